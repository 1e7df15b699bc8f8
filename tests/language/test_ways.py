"""Many ways to say one thing: designers who knew a rulebook and ten cards wrote each meaning as eight of them would.

`ways/<game>.toml` has a group for each meaning:

    [[group]]
    means = "The target gains 3 Health."
    card = { … }         # on which the texts stand
    ways = […]           # are read, and told in the same plain words
    otherwise = […]      # are read, and told in other words for what comes to the same
    unread = […]         # are not read (yet)

So a way that is read as something else than the others is seen at once. Of each group three ways are in
`…_kept.toml`, which nobody reads: a program may count them (`python -m tests.language.test_ways GAME`).
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.tabletop.cardchecks import CardCheck
from rulebound.tabletop.kits import kit_of

HERE = Path(__file__).parent / "ways"
GAMES = sorted(path.stem for path in HERE.glob("*.toml") if not path.stem.endswith("_kept"))


def groups_of(game: str, part: str = "") -> list[dict[str, Any]]:
    groups: list[dict[str, Any]] = tomllib.loads((HERE / f"{game}{part}.toml").read_text(encoding="utf-8"))["group"]
    return groups


@cache
def check_of(game: str) -> CardCheck[Any]:
    check = kit_of(game).card_check()
    check.learn([check.printed(face.table) for face in kit_of(game).card_set()])
    return check


def told(game: str, card: dict[str, Any], text: str) -> tuple[str, ...] | None:
    """The plain words for a text on a card; none if it is not read."""
    check = check_of(game)
    printed = check.printed({**card, check.text_key(card): text})
    return None if check.errors(printed, text) else tuple(check.plain(check.define(printed, text)))


@pytest.mark.parametrize("game", GAMES)
def test_what_means_the_same_is_told_alike(game: str) -> None:
    for group in groups_of(game):
        card = group["card"]
        first = told(game, card, group["ways"][0]) if group["ways"] else None
        for way in group["ways"]:
            found = told(game, card, way)
            assert found is not None, way
            assert found == first, way
        for way in group.get("otherwise", []):
            found = told(game, card, way)
            assert found is not None, way
            assert found != first, f"is told like the others now: {way}"
        assert not [way for way in group.get("unread", []) if told(game, card, way) is not None], "read now"


def count_kept(game: str) -> str:
    """How many of the kept ways are read, and how many of them are told like the first way of their group."""
    ways = read = alike = 0
    for group in groups_of(game, "_kept"):
        first, *others = (told(game, group["card"], way) for way in group["ways"])
        ways += len(others)
        read += sum(each is not None for each in others)
        alike += sum(each is not None and each == first for each in others)
    return f"{game}: {read} of {ways} kept ways read, {alike} told like the first"


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        print(count_kept(name))
