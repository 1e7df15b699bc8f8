"""What texts ask of the abilities of a card."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.ops.terms import is_faceless
from rulebound.games.lost_legacy.values import is_silent
from rulebound.kernel.play import Card, Record, State
from rulebound.kernel.terms import Env, Trait


@dataclass(slots=True, eq=False)
class HasAbility(Trait):
    """[LL-card.4] An ability of this name; who has lost its abilities has none."""

    name: str

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        if is_faceless(s, env, card) or is_silent(s, card):
            return False
        return self.name in kind_of(card).ability_names
