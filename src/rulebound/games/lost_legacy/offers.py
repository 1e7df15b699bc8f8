"""What is offered again and again and hangs on little: of each sort of card in a pile one, and the options that do
something with a card on a space. Kept, because to make them is most of the work of a list."""

from __future__ import annotations

from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.kernel.play import Card, Move, State, distinct
from rulebound.kernel.state import Memo


class Sorted(Memo):
    """Of each sort of card in a hand or a sub-deck one, and the kinds that there are, as bits."""

    __slots__ = ("cards", "each", "kinds")

    def __init__(self, s: State, cards: list[Card]) -> None:
        self.cards = cards  # the cards that were looked at
        self.each = distinct(s, cards)
        self.kinds = 0
        for card in self.each:
            self.kinds |= kind_of(card).kind


def sorted_hand(s: State, seat: int) -> Sorted:
    return sorted_pile(s, s.zones[seat * c.ZONES + c.HAND], c.HANDS + seat)


def sorted_sub_deck(s: State, seat: int) -> Sorted:
    return sorted_pile(s, s.zones[seat * c.ZONES + c.SUB_DECK], c.SUB_DECKS + seat)


def sorted_pile(s: State, cards: list[Card], place: int) -> Sorted:
    """For as long as the same cards lie there and nobody has been shown one of them: then the list is another."""
    memo: Any = s.memos[place]
    kept: Sorted | None = memo
    if kept is None or kept.cards is not cards:
        kept = Sorted(s, cards)
        s.remember(place, kept)
    return kept


class Rows(Memo):
    """Options that were offered, by card and kind of move, and then by space: such an option is always the same, so
    all copies of a state may share it. They are kept here and not with the card: card and option would hold each other,
    and only the search for cycles would find a game that is over."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: dict[int, list[Move | None]] = {}


def offers(s: State, card: Card, kind: int, spaces: list[int]) -> list[Move]:
    """The options that do this with a card on each of these spaces."""
    memo: Any = s.memos[c.ROWS]
    kept: Rows | None = memo
    if kept is None:
        kept = Rows()
        s.remember(c.ROWS, kept)
    at = card.number * c.MOVES + kind
    row = kept.rows.get(at)
    if row is None:
        row = [None] * len(rules_of(s).board.names)
        kept.rows[at] = row
    return [row[space] or offer(row, card, kind, space) for space in spaces]


def offer(row: list[Move | None], card: Card, kind: int, space: int) -> Move:
    """One that was not offered before."""
    option = card.option(kind, space)
    row[space] = option
    return option
