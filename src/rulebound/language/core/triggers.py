"""Triggers that are written out: when something happens, at a moment of the turn."""

from __future__ import annotations

from typing import ClassVar

from ..node import Word, phrase, words
from .categories import Condition, Event, Happening, Head, HookedAct, Player, PlayerHappening, Thing, Would


@phrase("whenever {event} [this_turn?this turn] [while {condition}]")
class Whenever(Head):
    """Every time it happens."""

    event: Event
    this_turn: bool = False
    condition: Condition | None = None


@phrase("when {event} [this_turn?this turn] [while {condition}]")
class When(Head):
    """The same as whenever: a trigger sees every time."""

    event: Event
    this_turn: bool = False
    condition: Condition | None = None


@words("second", "third", "fourth")
class NthTime(Word):
    """Which time, if it is not the first."""


@phrase("the first time {event} each turn", "the {nth} time {event} each turn")
class FirstTime(Head):
    """Only the first time in a turn, or the second …"""

    event: Event
    nth: NthTime | None = None


@phrase("the next time {event} [this_turn!this turn]")
class NextTime(Whenever):
    """Only once, from now on in this turn."""


@words("start", "end")
class Edge(Word):
    """The start or the end of a turn."""


@words(
    "your turn",
    "<the|each> opponent's turn",
    "each turn= each <|player's> turn",
    "<your|each|the opponent's> main phase",
)
class Period(Word):
    """Which turns or phases."""


@phrase("at the {edge} of {period}")
class AtTime(Head):
    """A moment of the turn."""

    edge: Edge
    period: Period


@phrase("{what:sg/pl} {verbs:~+or}")
class Happens(Event):
    """Something happens to a card."""

    ACTING: ClassVar[str] = "what"
    what: Thing
    verbs: tuple[Happening, ...]


@phrase("{who:you/sg} {act:~}")
class PlayerActs(Event):
    """A player does what a verb says."""

    who: Player
    act: HookedAct


@phrase("{who:you/sg} {verbs:~+or}")
class PlayerHappens(Event):
    """A player does something without an object: draws, gains life."""

    who: Player
    verbs: tuple[PlayerHappening, ...]


# ------------------------------------------------------------------ what would happen


@phrase("{what:sg/pl} would {verb:inf}")
class WouldHappen(Would):
    """An event about to happen to a card, for a replacement."""

    ACTING: ClassVar[str] = "what"
    what: Thing
    verb: Happening


@phrase("{who} would {act}")
class WouldAct(Would):
    """Something a player is about to do, for a replacement."""

    who: Player
    act: HookedAct


@phrase("{who} would {verb:inf}")
class PlayerWould(Would):
    """Something a player is about to do, without an object."""

    who: Player
    verb: PlayerHappening
