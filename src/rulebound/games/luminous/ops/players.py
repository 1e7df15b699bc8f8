"""What a noun phrase for players is."""

from __future__ import annotations

from rulebound.kernel.state import State
from rulebound.kernel.terms import Env, Whom


class Players(Whom):
    """Players a text speaks of; asking whether one is among them makes no list where that can be had."""

    def includes(self, s: State, env: Env, seat: int) -> bool:
        return seat in self.seats(s, env)
