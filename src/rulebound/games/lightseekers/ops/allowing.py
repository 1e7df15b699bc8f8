"""What can be done with a card at all: only such cards are offered [LS-D08] [LS-D13]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.forbidding import immune
from rulebound.games.lightseekers.procedures.entering import can_enter
from rulebound.games.lightseekers.procedures.hands import can_leave_pile, may_discard, may_move
from rulebound.games.lightseekers.procedures.leaving import may_be_removed, may_be_returned
from rulebound.games.lightseekers.procedures.playing import can_equip_by_effect, can_play_by_effect
from rulebound.games.lightseekers.procedures.turning import may_be_restarted, may_be_rotated
from rulebound.games.lightseekers.record import last_record
from rulebound.kernel.play import Card, Record, State
from rulebound.kernel.terms import Env, Trait, Whom

REMOVABLE: Final = 0
RETURNABLE: Final = 1
RESTARTABLE: Final = 3
MOVABLE: Final = 2
DISCARDABLE: Final = 4
LEAVES_PILE: Final = 5
ENTERABLE: Final = 6
PLAYABLE: Final = 7
EQUIPPABLE: Final = 8


@dataclass(slots=True, eq=False)
class Allows(Trait):
    """Whether that can be done with the card at all: only such cards are offered [LS-D08] [LS-D13]."""

    what: int
    who: Whom

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        what = self.what
        if what == LEAVES_PILE:
            return can_leave_pile(s, card)
        for seat in self.who.seats(s, env):
            if allows(s, env, what, seat, card):
                return True
        return False

    def asks_face(self) -> bool:
        return False


def allows(s: State, env: Env, what: int, seat: int, card: Card) -> bool:
    if what == REMOVABLE:
        return may_be_removed(s, seat, card)
    if what == RETURNABLE:
        return may_be_returned(s, seat, card)
    if what == MOVABLE:
        return can_leave_pile(s, card) and may_move(s, seat, card)
    if what == DISCARDABLE:
        return may_discard(s, seat, card) and not immune(s, seat, c.TO_DISCARD, env.card)
    if what == RESTARTABLE:
        return may_be_restarted(s, seat, card)
    if not can_leave_pile(s, card):
        return False
    if what == PLAYABLE:
        return can_play_by_effect(s, seat, card)
    if what == EQUIPPABLE:
        return can_equip_by_effect(s, seat, card)
    return can_enter(s, seat, card)


@dataclass(slots=True, eq=False)
class Turnable(Trait):
    """A Buff that can turn that way: not backward from its first corner [LS-G28]."""

    direction: int  # 0: either
    who: Whom

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        seats = self.who.seats(s, env)
        if not seats or not may_be_rotated(s, seats[0], card, self.direction):
            return False
        r = last_record(s, card)
        return self.direction != c.BACKWARD or (r is not None and r.corner > 1)
