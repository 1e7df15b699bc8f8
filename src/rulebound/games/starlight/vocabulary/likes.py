"""More that creatures may be like, and more that is counted of them: where they stand, how many cards lie with them,
what they are missing."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.conditions import PartOfBoard
from rulebound.games.starlight.vocabulary.creatures import (
    Counted,
    Creatures,
    CreatureStat,
    EachCreature,
    OneLike,
    Yours,
)
from rulebound.language.core.categories import SimpleQuantity
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase


@phrase("on {part}", "is| on {part}")
class OnPart(OneLike):
    """[ST-BRD.9]"""

    part: PartOfBoard


@phrase("at full {stat}", "[not_so!not] at full {stat}", "is| at full {stat}", "is| [not_so!not] at full {stat}")
class AtFull(OneLike):
    """As much as there can be, or less. [ST-STAT.1]"""

    stat: CreatureStat
    not_so: bool = False


@phrase(
    "with {n} or {bound} Auras", "with {n} or {bound} [telegraphed!telegraphed] cards", "has| {n} or {bound} Auras",
    "has| {n} or {bound} [telegraphed!telegraphed] cards",
)
class WithSoMany(OneLike):
    """How many lie there. [ST-CLS.7] [ST-TEL.4]"""

    n: Number
    bound: Bound
    telegraphed: bool = False


@phrase("with <negative|less than 0> {stat}", "has| <negative|less than 0> {stat}")
class WithNegative(OneLike):
    """Below 0. [ST-STAT.8] [ST-STAT.10]"""

    stat: CreatureStat


# ---- what is counted
@phrase("Aura on {of:obj}", "telegraphed [telegraphed!card] of {of:obj}", "Aura [all!<in play|on the board>]")
class CardsOfMany(Counted):
    """Auras, or cards in Telegraph Piles, of several creatures together. [ST-CLS.7] [ST-TEL.4]"""

    of: EachCreature | None = None
    telegraphed: bool = False
    all: bool = False

    def is_absurd(self) -> bool:
        """Of all creatures of a side there is another phrase."""
        of = self.of
        return not self.telegraphed and of is not None and of.tiles is None and not of.adjacent and of.like is None


@phrase("{of} missing {stat}")
class MissingStat(SimpleQuantity):
    """Up to the most there can be. [ST-STAT.1]"""

    of: Creatures | Yours
    stat: CreatureStat


@phrase("your Points", "the opponent's [enemy!Points]")
class PointsHad(SimpleQuantity):
    """[ST-WIN.1]"""

    enemy: bool = False
