"""Counters that a card's own text puts on it."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous.atoms.life import count_counters
from rulebound.games.luminous.record import in_play
from rulebound.kernel.ops import Op, Run
from rulebound.kernel.play import State
from rulebound.kernel.terms import Amount, Cards
from rulebound.kernel.terms.verbs import is_whole, miss


@dataclass(slots=True, eq=False)
class CountersOp(Op):
    """`tally` is the number that takes how many counters they were, -1 if nobody asks."""

    group: Cards
    tally: int

    def told(self, s: State, run: Run, much: int, least: Amount | None) -> int:
        """[EN-14] What was done, and how much of it: fewer than are asked for is not 'if you do'."""
        env = run.env
        if all(s.records[card.number] is None for card in self.group.cards(s, env)):
            miss(s, run, self.group)
        env.done = is_whole(s, env, much, least)
        if self.tally >= 0:
            env.numbers[self.tally] = much
        return run.pc + 1


@dataclass(slots=True, eq=False)
class PutOwnCounters(CountersOp):
    """So many more."""

    amount: Amount

    def run(self, s: State, run: Run) -> int:
        much = self.amount.value(s, run.env)
        put = 0
        for card in self.group.cards(s, run.env):
            if much > 0 and count_counters(s, card, much):
                put += much
        return self.told(s, run, put, None)


@dataclass(slots=True, eq=False)
class RemoveOwnCounters(CountersOp):
    """So many fewer, or as many as there are; without an amount, all."""

    amount: Amount | None
    cause: int

    def run(self, s: State, run: Run) -> int:
        amount = self.amount
        removed = 0
        for card in self.group.cards(s, run.env):
            r = in_play(s, card)
            if r is not None:
                much = r.counters if amount is None else min(r.counters, amount.value(s, run.env))
                if count_counters(s, card, -much):
                    removed += much
        return self.told(s, run, removed, amount)
