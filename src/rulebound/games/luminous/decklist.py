"""The written form of a deck: a TOML file, a pasted list, or the same as data.

TOML has the keys `name`, `favored`, `about`, `second_faction` and the tables `[main]`, `[side]` and `[orbs]`,
each `"Card Name" = count`. A pasted list has one card a line, and says who leads it:

    Favored: Regent of Sparks
    3x Kindle Scamp
    2x Avalanche Bolt
    Side:
    1x Stolen Banner
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rulebound.kernel.errors import RuleboundError

FULL_PILE: Final = {"Orange": 6, "Green": 6, "Purple": 6}
KEYS: Final = ("name", "favored", "about", "second_faction", "main", "side", "orbs")
HEADERS: Final = {"name": "name", "favored": "favored", "about": "about", "second faction": "second_faction"}
SECTIONS: Final = {"main": "main", "side": "side", "orbs": "orbs"}

CARD_LINE: Final = re.compile(r"(\d+)\s*x?\s+(\S.*)", re.IGNORECASE)
HEADER_LINE: Final = re.compile(r"([a-z ]+):\s*(.*)", re.IGNORECASE)
TOML_LINE: Final = re.compile(r"^\s*(\[\w+\]|\w+\s*=)", re.MULTILINE)


class DeckError(RuleboundError):
    """A deck that cannot be read: where it is written, what is wrong, what to do."""

    def __init__(self, source: str, problem: str) -> None:
        self.source = source
        self.problem = problem
        super().__init__(f"{source}: {problem}")


class UnknownKey(DeckError):
    """A word that no deck has."""

    def __init__(self, source: str, key: str, known: list[str]) -> None:
        self.key = key
        hint = did_you_mean(key, known)
        super().__init__(source, f"'{key}' is no part of a deck.{hint} Known: {', '.join(known)}.")


class BadCount(DeckError):
    """A number of copies that is none."""

    def __init__(self, source: str, card: str, count: object) -> None:
        self.card = card
        self.count = count
        super().__init__(source, f"{card} = {count!r}: write how many copies there are, as a whole number.")


class UnknownCards(DeckError):
    """Names that no card has, all of them, each with the nearest name there is."""

    def __init__(self, source: str, names: list[str], known: list[str]) -> None:
        self.names = names
        said = " ".join(f"There is no card '{name}'.{did_you_mean(name, known)}" for name in names)
        super().__init__(source, f"{said} Correct the name, or give the card along with the deck.")


def did_you_mean(word: str, known: list[str]) -> str:
    near = get_close_matches(word, known, 1, 0.6)
    return f" Did you mean '{near[0]}'?" if near else ""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as it is written. Whether it is legal, and whether its cards exist, is another question."""

    name: str
    favored: tuple[str, ...]
    """One name in a legal deck; a list may hold none or several."""
    main: Mapping[str, int]
    side: Mapping[str, int] = field(default_factory=dict)
    orbs: Mapping[str, int] = field(default_factory=lambda: dict(FULL_PILE))
    second_faction: str | None = None
    """None: the deck does not say. Empty: it says that there is none."""
    about: str = ""
    source: str = "deck"
    """Where it was written, for messages."""

    def as_dict(self) -> dict[str, object]:
        """The same as data, in the form that `deck_of` reads."""
        data: dict[str, object] = {
            "name": self.name,
            "favored": self.favored[0] if len(self.favored) == 1 else list(self.favored),
            "about": self.about,
            "main": dict(self.main),
            "side": dict(self.side),
            "orbs": dict(self.orbs),
        }
        if self.second_faction is not None:
            data["second_faction"] = self.second_faction
        return data


def load_deck(source: str | Path) -> Deck:
    """A deck from a file, or from the text of one: several lines are a text, one line is a path."""
    if isinstance(source, str) and "\n" in source:
        is_toml = TOML_LINE.search(source) is not None
        return deck_of(from_toml(source, "deck") if is_toml else from_list(source, "deck"))
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(str(path), f"cannot be read ({error}). Give the path of a deck file.") from error
    is_toml = path.suffix == ".toml" or TOML_LINE.search(text) is not None
    data = from_toml(text, str(path)) if is_toml else from_list(text, str(path))
    return deck_of({"name": path.stem} | data, str(path))


def from_toml(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        hint = 'A card is a line such as "Card Name" = 3.'
        raise DeckError(source, f"is not TOML: {error}. {hint}") from error


def from_list(text: str, source: str) -> dict[str, object]:
    """The pasted form. A name given twice counts twice."""
    data: dict[str, object] = {}
    tables: dict[str, dict[str, int]] = {"main": {}}
    section = "main"
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if card := CARD_LINE.fullmatch(line):
            table = tables[section]
            table[card[2]] = table.get(card[2], 0) + int(card[1])
        elif header := HEADER_LINE.fullmatch(line):
            word = header[1].strip().lower()
            if word in SECTIONS and not header[2]:
                section = SECTIONS[word]
                tables.setdefault(section, {})
            elif word in HEADERS:
                data[HEADERS[word]] = header[2]
            else:
                raise UnknownKey(f"{source}, line {number}", header[1], [*HEADERS, *SECTIONS])
        else:
            raise DeckError(f"{source}, line {number}", f"'{line}' is no card line. Write '3x {line}'.")
    return data | tables


def deck_of(data: Mapping[str, object], source: str = "deck") -> Deck:
    """A deck from data: the keys of a deck file."""
    for key in data:
        if key not in KEYS:
            raise UnknownKey(source, key, list(KEYS))
    second = data.get("second_faction")
    return Deck(
        name=text_of(data, "name", source),
        favored=favored_of(data, source),
        main=counts_of(data.get("main", {}), "main", source),
        side=counts_of(data.get("side", {}), "side", source),
        orbs=counts_of(data.get("orbs", FULL_PILE), "orbs", source),
        second_faction=None if second is None else text_of(data, "second_faction", source),
        about=text_of(data, "about", source),
        source=source,
    )


def text_of(data: Mapping[str, object], key: str, source: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise DeckError(source, f"{key} = {value!r}: write a text in quotation marks.")
    return value.strip()


def favored_of(data: Mapping[str, object], source: str) -> tuple[str, ...]:
    value = data.get("favored", [])
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise DeckError(source, f"favored = {value!r}: write the name of the favored in quotation marks.")
    return tuple(name.strip() for name in names if name.strip())


def counts_of(value: object, key: str, source: str) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise DeckError(source, f'{key} = {value!r}: write a table with a line such as "Card Name" = 3.')
    counts: dict[str, int] = {}
    for card, count in value.items():
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise BadCount(source, str(card), count)
        if count:
            counts[str(card)] = count
    return counts
