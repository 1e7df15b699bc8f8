"""Conditions that texts speak of."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.ops.groups import cards_of_hero
from rulebound.games.lightseekers.ops.traits import Trait, has_all
from rulebound.games.lightseekers.ops.whom import HeroTrait
from rulebound.games.lightseekers.values import health_of, heroes_from, living, number
from rulebound.kernel.relations import compares
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Env, Group, Test, Whom


class CardsAre(Test):
    """The cards that are meant are so; nothing is so of no cards."""

    __slots__ = ("group", "traits")

    def __init__(self, group: Group, traits: list[Trait]) -> None:
        self.group = group
        self.traits = traits

    def holds(self, s: State, env: Env) -> bool:
        cards = self.group.cards(s, env)
        for card in cards:
            if not has_all(self.traits, s, env, card):
                return False
        return len(cards) > 0


class SomeHeroIs(Test):
    """Whether one of these heroes is so."""

    __slots__ = ("traits", "who")

    def __init__(self, who: Whom, traits: list[HeroTrait]) -> None:
        self.who = who
        self.traits = traits

    def holds(self, s: State, env: Env) -> bool:
        for seat in self.who.seats(s, env):
            for trait in self.traits:
                if not trait.fits(s, env, seat):
                    break
            else:
                return True
        return False


class SameHero(Test):
    __slots__ = ("other", "who")

    def __init__(self, who: Whom, other: Whom) -> None:
        self.who = who
        self.other = other

    def holds(self, s: State, env: Env) -> bool:
        others = self.other.seats(s, env)
        for seat in self.who.seats(s, env):
            if seat in others:
                return True
        return False


class TurnOf(Test):
    """Whose turn it is [LS-3.1.2]."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def holds(self, s: State, env: Env) -> bool:
        return s.active in self.who.seats(s, env)


class PhaseIs(Test):
    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, s: State, env: Env) -> bool:
        return s.facts[c.PHASE] == self.phase


class HeroesIn(Test):
    """So many heroes or more are in the game."""

    __slots__ = ("least",)

    def __init__(self, least: Amount) -> None:
        self.least = least

    def holds(self, s: State, env: Env) -> bool:
        return living(s) >= self.least.value(s, env)


class AnyCards(Test):
    """Whether an offer offers anything: there are such cards."""

    __slots__ = ("group", "least")

    def __init__(self, group: Group, least: Amount) -> None:
        self.group = group
        self.least = least

    def holds(self, s: State, env: Env) -> bool:
        return len(self.group.cards(s, env)) >= max(1, self.least.value(s, env))


# ---- heroes
class HealthIs(HeroTrait):
    __slots__ = ("amount", "relation")

    def __init__(self, relation: int, amount: Amount) -> None:
        self.relation = relation
        self.amount = amount

    def fits(self, s: State, env: Env, seat: int) -> bool:
        return compares(health_of(s, seat), self.relation, self.amount.value(s, env))


class ExtremeHealth(HeroTrait):
    """The most or the least health of all; several if they are equal."""

    __slots__ = ("most",)

    def __init__(self, most: bool) -> None:
        self.most = most

    def fits(self, s: State, env: Env, seat: int) -> bool:
        health = health_of(s, seat)
        for other in heroes_from(s, s.active):
            if health_of(s, other) > health if self.most else health_of(s, other) < health:
                return False
        return True


class HasCards(HeroTrait):
    """So many such cards, read with the hero as 'you'."""

    __slots__ = ("amount", "group", "relation")

    def __init__(self, group: Group, relation: int, amount: Amount) -> None:
        self.group = group
        self.relation = relation
        self.amount = amount

    def fits(self, s: State, env: Env, seat: int) -> bool:
        count = len(cards_of_hero(s, env, self.group, seat))
        return compares(count, self.relation, self.amount.value(s, env))


class HasAccess(HeroTrait):
    """[LS-2.3.2.4a] Access to all of these Elements, as bits, and to any Element of these Orders [LS-G11]."""

    __slots__ = ("bits", "orders", "superior")

    def __init__(self, bits: Amount, orders: list[int], superior: bool) -> None:
        self.bits = bits
        self.orders = orders
        self.superior = superior

    def fits(self, s: State, env: Env, seat: int) -> bool:
        have = number(s, seat, c.SUPERIOR if self.superior else c.ACCESS)
        bits = self.bits.value(s, env)
        if have & bits != bits:
            return False
        for order in self.orders:
            if not have >> 3 * order & 7 and (self.superior or not number(s, seat, c.ORDER_STATS) >> order & 1):
                return False
        return True


class Among(HeroTrait):
    """One of these heroes."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def fits(self, s: State, env: Env, seat: int) -> bool:
        return seat in self.who.seats(s, env)
