"""The combat that is under way, as texts speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.play import Card, State

if TYPE_CHECKING:
    from rulebound.games.luminous.procedures.combat import Combat


def combat_under_way(s: State) -> Combat | None:
    from rulebound.games.luminous.procedures.combat import Combat

    frames = s.frames
    for index in range(len(frames) - 1, -1, -1):
        frame = frames[index]
        if isinstance(frame, Combat):
            return frame
    return None


def blocks(s: State, blocker: Card, attacker: Card) -> bool:
    """Whether this unit blocks that one in the combat under way."""
    combat = combat_under_way(s)
    if combat is None or combat.attacker.card is not attacker or not s.is_same_object(combat.attacker):
        return False
    for ref in combat.blockers:
        if ref.card is blocker and s.is_same_object(ref):
            return True
    return False


def is_blocked(s: State) -> bool:
    """[LU-combat.20] Whether the unit that attacks was blocked: once blocked, always blocked."""
    combat = combat_under_way(s)
    return combat is not None and combat.blocked
