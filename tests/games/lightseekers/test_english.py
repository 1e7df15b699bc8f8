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
    corners = "only Buffs have corners"
    for text, word, why in (
        ("Rotate an Item of another hero.", "Item", corners),
        ("Restart one of your Items.", "Items", corners),
        ("Rotate an Attack card.", "Attack", corners),
        ("Return an Attack.", "Attack", "only Buffs and Items are in play"),
        ("Remove a Defend.", "Defend", "only Buffs and Items are in play"),
        ("Remove a card from your hand.", "from", "only to cards in play"),
        ("Remove the top card of your deck.", "the", "only to cards in play"),
        ("Return a card from your discard pile.", "from", "only to cards in play"),
    ):
        found, shown = refused(text)
        assert found == word and why in shown, text


def plain(text: str) -> tuple[str, ...]:
    return read_card(text, "lightseekers", "defend").plain


@pytest.mark.rules("LS-6.2.1-move.1")
def test_what_is_returned_out_of_a_pile_is_moved() -> None:
    for text in (
        "Return 2 Defends from your discard pile to your hand.",
        "You may Return the top card of your discard pile to your hand. If you do, Draw 1 card.",
    ):
        assert plain(text) and plain(text) == plain(text.replace("Return", "Move"))


def test_an_amount_ends_with_its_noun_or_stands_alone() -> None:
    assert refused("Deal 2 damage. Heal the same amount of.")[0] == "of"
    assert "where X is the damage dealt in 1" in plain("Deal 2 damage. Heal the same amount.")[-1]


def test_an_amount_without_a_verb_stands_before_other_verbs_only() -> None:
    word, shown = refused("Lose 2 health or 3 damage.")
    assert word == "3" and "say what is done" in shown
    assert plain("3 damage or Draw 2 cards.") and plain("Deal 3 damage or 2 damage to all other heroes.")


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
    assert gone in told("Choose a Buff of another hero. Remove all Buffs of other heroes. Return it.")
    healed = "Heal a hero with 1 or less health for 2"
    assert f"Test Card: there is nobody for '{healed}'" in told(f"{healed}.")
