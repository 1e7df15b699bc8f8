"""Other words for the same: read in the words of the house, printed as typed, with carets under the typed words."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.language.tokens import tokenise
from rulebound.language.wordings import Rewording
from rulebound.tabletop.kits import kit_of

SAME = [
    ("luminous", "spell", "Destroy target unit.", "Destroy a unit."),
    ("luminous", "spell", "Your opponent discards two cards of their choice.", "The opponent discards two cards."),
    ("luminous", "spell", "Draw 1, and then discard 1.", "Draw 1, then discard 1."),
    ("luminous", "spell", "Afterwards, draw 1 now.", "Draw 1."),
    ("luminous", "unit", "First Wave: Deal 1 damage to each enemy unit.",
     "First Wave: Deal 1 damage to each unit the opponent controls."),
    ("lightseekers", "attack", "The recipient must Discard 2 cards of their choice.",
     "The recipient Discards 2 cards."),
    ("lightseekers", "defend", "Return a Buff of another hero back to its owner's hand.",
     "Return a Buff of another hero to its owner's hand."),
]  # fmt: skip


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("game", "kind", "typed", "house"), SAME)
def test_what_is_typed_otherwise_is_carried_out_alike_and_printed_as_typed(
    game: str, kind: str, typed: str, house: str
) -> None:
    other, same = read_card(typed, game, kind), read_card(house, game, kind)
    assert other.ok, other.errors
    assert other.printed == typed and other.plain == same.plain


def test_a_word_of_the_house_has_the_place_of_the_words_it_stands_for() -> None:
    typed = tokenise("destroy enemy units now")
    made = Rewording({"enemy units": "units the opponent controls", "now": ""})(typed)
    assert [token.text for token in made] == ["destroy", "units", "the", "opponent", "controls"]
    assert {(token.start, token.end) for token in made[1:]} == {(8, 19)}


def test_a_caret_stands_under_the_typed_word() -> None:
    check = kit_of("luminous").card_check()
    (complaint,) = check.complaints(check.specimen("spell", "Your opponent discards 1 and frobs."))
    assert complaint.word == "frobs"
