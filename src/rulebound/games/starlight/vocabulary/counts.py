"""What amounts are multiplied by."""

from __future__ import annotations

from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, category, phrase

from .creatures import CreatureStat, TheCreature


@category("a count")
class Counted(Node):
    """What is counted, one by one or in groups."""


@phrase("for each {count} [, up to {most}]")
class ForEach(Node):
    """Multiplies the amount before it; `up to` bounds the whole."""

    count: Counted
    most: Number | None = None


@phrase("{n} {stat} of {whom}")
class StatCount(Counted):
    """Whole groups of a stat. [ST-CMB.14]"""

    n: Number
    stat: CreatureStat
    whom: TheCreature


@phrase("{n} Health lost")
class HealthLost(Counted):
    """In the event of the trigger. [ST-CRE.6]"""

    n: Number


@phrase("{n} damage dealt")
class DamageDealt(Counted):
    """By this attack, as Health really lost. [ST-STAT.12]"""

    n: Number


@phrase("Aura on {whom}")
class AuraCount(Counted):
    """Auras, not passives."""

    whom: TheCreature


@phrase("telegraphed card of {whom}")
class TelegraphCount(Counted):
    """Cards in its Telegraph Pile. [ST-TEL.4]"""

    whom: TheCreature


@phrase("Generator you own")
class GeneratorCount(Counted):
    """Captured by you now. [ST-GEN.2]"""


@phrase("tile {whom} moved this turn")
class TileCount(Counted):
    """Steps made and distances leapt."""

    whom: TheCreature
