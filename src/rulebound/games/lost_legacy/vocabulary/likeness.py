"""What cards have in common, how far they are apart, and what one takes from another."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Them
from rulebound.language.core.numbers import Its, Number, OfThat
from rulebound.language.node import Word, phrase, words

from .beings import CHARACTERS
from .noting import OfTheChosen
from .nouns import CardValue, Each, OfTheDone, OfTheLinked


@words(
    "family= <family|families>",
    "element= <element|elements>",
    "class= <class|classes>",
    "name= <name|names>",
    "controller= <controller|controllers>",
)
class Sorts(Word):
    """What several cards may have in common. [LL-card.2, LL-card.3]"""


@phrase(
    "{what:pl} <share a|have the same> {sort}",
    "{what:they} <share a|have the same> {sort}",
    "{what:pl} have [different!different] {sort}",
    "{what:they} have [different!different] {sort}",
)
class HaveInCommon(core.SingleCondition, core.OfThing):
    """All of them one, or no two of them any."""

    sort: Sorts
    different: bool = False


# ------------------------------------------------------------------ differences
@phrase("the difference")
class TheDifference(core.SimpleQuantity):
    """How far the two numbers are apart that were compared before. [EN-9]"""


@phrase(
    "the difference in {stat} between {one:sg} and {other:sg}",
    "the difference between {one:sg} and {other:sg} in {stat}",
    "their difference in {stat}",
    "the {stat} difference",
    "the difference in {stat}",
)
class DifferenceIn(core.SimpleQuantity):
    """How far a value of two cards is apart; of those that were compared before, if none are named. [LL-val.1]"""

    stat: CardValue
    one: core.Thing | None = None
    other: core.Thing | None = None


@phrase("{of}<|,> <up to|to a maximum of|but no more than> {most}")
class BoundedDifference(core.Quantity):
    """No more than so much."""

    of: TheDifference | DifferenceIn
    most: Number


@phrase("{stat} of <|the> difference", "point of [any!<|the> difference]")
class EachOfDifference(Each):
    """For each level of difference."""

    stat: CardValue | None = None
    any: bool = False


# ------------------------------------------------------------------ what is taken over
@phrase("the new character's")
class OfTheNew(core.Possessor):
    """Of who has taken the place of a character that was built up. [LL-build.2]"""

    NAMES_CARD: ClassVar[bool] = True


@phrase(
    "<gain(s)|have~has> <|all> <|of> <|the> skills of {of:sg}",
    "<gain(s)|have~has> <|all> <|of> <|the> skills of {of:pl}",
    "<gain(s)|have~has> <|all> <|of> {whose} skills",
)
class GainSkillsOf(core.Being):
    """All that other cards have, as long as they have it. [LL-skill.11]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    of: core.Thing | None = None
    whose: OfTheLinked | OfTheChosen | OfTheDone | OfTheNew | Its | OfThat | None = None


# ------------------------------------------------------------------ what is counted
@phrase("of {them}", "of {them} {filter}")
class EachOfThem(Each):
    """For each of them, or of those of them that are so."""

    them: Them
    filter: core.Filter | None = None


@phrase("different {sort} among {what:pl}")
class EachSort(Each, core.OfThing):
    """For each sort that any of them has; what several have counts once. [LL-card.3]"""

    sort: Sorts


# ------------------------------------------------------------------ what it was
@words("in standby= <in standby|face-down|set>", "resting", "readied")
class WasSo(Word):
    """How a card was found that is gone by now. [LL-pos.1]"""


@phrase("{what:sg} was {states+or}")
class WasFound(core.SingleCondition, core.OfThing):
    """Behind what has sent it away: how it lay there. [LL-pos.1]"""

    states: tuple[WasSo, ...]
