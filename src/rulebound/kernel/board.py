"""A scenario's board: how a game builds a position from a file and answers questions about it."""

from __future__ import annotations

from rulebound.kernel.decisions import Decision
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import Game

SEATS = "ABCDEFGH"


class BoardError(RuleboundError):
    """A position that cannot be built, or a question about something that does not exist."""


class Board:
    """Seats are letters, zones and numbers are words of the ledger."""

    game: Game

    def seat(self, letter: str) -> int:
        seat = SEATS.index(letter)
        if seat >= len(self.game.names):
            raise BoardError(f"there is no seat {letter}")
        return seat

    def name(self, seat: int) -> str:
        return SEATS[seat]

    def is_free(self, question: Decision) -> bool:
        """Whether a script may end at this decision."""
        raise NotImplementedError

    def zone(self, seat: int, zone: str) -> list[str]:
        """The names of the cards in a zone, top or left first."""
        raise NotImplementedError

    def is_unordered(self, zone: str) -> bool:
        return zone == "hand"

    def holds(self, seat: int, zone: str, name: str) -> bool:
        return name in self.zone(seat, zone)

    def must_exist(self, name: str) -> None:
        """Refuse a name that no card of the game has."""
        raise NotImplementedError

    def seat_number(self, seat: int, word: str) -> int:
        """A seat's number, or the number of cards in a zone."""
        raise NotImplementedError

    def card_number(self, name: str, word: str) -> int:
        raise NotImplementedError

    def card_state(self, name: str, word: str) -> bool:
        raise NotImplementedError

    def is_on(self, name: str, other: str) -> bool:
        """Whether a card of the first name lies under one of the other, or is linked to it."""
        raise BoardError("no card lies on another in this game")

    def number_at(self, seat: int, zone: str, place: int, word: str) -> int:
        raise NotImplementedError

    def state_at(self, seat: int, zone: str, place: int, word: str) -> bool:
        raise NotImplementedError

    def fact(self, word: str) -> str:
        """`turn`, `phase`, `winner`, `result`."""
        raise NotImplementedError
