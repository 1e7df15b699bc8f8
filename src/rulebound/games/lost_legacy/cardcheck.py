"""How cards of Lost Legacy that somebody writes are checked: see `tabletop/cardchecks.py`."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.cardfile import CLASSES, SPELL_KINDS, PrintedCard, printed_card
from rulebound.games.lost_legacy.definition import LegacyCard
from rulebound.games.lost_legacy.meaning import define
from rulebound.games.lost_legacy.vocabulary import VOCABULARY
from rulebound.games.lost_legacy.words.plain import PLAIN
from rulebound.tabletop.cardchecks import CardCheck
from rulebound.tabletop.cardfiles import BadValue, Table
from rulebound.tabletop.files import shown

KNOWN = ("character", *CLASSES[:-1], *(f"{kind} spell" for kind in SPELL_KINDS))


class LegacyCheck(CardCheck[PrintedCard]):
    vocabulary = VOCABULARY
    forms = PLAIN
    deciding = ("kind", "class", "spell_kind")

    def printed(self, table: Table, file: str = "", number: int = 0) -> PrintedCard:
        return printed_card(table, file, number)

    def needs(self, table: Table) -> Table:
        """What a card cannot be without."""
        if str(table.get("kind")).strip().lower() != "option":
            return {}
        is_spell = str(table.get("class")).strip().lower() == "spell"
        return {"class": "item"} if "class" not in table else {"spell_kind": "offensive"} if is_spell else {}

    def kind(self, words: str) -> dict[str, object]:
        """`character`, `counter`, `everlasting spell`."""
        low = words.strip().lower() or "character"
        if low not in KNOWN:
            raise BadValue("", "", "kind", f"there is no kind '{shown(words)}'; kinds are {', '.join(KNOWN)}")
        if low == "character":
            return {"kind": low}
        *spell_kind, card_class = low.split()
        found: dict[str, object] = {"kind": "option", "class": card_class}
        return {**found, "spell_kind": spell_kind[0]} if spell_kind else found

    def resolves_at_once(self, card: PrintedCard) -> bool:
        return bool(card.bit & (c.ITEM | c.OFFENSIVE))

    def define(self, card: PrintedCard, text: str) -> LegacyCard:
        return define(replace(card, text=text), card.only_sub_deck)


card_check = LegacyCheck
