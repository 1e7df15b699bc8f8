"""Players, phases, turns, and what is remembered of them."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.asleep import TOUCHED_LINES, touched
from rulebound.games.lightseekers.rules import rules_of
from rulebound.games.lightseekers.values import heroes_from, is_out
from rulebound.kernel.acts import Act
from rulebound.kernel.play import Card, Event, Run, State

TURNS_HELD: Final = 16
MOST_FRAMES: Final = 500  # [LS-G59] effects that one act may trigger


def tell(s: State, kind: int, seat: int, card: Card | None, other: Card | None, amount: int, cause: int) -> None:
    s.emit(Event(kind, seat, card, other, amount, cause, None))


def tell_awaited(s: State, kind: int, seat: int, card: Card, amount: int, cause: int) -> None:
    """Of a card, what texts wait for and none asks for later: an event only if one waits."""
    if is_awaited(s, kind) or card.definition.own_events >> kind & 1:
        tell(s, kind, seat, card, None, amount, cause)
    else:
        s.note(kind, seat, card, None, amount, cause)


def set_number(s: State, seat: int, which: int, value: int) -> None:
    s.numbers[seat * c.SEAT_NUMBERS + which] = value


def set_fact(s: State, fact: int, value: int) -> None:
    s.facts[fact] = value


def begin_act(s: State) -> None:
    """An act, or an effect that no act made: what leaves a hand and comes back within it came straight back."""
    s.clock += 1
    s.facts[c.FRAMES_OF_ACT] = 0


def may_begin(s: State, card: Card) -> bool:
    """[LS-G59] Whether one more effect may be triggered in this act; beyond the hard stop the rest is skipped. An
    effect that belongs to no act or other effect is a moment of its own [LS-G47]."""
    if not is_within(s):
        s.next_moment()
    s.facts[c.FRAMES_OF_ACT] += 1
    if s.facts[c.FRAMES_OF_ACT] <= MOST_FRAMES:
        return True
    s.note(c.OVERFLOW, s.active, card, None, 0, 0)
    return False


def is_within(s: State) -> bool:
    """Whether an act or an effect is under way."""
    for frame in s.frames:
        if isinstance(frame, (Act, Run)):
            return True
    return False


def begin_phase(s: State, phase: int) -> None:
    """[LS-4.1a]"""
    s.facts[c.PHASE] = phase
    s.clock += 1
    s.facts[c.FRAMES_OF_ACT] = 0
    if s.log is not None:
        s.note(c.PHASE_BEGAN, s.active, None, None, phase, 0)
    if (s.static_fields | s.modifier_fields) & TOUCHED_LINES:
        touched(s)


def is_awaited(s: State, kind: int) -> bool:
    """Whether a text waits for events of this kind, whichever card they are about."""
    return len(s.listeners[kind]) > 0 or s.modifier_events >> kind & 1 == 1


def tell_phase(s: State, kind: int, seat: int, phase: int) -> bool:
    """That a turn or a phase has come so far: texts wait for it and none asks for it later, so it is an event only if
    one waits. Whether it is one."""
    if s.listeners[kind] or s.modifier_events >> kind & 1:
        s.emit(Event(kind, seat, None, None, phase, 0, None))
        return True
    if s.log is not None:
        s.note(kind, seat, None, None, phase, 0)
    return False


def begin_turn(s: State, seat: int) -> None:
    """[LS-4.1b] The actions, names and Elements of the last turn are forgotten [LS-T16]."""
    s.turn += 1
    s.active = seat  # [LS-3.1.2] [LS1-3.3.3] the acting hero
    s.facts[c.THIS_TURN_BEGAN] = s.clock + 1
    s.clock += 2  # the beginning of the turn is a moment of its own
    at = seat * c.SEAT_NUMBERS
    numbers = s.numbers
    numbers[at + c.ELEMENTS_USED] = 0
    numbers[at + c.GRANTED] = c.REGULAR_ACTIONS  # [LS-4.1.3b]
    numbers[at + c.USED] = 0
    numbers[at + c.FREE_GRANTED] = 0
    numbers[at + c.FREE_USED] = 0
    numbers[at + c.PASSED] = 0
    numbers[at + c.COMBO_PLAYED] = 0
    numbers[at + c.ABILITY_USED] = 0
    numbers[at + c.LEFT_HAND] = 0
    forget(s)
    s.note(c.TURN_BEGINS, seat, None, None, s.turn, 0)


def end_turn(s: State, seat: int) -> None:
    """[LS-6.2.1-since] The window 'since your last turn' opens."""
    at = seat * c.SEAT_NUMBERS
    s.numbers[at + c.TURN_BEGAN] = s.facts[c.THIS_TURN_BEGAN]
    s.numbers[at + c.TURN_ENDED] = s.clock
    s.next_moment()


def forget(s: State) -> None:
    """Events that no player's window reaches any more. A chain is shared by all copies, so it can be cut only by making
    it anew, which is done from time to time."""
    if rules_of(s).remembers:
        return
    oldest = out_of_reach(s)
    s.forgotten = oldest
    if s.turn % TURNS_HELD:
        return
    kept: list[Event] = []
    event = s.history
    while event is not None and event.time > oldest:
        kept.append(event)
        event = event.previous
    if event is None:
        return
    newest: Event | None = None
    for at in range(len(kept) - 1, -1, -1):
        old = kept[at]
        made = Event(old.kind, old.seat, old.card, old.other, old.amount, old.cause, old.record)
        made.time = old.time
        made.moves = old.moves
        made.follow(newest)
        newest = made
    s.history = newest


def out_of_reach(s: State) -> int:
    """Up to which moment no player's window reaches."""
    oldest = s.clock
    for seat in heroes_from(s, s.active):
        began = s.numbers[seat * c.SEAT_NUMBERS + c.TURN_BEGAN]
        if began < oldest:
            oldest = began
    return oldest


def count_out(s: State, seat: int) -> None:
    """[LS-5.1.1] A player leaves the ring."""
    if not is_out(s, seat):
        s.facts[c.OUT_COUNT] += 1
        s.numbers[seat * c.SEAT_NUMBERS + c.OUT] = s.facts[c.OUT_COUNT]


def look_again(s: State) -> None:
    """Something may follow from the numbers as they are now."""
    s.dirty = True


def looked(s: State) -> None:
    s.dirty = False


def close_ring(s: State) -> None:
    """[LS-G81] Who drops out owes no answer, and what others were asked is asked anew: it may hang on who is in."""
    for seat in range(s.rules.seats):
        s.withdraw(seat)
