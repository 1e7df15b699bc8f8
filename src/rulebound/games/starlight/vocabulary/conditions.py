"""What may be so of a creature."""

from __future__ import annotations

from rulebound.language.core.categories import SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, phrase, words

from .creatures import CreatureStat, TheCreature, TileKind


@phrase("{who} is on a {kind} tile")
class OnTile(SingleCondition):
    """[ST-TILE.15]"""

    who: TheCreature
    kind: TileKind


@phrase("{who} has {n} or {bound} {stat}")
class HasStat(SingleCondition):
    """A stat is in a range."""

    who: TheCreature
    n: Number
    bound: Bound
    stat: CreatureStat


@phrase("{who} is adjacent to {other}")
class IsAdjacent(SingleCondition):
    """At distance 1. [ST-BRD.3]"""

    who: TheCreature
    other: TheCreature


@phrase("{who} is not adjacent to {other}", "{who} isn't adjacent to {other}")
class IsNotAdjacent(SingleCondition):
    """Both on the board, at another distance."""

    who: TheCreature
    other: TheCreature


@phrase("{who} is out of range")
class OutOfRange(SingleCondition):
    """Of the Attack of this Combat. [ST-CMB.16]"""

    who: TheCreature


@phrase("{who} has a telegraphed card")
class HasTelegraphed(SingleCondition):
    """One or more."""

    who: TheCreature


@phrase("this card was telegraphed")
class WasTelegraphed(SingleCondition):
    """It was invoked from a Telegraph Pile. [ST-INV.5]"""


@phrase("{who} moved this turn")
class Moved(SingleCondition):
    """By its own moves. [ST-TILE.10]"""

    who: TheCreature


@phrase("{who} did not move this turn", "{who} didn't move this turn")
class NotMoved(SingleCondition):
    """The contrary."""

    who: TheCreature


@phrase("the defender died")
class DefenderDied(SingleCondition):
    """In this Combat."""


@words("enemy", "neutral")
class Ownership(Node):
    """Whose a Generator is."""

    word: str


@phrase("{who} is on a {whose} Generator")
class OnGenerator(SingleCondition):
    """[ST-GEN.2]"""

    who: TheCreature
    whose: Ownership
