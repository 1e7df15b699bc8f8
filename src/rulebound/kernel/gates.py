"""The one family of gates: may / if / unless / if you do / choose one, always in the order test, then question."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rulebound.kernel.ops import NOBODY_THERE, WAIT, Op, Run, tell_unfound
from rulebound.kernel.questions import Move
from rulebound.kernel.terms import Amount, Test, Whom

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class Jump(Op):
    to: int = 0

    def run(self, s: State, run: Run) -> int:
        return self.to

    def announce(self, s: State, run: Run) -> int:
        return self.to

    def announces(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class Gate(Op):
    """Goes on if the condition holds and, where the text says 'may', the player wants to; else to `otherwise`."""

    test: Test | None
    may: bool
    who: Whom
    menu: int
    yes: int  # option kinds of the game
    no: int
    otherwise: int = 0

    def run(self, s: State, run: Run) -> int:
        test = self.test
        if test is not None and not test.holds(s, run.env):
            run.env.done = False
            return self.otherwise
        if not self.may:
            return run.pc + 1
        seats = self.who.seats(s, run.env)
        if not seats:
            run.env.done = False
            return self.otherwise
        s.ask(seats[0], self.menu, [Move(self.yes, run.env.card), Move(self.no, run.env.card)], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.env.done = option.kind == self.yes
        return run.pc + 1 if run.env.done else self.otherwise

    def announce(self, s: State, run: Run) -> int:
        """A bare 'may' can be answered ahead; whether a condition holds is seen when its time comes."""
        return self.run(s, run) if self.may and self.test is None else run.pc + 1

    def announces(self) -> bool:
        return self.may and self.test is None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class ChooseOne(Op):
    """A modal text: the instructions of one of the modes that can be carried out, then on behind the last one. If
    none can, or there is nobody to choose, nothing happens."""

    who: Whom
    menu: int
    kind: int
    behind: int = field(default=0, init=False)
    modes: list[int] = field(default_factory=list, init=False)  # where each mode begins
    shorts: list[str] = field(default_factory=list, init=False)
    tests: list[Test | None] = field(default_factory=list, init=False)  # whether each can be carried out

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        options: list[Move] = []
        for mode, test in enumerate(self.tests):
            if test is None or test.holds(s, env):
                options.append(Move(self.kind, env.card, mode))
        if not seats or not options:
            env.done = False
            return self.behind
        s.ask(seats[0], self.menu, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        return self.modes[option.number]

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)


@dataclass(slots=True, eq=False)
class ChooseModes(ChooseOne):
    """'Choose two: …': different modes, one after the other; they happen in the printed order."""

    count: int
    number: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.picked == 0:
            env.numbers[self.number] = 0
        seats = self.who.seats(s, env)
        options: list[Move] = []
        if seats and run.picked < self.count:
            for mode in range(len(self.shorts)):
                if not (env.numbers[self.number] >> mode) & 1:
                    options.append(Move(self.kind, env.card, mode))
        if not options:
            return run.pc + 1
        s.ask(seats[0], self.menu, options + self.others(run), False)
        return WAIT

    def others(self, run: Run) -> list[Move]:
        return []

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        if option.kind != self.kind:
            return run.pc + 1
        run.env.numbers[self.number] |= 1 << option.number
        run.picked += 1
        return run.pc


@dataclass(slots=True, eq=False)
class ChooseSomeModes(ChooseModes):
    """'Choose one or both: …': so many at least, then as many more as the player likes, up to `count`."""

    least: int
    stop: int  # the option kind of the game that ends it

    def others(self, run: Run) -> list[Move]:
        return [Move(self.stop, run.env.card)] if run.picked >= self.least else []


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class ChooseNumber(Op):
    """A number of the player's choice, between two bounds. Of a single one nobody is asked, and still it is chosen."""

    who: Whom
    menu: int
    kind: int
    number: int
    least: int
    most: Amount
    named: bool = False  # the options name the card whose text it is

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        most = self.most.value(s, env)
        env.numbers[self.number] = min(self.least, most)
        env.done = len(seats) > 0
        if not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        if not seats or most <= self.least:
            return run.pc + 1
        card = env.card if self.named else None
        s.ask(seats[0], self.menu, [Move(self.kind, card, n) for n in range(self.least, most + 1)], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.env.numbers[self.number] = option.number
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)


@dataclass(slots=True, eq=False)
class SetNumber(Op):
    """Remember a number as it is now."""

    number: int
    amount: Amount

    def run(self, s: State, run: Run) -> int:
        run.env.numbers[self.number] = self.amount.value(s, run.env)
        return run.pc + 1
