"""Doing things more than once or for somebody else: hero by hero, so many times, the modes that can be carried out."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.values import heroes_from
from rulebound.kernel.decisions import Option
from rulebound.kernel.gates import ChooseOne
from rulebound.kernel.ops import WAIT, Op, Run
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env, Test, Whom


@dataclass(slots=True, eq=False)
class SetHero(Op):
    """The hero who does what follows, or to whom it is done; -1 if there is none."""

    who: Whom
    number: int

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        run.env.numbers[self.number] = seats[0] if seats else -1
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)


@dataclass(slots=True, eq=False)
class SetHeroes(Op):
    """The heroes of a block, one bit each, as they are when it begins [LS-G82]."""

    who: Whom
    number: int

    def run(self, s: State, run: Run) -> int:
        bits = 0
        for seat in self.who.seats(s, run.env):
            bits |= 1 << seat
        run.env.numbers[self.number] = bits
        run.env.done = bits != 0
        return run.pc + 1


@dataclass(slots=True, eq=False)
class NextHero(Op):
    """[LS-2.6.7a] [LS-2.6.7b] [LS-G69] The head of a block that is played out for one hero after the other, clockwise
    from the acting player; [LS-5.1.3] whoever is out meanwhile is passed over."""

    heroes: int
    done: int  # the number in which those who had their turn stand
    hero: int
    otherwise: int = 0

    def run(self, s: State, run: Run) -> int:
        numbers = run.env.numbers
        left = numbers[self.heroes] & ~numbers[self.done]
        for seat in heroes_from(s, s.active):
            if left >> seat & 1:
                numbers[self.done] |= 1 << seat
                numbers[self.hero] = seat
                return run.pc + 1
        return self.otherwise

    def announce(self, s: State, run: Run) -> int:
        """What other heroes choose is chosen when their turn comes."""
        return self.otherwise


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


class ChooseMode(ChooseOne):
    """[LS-D22] The alternatives that can be carried out; if none can, nothing happens."""

    __slots__ = ("behind", "tests")

    def __init__(self, clause: str, who: Whom) -> None:
        super().__init__(clause, who, c.M_MODE, c.MODE)
        self.behind = 0
        self.tests: list[Test | None] = []  # whether each can be carried out

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        options: list[Option] = []
        for mode in range(len(self.modes)):
            test = self.tests[mode]
            if test is None or test.holds(s, env):
                options.append(Option(self.kind, env.card, mode))
        if not seats or not options:
            env.done = False
            return self.behind
        s.ask(seats[0], self.menu, options, False)
        return WAIT


class ChooseModes(ChooseOne):
    """'Choose two: …': different modes, one after the other; they happen in the printed order."""

    __slots__ = ("count", "number")

    def __init__(self, clause: str, who: Whom, count: int, number: int) -> None:
        super().__init__(clause, who, c.M_MODE, c.MODE)
        self.count = count
        self.number = number

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.picked == 0:
            env.numbers[self.number] = 0
        choosers = self.who.seats(s, env)
        if run.picked >= self.count or not choosers:
            return run.pc + 1
        options: list[Option] = []
        for mode in range(len(self.shorts)):
            if not (env.numbers[self.number] >> mode) & 1:
                options.append(Option(self.kind, env.card, mode))
        s.ask(choosers[0], self.menu, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        run.env.numbers[self.number] |= 1 << option.number
        run.picked += 1
        return run.pc


@dataclass(slots=True, eq=False)
class ModeChosen(Test):
    number: int
    index: int

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[self.number] >> self.index & 1 == 1
