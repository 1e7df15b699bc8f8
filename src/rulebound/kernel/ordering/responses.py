"""Response phases: the players in turn answer an act that is announced and held.

Answers are acts themselves and may be answered in turn, to any depth. Once the act is void its window closes; what
was done in it stands. An act that is done invisibly opens no window, and where nobody could answer the game opens
none either.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulebound.kernel.acts import OPEN, act_of
from rulebound.kernel.events import Event
from rulebound.kernel.ordering.alternating import Window
from rulebound.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Responses(Window):
    """The window of the act that `event` announced."""

    __slots__ = ("event",)

    def __init__(self, holder: int, event: Event) -> None:
        self.pc = 0
        self.holder = holder
        self.passes = 0
        self.event = event

    def closes(self, s: State) -> bool:
        act = act_of(s, self.event)
        return act is None or act.result != OPEN or self.passes >= self.players(s)
