"""What may be so of a creature."""

from __future__ import annotations

from rulebound.language.core.categories import SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words

from .creatures import CreatureStat, OfCreature, TheCreature, TileKind


@phrase("{who} is on a {kind} tile")
class OnTile(SingleCondition, OfCreature):
    """[ST-TILE.15]"""

    kind: TileKind


@phrase("{who} has {n} or {bound} {stat}")
class HasStat(SingleCondition, OfCreature):
    """A stat is in a range."""

    n: Number
    bound: Bound
    stat: CreatureStat


@phrase("{who} is adjacent to {other}")
class IsAdjacent(SingleCondition, OfCreature):
    """At distance 1. [ST-BRD.3]"""

    other: TheCreature


@phrase("{who} <is not|isn't> adjacent to {other}")
class IsNotAdjacent(SingleCondition, OfCreature):
    """Both on the board, at another distance."""

    other: TheCreature


@phrase("{who} is out of range")
class OutOfRange(SingleCondition, OfCreature):
    """Of the Attack of this Combat. [ST-CMB.16]"""


@phrase("{who} has a telegraphed card")
class HasTelegraphed(SingleCondition, OfCreature):
    """One or more."""


@phrase("this card was telegraphed")
class WasTelegraphed(SingleCondition):
    """It was invoked from a Telegraph Pile. [ST-INV.5]"""


@phrase("{who} moved this turn")
class Moved(SingleCondition, OfCreature):
    """By its own moves. [ST-TILE.10]"""


@phrase("{who} <did not|didn't> move this turn")
class NotMoved(SingleCondition, OfCreature):
    """The contrary."""


@phrase("the defender died")
class DefenderDied(SingleCondition):
    """In this Combat."""


@words("enemy", "neutral")
class Ownership(Word):
    """Whose a Generator is."""


@phrase("{who} is on a {whose} Generator")
class OnGenerator(SingleCondition, OfCreature):
    """[ST-GEN.2]"""

    whose: Ownership
