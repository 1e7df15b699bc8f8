"""How long, and when once."""

from __future__ import annotations

from ..node import Word, phrase, words
from .categories import Condition, Duration, Moment, OfThing


@words(
    "this turn",
    "until end of turn= until <end of turn|the end of the turn|the end of turn>",
    "until your next turn= until <|the start of> your next turn",
    "until the end of your next turn",
    "until the end of the opponent's next turn",
    "during your turn= <during|on> your turn",
    "during the opponent's turn= <during|on> the opponent's turn",
    "each turn",
)
class Span(Duration, Word):
    """A stretch of turns."""


@phrase("<while|as long as|for as long as> {condition}")
class While(Duration):
    """As long as something is so, asked all the time."""

    condition: Condition


@phrase("until {what:sg} leaves play")
class UntilLeaves(Duration, OfThing):
    """Until a card is gone."""


@words(
    "end of this turn= at the end of <this|the> turn",
    "start of your next turn= at the start of your next turn",
    "end of your next turn= at the end of your next turn",
    "start of the opponent's next turn= at the start of the opponent's next turn",
    "end of the opponent's next turn= at the end of the opponent's next turn",
    "end of combat= <after|at the end of> <|this> combat",
)
class Later(Moment, Word):
    """A single moment to come."""
