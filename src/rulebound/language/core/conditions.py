"""Conditions: what can be so or not when an effect asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..node import Word, phrase, words
from .categories import (
    Condition,
    Happening,
    OfOwner,
    OfPlayer,
    OfThing,
    OfZone,
    PastAct,
    PastHappening,
    Player,
    Quantity,
    SingleCondition,
    Skill,
    StatBound,
    State,
    Thing,
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


@phrase("{who:you/sg/they} control(s) {what}")
class ControlsThing(SingleCondition):
    """A player controls such a card, or that many."""

    who: Player
    what: Thing


@phrase("{who:you/sg} don't~doesn't control {what}")
class ControlsNot(SingleCondition):
    """A player controls no such card."""

    who: Player
    what: Thing


@phrase("{who:you/sg/they} <control(s)|have~has> {compared} {group:s} than {other}")
class ControlsMore(SingleCondition):
    """One player has more of them in play than another."""

    who: Player
    compared: More
    group: Group
    other: Player


@words("more", "fewer")
class More(Word):
    """more or fewer"""


@phrase("{who:you/sg/they} have~has {what}")
class HasThing(SingleCondition):
    """A player has such a card: in play, or in the zone that is named."""

    who: Player
    what: Thing


@phrase("{who:you/sg/they} have~has {n} or {bound} life")
class HasLife(SingleCondition):
    """A player's life is in a range."""

    who: Player
    n: StatBound
    bound: Bound


@words("more", "less")
class MoreOrLess(Word):
    """more or less"""


@phrase("{who:you/sg/they} have~has {compared} life than {other}")
class HasMoreLife(SingleCondition):
    """One player has more life than another."""

    who: Player
    compared: MoreOrLess
    other: Player


@phrase("<this|it> is {whose} turn")
class TurnOf(SingleCondition, OfOwner):
    """Whose turn it is."""


@phrase("<this is not|it is not|it isn't> {whose} turn")
class NotTurnOf(SingleCondition, OfOwner):
    """Whose turn it is not."""


@phrase("{who:you/sg/they} do~does")
class IfDone(SingleCondition, OfPlayer):
    """What was offered or ordered just before was done."""


@phrase("{who:you/sg/they} don't~doesn't", "{who:you/sg/they} do~does not", "{who} can't")
class IfNotDone(SingleCondition, OfPlayer):
    """What was offered or ordered just before was not done."""


@phrase("{who:they} can't")
class TheyCannot(IfNotDone):
    """It was ordered and could not be done."""


def contraries() -> Iterator[str]:
    """How the contrary of a question is said in short, in so many words: of whom, and by which verb."""
    for who in ("it", "this", "that", "they", "you", "there"):
        for verb, said in CONTRARY.items():
            yield f"{who} {verb}= {who} <{said}>"
    yield from ("it do= it does", "it do not= it <doesn't|does not>")
    yield from (f"{who} did= {who} <took|played|dealt|drew|discarded> <any|one|some>" for who in ("you", "they"))


CONTRARY = {
    "is not": "isn't|is not|aren't|are not", "was not": "wasn't|was not|weren't|were not",
    "did not": "didn't|did not", "has not": "hasn't|has not|haven't|have not", "is": "is|are", "was": "was|were",
    "fewer": "<have|has|is|are> <fewer|less|lower>", "more": "<have|has|is|are> <more|higher|greater>",
}  # fmt: skip


@words(*contraries())
class Contrary(SingleCondition, Word):
    """The contrary of what the sentence before asks: 'if you didn't', 'if it isn't', 'if they have fewer'."""

    def is_absurd(self) -> bool:
        """A shape that says more of it goes before."""
        return True


@words(
    "both= both <|of them|modes>", "all= all <|of them|modes>", "three= all three <|of them|modes>",
    "four= all four <|of them|modes>", "more= <more than one|two or more>",
)  # fmt: skip
class WhichModes(Word):
    """How many of the modes."""


@phrase("you <choose|chose|have chosen> {which}")
class ChoseModes(SingleCondition):
    """So many of the modes before it were chosen."""

    which: WhichModes


@phrase("{what:sg/pl} are~is {states+or}")
class IsState(SingleCondition):
    """A card is found so."""

    what: Thing
    states: tuple[State, ...]


@phrase("{what:sg/pl} aren't~isn't {states+or}", "{what:sg} is not {states+or}")
class IsNotState(SingleCondition):
    """A card is not found so."""

    what: Thing
    states: tuple[State, ...]


@phrase("{what:sg} is a {group}")
class IsKind(SingleCondition):
    """A card is of such a kind."""

    ASKS_KIND: ClassVar[bool] = True

    what: Thing
    group: Group


@phrase("{what:pl/they} are {group:s}")
class AreKind(IsKind):
    """Several cards are of such a kind."""


@phrase("{what:sg} <isn't|is not> a {group}")
class IsNotKind(SingleCondition):
    """A card is not of such a kind."""

    ASKS_KIND: ClassVar[bool] = True

    what: Thing
    group: Group


@phrase("{what:sg/pl} have~has {skills+and}")
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


@phrase("{what} is exactly {n}")
class QuantityIsJust(SingleCondition):
    """A quantity is this and no other."""

    what: Quantity
    n: StatBound


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
class ZoneIsEmpty(SingleCondition, OfZone):
    """A zone holds no card."""


@phrase("there is {what:sg}", "there are {what:pl}")
class ThereIs(SingleCondition, OfThing):
    """Such a card, or that many, exist."""


@phrase("{what:sg} {did:sg} this turn", "{what:pl} {did:pl} this turn")
class DidThisTurn(SingleCondition):
    """A card did or suffered that this turn."""

    what: Thing
    did: PastHappening


@phrase(
    "{what:sg/pl} <did not|didn't> {verb:inf} this turn",
    "{what:sg} <has not|hasn't> {did:sg} this turn",
    "{what:pl} <have not|haven't> {did:pl} this turn",
)
class DidNotThisTurn(SingleCondition):
    """A card did or suffered nothing of the sort this turn."""

    what: Thing
    verb: Happening | None = None
    did: PastHappening | None = None


@phrase("{who} {did} this turn", "{who:you/sg} have~has {did} this turn")
class PlayerDidThisTurn(SingleCondition):
    """A player did that this turn."""

    who: Player
    did: PastAct


@phrase("{who:you/sg} <have~has not|haven't~hasn't> {did} this turn")
class PlayerDidNotThisTurn(SingleCondition):
    """A player did no such thing this turn."""

    who: Player
    did: PastAct
