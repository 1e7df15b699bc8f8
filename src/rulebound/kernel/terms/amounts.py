"""Numbers that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.terms.base import Amount, Cards, Env, Test, Whom
from rulebound.kernel.terms.groups import cards_of_player

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class Fixed(Amount):
    number: int

    def value(self, s: State, env: Env) -> int:
        return self.number


@dataclass(slots=True, eq=False)
class Bound(Amount):
    """A number that an earlier instruction has left, such as how many were sacrificed this way."""

    slot: int

    def value(self, s: State, env: Env) -> int:
        return env.numbers[self.slot]


@dataclass(slots=True, eq=False)
class Times(Amount):
    """`factor` for each of `count`."""

    factor: Amount
    count: Amount

    def value(self, s: State, env: Env) -> int:
        return self.factor.value(s, env) * self.count.value(s, env)


@dataclass(slots=True, eq=False)
class Half(Amount):
    """Half, rounded down."""

    of: Amount

    def value(self, s: State, env: Env) -> int:
        return self.of.value(s, env) // 2


@dataclass(slots=True, eq=False)
class HalfUp(Amount):
    """Half, rounded up."""

    of: Amount

    def value(self, s: State, env: Env) -> int:
        return (self.of.value(s, env) + 1) // 2


@dataclass(slots=True, eq=False)
class Negative(Amount):
    """A reduction by an amount that is looked up."""

    of: Amount

    def value(self, s: State, env: Env) -> int:
        return -self.of.value(s, env)


class EventAmount(Amount):
    """'That much': how much the event was about."""

    def value(self, s: State, env: Env) -> int:
        event = env.event
        return 0 if event is None else event.amount


@dataclass(slots=True, eq=False)
class SeatNumber(Amount):
    """A number of players: life, health; of several the sum."""

    who: Whom
    number: int

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += s.numbers[seat * s.rules.seat_numbers + self.number]
        return total


@dataclass(slots=True, eq=False)
class CountOf(Amount):
    group: Cards

    def value(self, s: State, env: Env) -> int:
        return len(self.group.cards(s, env))


@dataclass(slots=True, eq=False)
class HowManyThisWay(Amount):
    """How many of the cards to which this effect did something are of a kind, wherever they are now."""

    of: Cards

    def value(self, s: State, env: Env) -> int:
        return len(self.of.refs(s, env))


@dataclass(slots=True, eq=False)
class Sum(Amount):
    """V + 1, V - 1, and 'increase this by …'."""

    parts: list[Amount]

    def value(self, s: State, env: Env) -> int:
        total = 0
        for part in self.parts:
            total += part.value(s, env)
        return total if total > 0 else 0


@dataclass(slots=True, eq=False)
class AtLeast(Amount):
    """An amount that is no less than this."""

    of: Amount
    least: int

    def value(self, s: State, env: Env) -> int:
        return max(self.of.value(s, env), self.least)


@dataclass(slots=True, eq=False)
class AtMost(Amount):
    """No more than that: 'up to a maximum of 5'."""

    of: Amount
    most: Amount

    def value(self, s: State, env: Env) -> int:
        return min(self.of.value(s, env), self.most.value(s, env))


@dataclass(slots=True, eq=False)
class Difference(Amount):
    """How far two numbers are apart."""

    one: Amount
    other: Amount

    def value(self, s: State, env: Env) -> int:
        return abs(self.one.value(s, env) - self.other.value(s, env))


@dataclass(slots=True, eq=False)
class IfSo(Amount):
    """So much if something is so, else nothing: 'increase this by 2 if …'."""

    test: Test
    of: Amount

    def value(self, s: State, env: Env) -> int:
        return self.of.value(s, env) if self.test.holds(s, env) else 0


@dataclass(slots=True, eq=False)
class ForEvery(Amount):
    """How often so many go into it."""

    of: Amount
    so_many: int

    def value(self, s: State, env: Env) -> int:
        return self.of.value(s, env) // self.so_many


@dataclass(slots=True, eq=False)
class HowMany(Amount):
    who: Whom

    def value(self, s: State, env: Env) -> int:
        return len(self.who.seats(s, env))


@dataclass(slots=True, eq=False)
class CardsOfPlayers(Amount):
    """How many such cards some players have, each read with that player as 'you'."""

    who: Whom
    group: Cards

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += len(cards_of_player(s, env, self.group, seat))
        return total
