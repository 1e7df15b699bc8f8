"""A hand, a Core Pile and Telegraph Piles, looked through once for as long as the same cards are in them."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.values import telegraphed
from rulebound.kernel.cards import NO_CARDS
from rulebound.kernel.play import Card, State, distinct
from rulebound.kernel.state import Memo


class Hand(Memo):
    """What is asked of it in every window. Whoever shows a card, or moves one, replaces the list."""

    __slots__ = ("cards", "enchantments", "frees", "held", "hosts", "inside", "outside", "reach", "sparing")

    def __init__(self, s: State, held: list[Card]) -> None:
        self.held = held
        self.cards = distinct(s, held)  # [ST-DECR.2] of equal cards one
        self.hosts = 0  # the classes with which one of them may be declared, a bit each
        self.sparing = 0  # by how much Energy one of them makes its host cheaper, at the most
        self.frees = False  # whether one of them makes its host cost no Mana, or less
        self.reach = 0  # by how many tiles farther one of them lets its host reach, at the most
        outside: list[Card] = []
        inside: list[Card] = []
        enchantments: list[Card] = []
        for card in self.cards:
            definition: Any = card.definition  # as `kind_of` does
            kind: StarlightCard = definition
            if kind.outside:
                outside.append(card)
            if kind.inside:
                inside.append(card)
            if kind.hosts:
                enchantments.append(card)
                self.hosts |= kind.hosts
                self.sparing = max(self.sparing, spares(kind))
                self.frees = self.frees or c.MANA in kind.host_for_no or kind.cheaper_mana > 0
                self.reach = max(self.reach, kind.host_reaches)
        self.outside = outside  # of these, what is invoked outside Combat,
        self.inside = inside  # what is invoked in Combat,
        self.enchantments = enchantments  # and what is declared with another card


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


class Prepared:
    """The Telegraph Pile of a creature."""

    __slots__ = ("cards", "frees", "hosts", "reach", "sparing")

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.hosts = 0  # as of a hand,
        self.sparing = 0
        self.frees = False
        self.reach = 0
        for card in cards:
            kind = kind_of(card)
            if kind.hosts:
                self.hosts |= kind.hosts
                self.sparing = max(self.sparing, spares(kind))
                self.frees = self.frees or c.MANA in kind.host_for_no or kind.cheaper_mana > 0
                self.reach = max(self.reach, kind.host_reaches)


NOTHING_PREPARED: Final = Prepared(NO_CARDS)


class Telegraphs(Memo):
    """Those of the creatures of a player, by the numbers of the creatures."""

    __slots__ = ("held", "piles")

    def __init__(self, s: State, seat: int, held: list[Card]) -> None:
        self.held = held
        self.piles: dict[int, Prepared] = {}
        for card in s.zones[seat * c.ZONES + c.TEAM]:
            cards = telegraphed(s, card)
            self.piles[card.number] = Prepared(cards) if cards else NOTHING_PREPARED


def prepared(s: State, by: Card) -> Prepared:
    """What a creature has telegraphed."""
    seat = by.owner
    held = s.zones[seat * c.ZONES + c.TELEGRAPH]
    if not held:
        return NOTHING_PREPARED
    memo: Any = s.memos[seat * c.SEAT_MEMOS + c.PILES_HELD]
    kept: Telegraphs | None = memo
    if kept is None or kept.held is not held:
        kept = Telegraphs(s, seat, held)
        s.remember(seat * c.SEAT_MEMOS + c.PILES_HELD, kept)
    return kept.piles[by.number]


def reach(s: State, by: Card) -> int:
    """By how many tiles farther an Enchantment that a creature may declare lets its host reach, at the most."""
    most = hand_of(s, by.owner).reach
    if s.zones[by.owner * c.ZONES + c.TELEGRAPH]:
        most = max(most, prepared(s, by).reach)
    return most
