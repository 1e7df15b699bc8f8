"""How cards of Starlight that somebody writes are checked: see `tabletop/cardchecks.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rulebound.games.starlight.cardfile import CLASSES, PrintedCard, printed_card
from rulebound.games.starlight.definition import StarlightCard
from rulebound.games.starlight.meaning import define
from rulebound.games.starlight.vocabulary import VOCABULARY
from rulebound.games.starlight.words.plain import PLAIN
from rulebound.tabletop.cardchecks import CardCheck
from rulebound.tabletop.cardfiles import BadValue, Table
from rulebound.tabletop.files import shown

USUAL: Final = "Spell"
NEEDED: Final[Mapping[str, Table]] = {
    "attack": {"range": "enemy 1"},
    "aura": {"range": "any 0-3"},
    "passive": {"owner": "this creature"},
    "creature": {"factions": ["Life", "Death"]},
    "spell": {"range": "any 0-3"},
    "basic spell": {"range": "any 0-3"},
    "combat spell": {"range": "any 0-3"},
}


class StarlightCheck(CardCheck[PrintedCard]):
    vocabulary = VOCABULARY
    forms = PLAIN
    deciding = ("class",)

    def printed(self, table: Table, file: str = "", number: int = 0) -> PrintedCard:
        return printed_card(table, file, number)

    def needs(self, table: Table) -> Table:
        return NEEDED.get(str(table.get("class")).strip().lower(), {})

    def kind(self, words: str) -> dict[str, object]:
        """`spell`, or with its range: `movement tile 1-3`."""
        low = words.strip().lower() or USUAL.lower()
        for known in sorted(CLASSES, key=len, reverse=True):
            if low == known.lower() or low.startswith(known.lower() + " "):
                reach = low[len(known) :].strip()
                said: dict[str, object] = {"class": known}
                return {**said, "range": reach} if reach else said
        raise BadValue("", "", "class", f"there is no class '{shown(words)}'; classes are {', '.join(CLASSES)}")

    def resolves_at_once(self, card: PrintedCard) -> bool:
        return card.kind not in ("Aura", "Passive", "Creature")

    def define(self, card: PrintedCard, text: str) -> StarlightCard:
        return define(replace(card, text=text), card.source)


card_check = StarlightCheck
