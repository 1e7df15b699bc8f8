"""What lies where, as bits: worked out once for as long as the same cards lie there."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.kernel.play import Card, State
from rulebound.kernel.state import Memo

FIELDS: Final = [seat * c.ZONES + zone for seat in range(2) for zone in c.ON_FIELD]
LINKED: Final = [seat * c.ZONES + zone for seat in range(2) for zone in c.UNDER_CARDS]


class Lying(Memo):
    """Who walks strikes it out (`atoms/cards.py`); all else replaces one of the lists."""

    __slots__ = ("fields", "linked", "taken", "tidy")

    def __init__(self, s: State) -> None:
        # the cards that were looked at
        self.fields: list[list[Card]] = [s.zones[at] for at in FIELDS]
        self.linked: list[list[Card]] = [s.zones[at] for at in LINKED]
        self.taken = 0
        under = 0
        for cards in self.fields:
            for card in cards:
                record = on_field(s, card)
                under += len(record.pile)
                if record.at >= 0:
                    self.taken |= 1 << record.at
        for cards in self.linked:
            under -= len(cards)
        # as many cards lie under others as are linked at all
        self.tidy = under == 0 and not rules_of(s).board.has_gaps(self.taken)

    def holds(self, s: State) -> bool:
        for number, at in enumerate(FIELDS):
            if self.fields[number] is not s.zones[at]:
                return False
        for number, at in enumerate(LINKED):
            if self.linked[number] is not s.zones[at]:
                return False
        return True


def lying(s: State) -> Lying:
    memo: Any = s.memos[c.LYING]
    kept: Lying | None = memo
    if kept is None or not kept.holds(s):
        kept = Lying(s)
        s.remember(c.LYING, kept)
    return kept


def taken_spaces(s: State) -> int:
    """[LL-rng.6] [LL-env.3] The spaces on which a card lies, as bits; linked cards take none."""
    return lying(s).taken


def is_tidy(s: State) -> bool:
    """Whether nothing is linked to a card that has left, and no column has a gap."""
    return lying(s).tidy
