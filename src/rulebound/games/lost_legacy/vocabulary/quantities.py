"""Numbers that are looked up, in other orders: the honor they have, one number less another."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.node import phrase

from .nouns import SeatValue


@phrase("the <|amount of> {what} {who:you/sg/they} have~has")
class SeatHas(core.SimpleQuantity, core.OfPlayer):
    """A player's MP or honor. [LL-mp.1, LL-win.1]"""

    what: SeatValue


@phrase("{of} minus {less}")
class LessAnother(core.Quantity):
    """One number less another, and not less than nothing."""

    of: core.SimpleQuantity
    less: core.SimpleQuantity
