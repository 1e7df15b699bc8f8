"""A hand, looked through once for as long as the same cards are in it."""

from __future__ import annotations

from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.values import telegraphed
from rulebound.kernel.play import Card, State, distinct
from rulebound.kernel.state import Memo


class Hand(Memo):
    """What is asked of it in every window. Whoever shows a card, or moves one, replaces the list."""

    __slots__ = ("cards", "enchantments", "frees", "held", "hosts", "reach", "sparing")

    def __init__(self, s: State, held: list[Card]) -> None:
        self.held = held
        self.cards = distinct(s, held)  # [ST-DECR.2] of equal cards one
        self.enchantments: list[Card] = []  # of these
        self.hosts = 0  # the classes with which one of them may be declared, a bit each
        self.sparing = 0  # by how much Energy one of them makes its host cheaper, at the most
        self.frees = False  # whether one of them makes its host cost no Mana
        self.reach = 0  # by how many tiles farther one of them lets its host reach, at the most
        for card in self.cards:
            kind = kind_of(card)
            if kind.hosts:
                self.enchantments.append(card)
                self.hosts |= kind.hosts
                self.sparing = max(self.sparing, spares(kind))
                self.frees = self.frees or c.MANA in kind.host_for_no
                self.reach = max(self.reach, kind.host_reaches)


def spares(kind: StarlightCard) -> int:
    """By how much Energy an Enchantment makes its host cheaper."""
    return c.MOST_ENERGY if c.ENERGY in kind.host_for_no else kind.cheaper


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
        most = max(most, spares(kind_of(card)))
    return most


def frees(s: State, by: Card) -> bool:
    """Whether an Enchantment that a creature may declare makes its host cost no Mana."""
    return hand_of(s, by.owner).frees or any(c.MANA in kind_of(card).host_for_no for card in telegraphed(s, by))


def reach(s: State, by: Card) -> int:
    """By how many tiles farther an Enchantment that a creature may declare lets its host reach, at the most."""
    return max([kind_of(card).host_reaches for card in telegraphed(s, by)] + [hand_of(s, by.owner).reach])
