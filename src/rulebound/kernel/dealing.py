"""Cards come into a game, each with its owner."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.cards import Card, Definition
from rulebound.kernel.chance import numbering
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_OWNER
from rulebound.kernel.state import State


def bring(s: State, kind: Definition, seat: int, zone: int) -> Card:
    """A card, known to those who see the faces of its zone."""
    seen = s.rules.visibility[zone]
    everybody = (1 << s.rules.seats) - 1
    card = Card(s.next_number(), kind, seat)
    known = everybody if seen == SEEN_BY_ALL else 1 << seat if seen == SEEN_BY_OWNER else 0
    s.add_card(card, seat * s.rules.zones + zone, known)
    return card


def bring_deck(s: State, kinds: Sequence[Definition], seat: int, zone: int) -> None:
    """A deck in the order of its list. What number a card gets tells nothing of its place there."""
    cards: dict[int, Card] = {}
    for at in numbering(s.key, seat, len(kinds)):
        cards[at] = bring(s, kinds[at], seat, zone)
    s.zones[seat * s.rules.zones + zone] = [cards[at] for at in range(len(kinds))]
