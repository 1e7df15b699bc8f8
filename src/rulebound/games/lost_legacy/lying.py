"""What lies where, by space: worked out once for as long as the same cards lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.games.lost_legacy.codes import FIELD, LINKED, LINKED_DOWN, LYING, STANDBY, ZONES
from rulebound.games.lost_legacy.record import on_field
from rulebound.kernel.play import Card, State
from rulebound.kernel.state import Memo

if TYPE_CHECKING:
    from rulebound.games.lost_legacy.rules import LostLegacy

OTHER_FIELD: Final = ZONES + FIELD
OTHER_STANDBY: Final = ZONES + STANDBY
OTHER_LINKED: Final = ZONES + LINKED
OTHER_DOWN: Final = ZONES + LINKED_DOWN


class Lying(Memo):
    """Who walks strikes it out (`atoms/cards.py`); all else replaces one of the lists."""

    __slots__ = (
        "down", "field", "gaps", "hosts", "linked", "other_down", "other_field", "other_linked", "other_standby",
        "standby", "stands", "taken", "tidy", "watched",
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
        self.watched = 0  # the events that any card in play may name, as bits
        self.add(s, self.field)
        self.add(s, self.standby)
        self.add(s, self.other_field)
        self.add(s, self.other_standby)
        linked = 0
        for under in (self.linked, self.down, self.other_linked, self.other_down):
            linked += len(under)
            for card in under:
                self.watched |= card.definition.watched_events
        # as many cards lie under others as are linked at all
        self.gaps = board.has_gaps(self.taken)
        self.tidy = len(self.hosts) == linked and not self.gaps

    def add(self, s: State, cards: list[Card]) -> None:
        for card in cards:
            record = on_field(s, card)
            self.watched |= card.definition.watched_events
            if record.at >= 0:
                self.taken[record.at] = True
                self.stands[record.at] = card
            for other in record.pile:
                self.hosts[other.number] = card


def lying(s: State) -> Lying:
    memo: Any = s.memos[LYING]
    kept: Lying | None = memo
    zones = s.zones
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
        s.remember(LYING, kept)
    return kept


def taken_spaces(s: State) -> list[bool]:
    """[LL-rng.6] [LL-env.3] Of each space whether a card lies on it; linked cards take none."""
    return lying(s).taken


def host_of(s: State, card: Card) -> Card | None:
    """[LL-link.1] The character that a card lies under."""
    return lying(s).hosts.get(card.number)


def is_tidy(s: State) -> bool:
    """Whether nothing is linked to a card that has left, and no column has a gap."""
    return lying(s).tidy
