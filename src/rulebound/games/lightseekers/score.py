"""How good a position looks to a seat: a plain count, for bots that look one decision ahead."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.record import thing
from rulebound.games.lightseekers.values import health_of, is_dormant, is_out, number
from rulebound.kernel.state import State

WON = 1000.0


def score(s: State, seat: int) -> float:
    """Own worth less that of the strongest opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    if is_out(s, seat):
        return -WON / 2
    others = [worth(s, other) for other in range(s.rules.seats) if other != seat and not is_out(s, other)]
    return worth(s, seat) - max(others, default=-WON)


def worth(s: State, seat: int) -> float:
    health = health_of(s, seat)
    total = 1.0 * health - (0.0 if health > 8 else 1.5 * (8 - health))
    total += 25.0 * number(s, seat, c.VP)
    total += 1.8 * min(len(s.zone(seat, c.HAND)), 9) + 0.05 * len(s.zone(seat, c.DECK))
    for card in s.zone(seat, c.ITEMS):
        total += 2.0 if not is_dormant(s, card) else 0.5
        total += 0.5 * bin(light(card.definition).elements).count("1")
    for card in s.zone(seat, c.BUFFS):
        r = thing(s, card)
        if is_dormant(s, card):
            total += 0.5
        elif not r.kind.rotating:
            total += 3.0
        else:
            for corner in range(r.corner - 1, c.CORNERS):
                if r.kind.shapes[corner] == 0:
                    break
                total += 0.0 if r.kind.x[corner] else 0.8 + 0.5 * r.kind.values[corner]
    return total
