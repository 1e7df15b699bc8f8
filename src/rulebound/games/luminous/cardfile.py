"""Card files: TOML with `[[card]]` tables, one table a card. See the ledger's section "Card anatomy".

What is printed becomes a `PrintedCard`; what cannot be printed so is an error that names file, card and key
and says what to do. The text itself is read elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rulebound.kernel.letters import MOST_NUMBER
from rulebound.tabletop.cardfiles import TableChecker

TYPES = ("favored", "unit", "relic", "spell", "orb", "token")
KEYS = (
    "name", "type", "faction", "fast", "unique", "text", "flavor", "supplement", "essence_cost", "orb_check", "attack",
    "health", "durability", "colours",
)  # fmt: skip
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
_ESSENCE = re.compile(r"([0-9]{0,9})([OGP]*)")
_COLOURS = re.compile(r"[OGP]*")


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
    if match is None or int(match[1] or 0) > MOST_NUMBER:
        most = f"a number up to {MOST_NUMBER:,} for symbols of any colour"
        raise ValueError(f"{printed!r} is no cost: {most}, then O, G, P")
    letters = match[2]
    return Symbols(printed, int(match[1] or 0), letters.count("O"), letters.count("G"), letters.count("P"))


class CardTable(TableChecker[PrintedCard]):
    """Checks one table."""

    def card(self) -> PrintedCard:
        self.refuse_unknown_keys(KEYS)
        name = self.name()
        kind = self.one_of("type", TYPES, "types")
        self.refuse_misplaced_keys(kind, _SPECIAL, _OF_TYPE[kind])
        card = PrintedCard(
            name=name,
            type=kind,
            faction=self.word("faction"),
            fast=self.flag("fast"),
            unique=self.flag("unique"),
            text=self.string("text"),
            flavor=self.prose("flavor"),
            supplement=self.word("supplement"),
            essence_cost=self._symbols("essence_cost"),
            orb_check=self._symbols("orb_check"),
            attack=self.number("attack", 0),
            health=self.number("health", 1),
            durability=self.number("durability", 1),
            colours=self._colours(),
        )
        for key in _NEEDED.get(kind, ()):
            if key not in self.table:
                raise self.missing(key, f"a {kind} needs {key}")
        if kind == "token" and (card.attack is None) != (card.health is None):
            lacking = "attack" if card.attack is None else "health"
            raise self.missing(lacking, "a token that is a unit needs both attack and health")
        return card

    def _symbols(self, key: str) -> Symbols:
        printed = self.word(key)
        if key == "orb_check" and not _COLOURS.fullmatch(printed):
            raise self.bad(key, f'{printed!r} is no orb check: write its colours, such as "GP"')
        try:
            return symbols(printed)
        except ValueError as error:
            raise self.bad(key, str(error)) from None

    def _colours(self) -> str:
        printed = self.word("colours")
        if not _COLOURS.fullmatch(printed):
            raise self.bad("colours", f'{printed!r} is no list of colours: write O, G, P, such as "GP"')
        return printed


printed_card = CardTable.printed
load_cards = CardTable.load
