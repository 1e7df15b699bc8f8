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

EVERY_EVENT: Final = -1  # as bits

OTHER_FIELD: Final = ZONES + FIELD
OTHER_STANDBY: Final = ZONES + STANDBY
OTHER_LINKED: Final = ZONES + LINKED
OTHER_DOWN: Final = ZONES + LINKED_DOWN


class Lying:
    """Who changes sides strikes it out, and who walks makes another of it (`atoms/cards.py`); all else replaces one of
    the lists."""

    __slots__ = (
        "down", "field", "gaps", "hosts", "linked", "loose", "other_down", "other_field", "other_linked",
        "other_standby", "standby", "stands", "taken", "tidy", "watched", "watchers",
    )  # fmt: skip

    def __init__(self, s: State, before: Lying | None = None) -> None:
        if before is not None:
            self.be_as(before)
            return
        found: Any = s.rules
        rules: LostLegacy = found
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
        board = rules.board
        # by space: whether a card lies there, and which; more than the bits of one word, so they are lists
        self.taken = [False] * len(board.names)
        self.stands: list[Card | None] = [None] * len(board.names)
        self.hosts: dict[int, Card] = {}  # by the number of a linked card
        # [LL-resp.11] by seat: the cards that may name an action, and the events that they may name, as bits
        by_hand = rules.switches.counters_from_hand
        self.watched = [EVERY_EVENT, EVERY_EVENT] if by_hand else [0, 0]
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
        # whether a card is linked to one that has left: else as many lie under others as are linked at all,
        linked = len(self.linked) + len(self.down) + len(self.other_linked) + len(self.other_down)
        self.loose = len(self.hosts) != linked
        self.gaps = board.has_gaps(self.taken)  # whether a column has a gap,
        self.tidy = not self.loose and not self.gaps  # and neither of both

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
            self.watched[seat] |= card.definition.watched_events
            self.watchers[seat].append(card)

    def be_as(self, other: Lying) -> None:
        self.field, self.other_field = other.field, other.other_field
        self.standby, self.other_standby = other.standby, other.other_standby
        self.linked, self.other_linked = other.linked, other.other_linked
        self.down, self.other_down = other.down, other.other_down
        self.taken, self.stands = other.taken, other.stands
        self.hosts, self.watched, self.watchers = other.hosts, other.watched, other.watchers
        self.loose, self.gaps, self.tidy = other.loose, other.gaps, other.tidy

    def after_walk(self, s: State, card: Card, at: int, to: int) -> Lying:
        """The same with a card on another space. Somebody who has not made room yet may stand there still."""
        new = Lying(s, self)
        new.taken, new.stands = self.taken[:], self.stands[:]
        if at >= 0 and new.stands[at] is card:
            new.taken[at] = False
            new.stands[at] = None
        new.taken[to] = True
        new.stands[to] = card
        found: Any = s.rules
        rules: LostLegacy = found
        new.gaps = rules.board.has_gaps(new.taken)
        new.tidy = not new.loose and not new.gaps
        return new



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


def walked(s: State, card: Card, at: int, to: int) -> None:
    """A card is about to go from one space to another."""
    s.remember(LYING, Since(s.moves, lying(s).after_walk(s, card, at, to)))


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
