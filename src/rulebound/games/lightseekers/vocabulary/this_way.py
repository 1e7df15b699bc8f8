"""What an earlier part of a text has done to heroes: those damaged this way, healed this way."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.conditions import More
from rulebound.language.core.nouns import Group
from rulebound.language.node import Word, phrase, words

from .events import AttackedHero
from .heroes import HeroFilter
from .windows import Window


@words(
    "damaged= <damaged|dealt damage>",
    "healed",
    "brought to 0 health= <brought|reduced> to 0 health",
)
class Harmed(Word):
    """What damage and healing do to a hero."""


@phrase("<|who was|who were|that was|that were> {harmed} <this way|by this>")
class HarmedThisWay(HeroFilter):
    """Heroes to whom an earlier part of this text did that. [LS-2.10.5a, LS-2.10.4]"""

    REFERS: ClassVar[str] = "deed"
    harmed: Harmed


@phrase(
    "{who:you/sg/pl} <are~is|were~was> {harmed} <this way|by this>",
    "{who:you/sg} [none!<were~was not|weren't~wasn't|are~is not|aren't~isn't>] {harmed} <this way|by this>",
)
class WasHarmed(core.SingleCondition):
    """Whether an earlier part of this text did that to a hero."""

    REFERS: ClassVar[str] = "deed"
    who: core.Player
    harmed: Harmed
    none: bool = False


@phrase(
    "{who:you/sg/they} [both?both] <|have~has> {did++and} {window}",
    "{who:you/sg/they} [none!neither] {did++nor} {window}",
)
class DidAll(core.SingleCondition):
    """A hero did each of these in a stretch of time, or none of them. [LS-6.2.1-since]"""

    who: core.Player
    did: tuple[core.PastAct, ...]
    window: Window
    both: bool = False
    none: bool = False


@phrase("{who:you/sg/they} have~has {compared} {group:s} than {other:s}")
class HasMoreOfThese(core.SingleCondition):
    """A hero has more, or fewer, of some cards than of others."""

    who: core.Player
    compared: More
    group: Group
    other: Group


@phrase("{who:sg} {did}")
class DidAsAsked(core.SingleCondition):
    """The same as was asked before, in the same stretch of time: 'each hero who attacked you since your last turn …. If
    no hero attacked you, …'."""

    who: core.Player
    did: AttackedHero
