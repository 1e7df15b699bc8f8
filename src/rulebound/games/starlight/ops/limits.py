"""Whose turn it is, and piles that are full."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight.ops.terms import OfOne
from rulebound.games.starlight.values import active, auras, telegraph_room, telegraphed
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Cards, Env, Test

MOST_AURAS = 3


@dataclass(slots=True, eq=False)
class TurnOf(Test):
    """[ST-TEL.9] A turn is one creature's, also while it is not on the board."""

    who: Cards

    def holds(self, s: State, env: Env) -> bool:
        return any(ref.card is active(s) for ref in self.who.refs(s, env))


class EnemyTurn(Test):
    """The turn of a creature of the other player."""

    def holds(self, s: State, env: Env) -> bool:
        return s.active != env.seat


@dataclass(slots=True, eq=False)
class PileFull(OfOne):
    """[ST-TEL.4] [ST-LOC.8]"""

    auras: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        if self.auras:
            return len(auras(s, card)) >= MOST_AURAS
        return len(telegraphed(s, card)) >= telegraph_room(s, card)
