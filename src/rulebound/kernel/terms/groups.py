"""Cards that texts speak of: where they lie, what was bound before, several phrases together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.cards import Card, Ref
from rulebound.kernel.terms.base import Cards, Env, Trait, Whom, has_all

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class CardsInZones(Cards):
    """Cards in rows, hands, decks or piles, of some players or of all who are still in, from the active one on."""

    zones: list[int]
    who: Whom | None
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        seats = s.rules.table(s) if self.who is None else self.who.seats(s, env)
        traits = self.traits
        for seat in seats:
            at = seat * s.rules.zones
            for zone in self.zones:
                for card in s.zones[at + zone]:
                    record = s.records[card.number]
                    for trait in traits:
                        if not trait.fits(s, env, card, record):
                            break
                    else:
                        found.append(card)
        return found

    def fits(self, s: State, env: Env, card: Card) -> bool:
        place = s.places[card.number]
        zones = s.rules.zones
        if place < 0 or place % zones not in self.zones:
            return False
        if self.who is not None and not self.who.includes(s, env, place // zones):
            return False
        return has_all(self.traits, s, env, card, s.records[card.number])


@dataclass(slots=True, eq=False)
class SlotCards(Cards):
    """What an earlier instruction has chosen, looked at or done something to. With `same`, what has gone elsewhere
    meanwhile is another object."""

    slot: int
    traits: list[Trait]
    same: bool = True

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for ref in env.slots[self.slot]:
            card = ref.card
            if s.places[card.number] < 0 or (self.same and s.serials[card.number] != ref.serial):
                continue
            if has_all(self.traits, s, env, card, s.records[card.number]):
                found.append(card)
        return found


@dataclass(slots=True, eq=False)
class Together(Cards):
    """The cards of several noun phrases."""

    groups: list[Cards]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for group in self.groups:
            for card in group.cards(s, env):
                if card not in found:
                    found.append(card)
        return found

    def refs(self, s: State, env: Env) -> list[Ref]:
        found: list[Ref] = []
        for group in self.groups:
            found.extend(group.refs(s, env))
        return found

    def fits(self, s: State, env: Env, card: Card) -> bool:
        for group in self.groups:
            if group.fits(s, env, card):
                return True
        return False
