"""What was done this turn: to cards, by players; as a condition, a filter and what is counted."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, Word, category, phrase, words

from .events import By, DoneTo
from .nouns import DoneWord, Each, SeatValue


# ------------------------------------------------------------------ what befell cards
@phrase(
    "{what:sg} <was|has been> {done+or} [{by}] this turn", "{what:pl} <were|have been> {done+or} [{by}] this turn",
    "{what:sg} [never!<was not|wasn't|has not been|hasn't been>] {done+or} [{by}] this turn",
    "{what:pl} [never!<were not|weren't|have not been|haven't been>] {done+or} [{by}] this turn",
)
class WasDoneThisTurn(core.SingleCondition, core.OfThing):
    """Something was done to a card, or to so many. [LL-act.1]"""

    done: tuple[DoneTo, ...]
    by: By | None = None
    never: bool = False


@phrase(
    "<|that was|that were|that has been|that have been> {done+or} [{by}] this turn",
    "that [never!<was not|were not|wasn't|weren't|has not been|have not been>] {done+or} [{by}] this turn",
)
class DoneThisTurn(core.Relative):
    """Cards to which it was done. [LL-act.1]"""

    done: tuple[DoneTo, ...]
    by: By | None = None
    never: bool = False


# ------------------------------------------------------------------ what players did
@words(
    "played", "set", "moved", "discarded", "erased", "ejected", "buried", "destroyed", "readied", "rested", "built-up",
    "drew= <drew|drawn>", "attacked with", "threatened with", "attacked", "threatened", "linked", "revealed",
)
class DidTo(Word):
    """What a player did to cards."""


@words(
    "played= play", "set= set", "moved= move", "discarded= discard", "erased= erase", "ejected= eject", "buried= bury",
    "destroyed= destroy", "readied= ready", "rested= rest", "built-up= build-up", "drew= draw",
    "attacked with= attack with", "threatened with= threaten with", "attacked= attack", "threatened= threaten",
    "linked= link", "revealed= reveal",
)
class DoTo(Word):
    """The same, denied."""


@words("gained", "lost", "paid= <paid|spent>")
class Went(Word):
    """Which way MP or honor went."""


@words("gained= gain", "lost= lose", "paid= <pay|spend>")
class Go(Word):
    """The same, denied."""


@words("attacked", "threatened", "searched= searched a deck", "activated= activated an ability", "dug")
class DidIt(Word):
    """What a player did, with no more words."""


@words(
    "attacked= attack", "threatened= threaten", "searched= search a deck", "activated= activate an ability", "dug= dig"
)
class DoIt(Word):
    """The same, denied."""


@category("what a player did")
class Past(Node):
    """Behind 'you' and 'this turn'."""


@phrase("{did} {what}", "inf| {do} {what}")
class PastDeed(Past, core.OfThing):
    """With cards. [LL-act.1]"""

    did: DidTo | None = None
    do: DoTo | None = None


@phrase(
    "{way} [{n} or more] {what}", "{way} [at_least!at least] {n} {what}", "inf| {go} [{n} or more] {what}",
    "inf| {go} <any|> {what}",
)
class PastNumber(Past):
    """MP or honor; so much in all. [LL-mp.3]"""

    what: SeatValue
    way: Went | None = None
    go: Go | None = None
    n: Number | None = None
    at_least: bool = False


@phrase("{did}", "inf| {do}")
class PastAlone(Past):
    """With no more words."""

    did: DidIt | None = None
    do: DoIt | None = None


@phrase(
    "{who:you/sg/they} {past} this turn", "{who:you/sg/they} have~has [already?already] {past} this turn",
    "{who:you/sg/they} [never!<have~has not|haven't~hasn't>] {past} this turn",
    "{who:you/sg/they} [never!<did not|didn't>] {past:inf} this turn",
)
class PlayerDid(core.SingleCondition, core.OfPlayer):
    """A player did so this turn, or did not."""

    past: Past
    never: bool = False
    already: bool = False


@phrase("{who:you/sg/they} {done} {what} this way")
class DidThisWay(core.SingleCondition, core.OfThing):
    """A player sent away such cards by this very text, or so many. [EN-8]"""

    REFERS: ClassVar[str] = "deed"
    who: core.Player
    done: DoneWord


# ------------------------------------------------------------------ what is counted
@phrase("{group} {who:you/sg/they} {did} this turn")
class EachDone(Each, core.OfPlayer):
    """For each card you drew this turn."""

    group: core.Kind
    did: DidTo


@phrase("{group} {who:you/sg/they} {did} this way")
class EachDoneThisWay(Each, core.OfPlayer):
    """For each card your opponent discarded by this very text. [EN-8]"""

    REFERS: ClassVar[str] = "deed"
    group: core.Kind
    did: DoneWord


@phrase("<space|time> {what:sg} <|has> moved this turn")
class EachMoved(Each, core.OfThing):
    """For each move of a card, by hand or by a text: a space each. [LL-open.10]"""


@phrase(
    "{what:sg} <|has> [manually?manually] moved <{n} or more spaces|at least {n} spaces|{n} or more times|at least {n} "
    "times> this turn",
)
class MovedSoFar(core.SingleCondition, core.OfThing):
    """So many moves it has made, by hand or by a text. [LL-open.10]"""

    n: Number
    manually: bool = False


@phrase("{what} {who:you/sg/they} <|have~has> {way} this turn")
class EachWent(Each, core.OfPlayer):
    """For each MP you paid this turn."""

    what: SeatValue
    way: Went
