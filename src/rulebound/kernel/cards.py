"""Cards: what is printed (a definition), the card itself (a handle), and what changes in play (a record).

A handle is made once for a match-up and shared by all copies of the state. Only a card in play has a record;
records are shared between copies too and replaced on the first write (see `State.write`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.questions import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """What is printed on a card and what its text was lowered to. Never changes after loading."""

    __slots__ = ("abilities", "able", "key", "name", "own_events", "watched_events")

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name
        self.abilities: list[Ability] = []
        # Bit sets over event kinds, so that an event of which no card speaks costs one test.
        self.own_events = 0
        self.watched_events = 0
        self.able = False  # whether a player may use an ability of it

    def add_ability(self, ability: Ability) -> None:
        ability.index = len(self.abilities)
        self.abilities.append(ability)
        if isinstance(ability, Triggered):
            if ability.own:
                self.own_events |= 1 << ability.event
            else:
                self.watched_events |= 1 << ability.event
        elif isinstance(ability, Usable):
            self.able = True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class Ability:
    """One ability of a definition: its printed clause, and the ops it was lowered to."""

    definition: Definition
    clause: str
    short: str
    code: Code
    slots: int
    index: int = field(default=0, init=False)


class Code:
    """The flat program of an ability; see `kernel.ops`."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Usable(Ability):
    """An ability that a player uses by decision."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class Triggered(Ability):
    """An ability that waits for an event; `own` if it speaks of its own card as the event's subject."""

    event: int
    own: bool

    def stands(self) -> bool:
        """Whether a card in play has it: not what a text begins to wait for, or gives to others."""
        return True


class Card:
    """A physical card or token: a number, what it is and whose it is. Never changes."""

    __slots__ = ("definition", "number", "owner")

    def __init__(self, number: int, definition: Definition, owner: int) -> None:
        self.number = number
        self.definition = definition
        self.owner = owner

    def option(self, kind: int, number: int = 0) -> Move:
        """The option that does `kind` with this card. It is not kept here: a card and what is about it would hold each
        other, and only the search for cycles would find a game that is over."""
        return Move(kind, self, number)

    def __repr__(self) -> str:
        return f"<{self.definition.name} #{self.number}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """What can change about a card in play; each game has its subclass with the fields it needs.

    `token` says which state may write the record in place; every other state that shares it copies it first.
    """

    __slots__ = ("card", "controller", "token")

    def __init__(self, card: Card, controller: int) -> None:
        self.card = card
        self.controller = controller
        self.token: object = 0

    def freeze(self) -> None:
        """Somebody remembers these values: the next write makes a new record, in every state."""
        self.token = 0

    def copy(self) -> Record:
        raise NotImplementedError

    def shows_face(self) -> bool:
        """Whether who remembers these values remembers the card's face: not where it lay face-down."""
        return True


NO_CARDS: Final[list[Card]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Host(Record):
    """The record of a card that others may lie under or beside: stored and linked cards, auras. A card has one such
    pile, in the order of its cards; of which sort each of them is, and who sees it, says the zone it is in.
    """

    __slots__ = ("pile",)

    def __init__(self, card: Card, controller: int) -> None:
        super().__init__(card, controller)
        self.pile: list[Card] = NO_CARDS  # replaced, never changed


class Ref:
    """A card as something remembers it: the object it was then, and the values it had last."""

    __slots__ = ("card", "record", "serial")

    def __init__(self, card: Card, serial: int, record: Record | None) -> None:
        self.card = card
        self.serial = serial
        self.record = record
