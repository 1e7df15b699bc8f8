"""The one family of gates: may / if / unless / if you do / choose one, always in the order test, then question."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulebound.kernel.decisions import Option
from rulebound.kernel.ops import WAIT, Op, Run
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
        s.ask(seats[0], self.menu, [Option(self.yes, run.env.card), Option(self.no, run.env.card)], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        run.env.done = option.kind == self.yes
        return run.pc + 1 if run.env.done else self.otherwise

    def announce(self, s: State, run: Run) -> int:
        """A bare 'may' can be answered ahead; whether a condition holds is seen when its time comes."""
        return self.run(s, run) if self.may and self.test is None else run.pc + 1


@dataclass(slots=True, eq=False)
class ChooseOne(Op):
    """A modal text: the chosen mode's instructions, then on behind the last mode."""

    who: Whom
    menu: int
    kind: int
    modes: list[int] = field(default_factory=list)  # where each mode begins
    shorts: list[str] = field(default_factory=list)

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        options = [Option(self.kind, run.env.card, number) for number in range(len(self.modes))]
        s.ask(seats[0], self.menu, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Option) -> int:
        return self.modes[option.number]

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
