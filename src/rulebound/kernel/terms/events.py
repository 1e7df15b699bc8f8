"""What the event that an ability answers must be like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.terms.base import Env, Test, Whom

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class SeatIs(Test):
    """Who did it, or to whom it happened."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and self.who.includes(s, env, event.seat)


@dataclass(slots=True, eq=False)
class CauseIs(Test):
    """Why it happened: by which sort of effect a card left play, which way it turned."""

    cause: int

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.cause == self.cause
