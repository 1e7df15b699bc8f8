"""Columns of Quick-Play: whoever takes a place makes the others step back or close up [LLQ-col.3] [LLQ-col.4]."""

from __future__ import annotations

from rulebound.games.lost_legacy.atoms.cards import walk
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import card_at, space_of
from rulebound.kernel.play import Card, State


def lying(s: State, column: list[int]) -> list[Card]:
    """The cards of a column, the front one first."""
    found = [card_at(s, space) for space in column]
    return [card for card in found if card is not None]


def make_room(s: State, card: Card, to: int) -> list[Card]:
    """[LLQ-col.4] [LLQ-move.4] A card is about to take a place of a column: the others stand around it. Those that have
    moved for it: first who stepped back, from the rear, then who closed up, from the front [LLQ-col.8]."""
    column = rules_of(s).board.column(to) if to >= 0 else []
    if not column:
        return []
    order = [other for other in lying(s, column) if other is not card]
    order.insert(column.index(to), card)
    back: list[Card] = []
    forward: list[Card] = []
    for place, other in zip(column, order, strict=False):
        at = space_of(s, other)
        if other is not card and at != place:
            (back if column.index(place) > column.index(at) else forward).append(other)
            walk(s, other, place)
    return [*reversed(back), *forward]
