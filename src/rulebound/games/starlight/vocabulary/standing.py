"""Sentences of Auras and passives that simply hold."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import AbilityKind, Sentence
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

from .creatures import CardClass


class Standing(Sentence):
    """Holds as long as the Aura lies there."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.STATIC


@phrase("attacks against this creature deal {n} less damage")
class AttacksDealLess(Standing):
    """[ST-CMB.13]"""

    n: Number


@phrase("this creature's {what} cards cost {n} more Energy")
class CardsCostMore(Standing):
    """[ST-NUM.1]"""

    what: CardClass
    n: Number


@phrase("this creature cannot be pushed", "this creature can't be pushed")
class CannotBePushed(Standing):
    """A wall slam still happens. [ST-MOD.4]"""


@phrase("this creature cannot telegraph cards", "this creature can't telegraph cards")
class CannotTelegraph(Standing):
    """[ST-MOD.5]"""
