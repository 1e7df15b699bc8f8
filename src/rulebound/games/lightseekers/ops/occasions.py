"""What an event must be like: for triggers the one they hear, for questions about the past each one that was."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.ops.whom import BY_CARD
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import (
    controller_of,
    happened_since,
    last_turn_ended,
    number,
    this_turn_began,
)  # fmt: skip
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.ops import Op, Run
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Env, Group, Test, Whom

# ---- windows of time
THIS_TURN: Final = 0
SINCE_YOUR_LAST_TURN: Final = 1  # [LS-6.2.1-since] [LS-G60]
DURING_YOUR_LAST_TURN: Final = 2
THIS_GAME: Final = 3
FOR_EVER: Final = 1 << 60


class SeatIs(Test):
    """Who did it, or to whom it happened."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.seat in self.who.seats(s, env)


class RecipientIs(Test):
    """[LS-3.1.3] Against whom the act is."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.amount >= 0 and event.amount in self.who.seats(s, env)


class DoerIs(Test):
    """Whose card made it happen."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        source = event.card if BY_CARD >> event.kind & 1 else event.other
        return source is not None and controller_of(s, source) in self.who.seats(s, env)


class ActIs(Test):
    """[LS-G03] An act of one of these sorts; each set of bits is one sort."""

    __slots__ = ("sorts",)

    def __init__(self, sorts: list[int]) -> None:
        self.sorts = sorts

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is not None:
            for bits in self.sorts:
                if event.cause & bits == bits:
                    return True
        return False


class CauseIs(Test):
    """[LS-6.2.1-leave.1] Why a card left play, which way it turned."""

    __slots__ = ("cause",)

    def __init__(self, cause: int) -> None:
        self.cause = cause

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        return event is not None and event.cause == self.cause


class CardIs(Test):
    """The card that it happened to, or that did it."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        return self.group.fits(s, env, event.card)


class SourceIs(Test):
    """The card that made it happen, where the event is about another one."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.other is None:
            return False
        return self.group.fits(s, env, event.other)


class CardOwnerIs(Test):
    """Whose the card of the event is."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        return controller_of(s, event.card) in self.who.seats(s, env)


class WentBetween(Test):
    """A plain Move from one of these zones to one of those."""

    __slots__ = ("froms", "to")

    def __init__(self, froms: list[int], to: list[int]) -> None:
        self.froms = froms  # empty: wherever from
        self.to = to

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        if self.froms and event.amount // c.ZONES not in self.froms:
            return False
        return not self.to or event.amount % c.ZONES in self.to


class UnderThis(Test):
    """[LS-2.8.3.1] Stored under the card whose text it is."""

    __slots__ = ()

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.amount == s.serials[env.card.number]


# ---- the past
def window(s: State, env: Env, which: int) -> int:
    if which == THIS_TURN:
        return this_turn_began(s)
    if which == SINCE_YOUR_LAST_TURN:
        return last_turn_ended(s, env.seat)
    return -1 if which == THIS_GAME else number(s, env.seat, c.TURN_BEGAN)


def matching(s: State, env: Env, kind: int, test: Test | None, which: int) -> list[Event]:
    """The events of a stretch of time that a text speaks of, newest first."""
    until = number(s, env.seat, c.TURN_ENDED) if which == DURING_YOUR_LAST_TURN else FOR_EVER
    events = happened_since(s, window(s, env, which), kind, -1, until)
    if kind == c.ACT and not switches_of(s).cancelled_ability_is_act:
        events = that_count(s, events, window(s, env, which))
    if test is None:
        return events
    heard = env.event
    found: list[Event] = []
    for event in events:
        env.event = event
        if test.holds(s, env):
            found.append(event)
    env.event = heard
    return found


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


class HowOften(Amount):
    """How often it happened."""

    __slots__ = ("kinds", "test", "which")

    def __init__(self, kinds: list[int], test: Test | None, which: int) -> None:
        self.kinds = kinds
        self.test = test
        self.which = which

    def value(self, s: State, env: Env) -> int:
        total = 0
        for kind in self.kinds:
            total += len(matching(s, env, kind, self.test, self.which))
        return total


class CardsOfThePast(Group):
    """The cards that did it or to which it happened; each is counted once per event."""

    __slots__ = ("kinds", "test", "which")

    def __init__(self, kinds: list[int], test: Test | None, which: int) -> None:
        self.kinds = kinds
        self.test = test
        self.which = which

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for kind in self.kinds:
            for event in matching(s, env, kind, self.test, self.which):
                if event.card is not None:
                    found.append(event.card)
        return found


class HeroesOfThePast(Whom):
    """The heroes who did it; `doer` says who that is in such an event."""

    __slots__ = ("doer", "kinds", "test", "which")

    def __init__(self, kinds: list[int], test: Test | None, which: int, doer: Whom) -> None:
        self.kinds = kinds
        self.test = test
        self.which = which
        self.doer = doer

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        heard = env.event
        for kind in self.kinds:
            for event in matching(s, env, kind, self.test, self.which):
                env.event = event
                for seat in self.doer.seats(s, env):
                    if seat not in found:
                        found.append(seat)
        env.event = heard
        return found


class FirstThisTurn(Test):
    """'The first time … each turn': nothing of the sort has happened this turn before."""

    __slots__ = ("kinds", "test")

    def __init__(self, kinds: list[int], test: Test | None) -> None:
        self.kinds = kinds
        self.test = test

    def holds(self, s: State, env: Env) -> bool:
        total = 0
        for kind in self.kinds:
            for event in matching(s, env, kind, self.test, THIS_TURN):
                if event is not env.event:
                    total += 1
        return total == 0


# ---- moments to come
class SetMoment(Op):
    """Remember when a text put something off."""

    __slots__ = ("number",)

    def __init__(self, clause: str, number: int) -> None:
        self.clause = clause
        self.number = number

    def run(self, s: State, run: Run) -> int:
        run.env.numbers[self.number] = s.clock
        return run.pc + 1


class NotThisTurn(Test):
    """'Your next turn' is one that began after the text was carried out."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, s: State, env: Env) -> bool:
        return this_turn_began(s) > env.numbers[self.number]
