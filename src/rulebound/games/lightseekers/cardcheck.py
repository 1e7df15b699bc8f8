"""How cards of Lightseekers that somebody writes are checked: see `tabletop/cardchecks.py`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rulebound.games.lightseekers.cardfile import CATEGORIES, PrintedCard, printed_card
from rulebound.games.lightseekers.definition import LightCard
from rulebound.games.lightseekers.meaning import define
from rulebound.games.lightseekers.vocabulary import VOCABULARY
from rulebound.games.lightseekers.words.plain import PLAIN
from rulebound.tabletop.cardchecks import CardCheck
from rulebound.tabletop.cardfiles import BadValue, Table
from rulebound.tabletop.files import shown

CATEGORIES_OF_COMBOS: Final = tuple(category for category in CATEGORIES if category != "Item")
SAID: Final = re.compile(r"([a-z ]*)(.*)", re.IGNORECASE | re.DOTALL)  # a kind in words, then perhaps corners
USUAL: Final = "attack"
KINDS: Final[Mapping[str, Table]] = {
    "hero": {"type": "Hero"},
    **{category.lower(): {"type": "Action", "category": category} for category in CATEGORIES},
    **{f"combo {category.lower()}": {"type": "Combo", "category": category} for category in CATEGORIES_OF_COMBOS},
}
HERO: Final[Table] = {"health": 30, "elements": ["Superior Fire", "Basic Earth", "Basic Crystal"]}
COMBO: Final[Table] = {"cost": ["Fire", "Earth"]}
ITEM: Final[Table] = {"worth": 1}
BUFF: Final[Table] = {"corners": "(3)(2)(1)-"}


class LightseekersCheck(CardCheck[PrintedCard]):
    vocabulary = VOCABULARY
    forms = PLAIN
    deciding = ("type", "category")
    text_keys = ("text", "trait")

    def printed(self, table: Table, file: str = "", number: int = 0) -> PrintedCard:
        return printed_card(table, file, number)

    def needs(self, table: Table) -> Table:
        """A Buff may do without corners; those that stand in for wrong ones have numbers for a text to speak of."""
        kind, category = word(table, "type"), word(table, "category")
        if kind == "hero":
            return HERO
        of_category = ITEM if category == "item" else BUFF if category == "buff" else {}
        return {**(COMBO if kind == "combo" else {}), **of_category}

    def kind(self, words: str) -> dict[str, object]:
        """`hero`, `attack`, `combo buff`, and for a Buff perhaps its corners: `buff (2)(X)<1>-`."""
        said = SAID.fullmatch(words.strip())
        assert said is not None
        kind = said[1].strip().lower().removeprefix("action ") or USUAL
        if kind not in KINDS:
            raise BadValue("", "", "type", f"there is no kind '{shown(words)}'; kinds are {', '.join(KINDS)}")
        return {**KINDS[kind], "corners": said[2]} if said[2] else dict(KINDS[kind])

    def resolves_at_once(self, card: PrintedCard) -> bool:
        return card.resolves_at_once

    def define(self, card: PrintedCard, text: str) -> LightCard:
        return define(replace(card, text=text))

    def text_key(self, table: Table) -> str:
        return "trait" if word(table, "type") == "hero" else "text"


def word(table: Table, key: str) -> str:
    return str(table.get(key, "")).strip().lower()


card_check = LightseekersCheck
