"""Texts that are refused by the rulebook of card English: what they could mean is not clear, or nothing."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.tabletop.kits import kit_of


def refused(text: str, kind: str = "defend") -> tuple[str, str]:
    """The word under the caret, and what is said of it."""
    check = kit_of("lightseekers").card_check()
    (complaint,) = check.complaints(check.specimen(kind, text))
    return complaint.word, complaint.shown


@pytest.mark.rules("EN-3")
def test_two_things_that_fit_equally_well_are_shown_both() -> None:
    word, shown = refused("Remove a Buff of another hero and Discard a card. Put it on the bottom of your deck.")
    assert word == "it" and "1. a Buff of another hero" in shown and "2. a card" in shown
    in_turn = "Remove a Buff of another hero, then Discard a card. Put it on the bottom of your deck."
    assert read_card(in_turn, "lightseekers", "defend").ok


@pytest.mark.rules("EN-7")
def test_what_is_chosen_in_one_branch_is_not_known_in_the_other() -> None:
    word, shown = refused("If you have an Item, Remove a Buff of another hero; otherwise, Return it.")
    assert word == "it" and "other branch" in shown
    word, shown = refused("Choose one: Remove a Buff of another hero; or Return it.")
    assert word == "it" and "other branch" in shown


@pytest.mark.rules("EN-13")
def test_a_word_for_a_kind_wants_a_card_that_is_known_to_be_of_it() -> None:
    word, shown = refused("The recipient Discards 1 card. If that Buff is Unaligned, 4 damage.", "attack")
    assert word == "that" and "'1 card'" in shown and "need not be a Buff" in shown
