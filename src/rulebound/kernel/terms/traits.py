"""What the adjectives and filters of a noun phrase ask of a card, in any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.cards import Card, Record, Ref
from rulebound.kernel.events import Event
from rulebound.kernel.terms.base import Cards, Env, Trait, Whom, ask_faces, has_all

if TYPE_CHECKING:
    from rulebound.kernel.state import State


class NotThis(Trait):
    """Other, another: not the card whose text it is."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return card is not env.card

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class NotBound(Trait):
    """Another: none that was chosen before."""

    slot: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return not holds_card(env.slots[self.slot], card)

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class AnyTrait(Trait):
    """One or the other; each choice is everything that it asks for."""

    choices: list[list[Trait]]

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for traits in self.choices:
            if has_all(traits, s, env, card, r):
                return True
        return False

    def asks_face(self) -> bool:
        return any(ask_faces(traits) for traits in self.choices)


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

    def asks_face(self) -> bool:
        return False


def holds_card(refs: list[Ref], card: Card) -> bool:
    for ref in refs:
        if ref.card is card:
            return True
    return False


@dataclass(slots=True, eq=False)
class NotOneOf(Trait):
    """Another: not the card that was just spoken of."""

    cards: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return not holds_card(self.cards.refs(s, env), card)

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class SameName(Trait):
    """Of the name of one of these cards, wherever they are by now."""

    cards: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for ref in self.cards.refs(s, env):
            if ref.card.definition.name == card.definition.name:
                return True
        return False


@dataclass(slots=True, eq=False)
class ControlledBy(Trait):
    """A card that a player controls; outside of play it is its owner's."""

    who: Whom
    yes: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        seat = card.owner if r is None else r.controller
        return self.who.includes(s, env, seat) == self.yes

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class OwnedBy(Trait):
    who: Whom

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return self.who.includes(s, env, card.owner)

    def asks_face(self) -> bool:
        return False


def when_it_came(s: State, came: int, card: Card, until: Event | None) -> int:
    """The moves up to which a card had become the object that it is, or, if it has just gone, was; 0 if it has not
    done so this turn. `until` is what is being answered."""
    event = s.newest_of(came)
    while event is not None:
        if event.card is card and (until is None or event.moves <= until.moves):
            return event.moves
        event = event.earlier
    return 0


@dataclass(slots=True, eq=False)
class Happened(Trait):
    """'That attacked this turn': the turn's events know it. `came` is the event by which a card becomes another object:
    what befell it before, another one saw."""

    happened: int
    came: int  # -1: it does not matter

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        since = 0 if self.came < 0 else when_it_came(s, self.came, card, env.event)
        event = s.newest_of(self.happened)
        while event is not None and event.moves >= since:
            if event.card is card:
                return True
            event = event.earlier
        return False

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class Called(Trait):
    """A card of this name."""

    name: str

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return card.definition.name == self.name


@dataclass(slots=True, eq=False)
class NoTrait(Trait):
    """Not so."""

    traits: list[Trait]

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return not has_all(self.traits, s, env, card, r)

    def asks_face(self) -> bool:
        return ask_faces(self.traits)
