"""Cards that texts speak of: where they lie, what was bound before, several phrases together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rulebound.kernel.cards import Card, Ref
from rulebound.kernel.terms.base import Amount, Cards, Env, Trait, Whom, has_all

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


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class ThisCard(Cards):
    """The card whose text it is."""

    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        return [env.card] if self.fits(s, env, env.card) else []

    def fits(self, s: State, env: Env, card: Card) -> bool:
        if card is not env.card or s.places[card.number] < 0:
            return False
        return has_all(self.traits, s, env, card, s.records[card.number])


@dataclass(slots=True, eq=False)
class EndOfPile(Cards):
    """The top or bottom cards of decks or other piles."""

    zone: int
    who: Whom
    count: Amount
    bottom: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        count = max(0, self.count.value(s, env))
        for seat in self.who.seats(s, env):
            pile = s.zone(seat, self.zone)
            found.extend(pile[max(0, len(pile) - count) :] if self.bottom else pile[:count])
        return found


@dataclass(slots=True, eq=False)
class TopUntil(Cards):
    """The top cards of decks or other piles until so many fit; all of them if there are fewer."""

    zone: int
    who: Whom
    last: list[Trait]
    many: Amount

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        many = self.many.value(s, env)
        for seat in self.who.seats(s, env):
            left = many
            for card in s.zone(seat, self.zone) if left > 0 else []:
                found.append(card)
                if has_all(self.last, s, env, card, s.records[card.number]):
                    left -= 1
                    if left == 0:
                        break
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


@dataclass(slots=True, eq=False)
class CardsOfThisTurn(Cards):
    """Cards to which something happened this turn, wherever they are now; each is counted once per event."""

    happened: int
    came_from: int  # a kind of zone, -1 if it does not matter
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        event = s.newest_of(self.happened)
        while event is not None:
            card = event.card
            if card is not None and (self.came_from < 0 or event.amount == self.came_from):
                record = event.record
                r = s.records[card.number] if record is None else record
                if has_all(self.traits, s, env, card, r):
                    found.append(card)
            event = event.earlier
        return found


@dataclass(slots=True, eq=False)
class Both(Cards):
    """Cards that are of each of these groups; asked for one at a time."""

    groups: list[Cards]

    def cards(self, s: State, env: Env) -> list[Card]:
        return [card for card in self.groups[0].cards(s, env) if self.fits(s, env, card)]

    def fits(self, s: State, env: Env, card: Card) -> bool:
        for group in self.groups:
            if not group.fits(s, env, card):
                return False
        return True


def cards_of_player(s: State, env: Env, group: Cards, seat: int) -> list[Card]:
    """The cards of a noun phrase that is read with another player as 'you': 'each player with no cards in hand'."""
    return group.cards(s, env if seat == env.seat else env.read(seat, env.event))
