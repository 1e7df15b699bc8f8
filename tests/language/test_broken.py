"""Broken texts: the caret stands on the word to change, and every whole text that is offered instead reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebound import read_card
from rulebound.tabletop.kits import kit_of

HERE = Path(__file__).parent
OFFERED = re.compile(r"(?:[Ww]rite|it reads): (.+)\.$", re.MULTILINE)
RIGHT = 0.9  # of the carets


def broken(game: str) -> list[list[str]]:
    lines = (HERE / f"broken_{game.replace('-', '_')}.txt").read_text(encoding="utf-8").splitlines()
    return [[part.strip() for part in line.split(" | ")] for line in lines]


@pytest.mark.parametrize("game", ["luminous", "lightseekers", "starlight", "lost-legacy"])
def test_the_caret_stands_on_the_word_to_change_and_the_advice_works(game: str) -> None:
    check = kit_of(game).card_check()
    table = broken(game)
    wrong: list[str] = []
    helped = 0
    for kind, text, word in table:
        complaint = check.complaints(check.specimen(kind, text))[0]
        assert len(complaint.expected) <= 5
        if complaint.word != word:
            wrong.append(f"{text}: {complaint.word}, not {word}")
        for offered in OFFERED.findall(complaint.message):
            assert read_card(f"{offered}.", game, kind).errors == (), offered
            helped += 1
    assert len(table) >= 60
    assert len(wrong) <= (1 - RIGHT) * len(table), wrong
    assert helped >= len(table) * 2 // 3


def test_a_far_fetched_word_is_not_guessed() -> None:
    check = kit_of("lightseekers").card_check()
    (complaint,) = check.complaints(check.specimen("defend", "Frobnicate all other heroes."))
    assert "did you mean" not in complaint.message


def test_a_sentence_that_reads_but_cannot_be_played_there_is_not_offered() -> None:
    check = kit_of("luminous").card_check()
    (played,) = check.complaints(check.specimen("spell", "Discard only 1."))
    assert "without 'only' it reads: Discard 1." in played.message
    (refused,) = check.complaints(check.specimen("relic", "Discard only 1."))
    assert "it reads" not in refused.message
    both = check.complaints(check.specimen("spell", "Draw only 1. Gain only 2 life."))
    assert ["it reads" in each.message for each in both] == [True, True]
