"""Conditions that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.values import health_of, hero_of, heroes_from, living, number
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom
from rulebound.kernel.terms.groups import cards_of_player
from rulebound.kernel.terms.players import PlayerTrait
from rulebound.kernel.terms.relations import compares


@dataclass(slots=True, eq=False)
class PhaseIs(Test):
    phase: int

    def holds(self, s: State, env: Env) -> bool:
        return s.facts[c.PHASE] == self.phase


@dataclass(slots=True, eq=False)
class HeroesIn(Test):
    """So many heroes or more are in the game."""

    least: Amount

    def holds(self, s: State, env: Env) -> bool:
        return living(s) >= self.least.value(s, env)


# ---- heroes
@dataclass(slots=True, eq=False)
class HealthIs(PlayerTrait):
    relation: int
    amount: Amount

    def fits(self, s: State, env: Env, seat: int) -> bool:
        return compares(health_of(s, seat), self.relation, self.amount.value(s, env))


@dataclass(slots=True, eq=False)
class ActionsTaken(PlayerTrait):
    """[LS-T06] How many actions were used this turn; nobody uses one in the turn of another."""

    relation: int
    amount: Amount

    def fits(self, s: State, env: Env, seat: int) -> bool:
        taken = number(s, seat, c.USED) + number(s, seat, c.FREE_USED) if seat == s.active else 0
        return compares(taken, self.relation, self.amount.value(s, env))


def orders_of(s: State, seat: int) -> int:
    """[LS-2.4.1.1c.2] The Orders of a hero, as bits, with those that it has as a stat [LS1-2.4.1.3]."""
    hero = hero_of(s, seat)
    return number(s, seat, c.ORDER_STATS) | (0 if hero is None else light(hero.definition).orders)


@dataclass(slots=True, eq=False)
class OfOrders(PlayerTrait):
    """Of each of these Orders."""

    orders: list[int]

    def fits(self, s: State, env: Env, seat: int) -> bool:
        own = orders_of(s, seat)
        for order in self.orders:
            if not own >> order & 1:
                return False
        return True


@dataclass(slots=True, eq=False)
class ShareOrder(Test):
    """Two heroes have an Order in common."""

    one: Whom
    other: Whom

    def holds(self, s: State, env: Env) -> bool:
        for seat in self.one.seats(s, env):
            for other in self.other.seats(s, env):
                if orders_of(s, seat) & orders_of(s, other):
                    return True
        return False


@dataclass(slots=True, eq=False)
class ExtremeHealth(PlayerTrait):
    """The most or the least health of all, or of all but you; several if they are equal."""

    most: bool
    others: bool = False

    def fits(self, s: State, env: Env, seat: int) -> bool:
        health = health_of(s, seat)
        for other in heroes_from(s, s.active):
            if self.others and other == env.seat:
                continue
            if health_of(s, other) > health if self.most else health_of(s, other) < health:
                return False
        return True


@dataclass(slots=True, eq=False)
class MostCards(PlayerTrait):
    """The most or the fewest such cards of all, or of all but you, read with each hero as 'you'; several if they
    are equal."""

    group: Cards
    most: bool
    others: bool = False

    def fits(self, s: State, env: Env, seat: int) -> bool:
        own = len(cards_of_player(s, env, self.group, seat))
        for other in heroes_from(s, s.active):
            if self.others and other == env.seat:
                continue
            count = len(cards_of_player(s, env, self.group, other))
            if count > own if self.most else count < own:
                return False
        return True


@dataclass(slots=True, eq=False)
class MoreCards(PlayerTrait):
    """More or fewer such cards than somebody, read with each hero as 'you'."""

    group: Cards
    relation: int
    than: Whom

    def fits(self, s: State, env: Env, seat: int) -> bool:
        own = len(cards_of_player(s, env, self.group, seat))
        others = [len(cards_of_player(s, env, self.group, other)) for other in self.than.seats(s, env)]
        return len(others) > 0 and all(compares(own, self.relation, count) for count in others)


@dataclass(slots=True, eq=False)
class HasAccess(PlayerTrait):
    """[LS-2.3.2.4a] Access to all of these Elements, as bits, and to any Element of these Orders [LS-G11]."""

    bits: Amount
    orders: list[int]
    superior: bool

    def fits(self, s: State, env: Env, seat: int) -> bool:
        have = number(s, seat, c.SUPERIOR if self.superior else c.ACCESS)
        bits = self.bits.value(s, env)
        if have & bits != bits:
            return False
        for order in self.orders:
            if not have >> 3 * order & 7 and (self.superior or not number(s, seat, c.ORDER_STATS) >> order & 1):
                return False
        return True


@dataclass(slots=True, eq=False)
class Among(PlayerTrait):
    """One of these heroes; or none of them."""

    who: Whom
    none: bool = False

    def fits(self, s: State, env: Env, seat: int) -> bool:
        return (seat in self.who.seats(s, env)) is not self.none
