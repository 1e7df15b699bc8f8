"""How cards of Luminous that somebody writes are checked: see `tabletop/cardchecks.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rulebound.games.luminous.cardfile import TYPES, PrintedCard, printed_card
from rulebound.games.luminous.definition import LuminousCard
from rulebound.games.luminous.meaning import define
from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.games.luminous.words.plain import PLAIN
from rulebound.language.errors import CardTextError
from rulebound.tabletop.cardchecks import CardCheck
from rulebound.tabletop.cardfiles import BadValue, MissingKey, Table
from rulebound.tabletop.files import shown

USUAL: Final = "unit"
NEEDED: Final[Mapping[str, Table]] = {
    "unit": {"attack": 1, "health": 1},
    "relic": {"durability": 1},
    "orb": {"colours": "G"},
    "token": {"attack": 1, "health": 1},
}


class LuminousCheck(CardCheck[PrintedCard]):
    vocabulary = VOCABULARY
    forms = PLAIN

    def __init__(self) -> None:
        self.tokens: dict[str, LuminousCard] = {}

    def printed(self, table: Table, file: str = "", number: int = 0) -> PrintedCard:
        card = printed_card(table, file, number)
        if card.type == "orb" and not card.colours and not card.text:
            raise MissingKey(file, card.name, "colours", "an orb has colours, a text or both")
        return card

    def needs(self, table: Table) -> Table:
        return NEEDED.get(str(table.get("type")).strip().lower(), {})

    def kind(self, words: str) -> dict[str, object]:
        kind = words.strip().lower() or USUAL
        if kind not in TYPES:
            raise BadValue("", "", "type", f"there is no type '{shown(words)}'; types are {', '.join(TYPES)}")
        return {"type": kind}

    def resolves_at_once(self, card: PrintedCard) -> bool:
        return card.type == "spell"

    def define(self, card: PrintedCard, text: str) -> LuminousCard:
        return define(replace(card, text=text), self.tokens)

    def learn(self, cards: Sequence[PrintedCard]) -> None:
        """What the tokens of a file are; a token whose text cannot be read is complained about in its own row."""
        for card in cards:
            if card.type == "token":
                try:
                    self.tokens[card.name] = define(card, {})
                except CardTextError:
                    continue


card_check = LuminousCheck
