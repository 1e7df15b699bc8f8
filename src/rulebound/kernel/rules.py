"""What a game tells the kernel: its zones, its numbers, its ordering policy, its words. Shared by all copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Definition, Record, Ref
from rulebound.kernel.events import Event

if TYPE_CHECKING:
    from rulebound.kernel.state import State

# Who sees the faces in a zone.
SEEN_BY_ALL: Final = 0
SEEN_BY_OWNER: Final = 1
SEEN_BY_NOBODY: Final = 2

# Limits that end runaway games; a game may lower or raise them.
MOST_STEPS: Final = 20_000
MOST_DECISIONS: Final = 100_000
MOST_THINGS: Final = 2_000  # cards and tokens, lasting effects, waiting triggers, procedures under way: of each
MOST_EVENTS: Final = 30_000  # that texts may still ask about; a save of more would be too large to be loaded
MOST_NUMBER: Final = 999_999  # where a number that is added to again and again stays


def bounded(number: int) -> int:
    """A running number, kept within the limits of every game."""
    return max(-MOST_NUMBER, min(number, MOST_NUMBER))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A ruleset with its switches and the cards of a match-up. Never changes during a game."""

    __slots__ = (
        "asks_within", "definitions", "everybody", "face_down", "lasting", "most_decisions", "most_events",
        "most_steps", "most_things", "names", "piles", "rounds", "seat_memos", "seat_numbers", "seats", "sides",
        "unfound", "visibility", "zones",
    )  # fmt: skip

    def __init__(self, seats: int, visibility: list[int], seat_numbers: int) -> None:
        self.seats = seats
        self.everybody = (1 << seats) - 1  # all of them as a bit set
        self.sides = seats  # one more where the table itself has zones: it is the side after the last seat
        self.rounds = [[*range(first, seats), *range(first)] for first in range(seats)]  # clockwise from each
        self.zones = len(visibility)
        self.visibility = visibility
        self.piles = 0  # the kinds of zones, a bit each, whose cards lie under or beside a card (`State.lay`)
        self.face_down = 0  # the kinds of zones, a bit each, in which cards lie face-down without order or shuffling
        self.seat_numbers = seat_numbers
        self.names: list[str] = []  # of the players
        self.seat_memos = 0  # how many things a game works out for a seat and keeps, see `State.memos`
        self.definitions: dict[str, Definition] = {}
        self.unfound = -1  # the event by which the log tells that an instruction found nothing
        self.lasting = -1  # and the one by which it tells what lasts from now on
        self.asks_within = False  # whether an atom may come upon a question in the midst of a step
        self.most_steps = MOST_STEPS
        self.most_decisions = MOST_DECISIONS
        self.most_things = MOST_THINGS
        self.most_events = MOST_EVENTS

    def hear(self, s: State, event: Event) -> None:
        """The ordering policy: what an event sets in motion."""

    def settle(self, s: State) -> None:
        """The state check: what follows at once from the numbers as they are now."""

    def runaway(self, s: State) -> None:
        """A loop without end: end the game with a stated result."""
        raise NotImplementedError

    def too_much(self, s: State) -> None:
        """Something has grown beyond every measure: end the game with a stated result."""
        self.runaway(s)

    def table(self, s: State) -> list[int]:
        """The players who are still in the game, from the active one on."""
        return self.rounds[s.active].copy()

    def plays(self, s: State, seat: int) -> bool:
        """Whether a player is still in the game."""
        return True

    def stat(self, s: State, card: Card, r: Record | None, stat: int) -> int:
        """A number of a card that texts speak of; `r` is its record in play, or the one it had when it left."""
        raise NotImplementedError

    def remembered(self, s: State, ref: Ref) -> Record | None:
        """The record of a card as an ability remembers it; none if it was not in play when it was spoken of."""
        return s.records[ref.card.number]

    def rank(self, s: State, card: Card) -> int:
        """Where a card comes among those of its player, for a game that orders them by their place (0 … 2**20 - 1)."""
        return 0

    def piles_are_leaving(self, s: State) -> bool:
        """Whether cards are just being taken away, one after the other, because the card above them is gone."""
        return False

    def same(self, s: State, one: Card, other: Card) -> bool:
        """Whether two cards are interchangeable now: choosing between them is no choice."""
        if one.definition is not other.definition or s.places[one.number] != s.places[other.number]:
            return False
        return not self.piles or s.host(one) is s.host(other)
