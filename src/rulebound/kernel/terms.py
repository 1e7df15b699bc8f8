"""What instructions need to know: amounts, conditions, groups of cards and players, as objects made from a text once.

All are asked with the state and the `Env` of the ability under way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.cards import Card, Record, Ref
from rulebound.kernel.events import Event

if TYPE_CHECKING:
    from rulebound.kernel.state import State


class Env:
    """What an ability under way remembers: who, with which card, about which event, and what it has bound so far."""

    __slots__ = ("card", "done", "event", "numbers", "record", "seat", "serial", "slots")

    def __init__(self, seat: int, card: Card, serial: int, record: Record | None, event: Event | None) -> None:
        self.seat = seat
        self.card = card
        self.serial = serial
        self.record = record
        self.event = event
        self.done = True  # whether the last instruction really happened ("if you do")
        self.slots: list[list[Ref]] = []
        self.numbers: list[int] = []

    def copy(self) -> Env:
        new = Env(self.seat, self.card, self.serial, self.record, self.event)
        new.done = self.done
        new.slots = self.slots[:]
        new.numbers = self.numbers[:]
        return new

    def read(self, seat: int, event: Event | None) -> Env:
        """The same with another player as 'you', or about another event. A term never writes what it is asked with:
        all copies of a state share the env of a line."""
        new = Env(seat, self.card, self.serial, self.record, event)
        new.done = self.done
        new.slots = self.slots
        new.numbers = self.numbers
        return new


class Amount:
    """A number that a text speaks of."""

    __slots__ = ()

    def value(self, s: State, env: Env) -> int:
        raise NotImplementedError


class Number(Amount):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, env: Env) -> int:
        return self.number


class Bound(Amount):
    """A number that an earlier instruction has left, such as how many were sacrificed this way."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, s: State, env: Env) -> int:
        return env.numbers[self.slot]


class Times(Amount):
    """`factor` for each of `count`."""

    __slots__ = ("count", "factor")

    def __init__(self, factor: Amount, count: Amount) -> None:
        self.factor = factor
        self.count = count

    def value(self, s: State, env: Env) -> int:
        return self.factor.value(s, env) * self.count.value(s, env)


class Half(Amount):
    """Half, rounded down."""

    __slots__ = ("of",)

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, s: State, env: Env) -> int:
        return self.of.value(s, env) // 2


class EventAmount(Amount):
    """'That much': how much the event was about."""

    __slots__ = ()

    def value(self, s: State, env: Env) -> int:
        event = env.event
        return 0 if event is None else event.amount


class HalfUp(Amount):
    """Half, rounded up."""

    __slots__ = ("of",)

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, s: State, env: Env) -> int:
        return (self.of.value(s, env) + 1) // 2


class Negative(Amount):
    """A reduction by an amount that is looked up."""

    __slots__ = ("of",)

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, s: State, env: Env) -> int:
        return -self.of.value(s, env)


class Test:
    """A condition that a text speaks of."""

    __slots__ = ()

    def holds(self, s: State, env: Env) -> bool:
        raise NotImplementedError


class Not(Test):
    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        self.test = test

    def holds(self, s: State, env: Env) -> bool:
        return not self.test.holds(s, env)


class Every(Test):
    __slots__ = ("tests",)

    def __init__(self, tests: list[Test]) -> None:
        self.tests = tests

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if not test.holds(s, env):
                return False
        return True


class Any(Test):
    __slots__ = ("tests",)

    def __init__(self, tests: list[Test]) -> None:
        self.tests = tests

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if test.holds(s, env):
                return True
        return False


class Done(Test):
    """'If you do': whether the last instruction really happened."""

    __slots__ = ()

    def holds(self, s: State, env: Env) -> bool:
        return env.done


class AtLeast(Test):
    __slots__ = ("amount", "least")

    def __init__(self, amount: Amount, least: Amount) -> None:
        self.amount = amount
        self.least = least

    def holds(self, s: State, env: Env) -> bool:
        return self.amount.value(s, env) >= self.least.value(s, env)


class Group:
    """The cards a noun phrase speaks of, in a fixed order."""

    __slots__ = ()

    def cards(self, s: State, env: Env) -> list[Card]:
        raise NotImplementedError

    def fits(self, s: State, env: Env, card: Card) -> bool:
        """Whether `card` is one of them now."""
        return card in self.cards(s, env)


class CountOf(Amount):
    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def value(self, s: State, env: Env) -> int:
        return len(self.group.cards(s, env))


class Whom:
    """The players a noun phrase speaks of, in the order in which they act."""

    __slots__ = ()

    def seats(self, s: State, env: Env) -> list[int]:
        raise NotImplementedError


class You(Whom):
    __slots__ = ()

    def seats(self, s: State, env: Env) -> list[int]:
        return [env.seat]
