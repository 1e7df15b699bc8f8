"""A fingerprint is of what can be observed: private fields leave no mark, what lies on the table does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rulebound
from rulebound.api import rulesets
from rulebound.kernel import observing
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.saves import digest, saved_fields
from rulebound.kernel.state import State


def midgame(ruleset: str) -> Game:
    game = rulebound.new_game(ruleset, seed=6)
    dice = Dice(3)
    for _ in range(12):
        decision = game.decision
        game.decide(decision.options[dice.below(len(decision.options))])
    return game


@pytest.mark.parametrize("ruleset", rulesets())
def test_a_field_that_nobody_can_see_leaves_no_mark(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = midgame(ruleset)
    s, before, exact = game.state, game.fingerprint(), digest(game.state)
    s.clock += 5
    s.rolls += 1
    s.secrets += 1
    s.batch += 1
    s.steps += 1
    s.history = None
    s.facts = [*s.facts, 0]  # a fact that a later version adds
    assert game.fingerprint() == before
    assert digest(s) != exact
    # a field of cards in play that a later version adds, and that no card uses yet
    unused = {"luminous": "hit_by_deadly", "starlight": "used", "lost-legacy": "used", "lost-legacy-quick": "used"}.get(
        ruleset, "asleep"
    )
    assert {getattr(record, unused) for record in s.records if record is not None} == {False}
    monkeypatch.setattr(observing, "saved_fields", lambda cls: [each for each in saved_fields(cls) if each != unused])
    assert game.fingerprint() == before


def turned_pile(s: State) -> None:
    deck = next(at for at, zone in enumerate(s.zones) if len({card.definition for card in zone}) > 1)
    s.zones[deck] = s.zones[deck][::-1]


def known_card(s: State) -> None:
    card = next(card for zone in s.zones for card in zone if s.known[card.number] == 0)
    s.show(card, 1)


def number(s: State) -> None:
    s.numbers[0] += 1


def in_play(s: State) -> None:
    record = next(record for record in s.records if record is not None)
    s.write(record.card).controller ^= 1


def option(s: State) -> None:
    question = s.asked[0]
    question.options = question.options[:-1]


def turn(s: State) -> None:
    s.turn += 1


@pytest.mark.parametrize("change", [turned_pile, known_card, number, in_play, option, turn])
@pytest.mark.parametrize("ruleset", rulesets())
def test_what_lies_on_the_table_and_what_is_asked_leaves_one(ruleset: str, change: Callable[[State], None]) -> None:
    game = midgame(ruleset)
    before = game.fingerprint()
    change(game.state)
    assert game.fingerprint() != before


@pytest.mark.parametrize("ruleset", rulesets())
def test_numbers_of_cards_are_private(ruleset: str) -> None:
    """Two equal cards of a deck may change places: nobody could tell."""
    game = midgame(ruleset)
    s, before = game.state, game.fingerprint()
    for place, zone in enumerate(s.zones):
        for card in zone:
            twins = [each for each in zone if each.definition is card.definition and s.known[each.number] == 0]
            if len(twins) > 1 and s.known[card.number] == 0:
                new = {twins[0]: twins[1], twins[1]: twins[0]}
                s.zones[place] = [new.get(each, each) for each in zone]
                assert game.fingerprint() == before
                return
    assert all(len({card.definition for card in zone}) == len(zone) for zone in s.zones), "there were equal cards"
