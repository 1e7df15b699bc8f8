"""What an event must be like that something waits for or asks about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from rulebound.kernel.terms import Every, Test

Wait = TypeVar("Wait", bound="Waiting")


def all_of(tests: Sequence[Test]) -> Test | None:
    """Several tests as one; None if nothing is asked."""
    return (tests[0] if len(tests) == 1 else Every(list(tests))) if tests else None


@dataclass(frozen=True)
class Waiting:
    """One kind of event and what it must be like; `own`: it is about the card whose text it is."""

    event: int
    tests: Sequence[Test] = ()
    own: bool = False

    @property
    def test(self) -> Test | None:
        return all_of(self.tests)

    def and_also(self: Wait, *tests: Test) -> Wait:
        return replace(self, tests=(*self.tests, *tests))
