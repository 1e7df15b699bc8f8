"""The duty to leave the tile on which a creature has entered."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import (
    discounts,
    energy_price,
    is_telegraphed,
    mana_price,
    others_at,
    reachable,
    side,
    telegraphed,
)  # fmt: skip
from rulebound.kernel.play import Card, State


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
    for card in s.zone(owner, c.CORE) + s.zone(owner, c.HAND) + telegraphed(s, by) + s.zone(owner, c.PLAYED):
        kind = kind_of(card)
        if kind.kind != c.MOVEMENT or card in gone or (kind.binding and kind.supplier != by.definition.name):
            continue
        waits = is_telegraphed(s, card) and laid(s, card).since >= s.turn
        if waits or (s.place(card) == c.PLAYED and not kind.core) or not leads_away(s, by, at, card):
            continue
        for less in discounts(s, card):
            if energy_price(s, by, kind, less) <= energy and mana_price(kind, less) <= mana:
                return True
    return False


def leads_away(s: State, by: Card, at: int, card: Card) -> bool:
    """A walk or a leap of its own; a Movement with a target is not counted on."""
    kind = kind_of(card)
    if kind.steps > 0 and kind.mover == c.THIS:
        return len(reachable(s, by, at, kind.steps)) > 0
    if kind.leaps:
        taken = others_at(s, by)
        for tile, far in enumerate(rules_of(s).board.spaces.distances[at]):
            if kind.least <= far <= kind.most and tile not in taken:
                return True
    return False
