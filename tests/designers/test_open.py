"""Texts by designers who had read a rulebook and ten cards: how many of the open half are read. Figures only grow."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulebound.language.errors import AmbiguousText
from rulebound.tabletop.cardchecks import CardCheck
from rulebound.tabletop.cardfiles import CardFileError
from rulebound.tabletop.kits import kit_of

HERE = Path(__file__).parent
BESIDE = ("grade", "means", "kind")
READ = {
    "luminous": {"simple": 32, "middling": 11, "rich": 0},
    "lightseekers": {"simple": 24, "middling": 9, "rich": 0},
}


def check_of(game: str) -> CardCheck[Any]:
    check = kit_of(game).card_check()
    check.learn([check.printed(face.table) for face in kit_of(game).card_set()])
    return check


def is_read(check: CardCheck[Any], given: dict[str, Any]) -> bool:
    """Whether a text is read on the card that its author had in mind; a card that is wrong beside it does not count."""
    table = {key: value for key, value in given.items() if key not in BESIDE} | {"type": given["kind"]}
    if given["kind"] == "Hero":
        table["trait"] = table.pop("text")
    try:
        card = check.printed(table)
    except CardFileError:
        return False
    errors = check.errors(card, card.text)
    assert not any(isinstance(error, AmbiguousText) and error.trees for error in errors), given["text"]
    return not errors


@pytest.mark.parametrize("game", READ)
def test_so_many_texts_of_the_open_half_are_read(game: str) -> None:
    texts = tomllib.loads((HERE / f"{game}_open.toml").read_text(encoding="utf-8"))["text"]
    check = check_of(game)
    found = Counter(text["grade"] for text in texts if is_read(check, text))
    assert {grade: found[grade] for grade in READ[game]} == READ[game]
