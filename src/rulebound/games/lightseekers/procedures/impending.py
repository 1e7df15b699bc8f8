"""Damage and healing that is about to be done: texts change it, or put something else in its place [LS-2.2.1].

Only where a text waits for it; else damage and healing are done at once (`harming.py`).
"""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.atoms.health import change_health, gain_by_healing, lose_to_damage
from rulebound.games.lightseekers.definition import light
from rulebound.kernel.acts import Act
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.ops import Run
from rulebound.kernel.state import State


class Impending(Act):
    """One damage, healing or loss, as it will be after all increases and reductions that stand."""

    __slots__ = ("amount", "at_zero", "fixed", "real", "tally")

    def __init__(self, event: Event, fixed: int, tally: int, at_zero: bool) -> None:
        super().__init__(event, False)
        self.amount = event.amount
        self.fixed = fixed  # NO_INCREASE, NO_REDUCTION: what its own text shuts out
        self.tally = tally  # the number of the effect that takes how much it really was
        self.at_zero = at_zero
        self.real = 0

    def possible(self, s: State) -> bool:
        seat = self.event.seat
        if values.is_out(s, seat):
            return False
        return values.health_of(s, seat) > 0 or (self.event.kind == c.WOULD_HEAL and self.at_zero)

    def announce(self, s: State) -> Event:
        about = self.event
        event = Event(about.kind, about.seat, about.card, None, self.amount, 0, about.record)
        s.emit(event)
        return event

    def perform(self, s: State) -> None:
        event = self.event
        assert event.card is not None
        if event.kind == c.WOULD_DAMAGE:
            self.real = lose_to_damage(s, event.seat, event.card, self.amount)
        elif event.kind == c.WOULD_LOSE:
            self.real = -change_health(s, event.seat, event.card, -self.amount)
        else:
            self.real = gain_by_healing(s, event.seat, event.card, self.amount, self.at_zero)

    def finished(self, s: State) -> None:
        run = next(frame for frame in reversed(s.frames) if isinstance(frame, Run))  # what wears out lies in between
        run.env.done = self.real > 0
        if self.tally >= 0:
            run.env.numbers[self.tally] = self.real

    def become(self, amount: int, names_items: bool) -> int:
        """It is so much from now on; the change. [LS-2.9.3] Not below 0. [LS-2.5.4.11b] Effects of Items ignore
        increases that do not name them; fixed numbers ignore others."""
        amount = max(amount, 0)
        assert self.event.card is not None
        barred = c.NO_INCREASE if amount > self.amount else c.NO_REDUCTION
        ignored = amount > self.amount and light(self.event.card.definition).item and not names_items
        if self.fixed & barred or ignored:
            return 0
        change, self.amount = amount - self.amount, amount
        return change

    def copy(self) -> Impending:
        new = Impending(self.event, self.fixed, self.tally, self.at_zero)
        new.copied_from(self)
        new.amount = self.amount
        new.real = self.real
        return new


def field_of(act: Impending) -> int:
    return c.F_DAMAGE if act.event.kind == c.WOULD_DAMAGE else c.F_HEALING


def is_watched(s: State, kind: int, source: Card) -> bool:
    """Whether a text waits for what is about to be done."""
    return len(s.listeners[kind]) > 0 or (source.definition.own_events | s.modifier_events) >> kind & 1 == 1
