"""What was done in this turn: its events are asked, not a field, and of them those alone that came about."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import Action
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.kernel.acts import HELD
from rulebound.kernel.play import Card, Event, Record, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait
from rulebound.kernel.terms.events import passes

SENT_TO = {
    c.DISCARD: c.DISPOSAL, c.DESTROY: c.DISPOSAL, c.ERASE: c.ERASED, c.EJECT: c.HAND, c.BURY: c.DECK, c.DRAW: c.HAND,
}  # fmt: skip


def done_this_turn(s: State, kind: int, begun: bool = False) -> list[Event]:
    """[LL-void.1] The actions of this turn of a kind, the newest first, but for what was voided, what has faded and
    (unless it is enough that they are `begun`) what is still under way. What comes to nothing is told behind its
    announcement, and of several alike it is the newest: what was begun within another action is over before it."""
    undone = sorted([*undone_of(s, c.VOIDED, kind), *undone_of(s, c.FADES, kind)], key=number_of)
    held = [frame.event for frame in s.frames if isinstance(frame, Action) and frame.pc == HELD]
    waiting = [] if begun else held
    found: list[Event] = []
    event = s.newest_of(kind)
    while event is not None:
        told = next((each for each in undone if each.number > event.number and is_of(each, event)), None)
        if told is not None:
            undone.remove(told)
        elif event not in waiting:
            found.append(event)
        event = event.earlier
    return found


def number_of(event: Event) -> int:
    return event.number


def undone_of(s: State, how: int, kind: int) -> list[Event]:
    found: list[Event] = []
    event = s.newest_of(how)
    while event is not None:
        if event.amount == kind:
            found.append(event)
        event = event.earlier
    return found


def is_of(told: Event, event: Event) -> bool:
    same_cards = told.card is event.card and told.other is event.other
    return same_cards and (told.seat, told.cause) == (event.seat, event.cause)


@dataclass(slots=True, eq=False)
class OftenEnough(Test):
    """Whoever is about to do it has done so as often in this turn; what is still under way counts."""

    happened: int
    tests: list[Test]
    most: int

    def holds(self, s: State, env: Env) -> bool:
        about = env.event
        if about is None:
            return False
        found = 0
        for event in done_this_turn(s, self.happened, True):
            if event.seat == about.seat and event is not about and passes(s, event, env, self.tests):
                found += 1
        return found >= self.most


@dataclass(slots=True, eq=False)
class TimesDone(Amount):
    """How often it was done this turn; or how much it was in all, where the amount of the event says so."""

    happened: int
    tests: list[Test]
    in_all: bool

    def value(self, s: State, env: Env) -> int:
        fitting = [event for event in done_this_turn(s, self.happened) if passes(s, event, env, self.tests)]
        return sum(event.amount for event in fitting) if self.in_all else len(fitting)


@dataclass(slots=True, eq=False)
class TimesMoved(Amount):
    """How often these very objects have moved in this turn, whoever moved them; not by a column that closes up."""

    of: Cards
    by_hand: bool = False

    def value(self, s: State, env: Env) -> int:
        since = {ref.card: s.serials[ref.card.number] for ref in self.of.refs(s, env)}
        moved = [event for event in done_this_turn(s, c.MOVE) if event.cause != c.BY_COLUMN]
        if self.by_hand:
            moved = [event for event in moved if event.cause == c.BY_HAND]
        return sum(event.card in since and event.moves >= since[event.card] for event in moved if event.card)


@dataclass(slots=True, eq=False)
class WasDone(Trait):
    """It was done to this very object, or has sent it to where it lies."""

    happened: int
    tests: list[Test]

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for event in done_this_turn(s, self.happened):
            if event.card is card and self.is_it(s, event, card) and passes(s, event, env, self.tests):
                return True
        return False

    def is_it(self, s: State, event: Event, card: Card) -> bool:
        to = SENT_TO.get(self.happened, -1)
        if to < 0 or s.place(card) in c.IN_PLAY:
            return event.moves >= s.serials[card.number]
        return s.place(card) == to or (kind_of(card).from_sub_deck and s.place(card) == c.SUB_DECK)
