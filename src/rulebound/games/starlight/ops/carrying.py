"""Cards by more than their class, in a pile of their player."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight.atoms.piles import shuffle
from rulebound.games.starlight.definition import CardSort, kind_of
from rulebound.games.starlight.ops.cards import ToBottom
from rulebound.kernel.play import Card, Record, Run, State
from rulebound.kernel.terms import Env, Trait


@dataclass(slots=True, eq=False)
class IsOfSort(Trait):
    """As it is printed."""

    sort: CardSort

    def fits(self, s: State, env: Env, card: Card, record: Record | None) -> bool:
        return self.sort.fits(kind_of(card), False)


class ShuffleIn(ToBottom):
    """[ST-LOC.1] Into the Draw Pile, which is shuffled once."""

    def run(self, s: State, run: Run) -> int:
        seats = sorted({card.owner for card in self.what.cards(s, run.env)})
        behind = ToBottom.run(self, s, run)
        for seat in seats:
            shuffle(s, seat)
        return behind
