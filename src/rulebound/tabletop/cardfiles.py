"""What the card files of all games share: TOML with `[[card]]` tables, one table a card, and typed mistakes.

What cannot be printed so is an error that names file, card and key and says what to do.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.letters import MOST_CHARACTERS, MOST_NUMBER, legible, nearest, oddities
from rulebound.tabletop.files import BadFile, parse_toml, read_file, shown, shown_value

MOST_OF_A_WORD: Final = 100
"""Characters of a name, and of whatever else is no prose."""
MOST_WORDS: Final = 20
"""Of a list."""

Table = Mapping[str, object]


class Printed(Protocol):
    """A card as it is printed, of whatever game."""

    @property
    def name(self) -> str: ...

    @property
    def text(self) -> str: ...


Card = TypeVar("Card", bound=Printed)


class CardFileError(RuleboundError):
    """Something in a card file that cannot be a card."""

    def __init__(self, file: str, card: str, key: str, message: str) -> None:
        self.file, self.card, self.key, self.message = file, card, key, message
        where = ": ".join(part for part in (legible(file), shown(card), shown(key)) if part)
        super().__init__(f"{where}: {message}")


class NotToml(CardFileError):
    """The file cannot be read at all."""


class UnknownKey(CardFileError):
    """A key that no card has."""


class MissingKey(CardFileError):
    """A key that this card needs."""


class BadValue(CardFileError):
    """A key whose value cannot be."""


class MisplacedKey(CardFileError):
    """A key that cards of this type do not have."""


TWICE: Final = "another card has this name, and is not the same"


class UnreadableCard(RuleboundError):
    """A card whose text is not understood; the fault says where."""

    def __init__(self, card: str, fault: RuleboundError) -> None:
        self.card = card
        self.fault = fault
        super().__init__(f"{card}: {fault}")


# ---- files
_CARD_LINE: Final = re.compile(r"^[ \t]*\[\[[ \t]*card[ \t]*\]\][ \t]*(?:#.*)?$", re.MULTILINE)
_NAME_LINE: Final = re.compile(r"""^[ \t]*name[ \t]*=[ \t]*(["'])(.*)\1[ \t]*$""", re.MULTILINE)
_AT_LINE: Final = re.compile(r"(?<=at line )[0-9]+")


def card_tables(path: Path | str) -> list[Table]:
    """The `[[card]]` tables of a file, unchecked; other tables are left alone. The first that is none is an error."""
    tables: list[Table] = []
    for found in card_entries(path):
        if isinstance(found, CardFileError):
            raise found
        tables.append(found)
    return tables


def card_entries(path: Path | str) -> list[Table | CardFileError]:
    """The same, with what is wrong in place of each table that is none: a bad card hides no other."""
    name = str(path)
    try:
        text = read_file(path)
    except BadFile as fault:
        raise NotToml(name, "", "", fault.problem) from fault
    try:
        data = parse_toml(text, name)
    except BadFile as fault:
        return entries_one_by_one(text, name, NotToml(name, "", "", fault.problem))
    tables = data.get("card", [])
    if not isinstance(tables, list):
        raise BadValue(name, "", "card", "cards are written as [[card]] tables, with double brackets")
    return [entry(table, name, number) for number, table in enumerate(tables, 1)]


def card_lines(path: Path | str) -> list[int]:
    """In which line of a file each of its cards begins."""
    text = read_file(path)
    return [text.count("\n", 0, found.start()) + 1 for found in _CARD_LINE.finditer(text)]


def entry(table: object, file: str, number: int) -> Table | CardFileError:
    if isinstance(table, Mapping):
        return table
    return BadValue(file, f"card {number}", "", f"a card is a table of keys and values, not {shown_value(table)}")


def entries_one_by_one(text: str, file: str, whole: NotToml) -> list[Table | CardFileError]:
    """The cards of a text that is not TOML as a whole; where the fault is in no card, it is the file's."""
    starts = [found.start() for found in _CARD_LINE.finditer(text)]
    try:
        parse_toml(text[: starts[0]] if starts else text, file)
    except BadFile:
        raise whole from None
    entries: list[Table | CardFileError] = []
    above = text.count("\n", 0, starts[0]) if starts else 0
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(text)], strict=True), 1):
        part = text[start:end]
        try:
            entries.append(entry(parse_toml(part, file)["card"][0], file, number))
        except BadFile as fault:
            at_line = _AT_LINE.search(fault.problem)
            in_file = str(int(at_line[0]) + above) if at_line else ""
            problem = _AT_LINE.sub(in_file, fault.problem)
            named = _NAME_LINE.search(part)
            entries.append(NotToml(file, named[2] if named else f"card {number}", "", problem))
        above += part.count("\n")
    if not any(isinstance(each, CardFileError) for each in entries):
        raise whole
    return entries


class TableChecker(ABC, Generic[Card]):
    """Checks one table, key by key, so that every message knows its place. Each game has its own `card`."""

    def __init__(self, table: Table, file: str, number: int) -> None:
        self.table = table
        self.file = file
        given = table.get("name")
        self.card_name = given if isinstance(given, str) and given else f"card {number}" if number else "card"

    @abstractmethod
    def card(self) -> Card:
        """The table as a card; its first fault is a CardFileError."""

    @classmethod
    def printed(cls, table: Table, file: str = "", number: int = 0) -> Card:
        """One table as a card."""
        found = entry(table, file, number)
        if isinstance(found, CardFileError):
            raise found
        return cls(found, file, number).card()

    @classmethod
    def load(cls, path: Path | str) -> list[Card]:
        """Every card of a file; the first that cannot be is an error."""
        return cls.from_tables(card_tables(path), str(path))

    @classmethod
    def from_tables(cls, tables: Iterable[Any], file: str = "") -> list[Card]:
        return [cls.printed(table, file, number) for number, table in enumerate(tables, 1)]

    @classmethod
    def by_name(cls, tables: Iterable[Any]) -> dict[str, Card]:
        """The cards of some tables, each under its name. Two cards of one name must be the same."""
        found: dict[str, Card] = {}
        for card in cls.from_tables(tables):
            if found.setdefault(card.name, card) != card:
                raise BadValue("", card.name, "name", TWICE)
        return found

    def refuse_unknown_keys(self, keys: Sequence[str]) -> None:
        for key in self.table:
            if key not in keys:
                near = nearest(str(key).lower(), keys, 0.75)
                hint = f"did you mean '{near}'?" if near else "keys are " + ", ".join(keys)
                raise UnknownKey(self.file, self.card_name, key, f"no card has the key '{shown(key)}'; {hint}")

    def refuse_misplaced_keys(self, kind: str, special: Collection[str], allowed: Collection[str]) -> None:
        """`special`: keys that only some types have; `allowed`: those that this type has."""
        for key in self.table:
            if key in special and key not in allowed and self.table[key] not in (False, ""):
                raise MisplacedKey(self.file, self.card_name, key, f"a card of type {kind} has no {key}; leave it out")

    def missing(self, key: str, message: str) -> MissingKey:
        return MissingKey(self.file, self.card_name, key, message)

    def bad(self, key: str, message: str) -> BadValue:
        return BadValue(self.file, self.card_name, key, message)

    def one_of(self, key: str, known: Sequence[str], plural: str) -> str:
        """A word of a closed list, read without regard to capitals."""
        given = self.word(key, needed=True)
        return self.known_word(key, given, known, f"there is no {key} '{{}}'", plural)

    def known_word(self, key: str, given: str, known: Sequence[str], message: str, plural: str) -> str:
        """The word of the list that was meant by what is written."""
        by_low = {word.lower(): word for word in known}
        low = given.strip().lower()
        if low not in by_low:
            near = nearest(low, by_low)
            hint = f"did you mean '{by_low[near]}'?" if near else f"{plural} are " + ", ".join(known)
            raise self.bad(key, f"{message.format(given)}; {hint}")
        return by_low[low]

    def name(self) -> str:
        """What the card is called: words that everybody reads alike."""
        name = self.word("name", needed=True)
        if name != name.strip() or not any(character.isalnum() for character in name):
            raise self.bad("name", f"{shown_value(name)} is no name: it begins and ends with what can be read aloud")
        return name

    def word(self, key: str, *, needed: bool = False) -> str:
        return self.characters(key, self.string(key, needed=needed), MOST_OF_A_WORD)

    def prose(self, key: str) -> str:
        """What is printed in any number of lines and never read by the rules."""
        return self.characters(key, self.string(key), MOST_CHARACTERS, lines=True)

    def string(self, key: str, *, needed: bool = False) -> str:
        """Whatever is written there. What is wrong within a card's text, the language says, with a caret."""
        value = self.table.get(key, "")
        if not isinstance(value, str):
            raise self.bad(key, f"must be a text in quotation marks, not {shown_value(value)}")
        if needed and not value.strip():
            raise self.missing(key, f"every card needs a {key}")
        return value

    def characters(self, key: str, value: str, most: int, *, lines: bool = False) -> str:
        if len(value) > most:
            raise self.bad(key, f"has {len(value):,} characters; at most {most:,} can be printed")
        for odd in oddities(value, lines=lines):
            raise self.bad(key, f"character {odd.start + 1}: {odd.why}")
        return value

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(key, f"must be true or false, not {shown_value(value)}")
        return value

    def number(self, key: str, least: int, most: int = MOST_NUMBER) -> int | None:
        value = self.table.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad(key, f"must be a whole number, not {shown_value(value)}")
        if not least <= value <= most:
            raise self.bad(key, f"must be from {least} to {most:,}, not {shown_value(value)}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.bad(key, f'must be a list of texts, such as ["Fire"], not {shown_value(value)}')
        if len(value) > MOST_WORDS:
            raise self.bad(key, f"has {len(value):,} entries; at most {MOST_WORDS} can be printed")
        return tuple(self.characters(key, word, MOST_OF_A_WORD) for word in value)
