"""Texts that are refused by the rulebook of card English: what they could mean is not clear, or nothing."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.tabletop.kits import kit_of


def refused(text: str, kind: str = "spell") -> tuple[str, str]:
    """The word under the caret, and what is said of it."""
    check = kit_of("luminous").card_check()
    (complaint,) = check.complaints(check.specimen(kind, text))
    return complaint.word, complaint.shown


@pytest.mark.rules("EN-3")
def test_two_things_that_fit_equally_well_are_shown_both() -> None:
    word, shown = refused("Ready a unit you control and expend a unit the opponent controls. It gains Flight.")
    assert word == "It" and "1. a unit you control" in shown and "2. a unit the opponent controls" in shown
    in_turn = "Ready a unit you control, then expend a unit the opponent controls. It gains Flight."
    of_two_kinds = "Ready a unit and put a relic from your hand into play. That relic can't leave play."
    assert read_card(in_turn, kind="spell").ok and read_card(of_two_kinds, kind="spell").ok


@pytest.mark.rules("EN-7")
@pytest.mark.parametrize(
    "text",
    [
        "If you control a relic, destroy a unit; otherwise, expend it.",
        "If you control a relic, destroy a unit. Otherwise, expend it.",
        "Choose one: Destroy a unit; or expend it.",
        "You may discard 1. If you do, destroy a unit. If you don't, expend it.",
    ],
)
def test_what_is_chosen_in_one_branch_is_not_known_in_the_other(text: str) -> None:
    word, shown = refused(text)
    assert word == "it" and "other branch" in shown


@pytest.mark.rules("EN-13")
def test_a_word_for_a_kind_wants_a_card_that_is_known_to_be_of_it() -> None:
    word, shown = refused("Discard 1 card. Put that unit into play.")
    assert word == "that" and "need not be a unit" in shown
    assert read_card("Reveal the top card of your deck. If it is a unit, put that unit into play.", kind="spell").ok
