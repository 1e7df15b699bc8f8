"""Store under a card that is just entering play [LS-3.2.3.7b]: as soon as it is there."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.procedures.crossing import Crossing
from rulebound.games.lightseekers.procedures.entering import Entering
from rulebound.games.lightseekers.procedures.hands import can_leave_pile, store
from rulebound.games.lightseekers.procedures.leaving import store_from_play
from rulebound.games.lightseekers.procedures.swapping import Swapping, Trading
from rulebound.games.lightseekers.record import last_record
from rulebound.games.lightseekers.values import is_in_play
from rulebound.kernel.play import Card, Frame, Ref, State

ARRIVALS: Final = (Entering, Crossing, Swapping, Trading)


def store_under(s: State, card: Card, under: Card, source: Card, face_down: bool) -> bool:
    """[LS-2.8.3.1] Now, or when the storage card has come out of Limbo into play."""
    if is_in_play(s, card):
        return store_from_play(s, card, under, source, face_down)
    place = s.places[under.number]
    if place < 0 or place % c.ZONES != c.LIMBO or last_record(s, under) is not None:
        return store(s, card, under, source, face_down)
    for depth in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[depth], ARRIVALS):
            while depth > 0 and isinstance(s.frames[depth - 1], Storing):
                depth -= 1  # in the order of storing
            s.push_at(depth, Storing(s.ref(card), under, source, face_down))
            return can_leave_pile(s, card)
    return False


class Storing(Frame):
    """Waits beneath the frame that brings the storage card into play."""

    __slots__ = ("chosen", "face_down", "source", "under")

    def __init__(self, chosen: Ref, under: Card, source: Card, face_down: bool) -> None:
        self.pc = 0
        self.chosen = chosen
        self.under = under
        self.source = source
        self.face_down = face_down

    def step(self, s: State) -> None:
        s.pop()
        if s.is_same_object(self.chosen):
            store(s, self.chosen.card, self.under, self.source, self.face_down)

    def copy(self) -> Storing:
        new = Storing(self.chosen, self.under, self.source, self.face_down)
        new.pc = self.pc
        return new
