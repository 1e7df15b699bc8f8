"""Texts that are refused by the rulebook of card English: what they could mean is not clear, or nothing."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.scenario import run
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


@pytest.mark.rules("EN-13")
@pytest.mark.parametrize(
    ("kind", "text", "word"),
    [
        ("buff (1)(2)--", "When another hero Attacks, Draw 1 card. That hero can't Defend.", "That"),
        ("defend", "Rotate one of your Buffs forward. When it Expires, Draw 1 card.", "it"),
        ("attack", "Draw 1 card. This can't be increased by other effects.", "This"),
        ("attack", "You may Discard 1 card. If you do, increase this by 2.", "If"),
        ("attack", "Your target can only take 1 action each turn.", "each"),
        ("buff (1)(2)--", "When you Discard 1 or more cards, Draw 1 card.", "1"),
    ],
)
def test_a_clause_that_would_never_do_anything_is_refused(kind: str, text: str, word: str) -> None:
    assert refused(text, kind)[0] == word


@pytest.mark.rules("EN-12")
def test_what_a_card_can_never_undergo_is_refused_at_the_word() -> None:
    for text in ("Rotate an Item of another hero.", "Restart one of your Items.", "Rotate an Attack card."):
        word, shown = refused(text)
        assert word in ("an", "one") and "only Buffs have corners" in shown


def told(text: str) -> list[str]:
    """The log after a Defend card was played; B has one Buff."""
    card = {"name": "Test Card", "type": "Action", "category": "Defend", "text": text}
    buff = {"name": "Hearth", "type": "Action", "category": "Buff", "text": "When you Attack, Heal 1."}
    seats = {"A": {"hand": ["Test Card"]}, "B": {"buffs": ["Hearth"]}}
    moves = {"moves": "A: play Test Card", "expect": []}
    document = {"title": "", "game": "lightseekers", "card": [card, buff], "seat": seats, "script": moves}
    return [str(line) for line in run(document).log]


@pytest.mark.rules("EN-14")
def test_an_instruction_that_finds_nothing_says_so_and_why() -> None:
    assert "Test Card: there is nothing for 'An Item of another hero'" in told("Remove an Item of another hero.")
    assert "Test Card: there is nothing for 'Make all Items of other heroes Dormant'" in told(
        "Make all Items of other heroes Dormant this turn."
    )
    gone = "Test Card: Hearth is not there any more, so nothing comes of 'Return it'"
    assert gone in told("Remove a Buff of another hero, then Return it.")
    healed = "Heal a hero with 1 or less health for 2"
    assert f"Test Card: there is nobody for '{healed}'" in told(f"{healed}.")
