"""Choices that need more than a card out of a group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.procedures.choosing import Pick
from rulebound.games.lightseekers.procedures.doing import Choice
from rulebound.games.lightseekers.values import clockwise
from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.ops import NOBODY_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Clear, Move, Op, Run, State
from rulebound.kernel.rules import bounded
from rulebound.kernel.terms import Amount, Env, Whom


@dataclass(slots=True, eq=False)
class PickHeroes(Choice):
    """[LS-D06] So many heroes, or up to so many, one at a time; they stand in a number, one bit each."""

    who: Whom
    among: Whom
    count: Amount
    up_to: bool
    number: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.numbers[self.number] = 0
            run.at = 1
        choosers = self.who.seats(s, env)
        options: list[Move] = []
        if choosers and run.picked < self.count.value(s, env):
            for seat in clockwise(s, self.among.seats(s, env)):
                if not env.numbers[self.number] >> seat & 1:
                    options.append(Move(c.CHOOSE_HERO, None, seat))
        if not options:
            if run.picked == 0:
                tell_unfound(s, run, NOBODY_THERE, None)
            env.done = env.numbers[self.number] != 0
            return run.pc + 1
        if self.up_to:
            options.append(Move(c.STOP))
        s.ask(choosers[0], c.M_HERO, options, False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        env = run.env
        if option.kind == c.STOP:
            env.done = env.numbers[self.number] != 0
            return run.pc + 1
        env.numbers[self.number] |= 1 << option.number
        run.picked += 1
        return run.pc


SHARES: Final = 8  # as many players as sit at a table at most


@dataclass(slots=True, eq=False)
class Divide(Choice):
    """[LS-D05] An amount point by point among heroes, at most so many of them; the numbers from `shares` on take how
    much each seat gets, `hit` who gets something, one bit each."""

    who: Whom
    among: Whom
    amount: Amount
    most: Amount | None
    shares: int
    hit: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            run.at = 1
            for seat in range(SHARES):
                env.numbers[self.shares + seat] = 0
            env.numbers[self.hit] = 0
        choosers = self.who.seats(s, env)
        seats = self.open_to(s, env)
        points = bounded(self.amount.value(s, env))
        if not choosers or not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        elif run.picked < points:
            if len(seats) == 1:
                self.give(run, seats[0], points - run.picked)
            else:
                s.ask(choosers[0], c.M_HERO, [Move(c.CHOOSE_HERO, None, seat) for seat in seats], False)
                return WAIT
        env.done = env.numbers[self.hit] != 0
        return run.pc + 1

    def open_to(self, s: State, env: Env) -> list[int]:
        seats = clockwise(s, self.among.seats(s, env))
        hit = env.numbers[self.hit]
        if self.most is not None and hit.bit_count() >= self.most.value(s, env):
            return [seat for seat in seats if hit >> seat & 1]
        return seats

    def give(self, run: Run, seat: int, points: int) -> None:
        run.env.numbers[self.shares + seat] += points
        run.env.numbers[self.hit] |= 1 << seat

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        self.give(run, option.number, 1)
        run.picked += 1
        return run.pc


@dataclass(slots=True, eq=False)
class Share(Amount):
    """What a hero gets of what was divided."""

    shares: int
    who: Whom

    def value(self, s: State, env: Env) -> int:
        return sum(env.numbers[self.shares + seat] for seat in self.who.seats(s, env))


def is_choice(op: Op) -> bool:
    """Whether an instruction only chooses."""
    return isinstance(op, (Clear, Pick, Choice, ChooseNumber))
