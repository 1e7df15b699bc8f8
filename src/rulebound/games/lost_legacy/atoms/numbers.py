"""Numbers: MP, honor, pieces, uses, facts of the table, lasting effects."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.record import OnField, Under, on_field, writable
from rulebound.kernel.play import Card, Modifier, State
from rulebound.kernel.rules import bounded


def change_number(s: State, seat: int, which: int, by: int) -> None:
    """[LL-mp.3] [LL-win.13] Neither MP nor honor are ever below 0."""
    at = seat * c.SEAT_NUMBERS + which
    s.numbers[at] = max(bounded(s.numbers[at] + by), 0)


def pieces_on(s: State, card: Card, piece: int) -> int:
    r = on_field(s, card)
    return r.tokens if piece == c.TOKEN else r.power_ups if piece == c.POWER_UP else r.damage


def change_pieces(s: State, card: Card, piece: int, by: int) -> None:
    r = writable(s, card)
    if piece == c.TOKEN:
        r.tokens = bounded(r.tokens + by)
    elif piece == c.POWER_UP:
        r.power_ups = bounded(r.power_ups + by)
    else:
        r.damage = bounded(r.damage + by)


def weaken(s: State, card: Card, by: int) -> None:
    """[LLQ-atk.5]"""
    r = writable(s, card)
    r.weaken = bounded(r.weaken + by)


def have_acted(s: State, cards: list[Card]) -> None:
    """[LLQ-combat.7]"""
    for card in cards:
        writable(s, card).acted = True


def end_combat(s: State) -> None:
    """[LLQ-combat.12] [LLQ-atk.6] What belongs to a combat phase is over."""
    for zone in (seat * c.ZONES + kind for seat in range(2) for kind in c.ON_FIELD):
        for card in s.zones[zone]:
            if on_field(s, card).weaken or on_field(s, card).acted:
                r = writable(s, card)
                r.weaken = 0
                r.acted = False


def set_fact(s: State, fact: int, value: int) -> None:
    s.facts[fact] = value


def set_active(s: State, seat: int) -> None:
    s.active = seat


MOST_ABILITIES: Final = 14  # four bits for each in the 64 of `used`; the last four are those of Swordplay


def uses_of(s: State, card: Card, ability: int) -> int:
    """[LL-abil.9] How often an ability of this very object, by its printed number, was used in this turn."""
    r = s.records[card.number]
    return r.used >> 4 * ability & 15 if isinstance(r, (OnField, Under)) else 0


def count_use(s: State, card: Card, ability: int) -> None:
    r = s.records[card.number]
    if isinstance(r, (OnField, Under)) and uses_of(s, card, ability) < 15:
        written = s.write(card)
        assert isinstance(written, (OnField, Under))
        written.used += 1 << 4 * ability


def new_turn(s: State, seat: int) -> None:
    """What belongs to a turn starts anew, [LL-open.17] moves and [LL-abil.9] uses, of both players' cards."""
    s.turn += 1
    s.active = seat
    s.history = None
    set_fact(s, c.PLAYED_CHARACTER, 0)
    set_fact(s, c.SWAPPED, 0)
    for zone in (owner * c.ZONES + kind for owner in range(2) for kind in c.IN_PLAY):
        for card in s.zones[zone]:
            r = s.records[card.number]
            if isinstance(r, OnField) and (r.went or r.moved or r.used or r.attacked or r.threatened):
                written = writable(s, card)
                written.moved = 0
                written.attacked = False
                written.threatened = False
                written.went = False
                written.used = 0
            elif isinstance(r, Under) and r.used:
                under = s.write(card)
                assert isinstance(under, Under)
                under.used = 0


def add_modifier(s: State, modifier: Modifier) -> None:
    s.add_modifier(modifier)


def drop_modifiers(s: State, gone: list[Modifier]) -> None:
    if gone:
        s.set_modifiers([each for each in s.modifiers if each not in gone])
