"""What is told, and the plain facts of seats, turn and phases."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.kernel.play import Card, Event, State


def tell(s: State, kind: int, seat: int, card: Card | None, other: Card | None, amount: int, cause: int) -> None:
    s.emit(Event(kind, seat, card, other, amount, cause, None))


def begin_step(s: State, phase: int, step: int) -> None:
    s.facts[c.PHASE] = phase
    s.facts[c.STEP] = step
    s.clock += 1
    if s.log is not None:
        s.note(c.STEP_BEGAN, s.active, None, None, phase, step)


def set_active(s: State, seat: int) -> None:
    s.active = seat


def new_turn(s: State) -> None:
    """The events of the last turn are history; attacks, main phases and orb plays are counted anew."""
    s.turn += 1
    s.history = None
    s.facts[c.ATTACKS] = 0
    s.facts[c.MAIN_PHASES] = 0
    for seat in range(s.rules.seats):
        at = seat * c.SEAT_NUMBERS
        s.numbers[at + c.ORB_USED] = 0
        s.numbers[at + c.ORB_MORE] = 0


def drop_waiting(s: State) -> None:
    """[LU-multi.8] With the turn ends what waits for its batch."""
    s.waiting = []


def set_fact(s: State, fact: int, value: int) -> None:
    s.facts[fact] = value


def set_number(s: State, seat: int, number: int, value: int) -> None:
    s.numbers[seat * c.SEAT_NUMBERS + number] = value


def number(s: State, seat: int, which: int) -> int:
    return s.numbers[seat * c.SEAT_NUMBERS + which]
