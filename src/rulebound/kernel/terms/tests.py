"""Conditions that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.kernel.terms.base import Env, Test, Whom

if TYPE_CHECKING:
    from rulebound.kernel.state import State


@dataclass(slots=True, eq=False)
class Not(Test):
    test: Test

    def holds(self, s: State, env: Env) -> bool:
        return not self.test.holds(s, env)


@dataclass(slots=True, eq=False)
class Every(Test):
    tests: list[Test]

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if not test.holds(s, env):
                return False
        return True


@dataclass(slots=True, eq=False)
class AnyOf(Test):
    tests: list[Test]

    def holds(self, s: State, env: Env) -> bool:
        for test in self.tests:
            if test.holds(s, env):
                return True
        return False


class Done(Test):
    """'If you do': whether the last instruction really happened."""

    def holds(self, s: State, env: Env) -> bool:
        return env.done


@dataclass(slots=True, eq=False)
class TurnOf(Test):
    """Whose turn it is."""

    who: Whom

    def holds(self, s: State, env: Env) -> bool:
        return self.who.includes(s, env, s.active)


@dataclass(slots=True, eq=False)
class ModeChosen(Test):
    """Of a text with several modes to choose; they stand in a number, one bit each."""

    number: int
    mode: int

    def holds(self, s: State, env: Env) -> bool:
        return (env.numbers[self.number] >> self.mode) & 1 == 1
