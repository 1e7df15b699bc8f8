"""Cards go from pile to pile, always to those of their owner."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import tell
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.record import Laid, laid, writable_laid
from rulebound.games.starlight.rules import rules_of
from rulebound.kernel.play import Card, State


def put(s: State, card: Card, seat: int, zone: int) -> None:
    """On top of the Discard Pile, else behind the others."""
    if zone == c.AURAS or s.places[card.number] % c.ZONES == c.AURAS:
        s.memos[c.SPOKEN] = None  # an Aura comes, or goes
    s.move(card, seat * c.ZONES + zone, zone == c.DISCARD)


def put_back(s: State, card: Card, on_top: bool, shuffled: bool) -> None:
    """[ST-LOC.1] Into the Draw Pile of its owner; a Core card to the Core Pile."""
    if s.records[card.number] is not None:
        s.unlisten(card)
    if kind_of(card).core:
        put_in_core(s, card)
    else:
        put_in_draw_pile(s, card, on_top)
        if shuffled:
            shuffle(s, card.owner)
    tell(s, c.GIVEN_BACK, card.owner, card, None, 0, c.BY_CARD)


def look_at(s: State, card: Card, seat: int) -> None:
    """[ST-LOC.1] A player sees a hidden card."""
    s.show(card, 1 << seat)


def put_away(s: State, card: Card) -> None:
    """[ST-LOC.13] [ST-CLS.12] [ST-DIE.3] To the Discard Pile of its owner; [ST-LOC.11] a Core card to the Core Pile."""
    if s.records[card.number] is not None:
        s.unlisten(card)
    if kind_of(card).core:
        put_in_core(s, card)
    else:
        put(s, card, card.owner, c.DISCARD)


def put_in_core(s: State, card: Card) -> None:
    """The Core Pile has no order of its own: it lies sorted by name."""
    put(s, card, card.owner, c.CORE)
    at, name = card.owner * c.ZONES + c.CORE, card.definition.name
    others, before = s.zones[at][:-1], 0
    while before < len(others) and others[before].definition.name <= name:
        before += 1
    s.zones[at] = [*others[:before], card, *others[before:]]


def put_in_play(s: State, card: Card) -> None:
    """[ST-INV.12] A card that is being resolved is in no other pile."""
    put(s, card, card.owner, c.PLAYED)


def give_back(s: State, card: Card) -> None:
    """To its owner's hand; a Core card to the Core Pile."""
    if s.records[card.number] is not None:
        s.unlisten(card)
    if kind_of(card).core:
        put_in_core(s, card)
    else:
        put(s, card, card.owner, c.HAND)
    tell(s, c.GIVEN_BACK, card.owner, card, None, 0, c.BY_CARD)


def discard(s: State, seat: int, card: Card) -> None:
    put(s, card, seat, c.DISCARD)
    tell(s, c.DISCARDED, seat, card, None, 0, c.BY_CARD)


def draw(s: State, seat: int, count: int) -> None:
    """[ST-LOC.5] A card is needed and none is there: the Discard Pile is shuffled first. [ST-LOC.6] [ST-INV.9]"""
    zones, at = s.zones, seat * c.ZONES + c.DRAW
    for _ in range(count):
        if not zones[at]:
            reshuffle(s, seat)
            if not zones[at]:
                return
        card = zones[at][0]
        put(s, card, seat, c.HAND)
        tell(s, c.DREW, seat, card, None, 0, c.BY_CARD)
        if not zones[at] and rules_of(s).switches.reshuffle_on_empty:
            reshuffle(s, seat)


def reshuffle(s: State, seat: int) -> None:
    """[ST-LOC.4] The Discard Pile becomes the Draw Pile."""
    cards = s.zone(seat, c.DISCARD)
    if not cards:
        return
    s.zones[seat * c.ZONES + c.DISCARD] = cards[::-1]  # it is turned over
    s.draw(seat * c.ZONES + c.DISCARD, seat * c.ZONES + c.DRAW, len(cards))
    shuffle(s, seat)
    tell(s, c.RESHUFFLED, seat, None, None, len(cards), c.BY_CARD)


def shuffle(s: State, seat: int) -> None:
    """[ST-LOC.1] The Draw Pile."""
    s.shuffle(seat * c.ZONES + c.DRAW)


def telegraph(s: State, card: Card, by: Card, paid: int, since: int) -> None:
    """[ST-TEL.3] Face up beside the creature that has paid; [ST-TEL.5] it is invoked in a later turn than `since`."""
    put(s, card, by.owner, c.TELEGRAPH)
    s.put_record(card, Laid(card, by.owner, since, paid, 0))
    s.lay(card, by, -1)
    tell(s, c.TELEGRAPHED, by.owner, by, card, 0, c.BY_CARD)


def hang(s: State, card: Card, on: Card, counters: int) -> None:
    """[ST-CLS.7] To the Aura Pile of a creature, [ST-CLS.8] with its counters; [ST-NUM.6] nine at most."""
    put(s, card, on.owner, c.AURAS)
    s.put_record(card, Laid(card, on.owner, s.turn, c.ENERGY, min(counters, c.MOST_COUNTERS)))
    s.lay(card, on, -1)
    s.listen(card)
    tell(s, c.AURA_ADDED, on.owner, card, on, counters, c.BY_CARD)


def rehang(s: State, card: Card, on: Card) -> None:
    """From one Aura Pile to another: [ST-CLS.7] its text speaks of another creature from now on."""
    counters, since = laid(s, card).counters, laid(s, card).since
    s.unlisten(card)
    put(s, card, on.owner, c.AURAS)
    record = Laid(card, on.owner, since, c.ENERGY, counters)
    s.put_record(card, record)
    s.lay(card, on, -1)
    s.listen(card)
    tell(s, c.AURA_ADDED, on.owner, card, on, counters, c.BY_CARD)


def add_counters(s: State, card: Card, count: int) -> None:
    """[ST-NUM.6] Nine at most."""
    r = writable_laid(s, card)
    r.counters = min(r.counters + count, c.MOST_COUNTERS)
    tell(s, c.COUNTERS_ADDED, card.owner, card, None, count, c.BY_CARD)


def put_in_draw_pile(s: State, card: Card, on_top: bool) -> None:
    s.memos[c.SPOKEN] = None  # an Aura may go
    s.move(card, card.owner * c.ZONES + c.DRAW, on_top)


def lose_counter(s: State, card: Card) -> None:
    """[ST-CLS.9]"""
    writable_laid(s, card).counters -= 1
    tell(s, c.COUNTER_GONE, card.owner, card, None, 1, c.BY_PHASE)


def remove_aura(s: State, card: Card, bearer: Card) -> None:
    """[ST-CLS.10] Its last sentence hears it go."""
    tell(s, c.AURA_REMOVED, bearer.owner, card, bearer, 0, c.BY_CARD)
    put_away(s, card)
