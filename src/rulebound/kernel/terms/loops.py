"""Doing things more than once, and players who do them one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.ops import Op, Run
from rulebound.kernel.terms.base import Whom

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


@dataclass(slots=True, eq=False)
class SetActor(Op):
    """The player who does what follows; where several do, the first of them."""

    who: Whom
    number: int

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            run.env.numbers[self.number] = seat
            break
        return run.pc + 1


@dataclass(slots=True, eq=False)
class NextPlayer(Op):
    """The head of a loop over players, who do it one after the other; `number` counts them."""

    who: Whom
    number: int
    actor: int
    otherwise: int = 0

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        at = env.numbers[self.number]
        if at >= len(seats):
            return self.otherwise
        env.numbers[self.number] = at + 1
        env.numbers[self.actor] = seats[at]
        return run.pc + 1
