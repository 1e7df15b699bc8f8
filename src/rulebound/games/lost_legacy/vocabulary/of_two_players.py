"""Numbers of two players compared, in other words than 'more than': as many as, two more than, for each one more."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Group
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words

from .events import MoreOrLess
from .nouns import Each, SeatValue


@words(
    "as many= <as <many|much>|exactly as <many|much>|the same <number|amount> of>",
    "at least as many= at least as <many|much>", "at most as many= <at most|no more than> as <many|much>",
)
class AsMany(Word):
    """How two numbers compare where none is beyond the other."""


@phrase(
    "{who:you/sg/they} <have~has|control(s)> {how} {group:s} as {other}",
    "{who:you/sg/they} <have~has|control(s)> at least {n} {compared} {group:s} than {other}",
)
class HasAsManyCards(core.SingleCondition, core.OfPlayer):
    """Cards of two players: as many, or so many more at least. [LL-link.4]"""

    group: Group
    other: core.Player
    how: AsMany | None = None
    n: Number | None = None
    compared: MoreOrLess | None = None


@phrase(
    "{who:you/sg/they} have~has {how} {what} as {other}",
    "{who:you/sg/they} have~has at least {n} {compared} {what} than {other}",
)
class HasAsMuch(core.SingleCondition, core.OfPlayer):
    """MP or honor of two players. [LL-mp.1, LL-win.1]"""

    what: SeatValue
    other: core.Player
    how: AsMany | None = None
    n: Number | None = None
    compared: MoreOrLess | None = None


@phrase(
    "{what} {who:you/sg/they} have~has {compared} than {other}",
    "{what} {compared} than {other} {who:you/sg/they} have~has",
)
class EachBeyond(Each, core.OfPlayer):
    """For each honor your opponent has more than you. [LL-win.1]"""

    what: SeatValue
    compared: MoreOrLess
    other: core.Player


@phrase("{group} {who:you/sg/they} have~has {compared} than {other}")
class EachCardBeyond(Each, core.OfPlayer):
    """For each character your opponent has more than you. [LL-link.4]"""

    group: Group
    compared: MoreOrLess
    other: core.Player
