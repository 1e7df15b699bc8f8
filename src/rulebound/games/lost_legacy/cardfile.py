"""Card files: TOML with `[[card]]` tables. See the ledger's section "Card anatomy"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.tabletop.cardfiles import TableChecker

KINDS = ("character", "option")
CLASSES = ("item", "counter", "equipment", "environment", "weapon", "spell")
SPELL_KINDS = ("offensive", "defensive", "everlasting")
SKILLS = tuple(c.SKILL_NAMES)
MODES = ("lost-legacy", "lost-legacy-quick")
NUMBERS = ("level", "offense", "defense", "speed", "magic")
KEYS = (
    "name", "kind", "class", "spell_kind", "family", "element", "text", "ruleset", "flavour", "skills", *NUMBERS
)  # fmt: skip
OF_KIND: Mapping[str, frozenset[str]] = {
    "character": frozenset({*NUMBERS, "skills"}), "option": frozenset({"class", "spell_kind"})
}  # fmt: skip
SPECIAL = OF_KIND["character"] | OF_KIND["option"]
MOST_VALUE = 999


@dataclass(frozen=True)
class PrintedCard:
    """A card as it is printed."""

    name: str
    kind: str
    card_class: str = ""
    spell_kind: str = ""
    family: tuple[str, ...] = ()
    element: tuple[str, ...] = ()
    level: int = 0
    skills: tuple[str, ...] = ()
    offense: int = 0
    defense: int = 0
    speed: int = 0
    magic: int = 0
    text: str = ""
    ruleset: str = ""
    flavour: str = ""

    @property
    def bit(self) -> int:
        """Its kind or class as the rules count them."""
        return c.KIND_NAMES[self.spell_kind or self.card_class or self.kind]

    @property
    def only_sub_deck(self) -> bool:
        """[LL-weap.1] [LL-spell.1]"""
        return bool(self.bit & (c.WEAPON | c.SPELL))


class CardTable(TableChecker[PrintedCard]):
    """Checks one table."""

    def card(self) -> PrintedCard:
        self.refuse_unknown_keys(KEYS)
        name = self.name()
        kind = self.one_of("kind", KINDS, "kinds")
        self.refuse_misplaced_keys(kind, SPECIAL, OF_KIND[kind])
        card_class = self.one_of("class", CLASSES, "classes") if kind == "option" else ""
        if card_class != "spell" and "spell_kind" in self.table:
            raise self.bad("spell_kind", "only a spell is offensive, defensive or everlasting")
        values = {key: self.number(key, 0, MOST_VALUE) or 0 for key in NUMBERS}
        return PrintedCard(
            name=name,
            kind=kind,
            card_class=card_class,
            spell_kind=self.one_of("spell_kind", SPELL_KINDS, "kinds of spells") if card_class == "spell" else "",
            family=self.words("family"),
            element=self.words("element"),
            skills=self.known_skills(),
            text=self.string("text"),
            ruleset=self.one_of("ruleset", MODES, "rulesets") if "ruleset" in self.table else "",
            flavour=self.prose("flavour"),
            **values,
        )

    def known_skills(self) -> tuple[str, ...]:
        found = self.words("skills")
        return tuple(self.known_word("skills", word, SKILLS, "there is no skill '{}'", "skills") for word in found)


printed_card = CardTable.printed


def as_table(card: PrintedCard) -> dict[str, Any]:
    """A printed card as the table of a card file."""
    table: dict[str, Any] = {"name": card.name, "kind": card.kind}
    if card.card_class:
        table["class"] = card.card_class
    for key in ("spell_kind", "text", "ruleset", "flavour"):
        if getattr(card, key):
            table[key] = getattr(card, key)
    for key in ("family", "element", "skills"):
        if getattr(card, key):
            table[key] = list(getattr(card, key))
    if card.kind == "character":
        table |= {key: getattr(card, key) for key in NUMBERS}
    return table
