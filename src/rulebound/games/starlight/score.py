"""How good a position looks to a seat: a plain count, for bots that look one decision ahead."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import pairs_of
from rulebound.kernel.state import State

WON: Final = 1000.0
POINT: Final = 12.0
PAIR: Final = 14.0
GENERATOR: Final = 5.0
CARD: Final = 1.5
TELEGRAPHED: Final = 1.2
NEARER: Final = 0.25  # a step nearer to a generator that is not one's own
STATS: Final = [1.0, 0.35, 0.6, 0.8, 0.7]  # Health, Energy, Mana, ATK, DEF


def score(s: State, seat: int) -> float:
    """Own worth less that of the opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    return worth(s, seat) - worth(s, 1 - seat)


def worth(s: State, seat: int) -> float:
    total = POINT * s.numbers[seat * c.SEAT_NUMBERS + c.POINTS] + PAIR * pairs_of(s, seat)
    total += CARD * len(s.zone(seat, c.HAND))
    wanted: list[int] = []  # generators to go to
    for which, tile in enumerate(rules_of(s).board.generators):
        if s.facts[c.GENERATORS + which] == seat + 1:
            total += GENERATOR
        else:
            wanted.append(tile)
    for card in s.zone(seat, c.TEAM):
        r = creature(s, card)
        if r.at >= 0:
            for which, value in enumerate(r.stats):
                total += STATS[which] * value
            total -= NEARER * nearest(s, r.at, wanted)
        for each in r.pile:
            if s.place(each) == c.TELEGRAPH:
                total += TELEGRAPHED
            else:
                total += 1.0 if each.owner == seat else -1.0
    return total


def nearest(s: State, at: int, tiles: list[int]) -> int:
    far = rules_of(s).board.spaces.distances[at]
    best = len(far) if tiles else 0
    for tile in tiles:
        best = min(best, far[tile])
    return best
