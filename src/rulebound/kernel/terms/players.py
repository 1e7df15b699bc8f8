"""Players that texts speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.terms.base import Env, Whom

if TYPE_CHECKING:
    from rulebound.kernel.state import State


class You(Whom):
    """'You': whose card it is, or who plays it."""

    def seats(self, s: State, env: Env) -> list[int]:
        return [env.seat]

    def includes(self, s: State, env: Env, seat: int) -> bool:
        return seat == env.seat
