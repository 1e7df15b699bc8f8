"""What a text has brought about since it began to be carried out: heroes that it damaged, Buffs that Expired by it."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.ops.whom import FOR_EVER
from rulebound.games.lightseekers.values import happened_since, health_of, heroes_from, this_turn_began
from rulebound.kernel.play import Card, Event, Op, Record, Run, State
from rulebound.kernel.terms import Env, Trait, Whom


def so_far(s: State, env: Env, kind: int) -> list[Event]:
    """The events of a kind this turn that a card has brought about, newest first; what Expired did so by whatever."""
    found = happened_since(s, this_turn_began(s), kind, -1, FOR_EVER)
    if kind == c.LEAVES:
        return [event for event in found if event.cause == c.BY_EXPIRY]
    return [event for event in found if event.card is env.card]


@dataclass(slots=True, eq=False)
class CountEvents(Op):
    """How many there were before: events of one turn have no other order that is kept."""

    number: int
    kind: int

    def run(self, s: State, run: Run) -> int:
        run.env.numbers[self.number] = len(so_far(s, run.env, self.kind))
        return run.pc + 1


def since(s: State, env: Env, kind: int, number: int) -> list[Event]:
    """Those that came after they were counted."""
    found = so_far(s, env, kind)
    return found[: len(found) - env.numbers[number]]


@dataclass(slots=True, eq=False)
class HarmedSince(Whom):
    """The heroes whom this card has damaged or healed since then, at least by 1; or, `at_zero`, those of them who have
    no health left. [LS-2.10.5a]"""

    kind: int
    number: int
    at_zero: bool = False

    def seats(self, s: State, env: Env) -> list[int]:
        hit = [event.seat for event in since(s, env, self.kind, self.number) if event.amount > 0]
        return [
            seat for seat in heroes_from(s, s.active) if seat in hit and (not self.at_zero or health_of(s, seat) <= 0)
        ]


@dataclass(slots=True, eq=False)
class ExpiredSince(Trait):
    """It has left play by Expiring since then. [LS-6.1.2-expire]"""

    number: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return any(event.card is card for event in since(s, env, c.LEAVES, self.number))

    def asks_face(self) -> bool:
        return False
