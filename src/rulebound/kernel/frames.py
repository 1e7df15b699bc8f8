"""Frames: the flow of the game as data. No Python stack survives a decision; the stack of frames does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rulebound.kernel.questions import Move

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something under way: a turn, a phase, a combat, an ability. `pc` is the next step of it.

    A step may change the state through atoms, push a frame, ask a decision, or finish with `s.pop()`.
    """

    __slots__ = ("pc",)

    def __init__(self) -> None:
        self.pc = 0

    def step(self, s: State) -> None:
        raise NotImplementedError

    def rests(self, s: State) -> bool:
        """Whether it would only ask for the next free action: for whoever looks at a position and not at the menu."""
        return False

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError
