"""A hand and a Core Pile, looked through once for as long as the same cards are in them."""

from __future__ import annotations

from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.values import telegraphed
from rulebound.kernel.play import Card, State, distinct
from rulebound.kernel.state import Memo


class Hand(Memo):
    """What is asked of it in every window. Whoever shows a card, or moves one, replaces the list."""

    __slots__ = ("cards", "enchantments", "frees", "held", "hosts", "inside", "outside", "reach", "sparing")

    def __init__(self, s: State, held: list[Card]) -> None:
        self.held = held
        self.cards = distinct(s, held)  # [ST-DECR.2] of equal cards one
        self.outside: list[Card] = []  # of these, what is invoked outside Combat,
        self.inside: list[Card] = []  # what is invoked in Combat,
        self.enchantments: list[Card] = []  # and what is declared with another card
        self.hosts = 0  # the classes with which one of them may be declared, a bit each
        self.sparing = 0  # by how much Energy one of them makes its host cheaper, at the most
        self.frees = False  # whether one of them makes its host cost no Mana, or less
        self.reach = 0  # by how many tiles farther one of them lets its host reach, at the most
        for card in self.cards:
            definition: Any = card.definition  # as `kind_of` does
            kind: StarlightCard = definition
            times = kind.times
            if times & c.OUTSIDE:
                self.outside.append(card)
            if times & c.INSIDE:
                self.inside.append(card)
            if kind.hosts:
                self.enchantments.append(card)
                self.hosts |= kind.hosts
                self.sparing = max(self.sparing, spares(kind))
                self.frees = self.frees or c.MANA in kind.host_for_no or kind.cheaper_mana > 0
                self.reach = max(self.reach, kind.host_reaches)


def spares(kind: StarlightCard) -> int:
    """By how much Energy an Enchantment makes its host cheaper."""
    return c.MOST_ENERGY if c.ENERGY in kind.host_for_no else kind.cheaper


def hand_of(s: State, seat: int) -> Hand:
    memo: Any = s.memos[seat * c.SEAT_MEMOS + c.HAND_HELD]
    kept: Hand | None = memo
    held = s.zones[seat * c.ZONES + c.HAND]
    if kept is None or kept.held is not held:
        kept = Hand(s, held)
        s.remember(seat * c.SEAT_MEMOS + c.HAND_HELD, kept)
    return kept


def core_of(s: State, seat: int) -> Hand:
    """The same of the Core Pile."""
    memo: Any = s.memos[seat * c.SEAT_MEMOS + c.CORE_HELD]
    kept: Hand | None = memo
    held = s.zones[seat * c.ZONES + c.CORE]
    if kept is None or kept.held is not held:
        kept = Hand(s, held)
        s.remember(seat * c.SEAT_MEMOS + c.CORE_HELD, kept)
    return kept


def reach(s: State, by: Card) -> int:
    """By how many tiles farther an Enchantment that a creature may declare lets its host reach, at the most."""
    most = hand_of(s, by.owner).reach
    if creature(s, by).pile:
        for card in telegraphed(s, by):
            most = max(most, kind_of(card).host_reaches)
    return most
