"""Players that a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.luminous.ops.combats import combat_under_way
from rulebound.games.luminous.ops.remembering import remembered
from rulebound.games.luminous.values import is_out, next_living
from rulebound.kernel.play import Event, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom
from rulebound.kernel.terms.players import Actor, You


@dataclass(slots=True, eq=False)
class TheOpponent(Whom):
    """[LU-multi.6] The damaged or defending player where there is one, otherwise the one that was chosen."""

    chosen: int  # the number that `ChooseOpponent` leaves: the seat and 1

    def seats(self, s: State, env: Env) -> list[int]:
        seat = given_opponent(s, env)
        return [env.numbers[self.chosen] - 1 if seat < 0 else seat]


def given_opponent(s: State, env: Env) -> int:
    """The opponent about whom there is no question, or -1."""
    seats = s.rules.seats
    if seats == 2:
        return 1 - env.seat
    event = env.event
    if event is not None and event.seat != env.seat and not is_out(s, event.seat):
        return event.seat
    combat = combat_under_way(s)
    if combat is not None and combat.defender != env.seat and not is_out(s, combat.defender):
        return combat.defender
    return -1


@dataclass(slots=True, eq=False)
class WhoDidSoOften(Whom):
    """Those of some players who did something so often this turn."""

    who: Whom
    happened: int
    tests: list[Test]
    least: Amount
    active: bool = False  # what the player did whose turn it is: only they attack [LU-combat.1]

    def seats(self, s: State, env: Env) -> list[int]:
        least = self.least.value(s, env)
        found: list[int] = []
        for seat in self.who.seats(s, env):
            event = s.newest_of(self.happened)
            count = 0
            while event is not None and count < least:
                by = s.active if self.active else event.seat
                if by == seat and passes(s, env, event, self.tests):
                    count += 1
                event = event.earlier
            if count >= least:
                found.append(seat)
        return found


def passes(s: State, env: Env, event: Event, tests: list[Test]) -> bool:
    about = Env(env.seat, env.card, env.serial, env.record, event)
    for test in tests:
        if not test.holds(s, about):
            return False
    return True


YOU: Final = You()


class Asked(Actor):
    """The player of whom it is asked just now, one of several."""


def as_actor(env: Env, actor: int, seat: int) -> Env:
    """The same with this player in a number; what is asked writes nothing."""
    about = env.read(env.seat, env.event)
    about.numbers = env.numbers[:] if len(env.numbers) > actor else [0] * (actor + 1)  # a line keeps none
    about.numbers[actor] = seat
    return about


@dataclass(slots=True, eq=False)
class WhoAre(Whom):
    """Those of some players of whom it is so, asked of each as the one in a number."""

    who: Whom
    actor: int
    test: Test

    def seats(self, s: State, env: Env) -> list[int]:
        return [seat for seat in self.who.seats(s, env) if self.test.holds(s, as_actor(env, self.actor, seat))]


@dataclass(slots=True, eq=False)
class Foremost(Whom):
    """The one player who has more of it than all others, or less."""

    actor: int
    much: Amount
    most: bool

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        best = 0
        for seat in s.rules.table(s):
            much = self.much.value(s, as_actor(env, self.actor, seat))
            much = much if self.most else -much
            if not found or much > best:
                found, best = [seat], much
            elif much == best:
                found.append(seat)
        return found if len(found) == 1 else []


@dataclass(slots=True, eq=False)
class KeptPlayers(Whom):
    """Those whom an earlier instruction has put into a number, one bit each."""

    number: int

    def seats(self, s: State, env: Env) -> list[int]:
        return [seat for seat in s.rules.table(s) if env.numbers[self.number] >> seat & 1]


@dataclass(slots=True, eq=False)
class Somebody(Test):
    """There is such a player."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        return len(self.who.seats(s, env)) > 0


@dataclass(slots=True, eq=False)
class Nobody(Test):
    """There is no such player."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        return not self.who.seats(s, env)


class DefendingPlayer(Whom):
    """[LU-combat.5] Of the attack that triggered this, or of the combat under way."""

    def seats(self, s: State, env: Env) -> list[int]:
        combat = combat_under_way(s)
        return [] if combat is None else [combat.defender]


class AttackingPlayer(Whom):
    def seats(self, s: State, env: Env) -> list[int]:
        combat = combat_under_way(s)
        return [] if combat is None else [combat.seat]


@dataclass(slots=True, eq=False)
class ControllerOf(Whom):
    """Who controls a card, or controlled it last."""

    cards: Cards

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for ref in self.cards.refs(s, env):
            r = remembered(s, ref)
            seat = ref.card.owner if r is None else r.controller
            if seat not in found:
                found.append(seat)
        return found


def round_the_table(s: State, first: int) -> list[int]:
    """The players still in the game, from this one on."""
    found: list[int] = []
    seat = next_living(s, first) if is_out(s, first) else first
    for _ in range(s.rules.seats):
        if seat in found:
            break
        found.append(seat)
        seat = next_living(s, seat)
    return found
