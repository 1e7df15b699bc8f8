"""Temporary effects: laid on cards, with their end [LL-abil.17]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy.atoms.numbers import add_modifier
from rulebound.games.lost_legacy.ops.acting import failed
from rulebound.games.lost_legacy.values import ForGroup
from rulebound.kernel.play import Modifier, Op, Run, State
from rulebound.kernel.terms import Amount, Cards


@dataclass(slots=True, eq=False)
class Lay(Op):
    """On each of these cards, as they are now."""

    group: Cards
    field: int
    how: int
    amount: Amount
    until: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        cards = self.group.cards(s, env)
        for card in cards:
            amount = self.amount.value(s, env)
            made = Modifier(
                env.copy(), run.ability, run.pc, s.ref(card), self.field, self.how, amount, self.until, s.moves
            )
            add_modifier(s, made)
        if cards:
            env.done = True
        else:
            failed(run)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LayOnAll(ForGroup):
    """[LL-err.3] On all cards that fit, those that come later among them."""

    field: int
    how: int
    amount: Amount
    until: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        amount = self.amount.value(s, env)
        add_modifier(
            s, Modifier(env.copy(), run.ability, run.pc, None, self.field, self.how, amount, self.until, s.moves)
        )
        env.done = True
        return run.pc + 1
