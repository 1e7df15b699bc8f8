"""Entering in the first turn and returning after a death, and the duty to leave the tile of the entry."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.moving import enter, give_back_life, place
from rulebound.games.starlight.atoms.stats import pay
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.spoken import spoken
from rulebound.games.starlight.values import (
    BARS_CARDS,
    cards_left,
    could_step,
    creature_on,
    discounts,
    of_class,
    others_at,
    prices,
    side,
)
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import several
from rulebound.kernel.play import Card, Frame, Move, State

RETURN_ENERGY: Final = 3
RETURN_MANA: Final = 1


class Arrival(Frame):
    """A creature comes from limbo."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.pc = 0
        self.card = card

    def step(self, s: State) -> None:
        card = self.card
        if not creature(s, card).entered:
            options = entries(s, card)
            menu = c.M_ENTER
        else:
            options = returns(s, card)
            menu = c.M_RETURN
        s.ask(card.owner, menu, options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        s.pop()
        card = self.card
        home = rules_of(s).board.entry[side(s, seat)]
        if option.kind == c.ENTER_ON:
            enter(s, card, option.number, option.number == home)
            return
        place(s, card, option.number)
        give_back_life(s, card)
        if option.kind == c.RETURN_FOR:
            pay(s, card, RETURN_ENERGY, RETURN_MANA)

    def refusals(self, s: State, option: Move) -> list[Refusal]:
        """[ST-BRD.2] [ST-SET.14] [ST-DIE.6] [ST-DIE.8] Why a creature does not come there."""
        entering = option.kind == c.ENTER_ON
        board = rules_of(s).board
        home = board.entry[side(s, self.card.owner)]
        label = board.labels[option.number]
        found: list[Refusal] = []
        if creature_on(s, option.number) is not None:
            found.append(Refusal("ST-BRD.2", f"somebody stands on {label}"))
        if option.number != home and option.number not in board.gray_near(home):
            words = f"{label} is no gray tile within two of {board.labels[home]}"
            found += several(["ST-SET.14"] if entering else ["ST-DIE.6", "ST-DIE.8"], words)
        free = creature_on(s, home) is not None
        if entering and not free:
            found.append(Refusal("ST-SET.10", f"it enters on {board.labels[home]}"))
        elif not entering and (option.kind == c.RETURN_FOR) == (free or option.number == home):
            words = "nothing is paid where the Health Tile is occupied" if free else "a gray tile has its price"
            found.append(Refusal("ST-DIE.8" if free else "ST-DIE.6", words))
        return found

    def copy(self) -> Arrival:
        new = Arrival(self.card)
        new.pc = self.pc
        return new


def empty_gray(s: State, home: int) -> list[int]:
    """[ST-DIE.6] [ST-DIE.8] Gray tiles within two of the Health Tile on which nobody stands."""
    return [tile for tile in rules_of(s).board.gray_near(home) if creature_on(s, tile) is None]


def entries(s: State, card: Card) -> list[Move]:
    """[ST-SET.10] [ST-SET.13] [ST-TILE.7] On the Health Tile of its side; [ST-SET.14] near it, if that is occupied."""
    home = rules_of(s).board.entry[side(s, card.owner)]
    if creature_on(s, home) is None:
        return [Move(c.ENTER_ON, card, home)]
    return [Move(c.ENTER_ON, card, tile) for tile in empty_gray(s, home)]


def returns(s: State, card: Card) -> list[Move]:
    """[ST-DIE.5] On the Health Tile, [ST-DIE.6] or near it for a price; [ST-DIE.8] free if the tile is occupied."""
    home = rules_of(s).board.entry[side(s, card.owner)]
    if creature_on(s, home) is not None:
        return [Move(c.RETURN_ON, card, tile) for tile in empty_gray(s, home)]
    found = [Move(c.RETURN_ON, card, home)]
    return found + [Move(c.RETURN_FOR, card, tile) for tile in empty_gray(s, home)]


def must_leave(s: State, by: Card) -> bool:
    """[ST-SET.11] It has entered in this turn and stands on its Health Tile."""
    r = creature(s, by)
    return r.duty and r.at == rules_of(s).board.entry[side(s, by.owner)]


def can_leave_now(s: State, by: Card) -> bool:
    """[ST-MOD.5] Where leaving has become impossible, the duty lapses."""
    r = creature(s, by)
    return could_leave(s, by, r.at, r.stats[c.ENERGY], r.stats[c.MANA], [])


def could_leave(s: State, by: Card, at: int, energy: int, mana: int, gone: list[Card]) -> bool:
    """[ST-SET.12] Whether a Movement off the tile can be paid with so much, without the cards that are gone."""
    owner = by.owner
    piles = s.zone(owner, c.CORE), s.zone(owner, c.HAND), creature(s, by).pile, s.zone(owner, c.PLAYED)
    for pile in piles:
        for card in pile:
            definition: Any = card.definition  # as `kind_of` does
            kind: StarlightCard = definition
            if kind.kind == c.MOVEMENT and card not in gone and is_way_out(s, by, at, card, energy, mana):
                return True
    return False


def is_way_out(s: State, by: Card, at: int, card: Card, energy: int, mana: int) -> bool:
    kind, place = kind_of(card), s.place(card)
    if kind.binding and kind.supplier != by.definition.name:
        return False
    if spoken(s).sorts[by.number] & BARS_CARDS:
        if of_class(s, by, kind, c.NOT_INVOKING) or not cards_left(s, by, kind.classes):
            return False
    waits = place == c.TELEGRAPH and laid(s, card).since >= s.turn
    if waits or (place == c.PLAYED and not kind.core) or place == c.AURAS or not leads_away(s, by, at, card):
        return False
    for less in discounts(s, card):
        needed, needed_mana = prices(s, by, kind, less)
        if needed <= energy and needed_mana <= mana:
            return True
    return False


def leads_away(s: State, by: Card, at: int, card: Card) -> bool:
    """A walk or a leap of its own; a Movement with a target is not counted on."""
    kind = kind_of(card)
    if kind.steps > 0 and kind.mover == c.THIS:
        return could_step(s, by, at)
    if kind.leaps:
        taken = others_at(s, by)
        for tile, far in enumerate(rules_of(s).board.spaces.distances[at]):
            if kind.least <= far <= kind.most and tile not in taken:
                return True
    return False
