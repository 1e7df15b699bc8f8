"""Card files: heroes, combos and action cards. See the ledger's section "Card anatomy".

What is printed becomes a `PrintedCard`; what cannot be printed so is an error that names file, card and key and says
what to do. The text itself is read elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rulebound.tabletop.cardfiles import MisplacedKey, TableChecker

from .corners import PERMANENT, Corners, is_permanent, read_corners
from .orders import ELEMENTS, LEVELS, ORDER_OF, ORDERS

TYPES = ("Hero", "Combo", "Action")
CATEGORIES = ("Attack", "Defend", "Buff", "Item")
KEYS = (
    "name", "type", "health", "elements", "trait", "cost", "requirement", "category", "text", "corners", "worth",
    "granted_elements",
)  # fmt: skip
_OF_TYPE: Mapping[str, frozenset[str]] = {
    "Hero": frozenset({"health", "elements", "trait"}),
    "Combo": frozenset({"cost", "category", "text", "corners"}),
    "Action": frozenset({"requirement", "category", "text", "corners", "worth", "granted_elements"}),
}
_SPECIAL = frozenset().union(*_OF_TYPE.values())
_NEEDED: Mapping[str, tuple[str, ...]] = {
    "Hero": ("health", "elements"), "Combo": ("cost", "category"), "Action": ("category",)
}
MOST_HEALTH = 35
STATS_OF_A_HERO = 3
SYMBOLS = (*ELEMENTS, *ORDERS)


class Access(NamedTuple):
    """An Element with its level, or, without a level, an Order. [LS-2.3.2.4b, LS-2.3.2.4c, LS1-2.4.1.3]"""

    symbol: str
    level: str = ""

    @property
    def is_order(self) -> bool:
        return self.symbol in ORDERS


@dataclass(frozen=True)
class PrintedCard:
    """A card as it is printed. `text` is the trait of a hero; a card without a text does nothing."""

    name: str
    type: str
    category: str = ""
    text: str = ""
    symbols: tuple[str, ...] = ()  # cost of a combo, requirement of an action card
    corners: Corners = PERMANENT
    health: int | None = None
    access: tuple[Access, ...] = ()  # stats of a hero, what an Item grants
    worth: int | None = None

    @property
    def is_hero(self) -> bool:
        return self.type == "Hero"

    @property
    def is_combo(self) -> bool:
        return self.type == "Combo"

    @property
    def is_action_card(self) -> bool:
        """Neither hero nor combo. [LS-2.4.3.1]"""
        return self.type == "Action"

    @property
    def resolves_at_once(self) -> bool:
        """An Attack or a Defend, which goes to the discard pile when its effects are done. [LS-2.5.1.2b]"""
        return self.category in ("Attack", "Defend")

    @property
    def elements(self) -> tuple[str, ...]:
        """The Elements on the card, each once. An Item is of the Elements that it grants. [LS-2.5.4.9a]"""
        shown = (*self.symbols, *(access.symbol for access in self.access))
        return tuple(dict.fromkeys(symbol for symbol in shown if symbol in ORDER_OF))

    @property
    def orders(self) -> tuple[str, ...]:
        """The Orders that the card is part of, each once. [LS-2.3.1.3, LS-2.3.1.4]"""
        shown = (*self.symbols, *(access.symbol for access in self.access))
        return tuple(dict.fromkeys(ORDER_OF.get(symbol, symbol) for symbol in shown))

    @property
    def is_permanent(self) -> bool:
        """A Buff without a rotation symbol. [LS-2.5.3.10-i]"""
        return self.category == "Buff" and is_permanent(self.corners)


class CardTable(TableChecker[PrintedCard]):
    """Checks one table."""

    def card(self) -> PrintedCard:
        self.refuse_unknown_keys(KEYS)
        name = self.name()
        kind = self.one_of("type", TYPES, "types")
        if kind == "Hero" and self.table.get("text"):
            raise MisplacedKey(self.file, name, "text", "the text of a hero is its trait: write trait = … instead")
        self.refuse_misplaced_keys(kind, _SPECIAL, _OF_TYPE[kind])
        for key in _NEEDED[kind]:
            if self.table.get(key, "") in ("", []):
                raise self.missing(key, f"a card of type {kind} needs {key}")
        if kind == "Hero":
            return PrintedCard(
                name,
                kind,
                text=self.string("trait"),
                health=self.number("health", 1, MOST_HEALTH),
                access=self._stats(),
            )
        category = self._category(kind)
        self._refuse_keys_of_other_categories(category)
        return PrintedCard(
            name,
            kind,
            category=category,
            text=self.string("text"),
            symbols=self._symbols("cost" if kind == "Combo" else "requirement"),
            corners=self._corners(),
            access=tuple(self._access("granted_elements", word) for word in self.words("granted_elements")),
            worth=self._worth(category),
        )

    def _category(self, kind: str) -> str:
        category = self.one_of("category", CATEGORIES, "categories")
        if kind == "Combo" and category == "Item":
            raise self.bad("category", "a combo is an Attack, a Defend or a Buff")
        return category

    def _refuse_keys_of_other_categories(self, category: str) -> None:
        for key, owner in (("corners", "Buff"), ("worth", "Item"), ("granted_elements", "Item")):
            if category != owner and self.table.get(key, "") not in ("", []):
                raise MisplacedKey(
                    self.file, self.card_name, key, f"only cards of category {owner} have {key}; leave it out"
                )

    def _symbols(self, key: str) -> tuple[str, ...]:
        return tuple(self._symbol(key, word) for word in self.words(key))

    def _symbol(self, key: str, word: str) -> str:
        return self.known_word(key, word, SYMBOLS, "there is no Element or Order '{}'", "they")

    def _access(self, key: str, written: str) -> Access:
        first, _, rest = written.strip().partition(" ")
        if not rest:
            symbol = self._symbol(key, first)
            if symbol in ORDERS:
                return Access(symbol)
            raise self.bad(key, f"'{written}' has no level: write 'Basic {symbol}' or 'Superior {symbol}'")
        level = self.known_word(key, first, LEVELS, "there is no level '{}'", "levels")
        return Access(self.known_word(key, rest, ELEMENTS, "there is no Element '{}'", "Elements"), level)

    def _stats(self) -> tuple[Access, ...]:
        stats = tuple(self._access("elements", word) for word in self.words("elements"))
        if len({stat.symbol for stat in stats}) != len(stats):
            raise self.bad("elements", "the Elements of a hero are all different")
        if len(stats) != STATS_OF_A_HERO:
            raise self.bad("elements", f"a hero has three Elements, not {len(stats)}")
        return stats

    def _corners(self) -> Corners:
        try:
            return read_corners(self.word("corners"))
        except ValueError as error:
            raise self.bad("corners", str(error)) from None

    def _worth(self, category: str) -> int | None:
        worth = self.number("worth", 1, 2)
        if worth is None and category == "Item":
            raise self.missing("worth", "an Item is worth 1 or 2")
        return worth


printed_card = CardTable.printed
load_cards = CardTable.load
