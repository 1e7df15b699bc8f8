"""Draws and Discards that are about to happen: a text may put something else in their place [LS-2.2.1].

Only where a text waits for them; else they happen at once (`hands.py`). Each card is one of them.
"""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.zones import reorder_top
from rulebound.games.lightseekers.procedures import hands
from rulebound.games.lightseekers.procedures.leaving import forget
from rulebound.games.lightseekers.values import is_out
from rulebound.kernel.acts import PERFORMED, Act
from rulebound.kernel.play import Card, Event, Ref, Run, State
from rulebound.kernel.terms.verbs import CardOp


def is_watched(s: State, kind: int) -> bool:
    """Whether a text waits for what is about to be done."""
    return len(s.listeners[kind]) > 0 or s.modifier_events >> kind & 1 == 1


def draw(s: State, seat: int, count: int, source: Card | None, face_up: bool, keep: int, tally: int) -> list[Card]:
    """[LS-6.1.2-draw] What is drawn at once; what is put off is bound to `keep` and counted in `tally` when it is."""
    if not is_watched(s, c.WOULD_DRAW):
        return hands.draw(s, seat, count, source, face_up)
    for _ in range(count):
        s.push(Drawing(Event(c.WOULD_DRAW, seat, None, source, 1, 0, None), face_up, keep, tally, None))
    return []


def draw_these(s: State, seat: int, cards: list[Card], source: Card | None) -> list[Card]:
    """Cards of the own deck that are drawn though they may not be the top ones; what is put off is taken back where
    something else is done."""
    if is_watched(s, c.WOULD_DRAW):
        for card in reversed(cards):
            s.push(Drawing(Event(c.WOULD_DRAW, seat, None, source, 1, 0, None), False, -1, -1, card))
        return cards
    drawn: list[Card] = []
    for card in cards:
        reorder_top(s, seat, [card], False)
        drawn.extend(hands.draw(s, seat, 1, source, False))
    return drawn


def taken_back(s: State, card: Card) -> None:
    """To what has not happened no later sentence speaks as done."""
    run = next((frame for frame in reversed(s.frames) if isinstance(frame, Run)), None)
    op = run.ops[run.pc - 1] if run is not None and 0 < run.pc <= len(run.ops) else None
    if run is not None and isinstance(op, CardOp):
        forget(run, op, card)


def discard(s: State, seat: int, cards: list[Card], source: Card | None) -> bool:
    """[LS-6.1.2-discard.1] Whether it is done at once; what is put off is taken back where something else is done."""
    if not is_watched(s, c.WOULD_DISCARD):
        hands.discard(s, seat, cards, source)
        return True
    for card in reversed(cards):
        zone = s.places[card.number] % c.ZONES
        s.push(Discarding(Event(c.WOULD_DISCARD, seat, card, source, zone, 0, None), s.ref(card)))
    return False


class Drawing(Act):
    """The top card of a deck is about to be drawn, or `subject`."""

    __slots__ = ("face_up", "keep", "some", "subject", "tally")

    def __init__(self, event: Event, face_up: bool, keep: int, tally: int, subject: Card | None) -> None:
        super().__init__(event, False)
        self.face_up = face_up
        self.keep = keep
        self.tally = tally
        self.subject = subject
        self.some = False  # whether a card was drawn by those before it

    def possible(self, s: State) -> bool:
        return not is_out(s, self.event.seat) and len(s.zones[self.event.seat * c.ZONES + c.DECK]) > 0

    def announce(self, s: State) -> Event:
        about = self.event
        event = Event(about.kind, about.seat, None, about.other, about.amount, 0, None)
        s.emit(event)
        return event

    def perform(self, s: State) -> None:
        event = self.event
        if self.subject is not None:
            reorder_top(s, event.seat, [self.subject], False)
        drawn = hands.draw(s, event.seat, 1, event.other, self.face_up)
        self.some = self.some or len(drawn) > 0
        run = next((frame for frame in reversed(s.frames) if isinstance(frame, Run)), None)
        if not drawn or run is None:
            return
        if self.keep >= 0:
            run.env.slots[self.keep] = [*run.env.slots[self.keep], s.ref(drawn[0])]
        if self.tally >= 0:
            run.env.numbers[self.tally] += 1

    def finished(self, s: State) -> None:
        """'If you do' asks whether a card was drawn at all."""
        if self.subject is not None and not self.some:
            taken_back(s, self.subject)
        below = s.frames[-1]
        if isinstance(below, Drawing):
            below.some = below.some or self.some
        elif isinstance(below, Run):
            below.env.done = self.some

    def copy(self) -> Drawing:
        new = Drawing(self.event, self.face_up, self.keep, self.tally, self.subject)
        new.copied_from(self)
        new.some = self.some
        return new


class Discarding(Act):
    """A card is about to be Discarded. `whole` is whether those before it all were."""

    __slots__ = ("subject", "whole")

    def __init__(self, event: Event, subject: Ref) -> None:
        super().__init__(event, False)
        self.subject = subject
        self.whole = True

    def possible(self, s: State) -> bool:
        return s.is_same_object(self.subject)

    def announce(self, s: State) -> Event:
        about = self.event
        event = Event(about.kind, about.seat, about.card, about.other, about.amount, 0, None)
        s.emit(event)
        return event

    def perform(self, s: State) -> None:
        event = self.event
        if hands.discard(s, event.seat, [self.subject.card], event.other) == 0:
            self.whole = False
            taken_back(s, self.subject.card)

    def finished(self, s: State) -> None:
        below = s.frames[-1]
        if self.result != PERFORMED:
            self.whole = False
            taken_back(s, self.subject.card)
        if not self.whole and isinstance(below, Discarding):
            below.whole = False
        elif isinstance(below, Run):
            below.env.done = self.whole

    def copy(self) -> Discarding:
        new = Discarding(self.event, self.subject)
        new.copied_from(self)
        new.whole = self.whole
        return new
