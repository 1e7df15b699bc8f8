"""Amounts that are looked up when they are needed."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous.ops.remembering import remembered, stat_of
from rulebound.games.luminous.values import life_of
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env, Whom


@dataclass(slots=True, eq=False)
class StatOf(Amount):
    """A number of cards spoken of, now or as it was last; of several cards the sum."""

    of: Cards
    stat: int

    def value(self, s: State, env: Env) -> int:
        total = 0
        for ref in self.of.refs(s, env):
            total += stat_of(s, ref.card, remembered(s, ref), self.stat)
        return total


@dataclass(slots=True, eq=False)
class HowManyThisWay(Amount):
    """How many of the cards to which this effect did something are of a kind, wherever they are now."""

    of: Cards

    def value(self, s: State, env: Env) -> int:
        return len(self.of.refs(s, env))


@dataclass(slots=True, eq=False)
class LifeOf(Amount):
    who: Whom

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += life_of(s, seat)
        return total


