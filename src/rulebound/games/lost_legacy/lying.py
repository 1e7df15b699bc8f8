"""What lies where, by space: worked out once for as long as the same cards lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.games.lost_legacy.codes import FIELD, LINKED, LINKED_DOWN, LYING, SPRUNG, STANDBY, ZONES
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.record import OnField
from rulebound.kernel.play import Card, State
from rulebound.kernel.state import Memo

if TYPE_CHECKING:
    from rulebound.games.lost_legacy.rules import LostLegacy

OTHER_FIELD: Final = ZONES + FIELD
OTHER_STANDBY: Final = ZONES + STANDBY
OTHER_LINKED: Final = ZONES + LINKED
OTHER_DOWN: Final = ZONES + LINKED_DOWN


class Lying:
    """Who walks, or changes sides, strikes it out (`atoms/cards.py`); all else replaces one of the lists."""

    __slots__ = (
        "down", "field", "gaps", "hosts", "linked", "other_down", "other_field", "other_linked", "other_standby",
        "standby", "stands", "taken", "tidy", "watched", "watchers",
    )  # fmt: skip

    def __init__(self, s: State) -> None:
        zones = s.zones
        # the cards that were looked at
        self.field = zones[FIELD]
        self.standby = zones[STANDBY]
        self.linked = zones[LINKED]
        self.down = zones[LINKED_DOWN]
        self.other_field = zones[OTHER_FIELD]
        self.other_standby = zones[OTHER_STANDBY]
        self.other_linked = zones[OTHER_LINKED]
        self.other_down = zones[OTHER_DOWN]
        rules: Any = s.rules
        found: LostLegacy = rules
        board = found.board
        # by space: whether a card lies there, and which; more than the bits of one word, so they are lists
        self.taken = [False] * len(board.names)
        self.stands: list[Card | None] = [None] * len(board.names)
        self.hosts: dict[int, Card] = {}  # by the number of a linked card
        # [LL-resp.11] the cards of each player that may name an action, and the events that they may name, as bits
        self.watched = 0
        self.watchers: list[list[Card]] = [[], []]
        self.add(s, self.field, 0, False)
        self.add(s, self.standby, 0, True)
        self.add(s, self.other_field, 1, False)
        self.add(s, self.other_standby, 1, True)
        for seat, under, face_down in (
            (0, self.linked, False), (0, self.down, True), (1, self.other_linked, False), (1, self.other_down, True),
        ):  # fmt: skip
            for card in under:
                if card.definition.watched_events:
                    self.watch(card, seat, face_down)
        # as many cards lie under others as are linked at all
        linked = len(self.linked) + len(self.down) + len(self.other_linked) + len(self.other_down)
        self.gaps = board.has_gaps(self.taken)
        # whether nothing is linked to a card that has left, and no column has a gap
        self.tidy = len(self.hosts) == linked and not self.gaps

    def add(self, s: State, cards: list[Card], seat: int, face_down: bool) -> None:
        records: Any = s.records
        for card in cards:
            record: OnField = records[card.number]
            if record.at >= 0:
                self.taken[record.at] = True
                self.stands[record.at] = card
            for other in record.pile:
                self.hosts[other.number] = card
            if card.definition.watched_events:
                self.watch(card, seat, face_down)

    def watch(self, card: Card, seat: int, face_down: bool) -> None:
        """[LL-ctr.4] Of what lies face-down counters and defensive spells, whenever they were set."""
        if not face_down or kind_of(card).kind & SPRUNG:
            self.watched |= card.definition.watched_events
            self.watchers[seat].append(card)


class Since(Memo):
    """What lies where, and how many moves of cards there were when it was looked at."""

    __slots__ = ("lying", "moves")

    def __init__(self, moves: int, found: Lying) -> None:
        self.moves = moves
        self.lying = found


def lying(s: State) -> Lying:
    memo: Any = s.memos[LYING]
    kept: Since | None = memo
    if kept is None or kept.moves != s.moves:
        kept = looked_again(s, kept)
    return kept.lying


def looked_again(s: State, before: Since | None) -> Since:
    """A card has moved: what lies where is worked out anew if it lay, or lies, there."""
    zones = s.zones
    kept = None if before is None else before.lying
    if (
        kept is None
        or kept.field is not zones[FIELD]
        or kept.other_field is not zones[OTHER_FIELD]
        or kept.standby is not zones[STANDBY]
        or kept.other_standby is not zones[OTHER_STANDBY]
        or kept.linked is not zones[LINKED]
        or kept.other_linked is not zones[OTHER_LINKED]
        or kept.down is not zones[LINKED_DOWN]
        or kept.other_down is not zones[OTHER_DOWN]
    ):
        kept = Lying(s)
    found = Since(s.moves, kept)
    s.remember(LYING, found)
    return found


def taken_spaces(s: State) -> list[bool]:
    """[LL-rng.6] [LL-env.3] Of each space whether a card lies on it; linked cards take none."""
    return lying(s).taken


def host_of(s: State, card: Card) -> Card | None:
    """[LL-link.1] The character that a card lies under."""
    return lying(s).hosts.get(card.number)
