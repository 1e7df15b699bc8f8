"""What a text can speak of: amounts, conditions, cards and players, as objects made from it once.

All are asked with the state and the `Env` of the ability under way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Record, Ref
from rulebound.kernel.events import Event

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Env:
    """What an ability under way remembers: who, with which card, about which event, and what it has bound so far."""

    __slots__ = ("card", "done", "event", "numbers", "record", "seat", "serial", "slots")

    def __init__(self, seat: int, card: Card, serial: int, record: Record | None, event: Event | None) -> None:
        self.seat = seat
        self.card = card
        self.serial = serial
        self.record = record
        self.event = event
        self.done = True  # whether the last instruction really happened ("if you do")
        self.slots: list[list[Ref]] = []
        self.numbers: list[int] = []

    def copy(self) -> Env:
        new = Env(self.seat, self.card, self.serial, self.record, self.event)
        new.done = self.done
        new.slots = self.slots[:]
        new.numbers = self.numbers[:]
        return new

    def read(self, seat: int, event: Event | None) -> Env:
        """The same with another player as 'you', or about another event. A term never writes what it is asked with:
        all copies of a state share the env of a line."""
        new = Env(seat, self.card, self.serial, self.record, event)
        new.done = self.done
        new.slots = self.slots
        new.numbers = self.numbers
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that a text speaks of."""

    __slots__ = ()

    def value(self, s: State, env: Env) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Test:
    """A condition that a text speaks of."""

    __slots__ = ()

    def holds(self, s: State, env: Env) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """Something that a card must be. `r` is its record in play, or the one it had when it left."""

    __slots__ = ()

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        raise NotImplementedError

    def asks_face(self) -> bool:
        """Whether it asks what the card is, and not only where it lies, whose it is and what happened to it. Of a card
        that nobody may look at nothing of the sort is so."""
        return True


def ask_faces(traits: list[Trait]) -> bool:
    for trait in traits:
        if trait.asks_face():
            return True
    return False


def is_faceless(s: State, card: Card) -> bool:
    """Whether a card lies face-down, and nobody has seen it or may look at it. One in a deck may have been seen before
    it was shuffled in."""
    place = s.places[card.number]
    return place >= 0 and s.rules.face_down >> place % s.rules.zones & 1 == 1 and s.known[card.number] == 0


def has_all(traits: list[Trait], s: State, env: Env, card: Card, r: Record | None) -> bool:
    for trait in traits:
        if not trait.fits(s, env, card, r):
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The cards a noun phrase speaks of, in a fixed order."""

    __slots__ = ()

    def cards(self, s: State, env: Env) -> list[Card]:
        raise NotImplementedError

    def refs(self, s: State, env: Env) -> list[Ref]:
        """The same, and those that have gone, with the values they had last."""
        return [s.ref(card) for card in self.cards(s, env)]

    def fits(self, s: State, env: Env, card: Card) -> bool:
        """Whether `card` is one of them now."""
        return card in self.cards(s, env)

    def among(self, s: State, env: Env, cards: list[Card]) -> list[Card]:
        """Those of these cards that are among them."""
        return [card for card in cards if self.fits(s, env, card)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Whom:
    """The players a noun phrase speaks of, in the order in which they act."""

    __slots__ = ()

    def seats(self, s: State, env: Env) -> list[int]:
        raise NotImplementedError

    def includes(self, s: State, env: Env, seat: int) -> bool:
        """Whether a player is one of them; no list is made where that can be had."""
        return seat in self.seats(s, env)
