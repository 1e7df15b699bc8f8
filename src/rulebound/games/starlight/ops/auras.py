"""Auras and telegraphed cards that were chosen, their counters, and what becomes of them."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.piles import lose_counter, remove_aura
from rulebound.games.starlight.record import laid
from rulebound.games.starlight.rules import holder_of
from rulebound.games.starlight.values import auras
from rulebound.kernel.play import Card, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test
from rulebound.kernel.terms.verbs import miss


@dataclass(slots=True, eq=False)
class AurasAmong(Cards):
    """The Auras on several creatures, perhaps those with counters alone."""

    who: Cards
    numbered: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        found = [card for each in self.who.cards(s, env) for card in auras(s, each)]
        return [card for card in found if not self.numbered or laid(s, card).counters > 0]


@dataclass(slots=True, eq=False)
class CountersOn(Amount):
    """On Auras that lie there, all in all. [ST-CLS.8]"""

    what: Cards

    def value(self, s: State, env: Env) -> int:
        return sum(laid(s, card).counters for card in self.what.cards(s, env) if s.place(card) == c.AURAS)


@dataclass(slots=True, eq=False)
class IsGone(Test):
    """An Aura was chosen, and does not lie there any more. [ST-CLS.10]"""

    slot: int

    def holds(self, s: State, env: Env) -> bool:
        return any(s.serials[ref.card.number] != ref.serial for ref in env.slots[self.slot])


@dataclass(slots=True, eq=False)
class TakeCounters(Op):
    """[ST-CLS.9] As many counters, or as there are; with the last one the Aura goes [ST-CLS.10]."""

    what: Cards
    amount: Amount
    number: int = -1  # where it is noted how many were removed

    def run(self, s: State, run: Run) -> int:
        amount, taken = self.amount.value(s, run.env), 0
        found = [card for card in self.what.cards(s, run.env) if s.place(card) == c.AURAS]
        if not found:
            miss(s, run, self.what)
        for card in found:
            bearer = holder_of(s, card)
            for _ in range(min(amount, laid(s, card).counters)):
                lose_counter(s, card)
                taken += 1
            if bearer is not None and taken and laid(s, card).counters == 0:
                remove_aura(s, card, bearer)
        if self.number >= 0:
            run.env.numbers[self.number] = taken
        run.env.done = taken > 0
        return run.pc + 1
