"""What a player with priority may do in every window: play cards, use abilities, pass."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.legality.abilities import ability_of, listed_as_usable
from rulebound.games.luminous.legality.checks import Asked
from rulebound.games.luminous.legality.playing import listed_as_playable
from rulebound.games.luminous.playing import Activate
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.values import costs_changed
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.decisions import Option
from rulebound.kernel.state import State

PASS_OPTION: Final = Option(c.PASS)


def activation(option: Option, seat: int) -> Activate:
    card = option.card
    assert card is not None
    return Activate(card, ability_of(option), seat)


def add_plays(s: State, asked: Asked, options: list[Option], fast_only: bool) -> None:
    most = -1
    for card in asked.hand(s):
        kind = kind_of(card.definition)
        if fast_only and not kind.fast:
            continue
        if most < 0:
            # A reduced cost is looked at by the checklist; a printed one that is out of reach need not be.
            pool = asked.purse(s)
            most = c.NO_LIMIT if costs_changed(s) else pool.ready_count + pool.blooms
        if (kind.price.total > most and not kind.statics) or not (kind.unit or kind.relic or kind.spell):
            continue
        if listed_as_playable(s, asked, card, kind):
            options.append(card.option(c.PLAY))


def add_activations(s: State, asked: Asked, options: list[Option]) -> None:
    at = asked.seat * c.ZONES
    for zone in (c.FAVORED, c.ORB_ROW, c.FIELD):  # [LU-type.3]
        cards = s.zones[at + zone]
        able: list[Card] = []
        for card in cards:
            if card.definition.able:
                able.append(card)
        if able:
            for card in distinct(s, able):
                add_abilities_of(s, asked, card, options)


def add_abilities_of(s: State, asked: Asked, card: Card, options: list[Option]) -> None:
    r = thing(s, card)
    for number in range(len(kind_of(card.definition).activated)):
        if listed_as_usable(s, asked, r, card, number):
            options.append(Option(c.ACTIVATE, card, number))
