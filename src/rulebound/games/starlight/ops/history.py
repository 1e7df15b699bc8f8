"""What has happened in this turn: how often, how much of it, and whether at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.terms import OfOne, first_of_combat
from rulebound.games.starlight.record import creature
from rulebound.kernel.play import Card, Event, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom
from rulebound.kernel.terms.relations import compares


@dataclass(slots=True, eq=False)
class Deed:
    """A sort of events: of these kinds and causes, a bit each; with a card of these classes; and how much one of them
    counts."""

    kinds: int
    causes: int = 0  # whatever brought it about
    classes: int = 0  # whatever card
    sums: bool = False  # the amounts, not the times
    mana: bool = False  # spent, not Energy
    deadly: int = 0  # whom it has killed: an enemy of who did it 1, one of its own side 2
    combat: bool = False  # not before the Combat that is going on

    def much(self, event: Event) -> int:
        if self.causes and not self.causes >> event.cause & 1:
            return 0
        if self.classes and (event.other is None or not kind_of(event.other).classes & self.classes):
            return 0
        if event.kind == c.SPENT:
            spent = event.cause if self.mana else event.amount
            return spent if self.sums else min(spent, 1)
        return event.amount if self.sums else 1

    def counts(self, s: State, event: Event) -> int:
        if self.deadly and not self.has_killed(s, event):
            return 0
        return self.much(event)

    def has_killed(self, s: State, event: Event) -> bool:
        victim, by = event.other, event.card
        if victim is None or by is None or creature(s, victim).at >= 0:
            return False
        return self.deadly >> (victim.owner == by.owner) & 1 == 1


def events(s: State, deed: Deed) -> Iterator[Event]:
    first = first_of_combat(s) if deed.combat else 0
    for kind in range(c.EVENTS):
        if deed.kinds >> kind & 1:
            event = s.newest_of(kind)
            while event is not None and event.number >= first:
                yield event
                event = event.earlier


def total(s: State, deed: Deed, fits: Callable[[Event], bool]) -> int:
    return sum(deed.counts(s, event) for event in events(s, deed) if fits(event))


def of_card(s: State, deed: Deed, card: Card) -> int:
    return total(s, deed, lambda event: event.card is card)


@dataclass(slots=True, eq=False)
class Did(OfOne):
    """A creature has done it, or it was done to it, so often or so much; or it was not."""

    deed: Deed
    relation: int
    number: int

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return compares(of_card(s, self.deed, card), self.relation, self.number)


@dataclass(slots=True, eq=False)
class PlayerDid(Test):
    """A player has done it so often."""

    who: Whom
    deed: Deed
    relation: int
    number: int

    def holds(self, s: State, env: Env) -> bool:
        seats = self.who.seats(s, env)
        return compares(total(s, self.deed, lambda event: event.seat in seats), self.relation, self.number)


@dataclass(slots=True, eq=False)
class DidSoOften(Amount):
    """How often a creature has done it, or how much of it that was."""

    who: Cards
    deed: Deed

    def value(self, s: State, env: Env) -> int:
        cards = self.who.cards(s, env)
        return of_card(s, self.deed, cards[0]) if cards else 0


@dataclass(slots=True, eq=False)
class PlayerSoOften(Amount):
    """How often a player has done it."""

    who: Whom
    deed: Deed

    def value(self, s: State, env: Env) -> int:
        seats = self.who.seats(s, env)
        return total(s, self.deed, lambda event: event.seat in seats)


@dataclass(slots=True, eq=False)
class SidesSoOften(Amount):
    """How often it has happened to creatures of these sides."""

    deed: Deed
    own: bool
    enemy: bool
    partner: bool = False  # the other creature of the player alone

    def value(self, s: State, env: Env) -> int:
        this = env.slots[c.THIS][0].card

        def fits(event: Event) -> bool:
            card = event.card
            if card is None or (self.partner and card is this):
                return False
            return self.own if card.owner == this.owner else self.enemy

        return total(s, self.deed, fits)
