"""Deck files of all games: how they are read, what is wrong with one, and how a breach of a deck rule is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from os import listdir
from pathlib import Path
from typing import Final, Generic, TypeVar

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.letters import legible, nearest, oddities
from rulebound.tabletop.cardfiles import MOST_OF_A_WORD
from rulebound.tabletop.files import BadFile, parse_toml, read_file, shown, shown_value

AnyDeck = str | Path | Mapping[str, object]
"""The name of a deck that comes with the game or the text of one; a file; data. A string never opens a file."""

MOST_OF_A_DECK: Final = 20_000
"""Characters of its text."""
MOST_NAMES: Final = 500
MOST_COPIES: Final = 999
MOST_TOLD: Final = 10
CARD_LINE: Final = re.compile(r"([0-9]+)(?:\s*+x(?=\s))?\s++(\S.*)", re.IGNORECASE)
HEADER_LINE: Final = re.compile(r"([a-z ]+):\s*(.*)", re.IGNORECASE)
TOML_LINE: Final = re.compile(r"^[ \t]*(\[\w+\]|\w++[ \t]*=)", re.MULTILINE)


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
        super().__init__(source, f"'{shown(key)}' is no part of a deck.{hint} Known: {', '.join(known)}.")


class BadCount(DeckError):
    """A number of copies that is none."""

    def __init__(self, source: str, card: str, count: object) -> None:
        self.card = card
        self.count = count
        most = f"as a whole number up to {MOST_COPIES}"
        super().__init__(source, f"{shown(card)} = {shown_value(count)}: write how many copies there are, {most}.")


class UnknownCards(DeckError):
    """Names that no card has, all of them, each with the nearest name there is."""

    def __init__(self, source: str, names: list[str], known: list[str]) -> None:
        self.names = names
        said = " ".join(f"There is no card '{shown(name)}'.{did_you_mean(name, known)}" for name in names[:MOST_TOLD])
        if len(names) > MOST_TOLD:
            said += f" Nor are there {len(names) - MOST_TOLD} others."
        super().__init__(source, f"{said} Correct the name, or give the card along with the deck.")


def did_you_mean(word: str, known: list[str]) -> str:
    near = nearest(word, known)
    return f" Did you mean '{near}'?" if near else ""


@dataclass(frozen=True, slots=True)
class ListForm:
    """The words of a pasted list: headers with a text behind them, and sections of card lines."""

    headers: Mapping[str, str]
    sections: Mapping[str, str]


D = TypeVar("D")


@dataclass(frozen=True, slots=True, eq=False)
class Shelf(Generic[D]):
    """The decks that come with a game, and how any deck of it is read."""

    folder: Path
    form: ListForm
    make: Callable[[Mapping[str, object], str], D]
    """A deck from its data and where that is written."""

    def names(self) -> list[str]:
        return list(on_shelf(self.folder))

    def holds(self, deck: AnyDeck) -> bool:
        return isinstance(deck, str) and deck in on_shelf(self.folder)

    def read(self, deck: AnyDeck) -> D:
        """A deck by its name or its text, from a file, or as data."""
        if isinstance(deck, Mapping):
            return self.make(deck, "deck")
        if isinstance(deck, Path):
            return self.read_file(deck)
        if not isinstance(deck, str):
            raise DeckError("deck", f"{shown_value(deck)} is none: give a name, a text, a pathlib.Path or a table.")
        if self.holds(deck):
            found: D = from_shelf(self, deck)
            return found
        if "\n" in deck or TOML_LINE.match(deck):
            return self.make(data_of(deck, "deck", self.form), "deck")
        raise DeckError(shown(deck), f"there is no such deck. Decks: {', '.join(self.names())}.")

    def read_file(self, path: Path) -> D:
        try:
            text = read_file(path)
        except BadFile as fault:
            raise DeckError(fault.source, f"{fault.problem}. Give the path of a deck file.") from fault
        where = legible(str(path))
        return self.make({"name": path.stem} | data_of(text, where, self.form, path.suffix == ".toml"), where)


# What comes with a game does not change while it is played, so it is read once and shared.
@cache
def on_shelf(folder: Path) -> tuple[str, ...]:
    """The names of the decks in a folder."""
    found = listdir(folder) if folder.is_dir() else []
    return tuple(sorted([name.removesuffix(".toml") for name in found if name.endswith(".toml")]))


@cache
def from_shelf(shelf: Shelf[D], name: str) -> D:
    return shelf.read_file(shelf.folder / f"{name}.toml")


def data_of(text: str, source: str, form: ListForm, is_toml: bool = False) -> dict[str, object]:
    """The data of a deck from its text, in either form."""
    if len(text) > MOST_OF_A_DECK:
        raise DeckError(source, f"is too long: the text of a deck has at most {MOST_OF_A_DECK:,} characters.")
    if not is_toml and TOML_LINE.search(text) is None:
        return from_list(text, source, form)
    try:
        return parse_toml(text, source)
    except BadFile as fault:
        raise DeckError(source, f'{fault.problem}. A card is a line such as "Card Name" = 3.') from fault


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
            if len(card[1]) > len(str(MOST_COPIES)):
                raise BadCount(f"{source}, line {number}", card[2], card[1])
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
            raise DeckError(f"{source}, line {number}", f"'{shown(line)}' is no card line. Write '3x {shown(line)}'.")
    return data | tables


def refuse_unknown_keys(data: Mapping[str, object], known: Iterable[str], source: str) -> None:
    for key in data:
        if key not in known:
            raise UnknownKey(source, str(key), list(known))


def text_of(data: Mapping[str, object], key: str, source: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise DeckError(source, f"{key} = {shown_value(value)}: write a text in quotation marks.")
    return printable(value.strip(), key, source)


def leaders_of(data: Mapping[str, object], key: str, source: str) -> tuple[str, ...]:
    """Who leads the deck: one name, or a list of names."""
    value = data.get(key, [])
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise DeckError(source, f"{key} = {shown_value(value)}: write the name of the {key} in quotation marks.")
    return tuple(printable(name.strip(), key, source) for name in few(names, key, source) if name.strip())


def counts_of(value: object, key: str, source: str) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise DeckError(source, f'{key} = {shown_value(value)}: write a table with a line such as "Card Name" = 3.')
    counts: dict[str, int] = {}
    for card, count in few(value, key, source).items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_COPIES:
            raise BadCount(source, str(card), count)
        if count:
            counts[printable(str(card), "name", source)] = count
    return counts


Names = TypeVar("Names", bound=Collection[str])


def few(names: Names, key: str, source: str) -> Names:
    if len(names) > MOST_NAMES:
        raise DeckError(source, f"{len(names):,} different names in {key}: a deck has at most {MOST_NAMES}.")
    return names


def printable(value: str, key: str, source: str) -> str:
    """A name or another text of a deck, if it can be one."""
    most = MOST_OF_A_DECK if key == "about" else MOST_OF_A_WORD
    if len(value) > most:
        raise DeckError(source, f"the {key} '{shown(value)}' is too long: it has at most {most:,} characters.")
    for odd in oddities(value, lines=key == "about"):
        raise DeckError(source, f"the {key} '{shown(value)}', character {odd.start + 1}: {odd.why}.")
    return value


def listing(names: list[str] | tuple[str, ...]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
