"""What goes a shorter way where nothing can come between comes to the same as the long way, at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.zones import draw_at_once, draw_card, to_deck
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.legality.checks import Asked
from rulebound.games.lightseekers.payment import Bill, can_pay
from rulebound.kernel.playout import cheap_number
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of

EDITIONS = ("lightseekers", "lightseekers-first")


def positions(ruleset: str, games: int = 12, players: int = 2) -> Iterator[State]:
    """Every decision of some random games; whoever gets one may do with it as they like."""
    begin = kit_of(ruleset).opener(players)
    for number in range(games):
        s = begin(number)
        decisions = 0
        while s.ending is None:
            yield s.copy()
            decisions += 1
            question = s.asked[0]
            s.decide(question, question.options[(cheap_number(number, decisions) * len(question.options)) >> 32])


def table_of(s: State) -> tuple[object, ...]:
    return s.zones, s.places, s.serials, s.known, s.covered, s.secrets, s.moves, s.numbers, s.facts


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_cards_drawn_at_once_are_drawn_as_one_by_one(ruleset: str) -> None:
    drawn = back = 0
    for at, s in enumerate(positions(ruleset)):
        seat = at % 2
        hand = s.zones[seat * c.ZONES + c.HAND]
        if hand and at % 3 == 0:
            to_deck(s, hand[0], True)  # it comes straight back
            back += 1
        other = s.copy()
        cards = draw_at_once(s, seat, 1 + at % 4)
        single = [card for card in [draw_card(other, seat, False) for _ in range(1 + at % 4)] if card is not None]
        assert cards == single
        assert table_of(s) == table_of(other)
        drawn += len(cards)
    assert drawn > 300 and back > 50


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_combo_that_seems_beyond_the_hand_cannot_be_paid(ruleset: str) -> None:
    beyond = payable = 0
    for s in positions(ruleset):
        for seat in range(s.rules.seats):
            for card in s.zones[seat * c.ZONES + c.HAND]:
                kind = light(card.definition)
                if kind.combo:
                    pays = can_pay(s, Bill(seat, card, kind.cost, 0))
                    shown = Asked(seat).hand_shows(s, kind)
                    assert shown or not pays
                    beyond += not shown
                    payable += pays
    assert beyond > 100 and payable > 20
