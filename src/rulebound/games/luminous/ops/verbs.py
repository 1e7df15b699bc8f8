"""What an instruction about cards does: all of it together, and it remembers to which cards it really happened."""

from __future__ import annotations

from rulebound.games.luminous.ops.groups import Cards
from rulebound.kernel.cards import Card, Ref
from rulebound.kernel.ops import Env, Op, Run
from rulebound.kernel.state import State


class MoveOp(Op):
    """An instruction that moves cards to another zone.

    `keep` is the slot that later sentences look at ("it", "sacrificed this way"), -1 if there is none. The cards
    stand in it as the objects they have become, with the values they had.
    """

    __slots__ = ("group", "keep", "tally")

    def __init__(self, clause: str, group: Cards, keep: int) -> None:
        self.clause = clause
        self.group = group
        self.keep = keep
        self.tally = -1  # the number that takes how many there were, for "that many"

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
        env.done = len(moved) > 0
        if self.keep >= 0:
            env.slots[self.keep] = moved
        if self.tally >= 0:
            env.numbers[self.tally] = len(moved)
        return run.pc + 1


class EachOp(Op):
    """An instruction that changes each of its cards where it is."""

    __slots__ = ("group", "keep", "tally")

    def __init__(self, clause: str, group: Cards, keep: int) -> None:
        self.clause = clause
        self.group = group
        self.keep = keep
        self.tally = -1

    def change(self, s: State, env: Env, card: Card) -> bool:
        """Whether it happened."""
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        changed: list[Ref] = []
        for card in self.group.cards(s, env):
            if self.change(s, env, card):
                changed.append(s.ref(card))
        env.done = len(changed) > 0
        if self.keep >= 0:
            env.slots[self.keep] = changed
        if self.tally >= 0:
            env.numbers[self.tally] = len(changed)
        return run.pc + 1
