"""Faults are planted into sources. Where the engine is compiled, such tests run on its sources in processes of their
own: either they or `test_on_the_sources.py` are collected, never neither."""

import gc
import os
from collections.abc import Iterator
from hashlib import blake2b

import pytest

from rulebound._pure import is_compiled
from rulebound.kernel import state

ON_THE_SOURCES = ["planted"]

collect_ignore = ON_THE_SOURCES if is_compiled(state) else ["test_on_the_sources.py"]

EVERY = int(os.environ.get("RULEBOUND_EVERY", "1"))
"""Of so many tests one is run: which, hangs on its name alone."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept = [item for item in items if int.from_bytes(blake2b(item.nodeid.encode()).digest()[:4]) % EVERY == 0]
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept
    # Those with a browser first: of several workers one does them all, with one server, and none is left with them at
    # the end, when the others have nothing more to do.
    items.sort(key=lambda item: "tests/web/" not in item.nodeid)


# The collector would walk the vocabularies and card sets again and again: it looks more rarely.
gc.set_threshold(100_000, 20, 50)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """For tests that measure time: the collector walks what all tests before them have left, at a moment of its own."""
    gc.disable()
    yield
    gc.enable()
