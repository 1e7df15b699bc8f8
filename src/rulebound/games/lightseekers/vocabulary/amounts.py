"""How much: the value of the current corner, what is counted, what an amount is repeated for."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import Amount, Count, Kind, Player, SimpleQuantity, StatBound, Whose
from rulebound.language.core.nouns import Group
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, category, phrase, words

from .heroes import HeroFilter, OtherHeroes


@phrase("V", forms=("n", "pl", "many"))
class CornerValue(Amount, Count, StatBound):
    """The number in the current corner. [LS-G57]"""


@phrase("V + {n}", forms=("n", "pl", "many"))
class CornerValuePlus(Amount, Count):
    """The number in the current corner and something more."""

    n: Number


@phrase("V - {n}", forms=("n", "pl", "many"))
class CornerValueMinus(Amount, Count):
    """The number in the current corner less something."""

    n: Number


@phrase("n| the same amount of", "alone!| the same amount", "alone!| that amount")
class SameAmount(Amount):
    """The amount of what just happened."""

    REFERS: ClassVar[str] = "amount"


@phrase("{whose} health")
class HealthOf(SimpleQuantity):
    """A hero's health. [LS-2.10.1]"""

    whose: Whose


@phrase("the health of {who}")
class HealthOfHero(SimpleQuantity):
    """The health of a hero that is named here."""

    who: Player


@words("damage= damage dealt", "damage= damage done", "healing= healing done")
class Measured(Node):
    """What an effect did, as an amount."""

    word: str


@phrase("the {what} this way")
class AmountThisWay(SimpleQuantity):
    """How much an earlier part of this text did."""

    REFERS: ClassVar[str] = "deed"
    what: Measured


@words("V= the number in the current corner", "V= this Buff's current number")
class CornerNumber(SimpleQuantity):
    """The number in the current corner, in words."""

    word: str


# ------------------------------------------------------------------ for each


@category("'for each'")
class Repeat(Node):
    """What an amount is multiplied by."""


@phrase("for each {group}", "for every {group}")
class ForEach(Repeat):
    """Once for each such card."""

    group: Group


@phrase("for every {n:many} {group:s}")
class ForEverySome(Repeat):
    """Once for every so many of such cards."""

    n: Number
    group: Group


@phrase("per {group}")
class PerCard(Repeat):
    """The same in short."""

    group: Group


@phrase("per {kind} Discarded")
class PerDiscarded(Repeat):
    """Once for each card that this text Discarded."""

    REFERS: ClassVar[str] = "deed"
    kind: Kind


@phrase("for each {other} hero [{filter}]", "for each hero [{filter}]")
class ForEachHero(Repeat):
    """Once for each such hero."""

    other: OtherHeroes | None = None
    filter: HeroFilter | None = None


@phrase(
    "for each Element {who:you} have access to",
    "for each Element {who:sg} has access to",
)
class ForEachElement(Repeat):
    """Once for each accessible Element. [LS-2.3.2.4a]"""

    who: Player
