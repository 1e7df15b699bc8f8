"""Stretches of time: when something was, how long something is, when something happens once."""

from __future__ import annotations

from rulebound.language.core.categories import Duration, Moment, OfOwner, Whose
from rulebound.language.node import Node, Word, phrase, words


@words("once per turn", "once per game= once <per|each> game")
class OncePer(Word):
    """Not more than once in a turn, or in the game."""


@words(
    "this turn", "since your last turn", "since the start of your turn", "during your last turn", "this game",
    "earlier this turn",
    "during their last turn= <during|on|in> <their|its> last turn",
    "since then= <since|since then|since playing this|since playing this card|since you played this|in the meantime>",
    "since this entered play= since <this|this Buff|this Item|this card|it> <entered|came into> play",
)
class Window(Word):
    """A stretch of time that is over or going on. [LS-6.2.1-since, LS-G60]"""


@words(
    "this turn",
    "this turn= until <the end of this turn|the end of the turn|end of turn>",
    "until your next turn",
    "until your next turn= until the start of your next turn",
    "until the end of your next turn",
    "this Attack= <for|during> this Attack",
    "this game= for the rest of the game",
)
class Stretch(Duration, Word):
    """A stretch that ends by itself. [LS-G75]"""


@words("each turn= <each|every|per> turn")
class EachTurn(Duration, Word):
    """Turn by turn, as a limit."""


@phrase("<during|in|on> {period}")
class During(Duration):
    """In certain turns only. A phase is a trigger of its own, see `InPhase`."""

    period: TurnsOf


@phrase("{whose} turn", "<|each of> {whose} turns")
class TurnsOf(OfOwner):
    """Whose turns."""


@words("<Start|Buff|Action|Draw|End> Phase")
class Phase(Word):
    """A phase of the turn. [LS-4.1.1.1, LS-4.1.5.1]"""


@phrase("{whose} {phase}")
class PhaseOf(Node):
    """A phase of whose turn."""

    whose: Whose
    phase: Phase


@words(
    "end of this turn= at the end of <this|the current> turn",
    "start of your next turn= at the start of your next turn",
    "end of your next turn= at the end of your next turn",
    "once per turn",
    "once per game= once <per|each> game",
)
class Once(Moment, Word):
    """A single moment to come, or one in each turn, or one turn of your choice."""
