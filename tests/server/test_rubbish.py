"""Many games in one process: nobody waits while all of them are looked through for rubbish."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from rulebound.server.workers import LONG_AGO, MANY, Rubbish


class Thing:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def rubbish() -> Iterator[Rubbish]:
    found = Rubbish()
    gc.callbacks.append(found.collected)
    yield found
    gc.callbacks.remove(found.collected)
    gc.unfreeze()


def test_what_a_whole_collection_has_left_is_not_looked_at_again(rubbish: Rubbish) -> None:
    gc.collect(1)
    assert gc.get_freeze_count() == 0
    thing = Thing()
    gc.collect()
    assert gc.get_freeze_count() > 1000
    gone = weakref.ref(thing)
    del thing
    gc.collect()
    assert gone() is not None, "it was set aside"


def test_it_is_looked_at_when_many_games_are_gone(rubbish: Rubbish) -> None:
    thing = Thing()
    gc.collect()
    gone = weakref.ref(thing)
    del thing
    for _ in range(MANY - 1):
        rubbish.answered("forget")
        rubbish.answered("decide")
    gc.collect()
    assert gone() is not None
    rubbish.answered("forget")
    gc.collect()
    assert gone() is None


def test_it_is_looked_at_after_a_long_time_when_nobody_asks(rubbish: Rubbish) -> None:
    thing = Thing()
    gc.collect()
    gone = weakref.ref(thing)
    del thing
    rubbish.nobody_asks()
    assert gone() is not None
    rubbish.looked -= LONG_AGO + 1
    rubbish.nobody_asks()
    assert gone() is None
