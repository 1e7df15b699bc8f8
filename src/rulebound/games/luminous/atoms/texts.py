"""What card texts forbid, replace or watch."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.record import InPlay
from rulebound.games.luminous.replacing import replaced
from rulebound.games.luminous.values import FORBIDDING, barred, permitted
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State

LIFE_LINES: Final = 1 << c.F_HEALTH | 1 << c.F_PERMISSION | 1 << c.F_REPLACEMENT


def touched(s: State) -> None:
    """Something moved or turned on which health, or what keeps a card in play, may depend: the check looks again."""
    if s.static_fields & LIFE_LINES:
        s.dirty = True
    elif s.modifiers:
        for modifier in s.modifiers:
            if modifier.until == c.WHILE_SO:
                s.dirty = True


def recount(s: State, r: InPlay) -> None:
    """An orb was turned or changed: what its player can pay with is counted anew (`payment.purse`)."""
    if r.kind.orb:
        s.memos[r.controller * c.SEAT_MEMOS + c.PURSE] = None


def may_not(s: State, r: InPlay, permission: int) -> bool:
    """[LU-play.14] Whether a text forbids this about a card in play."""
    return (s.static_fields | s.modifier_fields) & FORBIDDING != 0 and permitted(s, r, permission)


def stopped(s: State, what: int, kind: int, seat: int, card: Card | None, amount: int) -> bool:
    """[LU-play.14] Whether a text forbids it to the player, or lets something else happen instead."""
    if (s.static_fields | s.modifier_fields) & FORBIDDING == 0:
        return False
    return barred(s, seat, what, card) or replaced(s, kind, seat, card, amount, c.BY_EFFECT)
