"""What is paid beside a price, and what is so of all of some creatures."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.terms import OfOne
from rulebound.games.starlight.procedures.planning import Plan
from rulebound.kernel.play import Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test


@dataclass(slots=True, eq=False)
class HandHolds(Test):
    """So many cards beside the one that is invoked."""

    count: int

    def holds(self, s: State, env: Env) -> bool:
        return len([card for card in s.zone(env.seat, c.HAND) if card is not env.card]) >= self.count


@dataclass(slots=True, eq=False)
class AllLike(Test):
    """It is so of every one of them."""

    of: Cards
    like: OfOne

    def holds(self, s: State, env: Env) -> bool:
        return all(self.like.is_so(s, env, card) for card in self.of.cards(s, env))


@dataclass(slots=True, eq=False)
class HostIs(Test):
    """The card with which this Enchantment is invoked is of one of these classes, or was telegraphed."""

    classes: int
    telegraphed: bool

    def holds(self, s: State, env: Env) -> bool:
        for frame in s.frames:
            if isinstance(frame, Plan) and frame.enchantment is env.card:
                return kind_of(frame.card).classes & self.classes != 0 and (frame.telegraphed or not self.telegraphed)
        return False


@dataclass(slots=True, eq=False)
class NotePaid(Op):
    """How much was paid beside the price of the card that is being invoked. [ST-INV.3]"""

    amount: Amount
    test: Test | None

    def run(self, s: State, run: Run) -> int:
        for frame in reversed(s.frames):
            if isinstance(frame, Plan) and frame.card is run.env.card:
                much = self.test is None or self.test.holds(s, run.env)
                frame.besides = self.amount.value(s, run.env) if much else 0
                break
        return run.pc + 1


class PaidBesides(Amount):
    """As it was noted when the card was invoked."""

    def value(self, s: State, env: Env) -> int:
        for frame in reversed(s.frames):
            if isinstance(frame, Plan) and frame.card is env.card:
                return frame.besides
        return 0
