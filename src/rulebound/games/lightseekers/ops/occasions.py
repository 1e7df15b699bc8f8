"""What an event must be like: for triggers the one they hear, for questions about the past each one that was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import act_about
from rulebound.games.lightseekers.ops.whom import BY_CARD, FOR_EVER, Asked, recipient_of
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import (
    controller_of,
    happened_since,
    health_of,
    last_turn_ended,
    number,
    this_turn_began,
)  # fmt: skip
from rulebound.kernel.play import Card, Event, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom

# ---- windows of time
THIS_TURN: Final = 0
SINCE_YOUR_LAST_TURN: Final = 1  # [LS-6.2.1-since] [LS-G60]
DURING_YOUR_LAST_TURN: Final = 2
THIS_GAME: Final = 3
SINCE_YOUR_TURN_BEGAN: Final = 4
EARLIER_THIS_TURN: Final = 5  # without the act that is under way
SINCE_IT_ENTERED: Final = 6  # since the card whose text it is came into play
DURING_THEIR_LAST_TURN: Final = 7  # of whoever the event is about: see InTheirLastTurn
SINCE_A_MOMENT: Final = 100  # and the number that keeps it, of what was put off: see SetMoment


@dataclass(slots=True, eq=False)
class RecipientIs(Test):
    """[LS-3.1.3] Against whom the act is."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        seat = -1 if event is None else recipient_of(s, event)
        return seat >= 0 and seat in self.who.seats(s, env)


@dataclass(slots=True, eq=False)
class DoerIs(Test):
    """Whose card made it happen."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        source = event.card if BY_CARD >> event.kind & 1 else event.other
        return source is not None and controller_of(s, source) in self.who.seats(s, env)


class ByCard(Test):
    """A card made it happen, and not a rule. [LS-4.1.4.1]"""

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.other is not None


@dataclass(slots=True, eq=False)
class ActIs(Test):
    """[LS-G03] An act of one of these sorts; each set of bits is one sort."""

    sorts: list[int]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and self.means(event)

    def means(self, event: Event) -> bool:
        for bits in self.sorts:
            if event.cause & bits == bits:
                return True
        return False


@dataclass(slots=True, eq=False)
class CardOwnerIs(Test):
    """Whose the card of the event is."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        return controller_of(s, event.card) in self.who.seats(s, env)


@dataclass(slots=True, eq=False)
class WentBetween(Test):
    """A plain Move from one of these zones to one of those."""

    froms: list[int]  # empty: wherever from
    to: list[int]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        if self.froms and event.amount // c.ZONES not in self.froms:
            return False
        return not self.to or event.amount % c.ZONES in self.to


class UnderThis(Test):
    """[LS-2.8.3.1] Stored under the card whose text it is."""

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.amount == s.serials[env.card.number]


@dataclass(slots=True, eq=False)
class InTheirLastTurn(Test):
    """[LS-6.2.1-since] Whether an event of the past was in the last turn of the hero whom it is about."""

    hero: Whom

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        for seat in self.hero.seats(s, env):
            if number(s, seat, c.TURN_BEGAN) < event.time <= number(s, seat, c.TURN_ENDED):
                return True
        return False


# ---- the past
def window(s: State, env: Env, which: int) -> int:
    if which >= SINCE_A_MOMENT:
        return env.numbers[which - SINCE_A_MOMENT]
    if which in (THIS_TURN, EARLIER_THIS_TURN):
        return this_turn_began(s)
    if which == SINCE_YOUR_LAST_TURN:
        return last_turn_ended(s, env.seat)
    if which == SINCE_IT_ENTERED:
        return entered(s, env.card)
    if which == SINCE_YOUR_TURN_BEGAN and s.active == env.seat:
        return this_turn_began(s)
    return -1 if which in (THIS_GAME, DURING_THEIR_LAST_TURN) else number(s, env.seat, c.TURN_BEGAN)


def entered(s: State, card: Card) -> int:
    """When a card came into play last; before all that is remembered if that was never told."""
    for event in happened_since(s, -1, c.ENTERS, -1, FOR_EVER):
        if event.card is card:
            return event.time
    return -1


def matching(s: State, env: Env, kind: int, test: Test | None, which: int) -> list[Event]:
    """The events of a stretch of time that a text speaks of, newest first."""
    until = number(s, env.seat, c.TURN_ENDED) if which == DURING_YOUR_LAST_TURN else FOR_EVER
    events = happened_since(s, window(s, env, which), kind, -1, until)
    if kind == c.ACT and not switches_of(s).cancelled_ability_is_act:
        events = that_count(s, events, window(s, env, which))
    if kind == c.ACT and which == EARLIER_THIS_TURN:
        events = [event for event in events if event is not act_about(s, env.card)]
    if test is None:
        return events
    return [event for event in events if test.holds(s, Asked(env, event))]


def that_count(s: State, acts: list[Event], since: int) -> list[Event]:
    """[LS-S09] [LS1-6.ability.2] Without Cancelled abilities: in the earlier edition they were no acts."""
    cancels = happened_since(s, since, c.CANCELLED, -1, FOR_EVER)
    found: list[Event] = []
    for act in acts:
        own = [each for each in cancels if each.card is act.card and each.cause == act.cause and each.time >= act.time]
        if own and act.cause & c.ABILITY_ACT:
            cancels = [each for each in cancels if each not in own]
        else:
            found.append(act)
    return found


@dataclass(slots=True, eq=False)
class OfThePast(Amount):
    """A number of what has happened in a window."""

    kinds: list[int]
    test: Test | None
    which: int

    def events(self, s: State, env: Env) -> list[Event]:
        return [event for kind in self.kinds for event in matching(s, env, kind, self.test, self.which)]


class HowOften(OfThePast):
    """How often it happened."""

    def value(self, s: State, env: Env) -> int:
        return len(self.events(s, env))


class TotalOfThePast(OfThePast):
    """How much it was, all together: the damage of a turn."""

    def value(self, s: State, env: Env) -> int:
        total = 0
        for event in self.events(s, env):
            total += event.amount
        return total


def so_far(events: list[Event], event: Event | None) -> list[Event]:
    """Of events, newest first, the one at hand and those before it: several cards that are Drawn at once are heard of
    when all of them have been told."""
    for at in range(len(events)):
        if events[at] is event:
            return events[at:]
    return events


@dataclass(slots=True, eq=False)
class HowOftenSoFar(HowOften):
    """How often it happened, with what is heard of now as the last of them; or to the hero of that alone."""

    one_hero: bool = False

    def value(self, s: State, env: Env) -> int:
        total = 0
        for kind in self.kinds:
            for event in so_far(matching(s, env, kind, self.test, self.which), env.event):
                if not self.one_hero or env.event is None or event.seat == env.event.seat:
                    total += 1
        return total


@dataclass(slots=True, eq=False)
class CardsOfThePast(Cards):
    """The cards that did it or to which it happened; each is counted once per event."""

    kinds: list[int]
    test: Test | None
    which: int

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for kind in self.kinds:
            for event in matching(s, env, kind, self.test, self.which):
                if event.card is not None:
                    found.append(event.card)
        return found


@dataclass(slots=True, eq=False)
class HeroesOfThePast(Whom):
    """The heroes who did it, so often at least, or, `in_all`, so much of it; `doer` says who that is in such an
    event."""

    kinds: list[int]
    test: Test | None
    which: int
    doer: Whom
    least: Amount | None = None
    in_all: bool = False

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for kind in self.kinds:
            for event in matching(s, env, kind, self.test, self.which):
                doers = self.doer.seats(s, env.read(env.seat, event))
                found += doers * event.amount if self.in_all else doers
        least = 1 if self.least is None else self.least.value(s, env)
        return [seat for at, seat in enumerate(found) if found.index(seat) == at and found.count(seat) >= least]


@dataclass(slots=True, eq=False)
class LastOfThePast(Whom):
    """The hero who did it last and is another one than you; nobody if none has, or if that one is out."""

    kinds: list[int]
    test: Test | None
    doer: Whom

    def seats(self, s: State, env: Env) -> list[int]:
        newest: Event | None = None
        for kind in self.kinds:
            for event in matching(s, env, kind, self.test, THIS_GAME):
                if (newest is None or event.time > newest.time) and controller_is_other(s, env, event):
                    newest = event
        return [] if newest is None else self.doer.seats(s, env.read(env.seat, newest))


def controller_is_other(s: State, env: Env, event: Event) -> bool:
    return doer(s, event) != env.seat if BY_CARD >> event.kind & 1 else event.seat != env.seat


@dataclass(slots=True, eq=False)
class NthThisTurn(Test):
    """'The first time … each turn': the one with that number of its sort this turn."""

    kinds: list[int]
    test: Test | None
    nth: int

    def holds(self, s: State, env: Env) -> bool:
        total = 0
        for kind in self.kinds:
            for event in so_far(matching(s, env, kind, None, THIS_TURN), env.event):
                if event is not env.event and (self.test is None or self.test.holds(s, env.read(env.seat, event))):
                    total += 1
        return total + 1 == self.nth


@dataclass(slots=True, eq=False)
class DropsTo(Test):
    """With this loss the health of the hero is so much or less, before it was not."""

    most: Amount

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        health, most = health_of(s, event.seat), self.most.value(s, env)
        return health <= most < health + event.amount


@dataclass(slots=True, eq=False)
class TotalReaches(Test):
    """'5 or more damage in one turn', 'with a single Attack': with this event the sum is so much, before it was not. Of
    one hero to whom it happens, or, with `by_doer`, who does it; of the act under way, or of the turn."""

    kind: int
    test: Test | None
    least: Amount
    by_doer: bool
    of_act: bool

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        total = 0
        since = this_turn_began(s)
        if self.of_act:
            act = None if event.card is None else act_about(s, event.card)
            if act is None:
                return False
            since = act.time - 1  # it has no moment to itself
        for each in happened_since(s, since, self.kind, -1, FOR_EVER):
            if each is event or (self.of_act and each.card is not event.card):
                continue
            alike = doer(s, each) == doer(s, event) if self.by_doer else each.seat == event.seat
            if alike and (self.test is None or self.test.holds(s, env.read(env.seat, each))):
                total += each.amount
        least = self.least.value(s, env)
        return total < least <= total + event.amount


def doer(s: State, event: Event) -> int:
    return -1 if event.card is None else controller_of(s, event.card)


# ---- moments to come
@dataclass(slots=True, eq=False)
class SetMoment(Op):
    """Remember when a text put something off."""

    number: int

    def run(self, s: State, run: Run) -> int:
        run.env.numbers[self.number] = s.clock
        return run.pc + 1


@dataclass(slots=True, eq=False)
class NotThisTurn(Test):
    """'Your next turn' is one that began after the text was carried out."""

    number: int

    def holds(self, s: State, env: Env) -> bool:
        return this_turn_began(s) > env.numbers[self.number]
