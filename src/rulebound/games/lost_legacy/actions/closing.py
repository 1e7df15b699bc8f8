"""Columns of Quick-Play after an action: those who stepped back are told of, and gaps are closed [LLQ-col.1]."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import Moving, done, happens_at_once, tell
from rulebound.games.lost_legacy.actions.placing import walk
from rulebound.games.lost_legacy.atoms import cards as atoms
from rulebound.games.lost_legacy.columns import make_room
from rulebound.games.lost_legacy.lying import lying, taken_spaces
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import card_at, space_of
from rulebound.kernel.acts import Course
from rulebound.kernel.play import Card, Move, State


class ClosingUp(Course):
    """[LLQ-col.6] [LLQ-col.7] [LLQ-col.8] Each step is movement that may be responded to, and comes before all else."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[Card]) -> None:
        super().__init__()
        self.cards = cards  # who has moved and is not told of yet; replaced, never changed

    def step(self, s: State) -> None:
        if self.cards:
            card = self.cards[0]
            self.cards = self.cards[1:]
            if space_of(s, card) >= 0:
                slide(s, card, space_of(s, card))
            return
        found = first_gap(s)
        if found is None:
            s.pop()
        else:
            slide(s, found[0], found[1])

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise AssertionError("closing up asks nothing itself")

    def copy(self) -> ClosingUp:
        new = ClosingUp(self.cards)
        new.pc = self.pc
        new.result = self.result
        return new


def slide(s: State, card: Card, to: int) -> None:
    if not happens_at_once(s, c.MOVE, card):
        walk(s, s.controller(card), card, to, c.BY_COLUMN)
        return
    atoms.walk(s, card, to)
    tell(s, c.MOVE, s.controller(card), card, None, to, c.BY_COLUMN)
    done(s)


def walk_at_once(s: State, seat: int, card: Card, to: int) -> None:
    """A move by hand, as the last that a step does."""
    if not happens_at_once(s, c.MOVE, card):
        walk(s, seat, card, to, c.BY_HAND)
        return
    shifted = make_room(s, card, to)
    atoms.walk(s, card, to)
    tell(s, c.MOVE, seat, card, None, to, c.BY_HAND)
    atoms.count_move(s, card, True)
    done(s)
    if shifted:
        close_up(s, shifted)


def first_gap(s: State) -> tuple[Card, int] | None:
    """[LLQ-col.3] [LLQ-col.9] A card of any sort with nobody in front of it, and where it goes. The place of a card
    that is on its way is kept for it."""
    if not lying(s).gaps:
        return None
    board = rules_of(s).board
    taken = taken_spaces(s)
    kept = [frame.stood for frame in s.frames if isinstance(frame, Moving)]
    for front in board.front:
        column = board.column(front)
        free = [space for space in column if not taken[space]]
        if free and free[0] not in kept:
            for space in column[column.index(free[0]) + 1 :]:
                card = card_at(s, space)
                if card is not None:
                    return card, free[0]
    return None


def close_up(s: State, moved: list[Card]) -> None:
    """Push what tells of the moved and closes the gaps, if there is anything to do; one that is at it goes on."""
    if moved or (not isinstance(s.frames[-1], ClosingUp) and first_gap(s) is not None):
        s.push(ClosingUp(moved))
