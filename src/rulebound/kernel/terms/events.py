"""What the event that an ability answers must be like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.events import Event
from rulebound.kernel.ops import Run
from rulebound.kernel.terms.base import Amount, Cards, Env, Test, Trait, Whom, has_all
from rulebound.kernel.terms.traits import when_it_came

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class SeatIs(Test):
    """Who did it, or to whom it happened."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and self.who.includes(s, env, event.seat)


@dataclass(slots=True, eq=False)
class CauseIs(Test):
    """Why it happened: by which sort of effect a card left play, which way it turned."""

    cause: int

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.cause == self.cause


@dataclass(slots=True, eq=False)
class EventCardIs(Test):
    """What the event's card is like, with the values it had then."""

    traits: list[Trait]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        record = event.record
        r = s.records[event.card.number] if record is None else record
        return has_all(self.traits, s, env, event.card, r)


@dataclass(slots=True, eq=False)
class OtherCardIs(Test):
    """What the second party of the event is like."""

    traits: list[Trait]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.other is None:
            return False
        return has_all(self.traits, s, env, event.other, s.records[event.other.number])


class EventCardIsThis(Test):
    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.card is env.card


class OtherCardIsThis(Test):
    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.other is env.card


@dataclass(slots=True, eq=False)
class HitsPlayer(Test):
    """The event is about a player and not a card: damage to the player, an attack on the player."""

    other: bool  # the card that is missing would be the second party

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        return (event.other if self.other else event.card) is None


@dataclass(slots=True, eq=False)
class CameFrom(Test):
    """The zone that a moved card came from, which its event keeps as the amount."""

    zones: list[int]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.amount in self.zones


@dataclass(slots=True, eq=False)
class DoneBy(Test):
    """'Whenever you destroy …': whose spell or ability is under way as it happens."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        frames = s.frames
        for index in range(len(frames) - 1, -1, -1):
            frame = frames[index]
            if isinstance(frame, Run):
                return self.who.includes(s, env, frame.env.seat)
        return False


@dataclass(slots=True, eq=False)
class HappenedThisTurn(Test):
    """The turn's events are asked, not a field: at least so many of them pass the tests."""

    happened: int
    tests: list[Test]
    least: Amount | None
    came: int = -1  # the event by which a card becomes another object: only what this very one has seen counts

    def holds(self, s: State, env: Env) -> bool:
        least = 1 if self.least is None else self.least.value(s, env)
        since = 0 if self.came < 0 else when_it_came(s, self.came, env.card, env.event)
        return count_events(s, s.newest_of(self.happened), env, self.tests, least, since) >= least


@dataclass(slots=True, eq=False)
class SumThisTurn(Amount):
    """How much it was in all: the amounts of those of the turn's events that pass the tests."""

    happened: int
    tests: list[Test]

    def value(self, s: State, env: Env) -> int:
        much = 0
        event = s.newest_of(self.happened)
        while event is not None:
            if passes(s, event, env, self.tests):
                much += event.amount
            event = event.earlier
        return much


@dataclass(slots=True, eq=False)
class AtOnceInAll(Test):
    """So much of it in one moment, from however many sources: it holds of the event with which it becomes so much."""

    least: Amount

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        least = self.least.value(s, env)
        s.newest_of(event.kind)  # from now on those before it are linked
        before = 0
        earlier = event.earlier
        while earlier is not None and earlier.time == event.time:
            if earlier.card is event.card and earlier.seat == event.seat:
                before += earlier.amount
            earlier = earlier.earlier
        return before < least <= before + event.amount


@dataclass(slots=True, eq=False)
class FirstOfTurn(Test):
    """'The first time … each turn': none before it passes the same tests; of the second time one, and so on; `or_less`:
    of the first so many times."""

    happened: int
    own: bool
    tests: list[Test]
    nth: int = 1
    since_here: bool = False  # only what this very object has seen counts
    or_less: bool = False

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        s.newest_of(self.happened)  # from now on those before it are linked
        found = 0
        before = event.earlier
        while before is not None and found < self.nth:
            if self.since_here and before.moves < env.serial:
                break
            if (not self.own or before.card is env.card) and self.counts(s, before, event):
                if passes(s, before, env, self.tests):
                    found += 1
            before = before.earlier
        return found == self.nth - 1 or (self.or_less and found < self.nth)

    def counts(self, s: State, before: Event, event: Event) -> bool:
        return True


@dataclass(slots=True, eq=False)
class FirstOfEach(FirstOfTurn):
    """The same of each card alone, `came` is the event by which a card becomes another object; else of each player."""

    came: int = -1

    def counts(self, s: State, before: Event, event: Event) -> bool:
        if self.came < 0:
            return before.seat == event.seat
        card = event.card
        if card is None or before.card is not card:
            return False
        return before.moves >= when_it_came(s, self.came, card, event)


@dataclass(slots=True, eq=False)
class NoneYet(Test):
    """'The first time … would … each turn': none has happened this turn that passes the same tests, and this text has
    taken the place of none (`used` holds the turn in which it did, and one more)."""

    happened: int
    own: bool
    tests: list[Test]
    used: int

    def holds(self, s: State, env: Env) -> bool:
        if env.numbers[self.used] == s.turn + 1:
            return False
        before = s.newest_of(self.happened)
        while before is not None and not (self.own and before.moves < env.serial):  # another object
            if (not self.own or before.card is env.card) and passes(s, before, env, self.tests):
                return False
            before = before.earlier
        return True


def count_events(s: State, event: Event | None, env: Env, tests: list[Test], most: int, since: int) -> int:
    """How many events, from this one on those of its kind before it, pass the tests, read with each of them as the
    event; not more than asked for, and none from before so many moves."""
    found = 0
    while event is not None and found < most and event.moves >= since:
        if passes(s, event, env, tests):
            found += 1
        event = event.earlier
    return found


def passes(s: State, event: Event, env: Env, tests: list[Test]) -> bool:
    about = Env(env.seat, env.card, env.serial, env.record, event)
    for test in tests:
        if not test.holds(s, about):
            return False
    return True


@dataclass(slots=True, eq=False)
class CardIs(Test):
    """The card that it happened to, or that did it."""

    group: Cards

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        return self.group.fits(s, env, event.card)


@dataclass(slots=True, eq=False)
class SourceIs(Test):
    """The card that made it happen, where the event is about another one."""

    group: Cards

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.other is None:
            return False
        return self.group.fits(s, env, event.other)
