"""How likely a seat is to win: the traits of a position that decide games, and what each of them is worth.

`score` orders moves; it was never meant to say by how much. These weights are fitted (`tools/fit_value.py`), with a
number for each deck beside them, so that a skill is not held for strong because a strong deck has it.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.score import passing
from rulebound.games.luminous.values import attack_of, health_of, is_out, life_of, skills_of
from rulebound.kernel.play import State

LOW_LIFE: Final = 10
FIRST_ORBS: Final = 4
MOST_ORBS: Final = 6  # beyond that they help little
SKILLS: Final = (c.DEADLY, c.FLIGHT, c.LUNGE, c.SIPHON, c.STEADFAST)
WEIGHTS: Final = (
    ("life", 0.040),
    ("life up to 10", 0.093),
    ("cards in hand", 0.260),
    ("orbs up to 4", 0.66),
    ("orbs up to 6", 0.50),
    ("attack", 0.074),
    ("health", 0.071),
    ("expended units", -0.055),
    ("relics", 0.21),
    ("attack by their life", 1.78),
    ("Deadly", 0.17),
    ("Flight", 0.21),
    ("Lunge", 0.15),
    ("Siphon", 0.38),
    ("Steadfast", 0.24),
)


def outlook(s: State, seat: int) -> float:
    total = 0.0
    for (_, weight), trait in zip(WEIGHTS, traits(s, seat), strict=True):
        total += weight * trait
    return total


def traits(s: State, seat: int) -> list[float]:
    """In the order of the weights. Bonuses that vanish at the end of the turn do not count."""
    life = life_of(s, seat)
    orbs = len(s.zone(seat, c.ORB_ROW))
    attack = health = expended = relics = 0
    having = [0] * len(SKILLS)
    for card in s.zone(seat, c.FIELD):
        r = thing(s, card)
        if r.kind.unit:
            attack += attack_of(s, r) - passing(s, r, c.F_ATTACK)
            health += health_of(s, r) - passing(s, r, c.F_HEALTH)
            expended += r.expended
            skills = skills_of(s, r)
            if skills:
                for at, skill in enumerate(SKILLS):
                    having[at] += (skills & skill) != 0
        elif r.kind.relic:
            relics += 1
    others = [life_of(s, other) for other in range(s.rules.seats) if other != seat and not is_out(s, other)]
    pressing = min(attack / max(min(others, default=1), 1), 1.0)
    return [
        life, min(life, LOW_LIFE), len(s.zone(seat, c.HAND)), min(orbs, FIRST_ORBS), min(orbs, MOST_ORBS),
        attack, health, expended, relics, pressing, *having,
    ]  # fmt: skip
