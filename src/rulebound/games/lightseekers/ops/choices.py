"""Choices that need more than a card out of a group."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.choosing import Pick
from rulebound.games.lightseekers.doing import Choice
from rulebound.games.lightseekers.values import clockwise
from rulebound.kernel.ops import NOBODY_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Clear, Move, Op, Run, State
from rulebound.kernel.terms import Amount, Whom


@dataclass(slots=True, eq=False)
class PickHeroes(Choice):
    """[LS-D06] Up to so many heroes, one at a time; they stand in a number, one bit each."""

    who: Whom
    among: Whom
    count: Amount
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


def is_choice(op: Op) -> bool:
    """Whether an instruction only chooses."""
    return isinstance(op, Clear | Pick | Choice)
