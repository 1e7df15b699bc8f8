"""What must hold of a Lightseekers position whenever somebody is asked: for tests that play at random."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import capacity_of
from rulebound.games.lightseekers.crossing import Crossing
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.doing import Announced
from rulebound.games.lightseekers.entering import Entering
from rulebound.games.lightseekers.leaving import Leaving
from rulebound.games.lightseekers.record import InPlay
from rulebound.games.lightseekers.settling import DropItems, worth_of
from rulebound.games.lightseekers.swapping import Swapping, Trading
from rulebound.games.lightseekers.values import health_of, number
from rulebound.kernel.cards import Card
from rulebound.kernel.state import NOWHERE, State

IN_PLAY = (c.HERO, c.ITEMS, c.BUFFS)
UNDER_WAY = (Announced, Crossing, Entering, Leaving, Swapping, Trading)  # what may hold cards in Limbo


def physical_cards(s: State) -> list[Card]:
    """All cards: there are no tokens."""
    return sorted((card for zone in s.zones for card in zone), key=lambda card: card.number)


def broken(s: State, physical: list[Card]) -> Iterator[str]:
    """Everything that is not as it must be, in words."""
    for card in physical:
        if s.places[card.number] == NOWHERE and not number(s, card.owner, c.OUT):
            yield f"{card!r} has left the game"
    if s.ending is None:
        for seat in range(s.rules.seats):
            yield from seat_faults(s, seat)
        yield from listener_faults(s)
        yield from storage_faults(s)


def seat_faults(s: State, seat: int) -> Iterator[str]:
    health = health_of(s, seat)
    if not 0 <= health <= c.MOST_HEALTH:
        yield f"seat {seat} has {health} health"  # [LS-2.10.2]
    for zone in range(c.ZONES):
        for card in s.zone(seat, zone):
            r = s.records[card.number]
            if zone in IN_PLAY:
                if not isinstance(r, InPlay):
                    yield f"{card!r} is in play without a record"
                elif r.controller != seat:
                    yield f"{card!r} lies before seat {seat} and is controlled by seat {r.controller}"
                elif not 1 <= r.corner <= c.CORNERS + 1:
                    yield f"{card!r} shows corner {r.corner}"
            elif r is not None and zone != c.LIMBO:
                yield f"{card!r} is in the {c.ZONE_NAMES[zone]} and still has a record"
            if zone not in (c.BUFFS, c.ITEMS) and card.owner != seat and zone not in (c.STORED, c.STORED_FACE_DOWN):
                yield f"{card!r} is in a zone of seat {seat}"  # [LS1-3.2.3]
    if s.zone(seat, c.LIMBO) and not any(isinstance(frame, UNDER_WAY) for frame in s.frames):
        yield f"seat {seat} has cards in Limbo, and nothing is under way"
    if worth_of(s, seat) > capacity_of(s, seat) and not s.dirty:
        if not any(isinstance(frame, DropItems) for frame in s.frames):
            yield f"seat {seat} carries too many Items"  # [LS-2.5.4.5]
    names = [card.definition.name for card in s.zone(seat, c.ITEMS)]
    if len(set(names)) != len(names):
        yield f"seat {seat} has two copies of one Item"  # [LS-2.5.4.7]
    if any(light(card.definition).hero for card in s.zone(seat, c.DECK)):
        yield f"seat {seat} has a hero in the deck"  # [LS-2.1.1.1b]


def listener_faults(s: State) -> Iterator[str]:
    """What listens is where it was when it began to listen."""
    for listeners in s.listeners:
        for each in listeners:
            if s.serials[each.card.number] != each.serial:
                yield f"{each.card!r} still listens, although it has moved since"
    for static in s.statics:
        if s.serials[static.card.number] != static.env.serial:
            yield f"the lines of {static.card!r} still stand, although it has moved since"


def storage_faults(s: State) -> Iterator[str]:
    """[LS-2.8.3.1] Every stored card lies under one card."""
    under = [card for r in s.records if isinstance(r, InPlay) for card in r.stored]
    stored = [
        card for seat in range(s.rules.seats) for zone in (c.STORED, c.STORED_FACE_DOWN) for card in s.zone(seat, zone)
    ]
    if sorted(card.number for card in under) != sorted(card.number for card in stored):
        yield f"stored cards {stored!r} are not the stacks {under!r}"
