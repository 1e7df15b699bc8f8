"""Questions in the midst of a step: which of several texts takes the place of what is about to happen, say. An atom has
no frame that could wait for an answer; so the whole step is taken back, the question asked, and the step done anew with
the answer (`State.attempt`). Only rules that say `asks_within` pay for it, with a copy at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.frames import Frame
from rulebound.kernel.questions import Move

if TYPE_CHECKING:
    from rulebound.kernel.state import State


class Interrupted(Exception):
    """A step has come upon a question that nobody has answered yet."""

    def __init__(self, seat: int, menu: int, options: list[Move]) -> None:
        super().__init__()
        self.seat = seat
        self.menu = menu
        self.options = options


class Interlude(Frame):
    """The question; then the step beneath it again, with all answers that it has been `given`."""

    __slots__ = ("given", "menu", "options", "seat")

    def __init__(self, seat: int, menu: int, options: list[Move], given: list[Move]) -> None:
        self.pc = 0
        self.seat = seat
        self.menu = menu
        self.options = options
        self.given = given

    def step(self, s: State) -> None:
        if self.pc == 0:
            s.ask(self.seat, self.menu, self.options, False)
        else:
            s.pop()
            s.attempt(self.given)

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.given = [*self.given, option]
        self.pc = 1

    def copy(self) -> Interlude:
        new = Interlude(self.seat, self.menu, self.options, self.given)
        new.pc = self.pc
        return new


class Answering(Frame):
    """An answer on its way to the frame that asked: a step like any other, so that it can be taken back too."""

    __slots__ = ("depth", "option", "seat")

    def __init__(self, depth: int, seat: int, option: Move) -> None:
        self.pc = 0
        self.depth = depth
        self.seat = seat
        self.option = option

    def step(self, s: State) -> None:
        s.pop()
        s.frames[self.depth].answer(s, self.seat, self.option)

    def copy(self) -> Answering:
        new = Answering(self.depth, self.seat, self.option)
        new.pc = self.pc
        return new
