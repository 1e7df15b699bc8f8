"""Replacements: what a card text lets happen instead of an event [LU-play.14].

A replacement is applied once per event, the oldest first. Its program runs within the atom that was about to tell
the event, so it never asks anything.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous.codes import F_REPLACEMENT
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.values import static_of
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.modifiers import Static
from rulebound.kernel.ops import WAIT, run_of
from rulebound.kernel.state import State

# Replacements under way: none is applied to what it does itself.
APPLYING: Final[list[StaticAbility]] = []


def replaced(s: State, kind: int, seat: int, card: Card | None, amount: int, cause: int) -> bool:
    """Whether a text put something else in the place of an event that was about to happen."""
    for static in s.statics:
        ability = static_of(static)
        if ability.field == F_REPLACEMENT and ability.bits == kind and ability not in APPLYING:
            event = Event(kind, seat, card, None, amount, cause, None)
            event.time = s.clock
            if replaces(s, static, ability, event):
                return True
    return False


def replaces(s: State, static: Static, ability: StaticAbility, event: Event) -> bool:
    env = static.env
    run = run_of(ability, env.seat, env.card, env.serial, env.record, event)
    for slot in range(min(len(env.numbers), len(run.env.numbers))):
        run.env.numbers[slot] = env.numbers[slot]
    condition = ability.condition
    if condition is not None and not condition.holds(s, run.env):
        return False
    APPLYING.append(ability)
    ops = run.ops
    pc = 0
    while pc < len(ops):
        pc = ops[pc].run(s, run)
        assert pc != WAIT, "a replacement asks nothing"
        run.move_to(pc)
    APPLYING.pop()
    return True
