"""Events: what happened. Triggers, log, 'this turn' questions and animation all read the same ones."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Record, Triggered


class Event:
    """Something that happened. The events of a turn form a chain, newest first, that all copies share."""

    __slots__ = (
        "amount", "card", "cause", "earlier", "kind", "moves", "number", "other", "previous", "record", "seat", "time",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        seat: int,
        card: Card | None,
        other: Card | None,
        amount: int,
        cause: int,
        record: Record | None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount
        self.cause = cause
        self.record = record  # the values the card had when it left play
        self.moves = 0  # how many moves of cards there had been
        self.time = 0  # events of one moment carry the same time
        self.previous: Event | None = None
        self.number = 1  # its place in the chain
        self.earlier: Event | None = None  # the one of the same kind before it, see `State.newest_of`

    def follow(self, previous: Event | None) -> None:
        """Join the chain behind another."""
        self.previous = previous
        if previous is not None:
            self.number = previous.number + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """A card in play (or wherever it works from) with an ability that watches other things' events."""

    __slots__ = ("ability", "card", "serial")

    def __init__(self, card: Card, serial: int, ability: Triggered) -> None:
        self.card = card
        self.serial = serial
        self.ability = ability


class Trigger:
    """A triggered ability that has triggered and waits for its turn."""

    __slots__ = ("ability", "batch", "card", "event", "record", "seat", "serial")

    def __init__(
        self, ability: Triggered, card: Card, serial: int, seat: int, event: Event, record: Record | None, batch: int
    ) -> None:
        self.ability = ability
        self.card = card
        self.serial = serial
        self.seat = seat
        self.event = event
        self.record = record
        self.batch = batch
