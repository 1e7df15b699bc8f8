"""Numbers that the texts of Starlight speak of."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.ops.whom import the_one
from rulebound.games.starlight.planning import attack_under_way
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.values import auras, telegraphed
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env


@dataclass(slots=True, eq=False)
class WholeGroups(Amount):
    """'for each 2 DEF': whole groups; a negative number counts 0."""

    of: Amount
    size: int

    def value(self, s: State, env: Env) -> int:
        return max(self.of.value(s, env), 0) // self.size


@dataclass(slots=True, eq=False)
class UpTo(Amount):
    """'up to 3' bounds the whole."""

    of: Amount
    most: int

    def value(self, s: State, env: Env) -> int:
        return min(self.of.value(s, env), self.most)


@dataclass(slots=True, eq=False)
class StatOf(Amount):
    who: Cards
    stat: int

    def value(self, s: State, env: Env) -> int:
        card = the_one(s, env, self.who)
        return 0 if card is None else creature(s, card).stats[self.stat]


@dataclass(slots=True, eq=False)
class CardsOn(Amount):
    """Auras on a creature, or its telegraphed cards."""

    who: Cards
    telegraphs: bool

    def value(self, s: State, env: Env) -> int:
        card = the_one(s, env, self.who)
        if card is None:
            return 0
        return len(telegraphed(s, card) if self.telegraphs else auras(s, card))


class GeneratorsOwned(Amount):
    """By the player of this creature."""

    def value(self, s: State, env: Env) -> int:
        return s.facts[c.GENERATORS :].count(env.seat + 1)


@dataclass(slots=True, eq=False)
class TilesMoved(Amount):
    """In this turn, by its own moves."""

    who: Cards

    def value(self, s: State, env: Env) -> int:
        card = the_one(s, env, self.who)
        return 0 if card is None else creature(s, card).moved


class DamageDealt(Amount):
    """By the attack, as Health really lost."""

    def value(self, s: State, env: Env) -> int:
        attack = attack_under_way(s)
        return 0 if attack is None else attack.dealt
