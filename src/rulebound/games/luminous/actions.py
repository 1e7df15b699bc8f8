"""What a player with priority may do in every window: play cards, use abilities, pass."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.legality.abilities import ability_of, listed_as_usable
from rulebound.games.luminous.legality.checks import Asked, add_name
from rulebound.games.luminous.legality.playing import PLAY_SWITCHED, only_costs_count
from rulebound.games.luminous.payment import can_pay
from rulebound.games.luminous.playing import Activate
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.values import costs_changed
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.decisions import Option
from rulebound.kernel.legality import allowed
from rulebound.kernel.state import State

PASS_OPTION: Final = Option(c.PASS)


def activation(option: Option, seat: int) -> Activate:
    card = option.card
    assert card is not None
    return Activate(card, ability_of(option), seat)


def add_plays(s: State, asked: Asked, options: list[Option], fast_only: bool) -> None:
    """What is out of reach is left out before anything is asked: a printed cost tells, where no text changes it."""
    hand = s.zones[asked.seat * c.ZONES + c.HAND]
    if not hand:
        return
    pool = asked.purse(s)
    most = c.NO_LIMIT if costs_changed(s) else pool.essence
    found: list[Card] = []
    for card in hand:
        kind = kind_of(card.definition)
        if kind.playable and (kind.fast or not fast_only) and (kind.price.total <= most or kind.statics):
            add_name(s, found, card)
    if not found:
        return
    plain = most != c.NO_LIMIT and only_costs_count(s)
    for card in found:
        kind = kind_of(card.definition)
        if plain and not kind.statics:
            if not can_pay(pool, kind.price):
                continue
        elif not allowed(PLAY_SWITCHED, s, asked, card.option(c.PLAY)):
            continue
        options.append(card.option(c.PLAY))


def add_activations(s: State, asked: Asked, options: list[Option]) -> None:
    at = asked.seat * c.ZONES
    for zone in (c.FAVORED, c.ORB_ROW, c.FIELD):  # [LU-type.3]
        able: list[Card] = []
        for card in s.zones[at + zone]:
            if card.definition.able and may_be_usable(s, asked, card):
                able.append(card)
        if able:
            for card in distinct(s, able):
                add_abilities_of(s, asked, card, options)


def may_be_usable(s: State, asked: Asked, card: Card) -> bool:
    """Whether any ability of the card is worth asking for: [LU-exp.2c] it need not expend what is expended, and
    [LU-cost.2] there is as much essence as it asks for."""
    expended = thing(s, card).expended
    for ability in kind_of(card.definition).activated:
        if not (expended and ability.expends):
            total = ability.price.total
            if total == 0 or total <= asked.purse(s).essence:
                return True
    return False


def add_abilities_of(s: State, asked: Asked, card: Card, options: list[Option]) -> None:
    r = thing(s, card)
    for number in range(len(kind_of(card.definition).activated)):
        if listed_as_usable(s, asked, r, card, number):
            options.append(card.option(c.ACTIVATE) if number == 0 else Option(c.ACTIVATE, card, number))
