"""Texts that are refused by the rulebook of card English: what they could mean is not clear, or nothing."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.scenario import run
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


@pytest.mark.rules("EN-11")
def test_what_asks_about_the_sentence_it_would_replace_is_refused() -> None:
    word, shown = refused("Draw 1. If you do, draw 3 instead.")
    assert word == "you" and "take the place of what it asks about" in shown


@pytest.mark.rules("EN-12")
@pytest.mark.parametrize(
    ("text", "word", "why"),
    [
        ("Remove 1 durability from a unit.", "unit", "only a relic has durability"),
        ("A unit gets +2 durability.", "durability", "only a relic has durability"),
        ("Destroy a unit with durability 2 or less.", "durability", "only a relic has durability"),
        ("Destroy a relic with attack 2 or less.", "attack", "only a unit has attack"),
        ("A relic gains Flight.", "Flight", "only they attack and block"),
        ("A relic gets +1/+1.", "+1/+1", "only a unit has attack"),
        ("Destroy a spell.", "spell", "never in play"),
        ("Deal 2 damage to an orb.", "orb", "units, relics and players"),
        ("Relics can't attack or block this turn.", "attack", "only units attack"),
        ("Units the opponent controls enter play expended.", "enter", "entered already"),
    ],
)
def test_what_a_card_can_never_have_is_refused_at_the_word(text: str, word: str, why: str) -> None:
    found, shown = refused(text)
    assert found == word and why in shown
    assert read_card("Destroy a unit or relic with durability 2 or less.", kind="spell").ok


def told(text: str) -> list[str]:
    """The log after a spell was played; B controls one unit."""
    card = {"name": "Test Spell", "type": "spell", "faction": "Wanderers", "text": text}
    unit = {"name": "Flint", "type": "unit", "faction": "Wanderers", "attack": 2, "health": 2}
    seats = {"A": {"hand": ["Test Spell"]}, "B": {"play": ["Flint"]}}
    moves = {"moves": "A: play Test Spell", "expect": []}
    document = {"title": "", "game": "luminous", "card": [card, unit], "seat": seats, "script": moves}
    return [str(line) for line in run(document).log]


@pytest.mark.rules("EN-14")
def test_an_instruction_that_finds_nothing_says_so_and_why() -> None:
    assert "Test Spell: Flint is not there any more, so nothing comes of 'Expend it'" in told(
        "Destroy a unit, then expend it."
    )
    assert "Test Spell: there is nothing for 'A relic'" in told("Destroy a relic.")
    assert not [line for line in told("Destroy a unit.") if "nothing" in line]
    for said in ("Loses 2 life", "Draws 1"):  # outside of a combat nobody defends
        assert f"Test Spell: there is nobody for '{said}'" in told(f"The defending player {said.lower()}.")
    hit = "Deal 2 damage to the defending player"
    assert f"Test Spell: there is nobody for '{hit}'" in told(f"{hit}.")
