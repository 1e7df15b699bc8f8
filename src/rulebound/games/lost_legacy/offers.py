"""What is offered in every list of free actions: of each sort of card in a pile one, kept for as long as the same cards
lie there, and the options that do something with a card on a space."""

from __future__ import annotations

from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.kernel.play import Card, Move, State, distinct
from rulebound.kernel.state import Memo


class Sorted(Memo):
    """Of each sort of card in a hand or a sub-deck one, and the kinds that there are, as bits."""

    __slots__ = ("cards", "each", "kinds", "printed")

    def __init__(self, s: State, cards: list[Card]) -> None:
        self.cards = cards  # the cards that were looked at
        self.each = distinct(s, cards)
        self.printed = [kind_of(card) for card in self.each]
        self.kinds = 0
        for kind in self.printed:
            self.kinds |= kind.kind


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


def offers(card: Card, kind: int, spaces: list[int]) -> list[Move]:
    """The options that do this with a card on each of these spaces. To keep them for the next list was tried and
    is no quicker."""
    return [Move(kind, card, space) for space in spaces]
