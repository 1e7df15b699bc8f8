"""Health: 0 to 35 [LS-2.10.2] [LS-2.1.3.3] [LS1-2.1.7]. What changes the amounts is worked out before, in
`harming.py`."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.asleep import TOUCHED_LINES, touched
from rulebound.games.lightseekers.rules import switches_of
from rulebound.kernel.play import Card, Event, State


def lose_to_damage(s: State, seat: int, source: Card, amount: int) -> int:
    """[LS-2.10.3] [LS-G40] The real change of health; [LS-2.10.5a] [LS-2.10.5b] none is no event."""
    at = seat * c.SEAT_NUMBERS + c.HEALTH
    lost = amount if amount < s.numbers[at] else s.numbers[at]
    if lost <= 0 and not switches_of(s).empty_results_count:
        return 0
    s.numbers[at] -= lost
    s.dirty = True
    if (s.static_fields | s.modifier_fields) & TOUCHED_LINES:
        touched(s)
    s.emit(Event(c.DAMAGED, seat, source, None, lost, 0, s.keep(source)))
    return lost


def gain_by_healing(s: State, seat: int, source: Card | None, amount: int, at_zero: bool) -> int:
    """[LS-2.10.2] At most 35; [LS-2.10.4] none is no event; [LS-5.1.5] not at 0, unless a text says so [LS1-5.1.5]."""
    # [LS-2.1.3.3] [LS1-2.1.7]
    at = seat * c.SEAT_NUMBERS + c.HEALTH
    health = s.numbers[at]
    if health <= 0 and (not at_zero or switches_of(s).never_heal_at_zero):
        return 0
    gained = min(amount, c.MOST_HEALTH - health)
    if gained <= 0 and not switches_of(s).empty_results_count:
        return 0
    if gained < 0:
        gained = 0
    s.numbers[at] += gained
    touched(s)
    s.emit(Event(c.HEALED, seat, source, None, gained, 0, None if source is None else s.keep(source)))
    return gained


def change_health(s: State, seat: int, source: Card, change: int) -> int:
    """Health up or down without healing or damage; the real change."""
    at = seat * c.SEAT_NUMBERS + c.HEALTH
    health = s.numbers[at]
    if health <= 0:
        return 0
    now = min(max(health + change, 0), c.MOST_HEALTH)  # [LS-2.1.3.3] [LS1-2.1.7]
    if now == health:
        return 0
    s.numbers[at] = now
    s.dirty = True
    touched(s)
    if now < health:
        s.emit(Event(c.LOST_HEALTH, seat, None, source, health - now, 0, None))
    else:
        s.emit(Event(c.GAINED_HEALTH, seat, None, source, now - health, 0, None))
    return now - health


def set_health(s: State, seat: int, value: int) -> None:
    """At the start of a game [LS-2.10.1], and for positions."""
    s.numbers[seat * c.SEAT_NUMBERS + c.HEALTH] = min(value, c.MOST_HEALTH)  # [LS-2.1.3.3] [LS1-2.1.7]


def gain_vp(s: State, seat: int) -> None:
    """[LS-5.3.1]"""
    s.numbers[seat * c.SEAT_NUMBERS + c.VP] += 1
    s.note(c.VP_GAINED, seat, None, None, 1, 0)
