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
RESPECTS: Final = {
    "color": COLOURS, "cost": COSTS, "name": NAMES, "type": TYPES, "card type": TYPES, "faction": FACTIONS,
    "attack value": ATTACKS,
}  # fmt: skip


def marks(s: State, card: Card, respect: int) -> list[str]:
    """What the card is in this respect."""
    kind = kind_of(card.definition)
    if respect == COLOURS:
        return [c.COLOUR_NAMES[colour] for colour in c.COLOURS if kind.colours & colour]
    if respect == COSTS:
        return [str(kind.cost())]
    if respect == NAMES:
        return [kind.name]
    if respect == TYPES:
        return [kind.type]
    if respect == FACTIONS:
        return [kind.faction]
    return [str(stat_of(s, card, in_play(s, card), ATTACK))]


@dataclass(slots=True, eq=False)
class CountDistinct(Amount):
    """[LU-cost.3] An orb of several colours counts for each of them; what has none of it counts for nothing."""

    of: Cards
    respect: int

    def value(self, s: State, env: Env) -> int:
        found: list[str] = []
        for card in self.of.cards(s, env):
            for each in marks(s, card, self.respect):
                if each and each not in found:
                    found.append(each)
        return len(found)


@dataclass(slots=True, eq=False)
class Unlike(Cards):
    """Those that can still be chosen besides the ones in a slot, if no two of them may be alike."""

    group: Cards
    slot: int
    respect: int

    def cards(self, s: State, env: Env) -> list[Card]:
        taken = [mark for ref in env.slots[self.slot] for mark in marks(s, ref.card, self.respect)]
        return [card for card in self.group.cards(s, env) if self.is_new(s, card, taken)]

    def is_new(self, s: State, card: Card, taken: list[str]) -> bool:
        for mark in marks(s, card, self.respect):
            if mark in taken:
                return False
        return True
