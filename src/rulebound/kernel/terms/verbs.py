"""What an instruction about cards does: all of it together, and it remembers to which cards it really happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Ref
from rulebound.kernel.ops import Op, Run
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env


def is_whole(s: State, env: Env, happened: int, least: Amount | None) -> bool:
    """Whether an instruction counts as done for 'if you do': all that it asks for, and not nothing."""
    return happened > 0 and (least is None or happened >= least.value(s, env))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class MoveOp(Op):
    """An instruction that moves cards to another zone.

    `keep` is the slot that later sentences look at ("it", "sacrificed this way"), -1 if there is none. The cards
    stand in it as the objects they have become, with the values they had.
    """

    group: Cards
    keep: int
    # how many it asks for, where a text asks whether that was done
    least: Amount | None = field(default=None, init=False)
    tally: int = field(default=-1, init=False)  # the number that takes how many there were, for "that many"

    def move(self, s: State, env: Env, cards: list[Card]) -> None:
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        cards = self.group.cards(s, env)
        before = [s.ref(card) for card in cards]
        if cards:
            self.move(s, env, cards)
        moved: list[Ref] = []
        for ref in before:
            if not s.is_same_object(ref):
                moved.append(Ref(ref.card, s.serials[ref.card.number], ref.record))
        env.done = is_whole(s, env, len(moved), self.least)
        if self.keep >= 0:
            env.slots[self.keep] = moved
        if self.tally >= 0:
            env.numbers[self.tally] = len(moved)
        return run.pc + 1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class EachOp(Op):
    """An instruction that changes each of its cards where it is."""

    group: Cards
    keep: int
    least: Amount | None = field(default=None, init=False)
    tally: int = field(default=-1, init=False)

    def change(self, s: State, env: Env, card: Card) -> bool:
        """Whether it happened."""
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        changed: list[Ref] = []
        for card in self.group.cards(s, env):
            if self.change(s, env, card):
                changed.append(s.ref(card))
        env.done = is_whole(s, env, len(changed), self.least)
        if self.keep >= 0:
            env.slots[self.keep] = changed
        if self.tally >= 0:
            env.numbers[self.tally] = len(changed)
        return run.pc + 1
