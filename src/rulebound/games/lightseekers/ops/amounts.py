"""Amounts that texts speak of [LS-T08]: V, counts, health, what just happened."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import available
from rulebound.games.lightseekers.amounts import power_of
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.ops.seeing import elements_of, orders_of
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import corner_value, hero_of, number
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env, Whom


class CornerValue(Amount):
    """[LS-G57] V."""

    def value(self, s: State, env: Env) -> int:
        return corner_value(s, env)


@dataclass(slots=True, eq=False)
class Printed(Amount):
    """[LS-S01] [LS1-2.6.4] A printed count of cards: in the earlier edition Power changes it, too."""

    of: Amount

    def value(self, s: State, env: Env) -> int:
        value = self.of.value(s, env)
        if switches_of(s).power_all_numbers:
            value += power_of(s, env.card)
        return value if value > 0 else 0


@dataclass(slots=True, eq=False)
class StartingHealth(Amount):
    """[LS-2.10.1] The health printed on the hero."""

    who: Whom

    def value(self, s: State, env: Env) -> int:
        for seat in self.who.seats(s, env):
            hero = hero_of(s, seat)
            if hero is not None:
                return light(hero.definition).health
        return 0


@dataclass(slots=True, eq=False)
class ElementsOf(Amount):
    """[LS-2.3.2.4a] To how many Elements the hero has access."""

    who: Whom

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += number(s, seat, c.ACCESS).bit_count()
        return total


class UnusedActions(Amount):
    """[LS-4.1.4.1] The actions that you have left; in the turn of another you have none."""

    def value(self, s: State, env: Env) -> int:
        return available(s, env.seat) if env.seat == s.active else 0


@dataclass(slots=True, eq=False)
class ElementsAmong(Amount):
    """[LS-2.3.1.4] How many different Elements these cards are of."""

    group: Cards

    def value(self, s: State, env: Env) -> int:
        found = 0
        for card in self.group.cards(s, env):
            found |= elements_of(s, card)
        return found.bit_count()


@dataclass(slots=True, eq=False)
class OrdersAmong(Amount):
    """[LS-2.3.1.4] How many different Orders these cards are part of."""

    group: Cards

    def value(self, s: State, env: Env) -> int:
        found = 0
        for card in self.group.cards(s, env):
            found |= orders_of(s, card)
        return found.bit_count()


@dataclass(slots=True, eq=False)
class SymbolBits(Amount):
    """The Elements that a name stands for, as bits: of an Order all three."""

    symbol: Amount

    def value(self, s: State, env: Env) -> int:
        symbol = self.symbol.value(s, env)
        if symbol < 0:
            return 0
        return 1 << symbol if symbol < c.ORDER_SYMBOL else 7 << 3 * (symbol - c.ORDER_SYMBOL)
