"""What the adjectives and filters of a noun phrase ask of a card, in any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.cards import Card, Record, Ref
from rulebound.kernel.terms.base import Env, Trait, Whom, has_all

if TYPE_CHECKING:
    from rulebound.kernel.state import State


class NotThis(Trait):
    """Other, another: not the card whose text it is."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return card is not env.card


@dataclass(slots=True, eq=False)
class NotBound(Trait):
    """Another: none that was chosen before."""

    slot: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return not holds_card(env.slots[self.slot], card)


@dataclass(slots=True, eq=False)
class AnyTrait(Trait):
    """One or the other; each choice is everything that it asks for."""

    choices: list[list[Trait]]

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for traits in self.choices:
            if has_all(traits, s, env, card, r):
                return True
        return False


@dataclass(slots=True, eq=False)
class LiesIn(Trait):
    """In one of these zones, of these players or of anybody; perhaps only on top."""

    zones: list[int]
    who: Whom | None
    on_top: bool = False

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        place = s.places[card.number]
        zones = s.rules.zones
        if place < 0 or place % zones not in self.zones:
            return False
        if self.on_top and s.zones[place][0] is not card:
            return False
        return self.who is None or self.who.includes(s, env, place // zones)


def holds_card(refs: list[Ref], card: Card) -> bool:
    for ref in refs:
        if ref.card is card:
            return True
    return False
