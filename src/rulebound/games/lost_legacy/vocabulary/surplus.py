"""What is counted beyond a number, or what is missing to it; a value that is counted point by point."""

from __future__ import annotations

from typing import Final

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words

from .nouns import CardValue, Each, EachCard, EachNumber, EachOfSide, EachPiece, Groups
from .past import EachDone, EachMoved, EachWent

NTH: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


@words(*NTH)
class Ordinal(Word):
    """Up to which one nothing is counted."""


@phrase("<|point of> {stat} {what:sg} has", "<|point of> {stat} of {what:sg}")
class EachOfValue(Each, core.OfThing):
    """For each level it has. [LL-val.1]"""

    stat: CardValue


@phrase("{n} points of {stat} {what:sg} has", "{n} points of {stat} of {what:sg}")
class EachOfValues(Groups, core.OfThing):
    """For every two levels it has: whole groups of so many."""

    n: Number
    stat: CardValue


Counted = EachCard | EachOfSide | EachPiece | EachNumber | EachMoved | EachWent | EachDone | EachOfValue


@phrase(
    "{of} <beyond|above|over|past|in excess of> <|the first> {n}", "{of} beyond the {nth}",
    "{of} [below!<below|under|short of>] {n}",
)
class Surplus(Each):
    """For each card in your hand beyond three; for each one that is missing to five."""

    of: Counted
    n: Number | None = None
    nth: Ordinal | None = None
    below: bool = False
