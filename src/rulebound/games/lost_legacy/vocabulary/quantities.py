"""Numbers that are looked up, in other orders: the honor they have, one number less another."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

from .nouns import Each, SeatValue


@phrase("the <|amount of> {what} {who:you/sg/they} have~has")
class SeatHas(core.SimpleQuantity, core.OfPlayer):
    """A player's MP or honor. [LL-mp.1, LL-win.1]"""

    what: SeatValue


@phrase("{n} for each {each}")
class ForEachOf(core.Quantity):
    """So many for each: an offense of 15 for each MP paid."""

    n: Number
    each: Each


@phrase("{n} plus {per} for each {each}")
class PlusForEach(core.Quantity):
    """So many, and some for each."""

    n: Number
    per: Number
    each: Each


@phrase("{of} minus {less}")
class LessAnother(core.Quantity):
    """One number less another, and not less than nothing."""

    of: core.SimpleQuantity
    less: core.SimpleQuantity
