"""Which cards are meant, said in other places: before the noun, by two filters, by where they are not."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core import nouns as core_nouns
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

from .comparing import Bearing, WithCompared, WithStatOf
from .nouns import OfSame, Spot, WithoutPieces, WithPiece, WithPieces, WithSkill


@phrase("{name} family", "{name} [element!element]")
class OfSort(core.SimpleAdjective):
    """Wolf family characters. [LL-card.3]"""

    name: core_nouns.Called
    element: bool = False


@phrase("level {n} [or {bound}]")
class OfLevel(core.SimpleAdjective):
    """Level 3 or lower characters. [LL-card.1]"""

    n: Number
    bound: core_nouns.Bound | None = None


ByItself = (
    WithCompared | WithStatOf | core_nouns.WithStat | WithSkill | WithPieces | WithoutPieces | WithPiece | Bearing
)


@phrase("{one} <|and> {other}")
class BothSo(core.Filter):
    """With one thing and with another."""

    one: ByItself
    other: ByItself | OfSame


@phrase("<|that is|that are> not {where}")
class NotThere(Spot):
    """Anywhere else. [LL-rng.1]"""

    where: Spot
