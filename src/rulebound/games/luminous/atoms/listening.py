"""Abilities that listen for one turn only."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Listener
from rulebound.kernel.modifiers import Modifier
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env


def listen_this_turn(s: State, card: Card, ability: LuminousTriggered) -> None:
    """'Whenever … this turn': a spell's trigger waits until the turn ends, though the spell is gone."""
    kind = ability.event
    s.listeners[kind] = [*s.listeners[kind], Listener(card, s.serials[card.number], ability)]


def keep_in_mind(s: State, env: Env, ability: LuminousTriggered) -> None:
    """'When it … this turn': what the spell has bound is kept until the turn is over."""
    s.add_modifier(Modifier(env, ability, 0, None, c.F_KEPT, 0, 0, c.THIS_TURN, s.clock))


def kept_in_mind(s: State, ability: LuminousTriggered, card: Card, serial: int) -> Env | None:
    """What was bound as the spell began to wait."""
    for modifier in s.modifiers:
        env = modifier.env
        if modifier.field == c.F_KEPT and modifier.ability is ability and env.card is card and env.serial == serial:
            return env
    return None


def end_listening(s: State) -> None:
    for listeners in filter(None, s.listeners):
        for listener in listeners:
            if for_this_turn(listener):
                s.listeners[listener.ability.event] = [each for each in listeners if not for_this_turn(each)]
                break


def for_this_turn(listener: Listener) -> bool:
    ability = listener.ability
    return isinstance(ability, LuminousTriggered) and ability.this_turn
