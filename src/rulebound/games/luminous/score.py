"""How good a position looks to a seat: a plain count, for bots that look one decision ahead."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.values import attack_of, health_of, is_out, life_of, skills_of
from rulebound.kernel.state import State

WON = 1000.0
SKILL_WORTH = {
    c.DEADLY: 1.5, c.FLIGHT: 1.0, c.GUARDIAN: 0.5, c.LUNGE: 0.8, c.OVERWHELM: 0.7, c.SIPHON: 1.0, c.STEADFAST: 0.6,
    c.WATCHFUL: 0.3,
}  # fmt: skip


def score(s: State, seat: int) -> float:
    """Own worth less that of the strongest opponent."""
    if s.ending is not None:
        if s.ending.winner == seat:
            return WON
        return -WON if s.ending.winner >= 0 else 0.0
    others = [worth(s, other) for other in range(s.rules.seats) if other != seat and not is_out(s, other)]
    return worth(s, seat) - max(others, default=-WON)


def worth(s: State, seat: int) -> float:
    life = life_of(s, seat)
    total = 0.6 * min(life, 30) + (0.0 if life > 5 else 1.2 * (life - 5))
    total += 1.4 * min(len(s.zone(seat, c.HAND)), 7)
    total += 1.6 * len(s.zone(seat, c.ORB_ROW))
    for card in s.zone(seat, c.FIELD):
        r = thing(s, card)
        kind = r.kind
        if kind.unit:
            attack, health = attack_of(s, r), health_of(s, r) - r.damage
            total += 0.9 * attack + 0.7 * health
            skills = skills_of(s, r)
            for bit, value in SKILL_WORTH.items():
                if skills & bit:
                    total += value
            if r.expended:
                total -= 0.25 * health
        elif kind.relic:
            total += 1.5 + 0.5 * min(r.durability, 5)
        else:
            total += 1.2  # a Bloom
    return total
