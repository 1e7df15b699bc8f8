"""Alternating windows: the players act or pass in turn; a run of passes, one from each, closes the window."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulebound.kernel.frames import Frame
from rulebound.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame):
    """Who may act now, and how many have passed in a row. What an action is, is the game's matter."""

    __slots__ = ("holder", "passes")

    def __init__(self, holder: int) -> None:
        self.pc = 0
        self.holder = holder
        self.passes = 0

    def players(self, s: State) -> int:
        """How many passes in a row close the window."""
        return s.rules.seats

    def next_seat(self, s: State, seat: int) -> int:
        return (seat + 1) % s.rules.seats

    def closes(self, s: State) -> bool:
        """Whether nobody is asked any more."""
        return self.passes >= self.players(s)

    def close(self, s: State) -> None:
        s.pop()

    def offer(self, s: State) -> None:
        """Ask the holder for an action."""
        raise NotImplementedError

    def step(self, s: State) -> None:
        if self.closes(s):
            self.close(s)
        else:
            self.offer(s)

    def passed(self, s: State) -> None:
        self.passes += 1
        self.holder = self.next_seat(s, self.holder)

    def acted(self, s: State, keeps: bool) -> None:
        """An action breaks the run of passes; some actions let their player keep the word."""
        self.passes = 0
        if not keeps:
            self.holder = self.next_seat(s, self.holder)
