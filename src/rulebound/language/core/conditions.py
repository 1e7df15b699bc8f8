"""Conditions: what can be so or not when an effect asks."""

from __future__ import annotations

from ..node import Node, phrase, words
from .categories import (
    Condition,
    PastAct,
    PastHappening,
    Player,
    Quantity,
    SingleCondition,
    Skill,
    StatBound,
    State,
    Thing,
    Whose,
    Zone,
)
from .nouns import Bound, Group, Relation


@phrase("{conditions++and}")
class AllConditions(Condition):
    """All of these are so."""

    conditions: tuple[SingleCondition, ...]


@phrase("{conditions++or}")
class AnyCondition(Condition):
    """At least one of these is so."""

    conditions: tuple[SingleCondition, ...]


@phrase("{who:you} control {what}", "{who:sg} controls {what}", "{who:they} control {what}")
class ControlsThing(SingleCondition):
    """A player controls such a card, or that many."""

    who: Player
    what: Thing


@phrase("{who:you} don't control {what}", "{who:sg} doesn't control {what}")
class ControlsNot(SingleCondition):
    """A player controls no such card."""

    who: Player
    what: Thing


@phrase(
    "{who:you} control {compared} {group:s} than {other}",
    "{who:sg} controls {compared} {group:s} than {other}",
)
class ControlsMore(SingleCondition):
    """One player has more of them in play than another."""

    who: Player
    compared: More
    group: Group
    other: Player


@words("more", "fewer")
class More(Node):
    """more or fewer"""

    word: str


@phrase("{who:you} have {what}", "{who:sg} has {what}", "{who:they} have {what}")
class HasThing(SingleCondition):
    """A player has such a card: in play, or in the zone that is named."""

    who: Player
    what: Thing


@phrase("{who:you} have {n} or {bound} life", "{who:sg} has {n} or {bound} life")
class HasLife(SingleCondition):
    """A player's life is in a range."""

    who: Player
    n: StatBound
    bound: Bound


@words("more", "less")
class MoreOrLess(Node):
    """more or less"""

    word: str


@phrase("{who:you} have {compared} life than {other}", "{who:sg} has {compared} life than {other}")
class HasMoreLife(SingleCondition):
    """One player has more life than another."""

    who: Player
    compared: MoreOrLess
    other: Player


@phrase("this is {whose} turn", "it is {whose} turn")
class TurnOf(SingleCondition):
    """Whose turn it is."""

    whose: Whose


@phrase("this is not {whose} turn", "it is not {whose} turn", "it isn't {whose} turn")
class NotTurnOf(SingleCondition):
    """Whose turn it is not."""

    whose: Whose


@phrase("{who:you} do", "{who:sg} does", "{who:they} do")
class IfDone(SingleCondition):
    """What was offered or ordered just before was done."""

    who: Player


@phrase("{who:you} don't", "{who:sg} doesn't", "{who:they} don't", "{who} can't")
class IfNotDone(SingleCondition):
    """What was offered or ordered just before was not done."""

    who: Player


@phrase("{what:sg} is {states+or}", "{what:pl} are {states+or}")
class IsState(SingleCondition):
    """A card is found so."""

    what: Thing
    states: tuple[State, ...]


@phrase("{what:sg} isn't {states+or}", "{what:pl} aren't {states+or}", "{what:sg} is not {states+or}")
class IsNotState(SingleCondition):
    """A card is not found so."""

    what: Thing
    states: tuple[State, ...]


@phrase("{what:sg} is a {group}")
class IsKind(SingleCondition):
    """A card is of such a kind."""

    what: Thing
    group: Group


@phrase("{what:sg} isn't a {group}", "{what:sg} is not a {group}")
class IsNotKind(SingleCondition):
    """A card is not of such a kind."""

    what: Thing
    group: Group


@phrase("{what:sg} has {skills+and}", "{what:pl} have {skills+and}")
class HasSkill(SingleCondition):
    """A card has these skills."""

    what: Thing
    skills: tuple[Skill, ...]


@phrase("{what} is {n} or {bound}")
class QuantityIs(SingleCondition):
    """A quantity is in a range."""

    what: Quantity
    n: StatBound
    bound: Bound


@phrase("{what} is {relation} {to}")
class QuantityCompares(SingleCondition):
    """Two quantities compare so."""

    what: Quantity
    relation: Relation
    to: Quantity


@phrase("{zone} has {what:pl}")
class ZoneHas(SingleCondition):
    """A zone holds that many such cards."""

    zone: Zone
    what: Thing


@phrase("{zone} is empty")
class ZoneIsEmpty(SingleCondition):
    """A zone holds no card."""

    zone: Zone


@phrase("there is {what:sg}", "there are {what:pl}")
class ThereIs(SingleCondition):
    """Such a card, or that many, exist."""

    what: Thing


@phrase("{what:sg} {did:sg} this turn", "{what:pl} {did:pl} this turn")
class DidThisTurn(SingleCondition):
    """A card did or suffered that this turn."""

    what: Thing
    did: PastHappening


@phrase("{who} {did} this turn")
class PlayerDidThisTurn(SingleCondition):
    """A player did that this turn."""

    who: Player
    did: PastAct
