"""What amounts are multiplied by."""

from __future__ import annotations

from rulebound.language.core.categories import Amount
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, category, phrase

from .creatures import CreatureStat, OfCreature, OfNumber


@category("a count")
class Counted(Node):
    """What is counted, one by one or in groups."""


@phrase("for each {count} [, up to {most}]")
class ForEach(Node):
    """Multiplies the amount before it; `up to` bounds the whole."""

    count: Counted
    most: Number | None = None


class Repeated(Node):
    """A phrase with an amount that may be multiplied."""

    n: Amount
    each: ForEach | None = None


@phrase("{n} {stat} of {who}")
class StatCount(Counted, OfCreature):
    """Whole groups of a stat. [ST-CMB.14]"""

    n: Number
    stat: CreatureStat


@phrase("{n} Health lost")
class HealthLost(Counted, OfNumber):
    """In the event of the trigger. [ST-CRE.6]"""


@phrase("{n} damage dealt")
class DamageDealt(Counted, OfNumber):
    """By this attack, as Health really lost. [ST-STAT.12]"""


@phrase("Aura on {who}")
class AuraCount(Counted, OfCreature):
    """Auras, not passives."""


@phrase("telegraphed card of {who}")
class TelegraphCount(Counted, OfCreature):
    """Cards in its Telegraph Pile. [ST-TEL.4]"""


@phrase("Generator you own")
class GeneratorCount(Counted):
    """Captured by you now. [ST-GEN.2]"""


@phrase("tile {who} moved this turn")
class TileCount(Counted, OfCreature):
    """Steps made and distances leapt."""
