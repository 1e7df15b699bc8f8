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


class Held(Memo):
    """All from which a player plays: the hand, the Core Pile, and what each creature has telegraphed, by its number."""

    __slots__ = ("core", "hand", "piles", "telegraphed")

    def __init__(self, s: State, seat: int, before: Held | None) -> None:
        at = seat * c.ZONES
        hand, core = s.zones[at + c.HAND], s.zones[at + c.CORE]
        self.hand: Hand = before.hand if before is not None and before.hand.held is hand else Hand(s, hand)
        self.core: Hand = before.core if before is not None and before.core.held is core else Hand(s, core)
        self.telegraphed = s.zones[at + c.TELEGRAPH]
        kept = before is not None and before.telegraphed is self.telegraphed
        self.piles: dict[int, Prepared] = before.piles if before is not None and kept else piles_of(s, seat)


def piles_of(s: State, seat: int) -> dict[int, Prepared]:
    found: dict[int, Prepared] = {}
    for card in s.zones[seat * c.ZONES + c.TEAM]:
        cards = telegraphed(s, card)
        found[card.number] = Prepared(cards) if cards else NOTHING_PREPARED
    return found


def held_by(s: State, seat: int) -> Held:
    place = seat * c.SEAT_MEMOS + c.HELD
    memo: Any = s.memos[place]
    kept: Held | None = memo
    zones, at = s.zones, seat * c.ZONES
    if (
        kept is None
        or kept.hand.held is not zones[at + c.HAND]
        or kept.core.held is not zones[at + c.CORE]
        or kept.telegraphed is not zones[at + c.TELEGRAPH]
    ):
        kept = Held(s, seat, kept)
        s.remember(place, kept)
    return kept


def reach(s: State, by: Card) -> int:
    """By how many tiles farther an Enchantment that a creature may declare lets its host reach, at the most."""
    held = held_by(s, by.owner)
    most, pile = held.hand.reach, held.piles[by.number].reach
    return most if most > pile else pile
