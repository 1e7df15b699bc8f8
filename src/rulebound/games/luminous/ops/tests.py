"""Conditions: what can be so or not when an effect asks, and what an event must be like to trigger."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.ops.remembering import remembered
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.values import life_of
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.ops import Run
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait, Whom, has_all
from rulebound.kernel.terms.relations import compares


# ---- how things are
@dataclass(slots=True, eq=False)
class LifeIs(Test):
    """One of these players has so much life."""

    who: Whom
    relation: int
    other: Amount

    def holds(self, s: State, env: Env) -> bool:
        for seat in self.who.seats(s, env):
            if compares(life_of(s, seat), self.relation, self.other.value(s, env)):
                return True
        return False


@dataclass(slots=True, eq=False)
class SameTurn(Test):
    """As long as the turn lasts in which an effect began."""

    turn: int  # the number that holds it

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[self.turn] == s.turn


@dataclass(slots=True, eq=False)
class BeforeNextTurn(Test):
    """Until the turn of the player of the effect comes again."""

    turn: int

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[self.turn] == s.turn or s.active != env.seat


@dataclass(slots=True, eq=False)
class StillInPlay(Test):
    """Until a card leaves play."""

    cards: Cards

    def holds(self, s: State, env: Env) -> bool:
        for card in self.cards.cards(s, env):
            if in_play(s, card) is not None:
                return True
        return False


@dataclass(slots=True, eq=False)
class Tributed(Test):
    """[LU-tribute.3] Whether a unit was sacrificed for Tribute as the card was played."""

    cards: Cards

    def holds(self, s: State, env: Env) -> bool:
        for ref in self.cards.refs(s, env):
            r = remembered(s, ref)
            if r is not None and r.tributed:
                return True
            if r is None and tributed_this_turn(s, ref.card):
                return True
        return False


def tributed_this_turn(s: State, card: Card) -> bool:
    """For a spell, which has no record in play."""
    event = s.newest_of(c.TRIBUTED)
    while event is not None:
        if event.card is card:
            return True
        event = event.earlier
    return False


@dataclass(slots=True, eq=False)
class Attacks(Test):
    """[LU-wave.2] Which attack of the turn it is."""

    relation: int
    number: int

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        count = s.facts[c.ATTACKS]
        if event is not None and event.kind == c.ATTACKED:
            count = event.amount
        return compares(count, self.relation, self.number)


# ---- what happened this turn
@dataclass(slots=True, eq=False)
class Befell(Test):
    """Something happened to one of these cards, wherever they are now."""

    cards: Cards
    trait: Trait

    def holds(self, s: State, env: Env) -> bool:
        for ref in self.cards.refs(s, env):
            if self.trait.fits(s, env, ref.card, remembered(s, ref)):
                return True
        return False


@dataclass(slots=True, eq=False)
class HappenedThisTurn(Test):
    """The turn's events are asked, not a field: at least so many of them pass the tests."""

    happened: int
    tests: list[Test]
    least: Amount | None

    def holds(self, s: State, env: Env) -> bool:
        least = 1 if self.least is None else self.least.value(s, env)
        return count_events(s, s.newest_of(self.happened), env, self.tests, least) >= least


@dataclass(slots=True, eq=False)
class FirstOfTurn(Test):
    """'The first time … each turn': none before it passes the same tests."""

    happened: int
    own: bool
    tests: list[Test]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        s.newest_of(self.happened)  # from now on those before it are linked
        before = event.earlier
        while self.own and before is not None:
            if before.card is env.card:
                return False
            before = before.earlier
        return self.own or count_events(s, before, env, self.tests, 1) == 0


def count_events(s: State, event: Event | None, env: Env, tests: list[Test], most: int) -> int:
    """How many events, from this one on those of its kind before it, pass the tests, read with each of them as the
    event; not more than asked for."""
    found = 0
    while event is not None and found < most:
        about = Env(env.seat, env.card, env.serial, env.record, event)
        for test in tests:
            if not test.holds(s, about):
                break
        else:
            found += 1
        event = event.earlier
    return found


# ---- what an event is like
@dataclass(slots=True, eq=False)
class EventCardIs(Test):
    """What the event's card is like, with the values it had then."""

    traits: list[Trait]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.card is None:
            return False
        record = event.record
        r = record if isinstance(record, InPlay) else in_play(s, event.card)
        return has_all(self.traits, s, env, event.card, r)


@dataclass(slots=True, eq=False)
class OtherCardIs(Test):
    """What the second party of the event is like."""

    traits: list[Trait]

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None or event.other is None:
            return False
        return has_all(self.traits, s, env, event.other, in_play(s, event.other))


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
class FromZone(Test):
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
class AttackedBy(Test):
    """'Whenever you attack': [LU-combat.1] it is always the active player who does."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        return self.who.includes(s, env, s.active)
