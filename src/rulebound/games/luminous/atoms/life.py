"""Life and durability."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.texts import may_not, stopped, touched
from rulebound.games.luminous.record import in_play, writable
from rulebound.games.luminous.values import is_out
from rulebound.kernel.play import Card, Event, State
from rulebound.kernel.rules import bounded


def gain_life(s: State, seat: int, amount: int) -> bool:
    """[LU-win.3b] Life has no upper bound."""
    if amount <= 0 or is_out(s, seat) or stopped(s, c.NOT_GAIN_LIFE, c.LIFE_GAINED, seat, None, amount):
        return False
    at = seat * c.SEAT_NUMBERS + c.LIFE
    s.numbers[at] = bounded(s.numbers[at] + amount)  # [LU-limit.1]
    touched(s)
    s.emit(Event(c.LIFE_GAINED, seat, None, None, amount, c.BY_EFFECT, None))
    return True


def lose_life(s: State, seat: int, amount: int, cause: int) -> bool:
    if amount <= 0 or is_out(s, seat) or stopped(s, c.NOT_LOSE_LIFE, c.LIFE_LOST, seat, None, amount):
        return False
    s.numbers[seat * c.SEAT_NUMBERS + c.LIFE] -= amount
    s.dirty = True
    s.emit(Event(c.LIFE_LOST, seat, None, None, amount, cause, None))
    return True


def add_durability(s: State, card: Card, amount: int) -> bool:
    """[LU-dmg.7] There is no upper limit."""
    r = in_play(s, card)
    if r is None or not r.kind.relic or amount <= 0 or may_not(s, r, c.MAY_NOT_GAIN_DURABILITY):
        return False
    writable(s, card).durability = bounded(r.durability + amount)  # [LU-limit.1]
    s.emit(Event(c.DURABILITY_ADDED, r.controller, card, None, amount, c.BY_EFFECT, None))
    return True


def remove_durability(s: State, card: Card, amount: int, cause: int) -> bool:
    r = in_play(s, card)
    if r is None or not r.kind.relic or amount <= 0 or may_not(s, r, c.MAY_NOT_LOSE_DURABILITY):
        return False
    writable(s, card).durability -= amount
    s.dirty = True
    s.emit(Event(c.DURABILITY_LOST, r.controller, card, None, amount, cause, None))
    return True


def count_counters(s: State, card: Card, change: int) -> bool:
    """[LU-play.14] Counters that the card's own text speaks of; they mean nothing else."""
    r = in_play(s, card)
    if r is None or change == 0:
        return False
    now = bounded(r.counters + change)  # [LU-limit.1]
    writable(s, card).counters = now
    s.note(c.COUNTED, r.controller, card, None, now, c.BY_EFFECT)
    s.dirty = True
    return True
