"""Death, and the Points that it and generators bring."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import set_fact, tell
from rulebound.games.starlight.atoms.piles import put_away
from rulebound.games.starlight.lasting import left
from rulebound.games.starlight.record import writable
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import auras, telegraphed
from rulebound.kernel.play import Card, State

WINNING: Final[int] = 9


def die(s: State, card: Card) -> None:
    """[ST-DIE.1] Off the board, [ST-DIE.2] without its cards, [ST-DIE.4] and the opponent scores.

    [ST-DIE.12] [ST-CRE.5] Its texts are gone with it, but for what they say of this very death."""
    r = writable(s, card)
    stood = r.at
    r.at = c.LIMBO
    r.duty = False
    left(s, card)
    tell(s, c.DIED, card.owner, card, None, stood, c.BY_CARD)
    s.unlisten(card)
    for each in [*auras(s, card), *telegraphed(s, card)]:
        put_away(s, each)
    score(s, 1 - card.owner, rules_of(s).switches.death_points, c.BY_KILL)


def score(s: State, seat: int, points: int, cause: int) -> None:
    """[ST-GAME.5] For a kill, or for a pair. [ST-WIN.1] [ST-WIN.2] Nine Points win at the very moment; [ST-WIN.3] who
    has won first has won."""
    if points <= 0 or s.ending is not None:
        return
    at = seat * c.SEAT_NUMBERS + c.POINTS
    s.numbers[at] += points
    tell(s, c.SCORED, seat, None, None, points, cause)
    if s.numbers[at] >= WINNING:
        s.end(seat, "points", "ST-WIN.1")


def lose_points(s: State, seat: int, points: int) -> int:
    """[ST-WIN.4] By a text alone, and never below 0; how many it really were."""
    at = seat * c.SEAT_NUMBERS + c.POINTS
    really = min(points, s.numbers[at])
    if really <= 0 or s.ending is not None:
        return 0
    s.numbers[at] -= really
    tell(s, c.POINTS_LOST, seat, None, None, really, c.BY_CARD)
    return really


def change_generator(s: State, which: int, seat: int, by: Card) -> bool:
    """[ST-GEN.3] An enemy one becomes neutral, [ST-GEN.4] a neutral one one's own; [ST-GEN.13] once in a turn.

    [ST-GEN.11] Nothing else changes it, but for a text."""
    fact = c.GENERATORS + which
    owner = s.facts[fact]
    if owner == seat + 1 or not may_change(s, which):
        return False
    set_fact(s, c.CHANGED, s.facts[c.CHANGED] | 1 << which)
    set_fact(s, fact, seat + 1 if owner == c.NEUTRAL else c.NEUTRAL)
    tell(s, c.CAPTURED if owner == c.NEUTRAL else c.NEUTRALIZED, seat, by, None, which, c.BY_CARD)
    return True


def take_generator(s: State, which: int, seat: int, by: Card, neutral: bool) -> bool:
    """By a text: [ST-GEN.3] neutral, whoever has it, or [ST-GEN.4] one's own; [ST-GEN.13] once in a turn."""
    owner = c.NEUTRAL if neutral else seat + 1
    if s.facts[c.GENERATORS + which] == owner or not may_change(s, which):
        return False
    set_fact(s, c.CHANGED, s.facts[c.CHANGED] | 1 << which)
    set_fact(s, c.GENERATORS + which, owner)
    tell(s, c.NEUTRALIZED if neutral else c.CAPTURED, seat, by, None, which, c.BY_CARD)
    return True


def may_change(s: State, which: int) -> bool:
    """[ST-GEN.13]"""
    return rules_of(s).switches.free_changes or not (s.facts[c.CHANGED] >> which) & 1
