"""Texts by designers who had read a rulebook and ten cards: how many of the open ones are read. Figures only grow.

Of each list a part is open, to learn from, and a part (`…_kept.toml`) is read by nobody: a program may count it. What
was kept of older lists is opened when it has been counted often enough (`…_late.toml`). What is read of each open list
stands in `<game>_read.toml`; `python -m tests.designers.test_open GAME` stores it anew."""

from __future__ import annotations

import sys
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
GRADES = ("simple", "middling", "rich")
GAMES = ("luminous", "lightseekers", "starlight", "lost-legacy")


def file_of(game: str, part: str) -> Path:
    return HERE / f"{game.replace('-', '_')}_{part}.toml"


def figures_of(game: str) -> dict[str, dict[str, int]]:
    """How many texts of each open list are read, by grade."""
    return tomllib.loads(file_of(game, "read").read_text(encoding="utf-8"))


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


def count(game: str, part: str) -> dict[str, int]:
    """How many texts of a list are read."""
    texts = tomllib.loads(file_of(game, part).read_text(encoding="utf-8"))["text"]
    check = check_of(game)
    found = Counter(text["grade"] for text in texts if is_read(check, game, text))
    return {grade: found[grade] for grade in GRADES}


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in GAMES for part in figures_of(game)])
def test_so_many_of_the_open_texts_are_read(game: str, part: str) -> None:
    assert count(game, part) == figures_of(game)[part]


def renew(game: str) -> None:
    """Store what is read now."""
    rows = [(part, count(game, part)) for part in figures_of(game)]
    written = "".join(
        f"{part} = {{ {', '.join(f'{grade} = {n}' for grade, n in found.items())} }}\n" for part, found in rows
    )
    file_of(game, "read").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        renew(name)
