"""What reads in one place reads in every place: pieces of texts in frames, all combinations.

`matrix/<game>.toml` has pieces, by the name of a slot, and frames, in which the slots stand:

    [rows]
    if = ["you have 3 or more DEF", ["no enemy is adjacent to you", "there is no adjacent enemy"]]
    do = ["draw 1 card", "gain 2 DEF"]

    [[frames]]
    on = "basic spell"
    text = "If {if}, {do}."

`on` is the kind of card, in the words of the game. A list within a row is one piece in other words: it must say the
same, while two pieces of a row must never say the same, so that none of them is passed over in silence. A slot that
begins a sentence is written with a capital there ("{Do} if {if}.").
"""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulebound import read_card

TABLES = sorted((Path(__file__).parent / "matrix").glob("*.toml"))
SLOT = re.compile(r"\{(\w+)\}")
MOST = 400  # combinations of a game


def table_of(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def words_of(piece: str | list[str]) -> list[str]:
    return [piece] if isinstance(piece, str) else piece


def filled(text: str, pieces: dict[str, str]) -> str:
    def said(slot: re.Match[str]) -> str:
        piece = pieces[slot[1].lower()]
        return piece[0].upper() + piece[1:] if slot[1][0].isupper() else piece

    return SLOT.sub(said, text)


def combinations(rows: dict[str, list[str | list[str]]], text: str) -> list[list[str]]:
    """All that a frame can say, each in all its words."""
    slots = list(dict.fromkeys(slot.lower() for slot in SLOT.findall(text)))
    return [
        [filled(text, dict(zip(slots, words, strict=True))) for words in product(*map(words_of, pieces))]
        for pieces in product(*(rows[slot] for slot in slots))
    ]


def frames() -> list[tuple[str, str, str]]:
    return [(path.stem, frame["on"], frame["text"]) for path in TABLES for frame in table_of(path)["frames"]]


@pytest.mark.parametrize(("game", "on", "text"), frames())
def test_every_combination_reads_and_says_something_else(game: str, on: str, text: str) -> None:
    rows = table_of(Path(__file__).parent / "matrix" / f"{game}.toml")["rows"]
    meant: dict[tuple[str, ...], str] = {}
    for same in combinations(rows, text):
        readings = {typed: read_card(typed, game.replace("_", "-"), on) for typed in same}
        assert not [str(reading) for reading in readings.values() if not reading.ok]
        told = {reading.plain for reading in readings.values()}
        assert len(told) == 1, same
        assert meant.setdefault(told.pop(), same[0]) == same[0]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_is_small_and_has_no_row_that_no_frame_needs(path: Path) -> None:
    table = table_of(path)
    used = {slot.lower() for frame in table["frames"] for slot in SLOT.findall(frame["text"])}
    assert used == set(table["rows"])
    assert sum(len(same) for f in table["frames"] for same in combinations(table["rows"], f["text"])) <= MOST
