"""Card files: TOML with `[[card]]` and `[[creature]]` tables. See the ledger's section "Card anatomy"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.tabletop.cardfiles import BadValue, TableChecker, card_tables
from rulebound.tabletop.files import parse_toml, read_file, shown

CLASSES = c.CLASS_NAMES
KEYS = (
    "name", "class", "binding", "source", "energy", "mana", "range", "counters", "where", "telegraph_where", "text",
    "owner", "factions", "health", "flavour", "origin",
)  # fmt: skip
PLAYED = frozenset({"binding", "source", "energy", "mana", "range", "where", "telegraph_where", "text"})
OF_CLASS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(CLASSES[:7], PLAYED),
    "Aura": PLAYED | {"counters"},
    "Passive": frozenset({"owner", "text"}),
    "Creature": frozenset({"factions", "health"}),
}
SPECIAL = frozenset().union(*OF_CLASS.values())
BINDINGS = ("S", "G")
TARGETS = {"enemy": c.ENEMY, "own": c.OWN, "any": c.ANY, "tile": c.TILE}
RANGE = re.compile(r"(enemy|own|any|tile)(?: ([0-9]{1,2})(?:-([0-9]{1,2}))?)?")
FULL_HEALTH = 19


@dataclass(frozen=True)
class PrintedCard:
    """A card as it is printed: a playing card, a passive or a creature."""

    name: str
    kind: str
    binding: str = "G"
    source: str = ""
    energy: int = 0
    mana: int = 0
    range: str = "-"
    counters: int = 0
    where: tuple[str, ...] = ()
    telegraph_where: tuple[str, ...] = ()
    text: str = ""
    owner: str = ""
    factions: tuple[str, ...] = ()
    health: int = FULL_HEALTH
    flavour: str = ""
    origin: str = ""


def range_of(printed: str) -> tuple[int, int, int]:
    """Whom it means, and from which to which distance; without a number at any distance."""
    found = RANGE.fullmatch(printed)
    if found is None:
        return c.NOTHING, 0, 0
    if found[2] is None:
        return TARGETS[found[1]], 0 if found[1] in ("own", "any") else 1, c.ANY_DISTANCE
    return TARGETS[found[1]], int(found[2]), int(found[3] or found[2])


def tile_kinds(words: tuple[str, ...]) -> int:
    bits = 0
    for word in words:
        bits |= c.TILE_KINDS[word]
    return bits


class CardTable(TableChecker[PrintedCard]):
    """Checks one table."""

    def card(self) -> PrintedCard:
        """[ST-DECK.6] Soulbound or Global, whoever's card it is."""
        self.refuse_unknown_keys(KEYS)
        name = self.name()
        kind = self.one_of("class", CLASSES, "classes")
        self.refuse_misplaced_keys(kind, SPECIAL, OF_CLASS[kind])
        card = PrintedCard(
            name=name,
            kind=kind,
            binding=self.one_of("binding", BINDINGS, "bindings") if "binding" in self.table else "G",
            source=self.word("source"),
            energy=self.number("energy", 0, c.MOST_ENERGY) or 0,
            mana=self.number("mana", 0, c.MOST_MANA) or 0,
            range=self.printed_range(kind),
            counters=self.number("counters", 1, c.MOST_COUNTERS) or 0,
            where=self.tiles("where"),
            telegraph_where=self.tiles("telegraph_where"),
            text=self.string("text"),
            owner=self.word("owner", needed=kind == "Passive"),
            factions=self.pair() if kind == "Creature" else (),
            health=self.number("health", 1, 99) or FULL_HEALTH,
            flavour=self.prose("flavour"),
            origin=self.word("origin"),
        )
        if kind == "Attack" and range_of(card.range)[0] != c.ENEMY:
            raise self.bad("range", 'an Attack is made against an enemy: write "enemy 1" or "enemy 1-3"')
        if kind == "Aura" and range_of(card.range)[0] not in (c.ENEMY, c.OWN, c.ANY):
            raise self.bad("range", 'an Aura is hung on a creature: write "own 0-2", "enemy 1-3" or "any 0-3"')
        return card

    def printed_range(self, kind: str) -> str:
        printed = " ".join(self.word("range").lower().split()) or "-"
        if printed != "-" and RANGE.fullmatch(printed) is None:
            raise self.bad("range", f"'{shown(printed)}' is no range: write 'enemy 1-3', 'own 0-2' or '-'")
        whom, least, most = range_of(printed)
        if whom != c.NOTHING and least > most:
            raise self.bad("range", f"'{shown(printed)}' ends before it begins")
        return printed

    def tiles(self, key: str) -> tuple[str, ...]:
        """`Center or Star`, or a list of such words."""
        value = self.table.get(key)
        if isinstance(value, list):
            words = self.words(key)
        else:
            words = tuple(word for word in re.split(r",| or ", self.word(key)) if word.strip())
        known = tuple(c.TILE_KINDS)
        return tuple(self.known_word(key, word, known, "there is no kind of tile '{}'", "kinds") for word in words)

    def pair(self) -> tuple[str, ...]:
        """[ST-CRE.1] Two different factions."""
        found = self.words("factions")
        if len(found) != 2 or found[0] == found[1]:
            raise self.bad("factions", "a creature is aligned with two different factions")
        return found


printed_card = CardTable.printed


def creature_cards(table: Any, file: str = "", number: int = 0) -> list[PrintedCard]:
    """A `[[creature]]` table: the creature, and its passive if it has one."""
    if not isinstance(table, Mapping):
        raise BadValue(file, f"creature {number}", "", "a creature is a table of keys and values")
    own = {key: value for key, value in table.items() if key != "passive"}
    creature = printed_card({**own, "class": "Creature"}, file, number)
    passive = table.get("passive")
    if passive is None:
        return [creature]
    if not isinstance(passive, Mapping):
        raise BadValue(file, creature.name, "passive", "a passive is a table with name and text")
    return [creature, printed_card({**passive, "class": "Passive", "owner": creature.name}, file, number)]


def load_cards(path: Path) -> list[PrintedCard]:
    """The creatures of a file with their passives, then its cards."""
    doc = parse_toml(read_file(path), str(path))
    found: list[PrintedCard] = []
    for number, table in enumerate(doc.get("creature", []), 1):
        found += creature_cards(table, str(path), number)
    return found + CardTable.from_tables(card_tables(path), str(path))
