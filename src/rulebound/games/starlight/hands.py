"""A hand, looked through once for as long as the same cards are in it."""

from __future__ import annotations

from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.values import telegraphed
from rulebound.kernel.play import Card, State, distinct
from rulebound.kernel.state import Memo


class Hand(Memo):
    """What is asked of it in every window. Whoever shows a card, or moves one, replaces the list."""

    __slots__ = ("cards", "enchantments", "held", "hosts", "sparing")

    def __init__(self, s: State, held: list[Card]) -> None:
        self.held = held
        self.cards = distinct(s, held)  # [ST-DECR.2] of equal cards one
        self.enchantments: list[Card] = []  # of these
        self.hosts = 0  # the classes with which one of them may be declared, a bit each
        self.sparing = 0  # by how much Energy one of them makes its host cheaper, at the most
        for card in self.cards:
            kind = kind_of(card)
            if kind.hosts:
                self.enchantments.append(card)
                self.hosts |= kind.hosts
            if kind.cheaper > self.sparing:
                self.sparing = kind.cheaper


def hand_of(s: State, seat: int) -> Hand:
    place = seat * c.SEAT_MEMOS + c.HAND_HELD
    memo: Any = s.memos[place]
    kept: Hand | None = memo
    held = s.zones[seat * c.ZONES + c.HAND]
    if kept is None or kept.held is not held:
        kept = Hand(s, held)
        s.remember(place, kept)
    return kept


def sparing(s: State, by: Card) -> int:
    """By how much Energy an Enchantment that a creature may declare makes its host cheaper, at the most."""
    most = hand_of(s, by.owner).sparing
    for card in telegraphed(s, by):
        most = max(most, kind_of(card).cheaper)
    return most
