"""Amounts that are looked up when they are needed."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous.ops.groups import Cards
from rulebound.games.luminous.ops.players import Players
from rulebound.games.luminous.ops.remembering import remembered, stat_of
from rulebound.games.luminous.values import life_of
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Env


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
class HowMany(Amount):
    """The number of cards of a group."""

    of: Cards

    def value(self, s: State, env: Env) -> int:
        return len(self.of.cards(s, env))


@dataclass(slots=True, eq=False)
class HowManyThisWay(Amount):
    """How many of the cards to which this effect did something are of a kind, wherever they are now."""

    of: Cards

    def value(self, s: State, env: Env) -> int:
        return len(self.of.refs(s, env))


@dataclass(slots=True, eq=False)
class LifeOf(Amount):
    who: Players

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += life_of(s, seat)
        return total


