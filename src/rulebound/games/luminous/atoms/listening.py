"""Abilities that listen for one turn only."""

from __future__ import annotations

from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Listener
from rulebound.kernel.state import State


def listen_this_turn(s: State, card: Card, ability: LuminousTriggered) -> None:
    """'Whenever … this turn': a spell's trigger waits until the turn ends, though the spell is gone."""
    kind = ability.event
    s.listeners[kind] = [*s.listeners[kind], Listener(card, s.serials[card.number], ability)]


def end_listening(s: State) -> None:
    for listeners in filter(None, s.listeners):
        for listener in listeners:
            if for_this_turn(listener):
                s.listeners[listener.ability.event] = [each for each in listeners if not for_this_turn(each)]
                break


def for_this_turn(listener: Listener) -> bool:
    ability = listener.ability
    return isinstance(ability, LuminousTriggered) and ability.this_turn
