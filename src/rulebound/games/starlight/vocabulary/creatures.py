"""Creatures as those who do things and to whom things are done; tiles, stats and classes of cards."""

from __future__ import annotations

from rulebound.language.core.categories import Count, Player, Stat
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, Word, category, phrase, words


@words("Health", "Energy", "Mana", "ATK", "DEF")
class CreatureStat(Stat, Word):
    """One of the five stats. [ST-STAT.1, ST-STAT.4, ST-STAT.6, ST-STAT.8, ST-STAT.10]"""


@category("a number of tiles")
@phrase("{n:sg} tile", "{n:many} tiles")
class Tiles(Node):
    """A distance, or a number of steps. [ST-BRD.4]"""

    n: Count


@words("own", "enemy")
class Side(Word):
    """Of the same player, or of the other."""


@category("a creature")
@words(
    "sg| this creature", "sg| the <target|attacker|defender>", "sg| that creature", "sg| your other creature",
)
class TheCreature(Player, Word):
    """Exactly one creature. [ST-GAME.6]"""


class OfCreature(Node):
    """A phrase about one creature."""

    who: TheCreature


class OfNumber(Node):
    """A phrase with a plain number."""

    n: Number


@phrase("sg| each {side} creature within {tiles}")
class EachCreature(Player):
    """All of one side that are so near."""

    side: Side
    tiles: Tiles


@phrase("sg| a {side} creature [within {tiles}]")
class SomeCreature(Player):
    """Any of one side, for a trigger to watch."""

    side: Side
    tiles: Tiles | None = None


@words("Star", "Generator", "Energy", "Health", "Strength", "Center", "gray")
class TileKind(Word):
    """A kind of tile."""


@words("Attack", "Movement", "Aura", "Enchantment", "Spell", "Basic Spell", "Combat Spell")
class CardClass(Word):
    """A class of cards; Spell covers Basic and Combat Spells too. [ST-CLS.22]"""
