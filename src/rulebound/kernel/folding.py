"""What standing lines give is worked out once for a position, not once for every card and question.

A line's condition and amount do not hang on the card it is asked for, and a number of a card does not hang on who asks.
So both are kept with the position for as long as it stays the same. They are kept apart for the two rounds of a
calculation: with all lines, and with those alone that ask for nothing (`State.first_lines_only`).

The state does not know when it changes, so a `Fold` remembers what it was made of and is held against the state at
every question from outside. Within a calculation nothing changes, and nothing is held against anything (`folding`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Record
from rulebound.kernel.events import Event
from rulebound.kernel.frames import Frame
from rulebound.kernel.modifiers import Modifier, Static
from rulebound.kernel.terms import Amount, Test

if TYPE_CHECKING:
    from rulebound.kernel.state import State

FEW: Final = 4  # so few lines are asked straight away: that is quicker than to keep anything


@mypyc_attr(allow_interpreted_subclasses=True)
class Derived:
    """A value of cards that lines change: an attack, a cost. A game has one object for each."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number  # below 32, each its own

    def count(self, s: State, card: Card) -> int:
        """What it is now, with the lines that are heard now."""
        raise NotImplementedError


class Round:
    """What has been worked out in one round; entries are stored whole, by one operation."""

    __slots__ = ("amounts", "holds", "values")

    def __init__(self) -> None:
        self.holds: dict[Static | Modifier, bool] = {}
        self.amounts: dict[Static, int] = {}
        self.values: dict[int, int] = {}  # by card and value, packed


class Fold:
    """Two rounds, and the position that they belong to."""

    __slots__ = (
        "active", "all_lines", "clock", "decisions", "facts", "first_lines", "frames", "history", "modifiers", "moves",
        "numbers", "records", "statics", "steps", "turn", "written", "zones",
    )  # fmt: skip

    def __init__(self, s: State) -> None:
        self.all_lines = Round()
        self.first_lines = Round()
        self.steps = s.steps
        self.decisions = s.decisions
        self.moves = s.moves
        self.clock = s.clock
        self.turn = s.turn
        self.active = s.active
        self.written = s.written
        self.history: Event | None = s.history
        self.statics: list[Static] = s.statics
        self.modifiers: list[Modifier] = s.modifiers
        self.numbers: list[int] = s.numbers[:]
        self.facts: list[int] = s.facts[:]
        self.zones: list[list[Card]] = s.zones[:]
        self.records: list[Record | None] = s.records[:]
        self.frames: list[Frame] = s.frames[:]

    def fits(self, s: State) -> bool:
        """Whether the position is the one that this was worked out for."""
        return (
            self.steps == s.steps
            and self.decisions == s.decisions
            and self.written == s.written
            and self.moves == s.moves
            and self.clock == s.clock
            and self.history is s.history
            and self.statics is s.statics
            and self.modifiers is s.modifiers
            and self.turn == s.turn
            and self.active == s.active
            and self.numbers == s.numbers
            and self.facts == s.facts
            and self.zones == s.zones
            and self.records == s.records
            and self.frames == s.frames
        )


def few(s: State) -> bool:
    return len(s.statics) + len(s.modifiers) <= FEW


def round_of(s: State) -> Round:
    """What is known already of the round that is asked for."""
    fold = s.fold
    if fold is None or not (s.folding or fold.fits(s)):
        fold = Fold(s)
        s.fold = fold
    return fold.first_lines if s.first_lines_only else fold.all_lines


def derived(s: State, value: Derived, card: Card) -> int:
    """A value of a card as it lies now."""
    if few(s):
        return value.count(s, card)
    known = round_of(s).values
    at = card.number << 5 | value.number
    found = known.get(at)
    if found is None:
        before = s.folding
        try:
            s.folding = True
            found = value.count(s, card)
        finally:
            s.folding = before
        known[at] = found
    return found


def holds(s: State, line: Static | Modifier, condition: Test) -> bool:
    """Whether the condition of a line is met."""
    if few(s):
        return condition.holds(s, line.env)
    known = round_of(s).holds
    found = known.get(line)
    if found is None:
        before = s.folding
        try:
            s.folding = True
            found = condition.holds(s, line.env)
        finally:
            s.folding = before
        known[line] = found
    return found


def amount(s: State, static: Static, number: Amount) -> int:
    """The number that a line speaks of."""
    if few(s):
        return number.value(s, static.env)
    known = round_of(s).amounts
    found = known.get(static)
    if found is None:
        before = s.folding
        try:
            s.folding = True
            found = number.value(s, static.env)
        finally:
            s.folding = before
        known[static] = found
    return found
