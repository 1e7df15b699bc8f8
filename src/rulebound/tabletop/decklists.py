"""Deck files of all games: how they are read, what is wrong with one, and how a breach of a deck rule is told."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rulebound.kernel.errors import RuleboundError

CARD_LINE: Final = re.compile(r"(\d+)\s*x?\s+(\S.*)", re.IGNORECASE)
HEADER_LINE: Final = re.compile(r"([a-z ]+):\s*(.*)", re.IGNORECASE)
TOML_LINE: Final = re.compile(r"^\s*(\[\w+\]|\w+\s*=)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Breach:
    """One rule that a deck breaks, and how."""

    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}"


class IllegalDeck(RuleboundError):
    """A deck that breaks rules: all of them are named."""

    def __init__(self, name: str, breaches: list[Breach]) -> None:
        self.breaches = breaches
        super().__init__(f"the deck {name} is not legal: " + "; ".join(str(breach) for breach in breaches))


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
class ListForm:
    """The words of a pasted list: headers with a text behind them, and sections of card lines."""

    headers: Mapping[str, str]
    sections: Mapping[str, str]


def read_data(source: str | Path, form: ListForm) -> tuple[dict[str, object], str]:
    """The data of a deck file, or of the text of one (several lines are a text), and where it is written."""
    if isinstance(source, str) and "\n" in source:
        is_toml = TOML_LINE.search(source) is not None
        return (from_toml(source, "deck") if is_toml else from_list(source, "deck", form)), "deck"
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(str(path), f"cannot be read ({error}). Give the path of a deck file.") from error
    is_toml = path.suffix == ".toml" or TOML_LINE.search(text) is not None
    data = from_toml(text, str(path)) if is_toml else from_list(text, str(path), form)
    return {"name": path.stem} | data, str(path)


def from_toml(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        hint = 'A card is a line such as "Card Name" = 3.'
        raise DeckError(source, f"is not TOML: {error}. {hint}") from error


def from_list(text: str, source: str, form: ListForm) -> dict[str, object]:
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
            if word in form.sections and not header[2]:
                section = form.sections[word]
                tables.setdefault(section, {})
            elif word in form.headers:
                data[form.headers[word]] = header[2]
            else:
                raise UnknownKey(f"{source}, line {number}", header[1], [*form.headers, *form.sections])
        else:
            raise DeckError(f"{source}, line {number}", f"'{line}' is no card line. Write '3x {line}'.")
    return data | tables


def text_of(data: Mapping[str, object], key: str, source: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise DeckError(source, f"{key} = {value!r}: write a text in quotation marks.")
    return value.strip()


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


def listing(names: list[str] | tuple[str, ...]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
