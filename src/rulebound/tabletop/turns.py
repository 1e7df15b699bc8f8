"""Extra turns: who takes one, and whose turn it is after it.

A turn to come is a lasting change of no card, so it is saved and shown like others. While it is going on it keeps in
mind whose turn it comes behind: after it the turns go on there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.kernel.ops import tell_lasting
from rulebound.kernel.play import Modifier, Op, Run, State
from rulebound.kernel.terms import Whom

WAITS: Final = 0
GOES_ON: Final = 1


@dataclass(slots=True, eq=False)
class ExtraTurn(Op):
    """A turn besides those of the turn order, right after the one that is going on."""

    who: Whom
    field: int
    until: int

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        for seat in seats:
            made = Modifier(run.env.copy(), run.ability, run.pc, None, self.field, WAITS, seat, self.until, s.clock)
            s.add_modifier(made)
            tell_lasting(s, made, made.pc)
        run.env.done = len(seats) > 0
        return run.pc + 1


def is_going_on(modifier: Modifier, field: int) -> bool:
    """Whether it is an extra turn that has begun: nothing of it is still to come."""
    return modifier.field == field and modifier.how == GOES_ON


def turn_after(s: State, field: int, after: Callable[[State, int], int], is_out: Callable[[State, int], bool]) -> int:
    """Whose turn comes next: an extra one in the order in which they were made, else `after` the last regular one."""
    if not s.modifier_fields >> field & 1:
        return after(s, s.active)
    regular = next((m.amount for m in s.modifiers if is_going_on(m, field)), s.active)
    waiting = [m for m in s.modifiers if m.field == field and m.how == WAITS and not is_out(s, m.amount)]
    kept = [m for m in s.modifiers if m.field != field or m in waiting[1:]]
    if len(kept) != len(s.modifiers):
        s.set_modifiers(kept)
    if not waiting:
        return after(s, regular)
    extra = waiting[0]
    going = Modifier(extra.env, extra.ability, extra.pc, None, field, GOES_ON, regular, extra.until, s.clock)
    s.add_modifier(going)
    return extra.amount
