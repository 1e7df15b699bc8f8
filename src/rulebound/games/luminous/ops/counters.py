"""Counters that a card's own text puts on it."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous.atoms.life import count_counters
from rulebound.games.luminous.record import in_play
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Amount, Env
from rulebound.kernel.terms.verbs import EachOp


@dataclass(slots=True, eq=False)
class PutOwnCounters(EachOp):
    """So many more."""

    amount: Amount

    def change(self, s: State, env: Env, card: Card) -> bool:
        return count_counters(s, card, self.amount.value(s, env))


@dataclass(slots=True, eq=False)
class RemoveOwnCounters(EachOp):
    """So many fewer, or as many as there are; without an amount, all."""

    amount: Amount | None
    cause: int

    def change(self, s: State, env: Env, card: Card) -> bool:
        r = in_play(s, card)
        if r is None:
            return False
        amount = self.amount
        much = r.counters if amount is None else min(r.counters, amount.value(s, env))
        return count_counters(s, card, -much)
