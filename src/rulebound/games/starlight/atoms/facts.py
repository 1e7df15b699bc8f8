"""Numbers of the seats, facts of the table, and how events are told."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.record import creature, laid, writable, writable_laid
from rulebound.kernel.play import ADD, Card, Event, Modifier, Run, State


def tell(s: State, kind: int, seat: int, card: Card | None, other: Card | None, amount: int, cause: int) -> None:
    """Something has happened: an event if a text waits for it or may ask later in the turn, else a line of the log."""
    if s.listeners[kind]:
        s.next_moment()
        s.emit(Event(kind, seat, card, other, amount, cause, None))
    elif c.REMEMBERED >> kind & 1:
        s.emit(Event(kind, seat, card, other, amount, cause, None))
    elif s.log is not None:
        s.note(kind, seat, card, other, amount, cause)


def set_fact(s: State, fact: int, value: int) -> None:
    s.facts[fact] = value


def set_active(s: State, seat: int) -> None:
    s.active = seat


def begin_phase(s: State, phase: int, who: Card | None) -> None:
    set_fact(s, c.PHASE, phase)
    s.note(c.PHASE_BEGAN, s.active, who, None, s.turn, phase)


def new_turn(s: State) -> None:
    """What belongs to a turn starts anew; [ST-TEL.9] a turn is one creature's turn."""
    s.turn += 1
    s.history = None
    set_fact(s, c.CHANGED, 0)
    for seat in range(2):
        for card in s.zones[seat * c.ZONES + c.TEAM]:
            r = creature(s, card)
            if r.moved or r.used or r.duty or r.attacked:
                r = writable(s, card)
                r.moved = 0
                r.attacked = False
                r.used = 0
                r.duty = False
        for card in s.zones[seat * c.ZONES + c.AURAS]:
            if laid(s, card).used:
                writable_laid(s, card).used = 0


def mark_used(s: State, card: Card, sentence: int) -> None:
    """A sentence that works once or twice per turn has worked."""
    record = writable(s, card) if kind_of(card).creature else writable_laid(s, card)
    record.used |= 1 << (sentence + c.AGAIN if record.used >> sentence & 1 else sentence)


def mark_attacked(s: State, card: Card) -> None:
    """An attack of it is over, however it went."""
    writable(s, card).attacked = True


def note_attack(s: State, run: Run, what: int) -> None:
    """[ST-CMB.10] A sentence about the attack of this Combat: the instruction is asked again when the attack lands."""
    env = run.env.copy()
    s.add_modifier(Modifier(env, run.ability, run.pc, None, what, ADD, 0, c.THIS_COMBAT, s.clock))


def note_lasting(s: State, run: Run, card: Card, until: int, amount: int = 0) -> None:
    """A line that an instruction lays on a creature for a while."""
    env = run.env.copy()
    s.memos[c.SPOKEN] = None
    s.add_modifier(Modifier(env, run.ability, run.pc, s.ref(card), c.LASTING, ADD, amount, until, s.clock))


def keep_lasting(s: State, kept: list[Modifier]) -> None:
    """What else lasted is over."""
    s.memos[c.SPOKEN] = None
    s.set_modifiers(kept)


def put_off(s: State, what: Modifier) -> None:
    """What a text does later waits among what lasts."""
    s.add_modifier(what)
