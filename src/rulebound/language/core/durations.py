"""How long, and when once."""

from __future__ import annotations

from ..node import phrase, words
from .categories import Condition, Duration, Moment, Thing


@words(
    "this turn",
    "until end of turn",
    "until end of turn= until the end of the turn",
    "until end of turn= until the end of turn",
    "until your next turn",
    "until your next turn= until the start of your next turn",
    "during your turn",
    "during your turn= on your turn",
    "during the opponent's turn",
    "during the opponent's turn= on the opponent's turn",
    "each turn",
)
class Span(Duration):
    """A stretch of turns."""

    word: str


@phrase("while {condition}", "as long as {condition}", "for as long as {condition}")
class While(Duration):
    """As long as something is so, asked all the time."""

    condition: Condition


@phrase("until {what:sg} leaves play")
class UntilLeaves(Duration):
    """Until a card is gone."""

    what: Thing


@words(
    "end of this turn= at the end of this turn",
    "end of this turn= at the end of the turn",
    "start of your next turn= at the start of your next turn",
    "end of your next turn= at the end of your next turn",
    "start of the opponent's next turn= at the start of the opponent's next turn",
)
class Later(Moment):
    """A single moment to come."""

    word: str
