"""How two numbers compare: 'or less', 'or more', 'exactly', 'less than', 'more than'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulebound.kernel.terms.base import Amount, Env, Test

if TYPE_CHECKING:
    from rulebound.kernel.state import State

AT_MOST: Final = 0
AT_LEAST: Final = 1
EXACTLY: Final = 2
BELOW: Final = 3
ABOVE: Final = 4


def compares(value: int, relation: int, other: int) -> bool:
    if relation == AT_MOST:
        return value <= other
    if relation == AT_LEAST:
        return value >= other
    if relation == EXACTLY:
        return value == other
    return value < other if relation == BELOW else value > other


@dataclass(slots=True, eq=False)
class Compares(Test):
    """Whether one number stands in a relation to another."""

    left: Amount
    relation: int
    right: Amount

    def holds(self, s: State, env: Env) -> bool:
        return compares(self.left.value(s, env), self.relation, self.right.value(s, env))


@dataclass(slots=True, eq=False)
class EventAmountIs(Test):
    """Whether the event that the ability answers is about so much."""

    relation: int
    amount: Amount

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and compares(event.amount, self.relation, self.amount.value(s, env))
