"""Stretches of time: when something was, how long something is, when something happens once."""

from __future__ import annotations

from rulebound.language.core.categories import Duration, Moment, Whose
from rulebound.language.node import Node, phrase, words


@words("this turn", "since your last turn", "since the start of your turn", "during your last turn", "this game")
class Window(Node):
    """A stretch of time that is over or going on. [LS-6.2.1-since, LS-G60]"""

    word: str


@words(
    "this turn",
    "this turn= until the end of this turn",
    "this turn= until the end of the turn",
    "this turn= until end of turn",
    "until your next turn",
    "until your next turn= until the start of your next turn",
    "until the end of your next turn",
    "this Attack= for this Attack",
    "this Attack= during this Attack",
    "this game= for the rest of the game",
)
class Stretch(Duration):
    """A stretch that ends by itself. [LS-G75]"""

    word: str


@words("each turn", "each turn= every turn", "each turn= per turn")
class EachTurn(Duration):
    """Turn by turn, as a limit."""

    word: str


@phrase("during {period}", "in {period}")
class During(Duration):
    """In certain turns only. A phase is a trigger of its own, see `InPhase`."""

    period: TurnsOf


@phrase("{whose} turn", "{whose} turns", "each of {whose} turns")
class TurnsOf(Node):
    """Whose turns."""

    whose: Whose


@words("Start Phase", "Buff Phase", "Action Phase", "Draw Phase", "End Phase")
class Phase(Node):
    """A phase of the turn. [LS-4.1.1.1, LS-4.1.5.1]"""

    word: str


@phrase("{whose} {phase}")
class PhaseOf(Node):
    """A phase of whose turn."""

    whose: Whose
    phase: Phase


@words(
    "end of this turn= at the end of this turn",
    "end of this turn= at the end of the current turn",
    "start of your next turn= at the start of your next turn",
    "end of your next turn= at the end of your next turn",
    "once per turn",
)
class Once(Moment):
    """A single moment to come, or one in each turn."""

    word: str
