"""Cards by more than their class, in a pile of their player."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight.atoms.piles import put_in_draw_pile, shuffle
from rulebound.games.starlight.definition import CardSort, kind_of
from rulebound.kernel.play import Card, Op, Record, Run, State
from rulebound.kernel.terms import Cards, Env, Trait
from rulebound.kernel.terms.verbs import miss


@dataclass(slots=True, eq=False)
class IsOfSort(Trait):
    """As it is printed."""

    sort: CardSort

    def fits(self, s: State, env: Env, card: Card, record: Record | None) -> bool:
        return self.sort.fits(kind_of(card), False)


@dataclass(slots=True, eq=False)
class ShuffleIn(Op):
    """[ST-LOC.1] Into the Draw Pile, which is shuffled once."""

    what: Cards

    def run(self, s: State, run: Run) -> int:
        cards = self.what.cards(s, run.env)
        run.env.done = len(cards) > 0
        if not cards:
            miss(s, run, self.what)
        for card in cards:
            put_in_draw_pile(s, card, False)
        for seat in {card.owner for card in cards}:
            shuffle(s, seat)
        return run.pc + 1
