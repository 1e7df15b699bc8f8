"""Doing things more than once, and players who do them one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.ops import Op, Run
from rulebound.kernel.terms.base import Cards, Whom

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
class WhileToldTo(NextTime):
    """The head of what is repeated whenever its own end says so."""


@dataclass(slots=True, eq=False)
class OnceMore(Op):
    """Carry out once more what is being repeated."""

    number: int

    def run(self, s: State, run: Run) -> int:
        run.env.numbers[self.number] = 1
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Gather(Op):
    """The cards for each of which something is done, as they are when it begins."""

    group: Cards
    slot: int

    def run(self, s: State, run: Run) -> int:
        run.env.slots[self.slot] = self.group.refs(s, run.env)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Collect(Op):
    """At the end of a round: those to which it happened in this one, besides those of the rounds before."""

    source: int
    slot: int

    def run(self, s: State, run: Run) -> int:
        slots = run.env.slots
        slots[self.slot] = [*slots[self.slot], *slots[self.source]]
        return run.pc + 1


@dataclass(slots=True, eq=False)
class NextCard(Op):
    """The head of a loop over cards, one after the other; `number` counts them, `one_slot` holds the one at hand."""

    slot: int
    number: int
    one_slot: int
    otherwise: int = 0

    def run(self, s: State, run: Run) -> int:
        env = run.env
        at = env.numbers[self.number]
        cards = env.slots[self.slot]
        if at >= len(cards):
            return self.otherwise
        env.numbers[self.number] = at + 1
        env.slots[self.one_slot] = [cards[at]]
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        """Which cards these are is seen when their time comes."""
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


@dataclass(slots=True, eq=False)
class SetPlayer(Op):
    """The player who does what follows, or to whom it is done; -1 if there is none."""

    who: Whom
    number: int

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        run.env.numbers[self.number] = seats[0] if seats else -1
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return self.run(s, run)


@dataclass(slots=True, eq=False)
class SetPlayers(Op):
    """The players of a block, one bit each, as they are when it begins."""

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
class NextOfThese(Op):
    """The head of a block that is played out for one of these players after the other, from the active one on; whoever
    is out meanwhile is passed over."""

    players: int
    done: int  # the number in which those who had their turn stand
    player: int
    otherwise: int = 0

    def run(self, s: State, run: Run) -> int:
        numbers = run.env.numbers
        left = numbers[self.players] & ~numbers[self.done]
        for seat in s.rules.table(s):
            if left >> seat & 1:
                numbers[self.done] |= 1 << seat
                numbers[self.player] = seat
                return run.pc + 1
        return self.otherwise

    def announce(self, s: State, run: Run) -> int:
        """What other players choose is chosen when their turn comes."""
        return self.otherwise
