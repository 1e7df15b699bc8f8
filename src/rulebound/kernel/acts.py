"""Acts: what is announced, held while others may answer, and only then happens.

An atom changes the state at once and asks nobody. Whatever others may cancel, void, change or replace first is an
act: a frame that lies on the stack while its window (a walk, an alternating window, response phases) runs above it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.events import Event
from rulebound.kernel.frames import Frame
from rulebound.kernel.ops import Run
from rulebound.kernel.state import State

# What has become of an act.
OPEN: Final = 0
FADED: Final = 1  # impossible, from the start or by now
CANCELLED: Final = 2
REPLACED: Final = 3  # something else has happened instead
PERFORMED: Final = 4

# The steps of an act.
WOULD: Final = 0
HELD: Final = 1
OVER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Frame):
    """A procedure that does acts one after the other and asks what has become of each: performed, faded, cancelled."""

    __slots__ = ("result",)

    def __init__(self) -> None:
        self.pc = 0
        self.result = OPEN  # of the act that was over last


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Frame):
    """Possible? Something else instead? Announce, window, cancelled? still possible? Perform.

    `event` is how others speak of the act: before it is announced what would happen, then what was announced.
    """

    __slots__ = ("event", "invisible", "result")

    def __init__(self, event: Event, invisible: bool) -> None:
        self.pc = WOULD
        self.event = event
        self.invisible = invisible  # cannot be answered
        self.result = OPEN

    # ---- what the game says
    def possible(self, s: State) -> bool:
        return True

    def replaced(self, s: State) -> bool:
        """Whether a text has put something else in the place of this act as it is now: it has changed the act, stopped
        it, or pushed what does. Where several fit, `State.ask_within` asks which."""
        return False

    def announce(self, s: State) -> Event:
        """Emit what is announced. A new event, because copies share the one of before."""
        raise NotImplementedError

    def open_window(self, s: State) -> None:
        """Push the window, unless hearing the event has done so."""

    def perform(self, s: State) -> None:
        """Change the state, or push what does; the act stays on the stack until that is done."""
        raise NotImplementedError

    def finished(self, s: State) -> None:
        """The act is off the stack, whatever has become of it: tidy up."""

    # ---- what others do to it
    def stop(self, result: int) -> bool:
        """Cancel or replace it. Only the first finds it open: a second cancel changes nothing and is told so."""
        if self.result != OPEN:
            return False
        self.result = result
        return True

    # ---- its course
    def step(self, s: State) -> None:
        if self.pc == OVER:
            self.finish(s)
            return
        if self.result == OPEN and not self.possible(s):
            self.result = FADED
        if self.result != OPEN:
            self.finish(s)
        elif self.pc == WOULD:
            if self.replaced(s):
                return
            self.pc = HELD
            self.event = self.announce(s)
            if not self.invisible:
                self.open_window(s)
        else:
            self.pc = OVER
            self.result = PERFORMED
            self.perform(s)

    def finish(self, s: State) -> None:
        frames = s.frames
        frames.pop()
        below = frames[-1]
        if isinstance(below, Run):
            below.env.done = self.result == PERFORMED  # "if you do"
        elif isinstance(below, Course):
            below.result = self.result
        self.finished(s)

    def copied_from(self, other: Act) -> None:
        """The fields of every act, for the `copy` of a subclass."""
        self.pc = other.pc
        self.event = other.event
        self.invisible = other.invisible
        self.result = other.result


def act_of(s: State, event: Event | None) -> Act | None:
    """The act under way that an event speaks of; None if it is over."""
    if event is not None:
        for frame in s.frames:
            if isinstance(frame, Act) and frame.event is event:
                return frame
    return None
