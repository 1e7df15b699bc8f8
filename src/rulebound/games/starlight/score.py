"""How good a position looks to a seat: a plain count, for bots that look one decision ahead."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import pairs_of
from rulebound.kernel.state import State

WON: Final = 1000.0
POINT: Final = 10.0
PAIR: Final = 16.0
GENERATOR: Final = 6.0
NEARER: Final = 0.8  # a step nearer to a generator that is not one's own
HEALTH: Final = 1.0
FORCE: Final = 0.6  # ATK or DEF
MANA: Final = 0.6  # it comes back when the turn ends, so until then it is to be spent
MANA_TO_SPEND: Final = 0.1
ENERGY: Final = 0.4  # as far as the next turn does not fill it up anyway
ENERGY_TO_SPARE: Final = 0.05
KEPT_ENERGY: Final = 6
CARD: Final = 0.7
KEPT_CARDS: Final = 5
TELEGRAPHED: Final = 1.4  # a card of the deck; a Core card could be played as well from where it was
COUNTER: Final = 0.9  # of an Aura


def score(s: State, seat: int) -> float:
    """Own worth less that of the opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    return worth(s, seat) - worth(s, 1 - seat)


def worth(s: State, seat: int) -> float:
    total = POINT * s.numbers[seat * c.SEAT_NUMBERS + c.POINTS] + PAIR * pairs_of(s, seat)
    total += CARD * min(len(s.zone(seat, c.HAND)), KEPT_CARDS)
    wanted: list[int] = []  # generators to go to
    for which, tile in enumerate(rules_of(s).board.generators):
        if s.facts[c.GENERATORS + which] == seat + 1:
            total += GENERATOR
        else:
            wanted.append(tile)
    turn = s.facts[c.AT]
    for card in s.zone(seat, c.TEAM):
        r = creature(s, card)
        if r.at >= 0:
            health, energy, mana, attack, defence = r.stats
            total += HEALTH * health + FORCE * (attack + defence)
            total += ENERGY * min(energy, KEPT_ENERGY) + ENERGY_TO_SPARE * max(energy - KEPT_ENERGY, 0)
            total += (MANA_TO_SPEND if r.place == turn else MANA) * mana
            total -= NEARER * nearest(s, r.at, wanted)
        for each in r.pile:
            if s.place(each) == c.AURAS:
                lasting = COUNTER * (laid(s, each).counters or c.MOST_COUNTERS)
                total += lasting if each.owner == seat else -lasting
            elif not kind_of(each).core:
                total += TELEGRAPHED
    return total


def nearest(s: State, at: int, tiles: list[int]) -> int:
    far = rules_of(s).board.spaces.distances[at]
    best = len(far) if tiles else 0
    for tile in tiles:
        best = min(best, far[tile])
    return best
