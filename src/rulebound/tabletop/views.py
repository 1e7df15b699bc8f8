"""What every game shows a seat in the same way: hands and decks, as far as their cards are known to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.kernel.cards import Card
from rulebound.kernel.state import State


def knows(s: State, viewer: int, card: Card) -> bool:
    return s.known[card.number] >> viewer & 1 == 1


def hand_and_deck(
    s: State, seat: int, viewer: int, hand: list[Card], deck: list[Card], shown: Callable[[Card], Any]
) -> dict[str, Any]:
    """Of others' hands and of all decks the counts, and by name what the viewer has got to know."""
    found: dict[str, Any] = {"hand": [shown(card) for card in hand] if seat == viewer else len(hand), "deck": len(deck)}
    if seat != viewer:
        found["known_hand"] = sorted(card.definition.name for card in hand if knows(s, viewer, card))
    found["known_deck"] = [
        {"place": place + 1, "card": card.definition.name} for place, card in enumerate(deck) if knows(s, viewer, card)
    ]
    return found
