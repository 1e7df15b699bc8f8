"""Doing things more than once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.ops import Op, Run

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class NextTime(Op):
    """The head of a loop: once more while the number is above 0, else on at `otherwise`."""

    number: int
    otherwise: int = 0

    def run(self, s: State, run: Run) -> int:
        left = run.env.numbers[self.number]
        if left <= 0:
            return self.otherwise
        run.env.numbers[self.number] = left - 1
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return self.otherwise
