"""How many different colours, costs, names there are among some cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.ops.remembering import ATTACK, stat_of
from rulebound.games.luminous.record import in_play
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Amount, Cards, Env

# ---- in which respect they differ
COLOURS: Final = 0
COSTS: Final = 1
NAMES: Final = 2
TYPES: Final = 3
FACTIONS: Final = 4
ATTACKS: Final = 5


@dataclass(slots=True, eq=False)
class CountDistinct(Amount):
    """[LU-cost.3] An orb of several colours counts for each of them; what has none of it counts for nothing."""

    of: Cards
    respect: int

    def value(self, s: State, env: Env) -> int:
        found: list[str] = []
        for card in self.of.cards(s, env):
            for each in self.marks(s, card):
                if each and each not in found:
                    found.append(each)
        return len(found)

    def marks(self, s: State, card: Card) -> list[str]:
        """What the card is in this respect."""
        kind = kind_of(card.definition)
        if self.respect == COLOURS:
            return [c.COLOUR_NAMES[colour] for colour in c.COLOURS if kind.colours & colour]
        if self.respect == COSTS:
            return [str(kind.cost())]
        if self.respect == NAMES:
            return [kind.name]
        if self.respect == TYPES:
            return [kind.type]
        if self.respect == FACTIONS:
            return [kind.faction]
        return [str(stat_of(s, card, in_play(s, card), ATTACK))]
