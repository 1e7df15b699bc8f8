"""Who does what follows, and blocks that are played out hero by hero."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers.values import heroes_from
from rulebound.kernel.play import Op, Run, State
from rulebound.kernel.terms import Whom


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
