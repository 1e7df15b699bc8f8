"""How much more one hero has than another, as an amount: nothing where it is not more."""

from __future__ import annotations

from rulebound.language.core.categories import Player, SimpleQuantity
from rulebound.language.core.conditions import More, MoreOrLess
from rulebound.language.core.nouns import Group
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

from .amounts import Repeat


@phrase(
    "how many {compared} {group:s} {who:you/sg/they} have~has than {other}",
    "how much {extent} health {who:you/sg/they} have~has than {other}",
)
class HowMuchMore(SimpleQuantity):
    """By how much one hero has more, or less, than another: of such cards, or of health."""

    who: Player
    other: Player
    compared: More | None = None
    group: Group | None = None
    extent: MoreOrLess | None = None


@phrase(
    "for each {group} {who:you/sg/they} have~has more than {other}",
    "for every {n:many} {group:s} {who:you/sg/they} have~has more than {other}",
    "for every {n:many} health {who:you/sg/they} have~has more than {other}",
    "for each health {who:you/sg/they} have~has more than {other}",
)
class ForEachMore(Repeat):
    """Once for each card, or each point of health, or every so many, that one hero has and another has not."""

    who: Player
    other: Player
    group: Group | None = None
    n: Number | None = None
