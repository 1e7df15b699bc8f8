"""Card files: TOML with `[[card]]` tables, one table a card. See the ledger's section "Card anatomy".

What is printed becomes a `PrintedCard`; what cannot be printed so is an error that names file, card and key
and says what to do. The text itself is read elsewhere.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

TYPES = ("favored", "unit", "relic", "spell", "orb", "token")
KEYS = (
    "name",
    "type",
    "faction",
    "fast",
    "unique",
    "text",
    "flavor",
    "supplement",
    "essence_cost",
    "orb_check",
    "attack",
    "health",
    "durability",
    "colours",
)
# Which of the printed fields a type may have beside those that all cards may have. [LU-type.17]
_OF_TYPE: Mapping[str, frozenset[str]] = {
    "favored": frozenset(),
    "unit": frozenset({"fast", "essence_cost", "orb_check", "attack", "health"}),
    "relic": frozenset({"fast", "essence_cost", "orb_check", "durability"}),
    "spell": frozenset({"fast", "essence_cost", "orb_check"}),
    "orb": frozenset({"colours"}),
    "token": frozenset({"attack", "health", "durability"}),
}
_NEEDED: Mapping[str, tuple[str, ...]] = {"unit": ("attack", "health"), "relic": ("durability",)}
_SPECIAL = frozenset().union(*_OF_TYPE.values())
_ESSENCE = re.compile(r"(\d*)([OGP]*)")
_COLOURS = re.compile(r"[OGP]*")


class CardFileError(Exception):
    """Something in a card file that cannot be a card."""

    def __init__(self, file: str, card: str, key: str, message: str) -> None:
        self.file, self.card, self.key, self.message = file, card, key, message
        where = ": ".join(part for part in (file, card, key) if part)
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
    """A key that cards of this type do not have. [LU-type.1]"""


class Symbols(NamedTuple):
    """Essence or check symbols, as printed and counted. [LU-cost.1]"""

    printed: str = ""
    any: int = 0
    orange: int = 0
    green: int = 0
    purple: int = 0

    @property
    def total(self) -> int:
        """How many symbols there are. [LU-cost.16]"""
        return self.any + self.orange + self.green + self.purple


NO_SYMBOLS = Symbols()


@dataclass(frozen=True)
class PrintedCard:
    """A card as it is printed."""

    name: str
    type: str
    faction: str = ""
    fast: bool = False
    unique: bool = False
    text: str = ""
    flavor: str = ""
    supplement: str = ""
    essence_cost: Symbols = NO_SYMBOLS
    orb_check: Symbols = NO_SYMBOLS
    attack: int | None = None
    health: int | None = None
    durability: int | None = None
    colours: str = ""

    @property
    def cost(self) -> int:
        """Cost as a number. [LU-cost.16]"""
        return self.essence_cost.total + self.orb_check.total

    @property
    def is_unit(self) -> bool:
        return self.type == "unit" or (self.type == "token" and self.attack is not None)

    @property
    def is_relic(self) -> bool:
        return self.type == "relic" or (self.type == "token" and self.durability is not None)


def symbols(printed: str) -> Symbols:
    """Count the symbols of a cost such as `2G`. [LU-cost.1]"""
    match = _ESSENCE.fullmatch(printed)
    if match is None:
        raise ValueError(f"{printed!r} is no cost: a number for symbols of any colour, then O, G, P")
    letters = match[2]
    return Symbols(printed, int(match[1] or 0), letters.count("O"), letters.count("G"), letters.count("P"))


def card_tables(path: Path | str) -> list[Mapping[str, object]]:
    """The `[[card]]` tables of a file, unchecked; other tables are left alone."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = tomllib.load(file)
    except OSError as error:
        raise NotToml(name, "", "", f"cannot be opened: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotToml(name, "", "", f"is not TOML: {error}") from error
    tables = data.get("card", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BadValue(name, "", "card", "cards are written as [[card]] tables, with double brackets")
    return list(tables)


def load_cards(path: Path | str) -> list[PrintedCard]:
    """Every card of a file; the first that cannot be is an error."""
    return [printed_card(table, str(path), k) for k, table in enumerate(card_tables(path), 1)]


def printed_card(table: Mapping[str, object], file: str = "", number: int = 0) -> PrintedCard:
    """One table as a card."""
    return _Checker(table, file, number).card()


class _Checker:
    """Checks one table, key by key, so that every message knows its place."""

    def __init__(self, table: Mapping[str, object], file: str, number: int) -> None:
        self.table = table
        self.file = file
        given = table.get("name")
        self.card_name = given if isinstance(given, str) and given else f"card {number}" if number else "card"

    def card(self) -> PrintedCard:
        self._refuse_unknown_keys()
        name = self._word("name", needed=True)
        kind = self._type()
        self._refuse_misplaced_keys(kind)
        card = PrintedCard(
            name=name,
            type=kind,
            faction=self._word("faction"),
            fast=self._flag("fast"),
            unique=self._flag("unique"),
            text=self._word("text"),
            flavor=self._word("flavor"),
            supplement=self._word("supplement"),
            essence_cost=self._symbols("essence_cost"),
            orb_check=self._symbols("orb_check"),
            attack=self._number("attack", 0),
            health=self._number("health", 1),
            durability=self._number("durability", 1),
            colours=self._colours(),
        )
        for key in _NEEDED.get(kind, ()):
            if key not in self.table:
                raise self._missing(key, f"a {kind} needs {key}")
        if kind == "token" and (card.attack is None) != (card.health is None):
            lacking = "attack" if card.attack is None else "health"
            raise self._missing(lacking, "a token that is a unit needs both attack and health")
        return card

    def _refuse_unknown_keys(self) -> None:
        for key in self.table:
            if key not in KEYS:
                near = get_close_matches(key.lower(), KEYS, 1, 0.75)
                hint = f"did you mean '{near[0]}'?" if near else "keys are " + ", ".join(KEYS)
                raise UnknownKey(self.file, self.card_name, key, f"no card has the key '{key}'; {hint}")

    def _refuse_misplaced_keys(self, kind: str) -> None:
        for key in self.table:
            if key in _SPECIAL and key not in _OF_TYPE[kind] and self.table[key] not in (False, ""):
                raise MisplacedKey(
                    self.file, self.card_name, key, f"a card of type {kind} has no {key}; leave it out"
                )

    def _missing(self, key: str, message: str) -> MissingKey:
        return MissingKey(self.file, self.card_name, key, message)

    def _bad(self, key: str, message: str) -> BadValue:
        return BadValue(self.file, self.card_name, key, message)

    def _type(self) -> str:
        kind = self._word("type", needed=True).lower()
        if kind not in TYPES:
            near = get_close_matches(kind, TYPES, 1, 0.6)
            hint = f"did you mean '{near[0]}'?" if near else "types are " + ", ".join(TYPES)
            raise self._bad("type", f"there is no type '{kind}'; {hint}")
        return kind

    def _word(self, key: str, *, needed: bool = False) -> str:
        value = self.table.get(key, "")
        if not isinstance(value, str):
            raise self._bad(key, f"must be a text in quotation marks, not {value!r}")
        if needed and not value.strip():
            raise self._missing(key, f"every card needs a {key}")
        return value

    def _flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self._bad(key, f"must be true or false, not {value!r}")
        return value

    def _number(self, key: str, least: int) -> int | None:
        value = self.table.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._bad(key, f"must be a whole number, not {value!r}")
        if value < least:
            raise self._bad(key, f"must be {least} or more, not {value}")
        return value

    def _symbols(self, key: str) -> Symbols:
        printed = self._word(key)
        if key == "orb_check" and not _COLOURS.fullmatch(printed):
            raise self._bad(key, f'{printed!r} is no orb check: write its colours, such as "GP"')
        try:
            return symbols(printed)
        except ValueError as error:
            raise self._bad(key, str(error)) from None

    def _colours(self) -> str:
        printed = self._word("colours")
        if not _COLOURS.fullmatch(printed):
            raise self._bad("colours", f'{printed!r} is no list of colours: write O, G, P, such as "GP"')
        return printed
