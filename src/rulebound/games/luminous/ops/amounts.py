"""Amounts that are looked up when they are needed."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env


@dataclass(slots=True, eq=False)
class HowManyThisWay(Amount):
    """How many of the cards to which this effect did something are of a kind, wherever they are now."""

    of: Cards

    def value(self, s: State, env: Env) -> int:
        return len(self.of.refs(s, env))
