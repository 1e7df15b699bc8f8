"""Doing things more than once: for each player, so many times, several modes."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.ops.players import Players
from rulebound.kernel.decisions import Option
from rulebound.kernel.gates import ChooseOne
from rulebound.kernel.ops import WAIT, Op, Run
from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class SetActor(Op):
    """The player who does what follows; where several do, the first of them."""

    who: Players
    number: int

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            run.env.numbers[self.number] = seat
            break
        return run.pc + 1


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


@dataclass(slots=True, eq=False)
class NextPlayer(Op):
    """The head of a loop over players, who do it one after the other; `number` counts them."""

    who: Players
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


class ChooseMode(ChooseOne):
    """A modal text; if there is nobody to choose, such as an attacking player outside of combat, nothing happens."""

    __slots__ = ("behind",)

    def __init__(self, clause: str, who: Players) -> None:
        super().__init__(clause, who, c.M_MODE, c.MODE)
        self.behind = 0

    def run(self, s: State, run: Run) -> int:
        if not self.who.seats(s, run.env):
            run.env.done = False
            return self.behind
        return ChooseOne.run(self, s, run)


class ChooseModes(ChooseOne):
    """'Choose two: …': different modes, one after the other; they happen in the printed order."""

    __slots__ = ("count", "number")

    def __init__(self, clause: str, who: Players, count: int, number: int) -> None:
        super().__init__(clause, who, c.M_MODE, c.MODE)
        self.count = count
        self.number = number

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.picked == 0:
            env.numbers[self.number] = 0
        if run.picked >= self.count:
            return run.pc + 1
        chosen = env.numbers[self.number]
        options: list[Option] = []
        for mode in range(len(self.shorts)):
            if not (chosen >> mode) & 1:
                options.append(Option(self.kind, env.card, mode))
        if not options:
            return run.pc + 1
        s.ask(self.who.seats(s, env)[0], self.menu, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        run.env.numbers[self.number] |= 1 << option.number
        run.picked += 1
        return run.pc
