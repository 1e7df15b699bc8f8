"""Discarding from the hand, of the player's choice."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.piles import discard
from rulebound.kernel.play import Frame, Move, State, distinct

HAND_LIMIT: Final = 7


class Discarding(Frame):
    """One card after the other, until so many are left."""

    __slots__ = ("keep", "menu", "seat")

    def __init__(self, seat: int, keep: int, menu: int) -> None:
        self.pc = 0
        self.seat = seat
        self.keep = keep
        self.menu = menu

    def step(self, s: State) -> None:
        hand = s.zone(self.seat, c.HAND)
        if len(hand) <= self.keep:
            s.pop()
            return
        s.ask(self.seat, self.menu, [card.option(c.DISCARD_CARD) for card in distinct(s, hand)], False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        assert option.card is not None
        discard(s, seat, option.card)

    def copy(self) -> Discarding:
        new = Discarding(self.seat, self.keep, self.menu)
        new.pc = self.pc
        return new


def limit_hand(s: State, seat: int) -> None:
    """[ST-LOC.2] [ST-TURN.14] Seven cards at most."""
    if len(s.zone(seat, c.HAND)) > HAND_LIMIT:
        s.push(Discarding(seat, HAND_LIMIT, c.M_HAND_LIMIT))
