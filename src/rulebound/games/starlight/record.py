"""What can change about a creature, and about a card that lies in the pile of one."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.kernel.play import NO_CARDS, Card, Host, Record, State

NO_STATS: Final = [0, 0, 0, 0, 0]


class Creature(Host):
    """The five stats, the tile, what a turn remembers; beside it lie its Telegraph Pile and its Aura Pile."""

    __slots__ = ("at", "attacked", "duty", "entered", "moved", "place", "stats", "used")

    def __init__(self, card: Card, controller: int, place: int) -> None:
        self.card = card  # no `super`: what remembers a creature makes a new record of it at every write
        self.controller = controller
        self.token: object = 0
        self.pile = NO_CARDS
        self.place = place  # [ST-SET.7] in the order of turns
        self.at = c.LIMBO
        self.entered = False
        self.duty = False  # [ST-SET.11] has entered in this turn and must leave the tile
        self.moved = 0  # tiles, by its own moves in this turn
        self.attacked = False  # a Combat that it has opened in this turn is over
        self.used = 0  # which sentences of its passive have been used in this turn, a bit each
        self.stats = NO_STATS  # replaced, never changed

    def copy(self) -> Creature:
        new = Creature(self.card, self.controller, self.place)
        new.pile = self.pile
        new.used = self.used
        new.at = self.at
        new.entered = self.entered
        new.duty = self.duty
        new.moved = self.moved
        new.attacked = self.attacked
        new.stats = self.stats
        return new


class Laid(Record):
    """A card in a Telegraph or an Aura Pile."""

    __slots__ = ("counters", "paid", "since", "used")

    def __init__(self, card: Card, controller: int, since: int, paid: int, counters: int) -> None:
        super().__init__(card, controller)
        self.since = since  # [ST-TEL.5] the turn in which it was laid there
        self.paid = paid  # what was paid for it: ENERGY or MANA, or neither
        self.counters = counters
        self.used = 0

    def copy(self) -> Laid:
        new = Laid(self.card, self.controller, self.since, self.paid, self.counters)
        new.used = self.used
        return new


FREE: Final = -1  # what is paid for a telegraph by a card's text


# The detour over Any costs nothing, where an assertion would cost as much as the look-up itself.
def creature(s: State, card: Card) -> Creature:
    record: Any = s.records[card.number]
    found: Creature = record
    return found


def laid(s: State, card: Card) -> Laid:
    record: Any = s.records[card.number]
    found: Laid = record
    return found


def writable(s: State, card: Card) -> Creature:
    record: Any = s.write(card)
    found: Creature = record
    return found


def writable_laid(s: State, card: Card) -> Laid:
    record: Any = s.write(card)
    found: Laid = record
    return found

