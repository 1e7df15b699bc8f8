"""How good a position looks to a seat: a plain count, for bots that look one decision ahead."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import auras, pairs_of, telegraphed
from rulebound.kernel.state import State

WON = 1000.0
POINT = 12.0
PAIR = 14.0
GENERATOR = 5.0
CARD = 1.5
NEARER = 0.25  # a step nearer to a generator that is not one's own
STAT = {c.HEALTH: 1.0, c.ENERGY: 0.35, c.MANA: 0.6, c.ATK: 0.8, c.DEF: 0.7}


def score(s: State, seat: int) -> float:
    """Own worth less that of the opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    return worth(s, seat) - worth(s, 1 - seat)


def worth(s: State, seat: int) -> float:
    own = s.facts[c.GENERATORS :].count(seat + 1)
    total = POINT * s.numbers[seat * c.SEAT_NUMBERS + c.POINTS] + PAIR * pairs_of(s, seat) + GENERATOR * own
    total += CARD * len(s.zone(seat, c.HAND))
    for card in s.zone(seat, c.TEAM):
        r = creature(s, card)
        if r.at >= 0:
            total += sum(STAT[which] * value for which, value in enumerate(r.stats))
            total -= NEARER * to_generator(s, seat, r.at)
        total += sum(1.0 if laid(s, aura).card.owner == seat else -1.0 for aura in auras(s, card))
        total += 1.2 * len(telegraphed(s, card))
    return total


def to_generator(s: State, seat: int, at: int) -> int:
    board = rules_of(s).board
    others = [tile for which, tile in enumerate(board.generators) if s.facts[c.GENERATORS + which] != seat + 1]
    return min((board.distance(at, tile) for tile in others), default=0)
