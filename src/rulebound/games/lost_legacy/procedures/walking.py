"""A move by hand for which a text has its player pay [LL-gold.2] [LL-mp.4]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.changing import count
from rulebound.games.lost_legacy.actions.placing import walk
from rulebound.kernel.acts import PERFORMED, Course
from rulebound.kernel.play import Move, Ref, State

COST: Final = 0


class PaidMove(Course):
    """[LL-void.7] What was not paid moves nobody."""

    __slots__ = ("card", "price", "seat", "space")

    def __init__(self, seat: int, card: Ref, space: int, price: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.space = space
        self.price = price

    def step(self, s: State) -> None:
        if self.pc == COST:
            self.pc += 1
            count(s, c.PAY, self.seat, self.price, c.BY_COST)
            return
        s.pop()
        if self.result == PERFORMED and s.is_same_object(self.card):
            walk(s, self.seat, self.card.card, self.space, c.BY_HAND)

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise AssertionError("a move asks nothing itself")

    def copy(self) -> PaidMove:
        new = PaidMove(self.seat, self.card, self.space, self.price)
        new.pc = self.pc
        new.result = self.result
        return new
