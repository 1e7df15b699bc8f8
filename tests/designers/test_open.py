"""Texts by designers who had read a rulebook and ten cards: how many of the open ones are read. Figures only grow.

Of each list a part is open, to learn from, and a part (`…_kept.toml`) is read by nobody: a program may count it. What
was kept of older lists is opened when it has been counted often enough (`…_late.toml`)."""

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
    "luminous": {"simple": 32, "middling": 31, "rich": 9},
    "lightseekers": {"simple": 32, "middling": 29, "rich": 3},
    "starlight": {"simple": 14, "middling": 12, "rich": 1},
    "lost-legacy": {"simple": 14, "middling": 13, "rich": 1},
}

# By other authors, who knew the rulebook and up to ten cards.
SECOND = {
    "luminous": {"simple": 26, "middling": 23, "rich": 1},
    "lightseekers": {"simple": 22, "middling": 23, "rich": 2},
    "starlight": {"simple": 24, "middling": 20, "rich": 0},
    "lost-legacy": {"simple": 24, "middling": 17, "rich": 0},
}
THIRD = {
    "luminous": {"simple": 35, "middling": 29, "rich": 11},
    "lightseekers": {"simple": 48, "middling": 31, "rich": 0},
    "starlight": {"simple": 41, "middling": 27, "rich": 1},
    "lost-legacy": {"simple": 48, "middling": 30, "rich": 0},
}
FOURTH = {
    "luminous": {"simple": 36, "middling": 30, "rich": 10},
    "lightseekers": {"simple": 34, "middling": 31, "rich": 12},
    "starlight": {"simple": 34, "middling": 27, "rich": 1},
    "lost-legacy": {"simple": 48, "middling": 31, "rich": 0},
}
SIXTH = {
    "luminous": {"simple": 26, "middling": 28, "rich": 1},
    "lightseekers": {"simple": 31, "middling": 27, "rich": 2},
    "starlight": {"simple": 30, "middling": 20, "rich": 1},
    "lost-legacy": {"simple": 31, "middling": 21, "rich": 0},
}
EIGHTH = {
    "luminous": {"simple": 15, "middling": 18, "rich": 2},
    "lightseekers": {"simple": 18, "middling": 16, "rich": 3},
    "starlight": {"simple": 16, "middling": 12, "rich": 1},
    "lost-legacy": {"simple": 16, "middling": 15, "rich": 2},
}
# What was kept of older lists, opened after it had been counted in several rounds.
FIRST_LATE = {
    "luminous": {"simple": 32, "middling": 30, "rich": 2},
    "lightseekers": {"simple": 31, "middling": 27, "rich": 1},
    "starlight": {"simple": 14, "middling": 11, "rich": 0},
    "lost-legacy": {"simple": 14, "middling": 9, "rich": 0},
}
SECOND_LATE = {
    "luminous": {"simple": 14, "middling": 12, "rich": 2},
    "lightseekers": {"simple": 17, "middling": 15, "rich": 2},
    "starlight": {"simple": 14, "middling": 8, "rich": 0},
    "lost-legacy": {"simple": 14, "middling": 8, "rich": 0},
}
THIRD_LATE = {
    "luminous": {"simple": 13, "middling": 15, "rich": 2},
    "lightseekers": {"simple": 0, "middling": 15, "rich": 15},
    "starlight": {"simple": 7, "middling": 10, "rich": 1},
    "lost-legacy": {"simple": 0, "middling": 13, "rich": 2},
}
FOURTH_LATE = {
    "luminous": {"simple": 12, "middling": 18, "rich": 8},
    "lightseekers": {"simple": 14, "middling": 15, "rich": 8},
    "starlight": {"simple": 11, "middling": 15, "rich": 0},
    "lost-legacy": {"simple": 0, "middling": 15, "rich": 3},
}
FIFTH_LATE = {
    "lightseekers": {"simple": 22, "middling": 18, "rich": 2},
    "starlight": {"simple": 21, "middling": 11, "rich": 0},
    "lost-legacy": {"simple": 20, "middling": 15, "rich": 0},
}
SIXTH_LATE = {
    "luminous": {"simple": 10, "middling": 5, "rich": 0},
    "lightseekers": {"simple": 8, "middling": 4, "rich": 0},
    "starlight": {"simple": 9, "middling": 3, "rich": 0},
    "lost-legacy": {"simple": 9, "middling": 1, "rich": 0},
}
SEVENTH_LATE = {
    "luminous": {"simple": 24, "middling": 21, "rich": 6},
    "lightseekers": {"simple": 23, "middling": 19, "rich": 3},
    "starlight": {"simple": 23, "middling": 16, "rich": 0},
    "lost-legacy": {"simple": 22, "middling": 11, "rich": 1},
}
EIGHTH_LATE = {
    "luminous": {"simple": 16, "middling": 9, "rich": 1},
    "lightseekers": {"simple": 11, "middling": 15, "rich": 3},
    "starlight": {"simple": 13, "middling": 4, "rich": 1},
    "lost-legacy": {"simple": 15, "middling": 9, "rich": 0},
}
LISTS = {
    "open": READ,
    "second_open": SECOND,
    "third_open": THIRD,
    "fourth_open": FOURTH,
    "sixth_open": SIXTH,
    "eighth_open": EIGHTH,
    "first_late": FIRST_LATE,
    "second_late": SECOND_LATE,
    "third_late": THIRD_LATE,
    "fourth_late": FOURTH_LATE,
    "fifth_late": FIFTH_LATE,
    "sixth_late": SIXTH_LATE,
    "seventh_late": SEVENTH_LATE,
    "eighth_late": EIGHTH_LATE,
}


def check_of(game: str) -> CardCheck[Any]:
    check = kit_of(game).card_check()
    check.learn([check.printed(face.table) for face in kit_of(game).card_set()])
    return check


def table_of(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The card that an author had in mind, by the keys of the game's card files: authors knew the rulebook alone."""
    table = {key: value for key, value in given.items() if key not in BESIDE}
    if game == "starlight":
        table |= {"class": given["kind"], "binding": table.pop("bound")}
        if given["kind"] == "Passive":
            return {key: table[key] for key in ("name", "text", "class")} | {"owner": "Cairn Ogre"}
        table["range"] = given["range"].replace("ally", "own")
        if table["range"] == "-":
            table |= {"range": "own 0"} if given["kind"] == "Aura" else {"range": ""}
            table = {key: value for key, value in table.items() if value != ""}
        if table["binding"] == "S":
            table["source"] = "Cairn Ogre"
        return table
    if game == "lost-legacy":
        said = f"{given['class']} {given['kind']}" if given["kind"] == "Spell" else given["kind"]
        if given["kind"] == "Character":
            table = {key: value for key, value in table.items() if key != "class"}
        table = {key: listed(value) if key in ("family", "element") else value for key, value in table.items()}
        return table | kit_of(game).card_check().kind(said)
    table["type"] = given["kind"]
    if given["kind"] == "Hero":
        table["trait"] = table.pop("text")
    if "elements" in table:
        table["elements"] = [level_first(each) for each in table["elements"]]
    if "corners" in table:  # an irregular shape, as some drew it
        table["corners"] = table["corners"].translate(str.maketrans("[]", "<>"))
    if "points" in table:
        elements = table.pop("elements", [])
        table |= {"type": "Action", "category": "Item", "worth": table.pop("points"), "granted_elements": elements}
    if "element" in table:
        table["granted_elements"] = [level_first(table.pop("element"))]
    return table


def listed(said: str | list[str]) -> list[str]:
    return said if isinstance(said, list) else [said]


def level_first(said: str) -> str:
    """'Shadow superior' as the files say it."""
    words = said.title().split()
    return " ".join(words if words[0] in ("Basic", "Superior") else reversed(words))


def is_read(check: CardCheck[Any], game: str, given: dict[str, Any]) -> bool:
    """Whether a text is read on the card that its author had in mind; a card that is wrong beside it does not count."""
    table = table_of(game, given)
    try:
        card = check.printed(table)
    except CardFileError:
        return False
    errors = check.errors(card, card.text)
    assert not any(isinstance(error, AmbiguousText) and error.trees for error in errors), given["text"]
    return not errors


@pytest.mark.parametrize(
    ("game", "part", "read"), [(game, part, figures[game]) for part, figures in LISTS.items() for game in figures]
)
def test_so_many_of_the_open_texts_are_read(game: str, part: str, read: dict[str, int]) -> None:
    texts = tomllib.loads((HERE / f"{game.replace('-', '_')}_{part}.toml").read_text(encoding="utf-8"))["text"]
    check = check_of(game)
    found = Counter(text["grade"] for text in texts if is_read(check, game, text))
    assert {grade: found[grade] for grade in read} == read
