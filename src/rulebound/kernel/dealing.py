"""Cards come into a game, each with its owner."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.cards import Card, Definition
from rulebound.kernel.chance import numbering
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_OWNER
from rulebound.kernel.state import State


def bring(s: State, kind: Definition, seat: int, zone: int) -> Card:
    """A card, known to those who see the faces of its zone."""
    card = Card(s.next_number(), kind, seat)
    s.add_card(card, seat * s.rules.zones + zone, known_there(s, seat, zone))
    return card


def known_there(s: State, seat: int, zone: int) -> int:
    """The seats that see the faces of a zone, a bit each."""
    seen = s.rules.visibility[zone]
    return (1 << s.rules.seats) - 1 if seen == SEEN_BY_ALL else 1 << seat if seen == SEEN_BY_OWNER else 0


def bring_deck(s: State, kinds: Sequence[Definition], seat: int, zone: int) -> None:
    """A deck in the order of its list. What number a card gets tells nothing of its place there."""
    numbers = [0] * len(kinds)
    for number, at in enumerate(numbering(s.key, seat, len(kinds)), s.next_number()):
        numbers[at] = number
    cards = [Card(number, kind, seat) for number, kind in zip(numbers, kinds, strict=True)]
    s.add_cards(cards, seat * s.rules.zones + zone, known_there(s, seat, zone))
