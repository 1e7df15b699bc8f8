"""Decisions and their options: the one interface of people, bots and learners."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebound.kernel.cards import Card


class Move:
    """One thing a seat may do: a kind of move and what it is about. Immutable; the label is made when asked for."""

    __slots__ = ("card", "cards", "kind", "number", "numbers")

    def __init__(
        self,
        kind: int,
        card: Card | None = None,
        number: int = 0,
        cards: list[Card] | None = None,
        numbers: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.card = card
        self.number = number
        self.cards = cards
        self.numbers = numbers

    def same(self, other: Move) -> bool:
        return (
            self.kind == other.kind
            and self.card is other.card
            and self.number == other.number
            and self.cards == other.cards
            and self.numbers == other.numbers
        )


class Question:
    """A question to one seat. `menu` names the kind of question; the game's menus give it words."""

    __slots__ = ("always", "frame", "menu", "options", "seat")

    def __init__(self, seat: int, menu: int, options: list[Move], frame: int, always: bool) -> None:
        self.seat = seat
        self.menu = menu
        self.options = options
        self.frame = frame  # depth of the frame that asked: it gets the answer
        self.always = always
