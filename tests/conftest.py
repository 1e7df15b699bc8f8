"""Faults are planted into sources. Where the engine is compiled, such tests run on its sources in processes of their
own: either they or `test_on_the_sources.py` are collected, never neither."""

import gc
from collections.abc import Iterator

import pytest

from rulebound._pure import is_compiled
from rulebound.kernel import state

ON_THE_SOURCES = ["planted"]

collect_ignore = ON_THE_SOURCES if is_compiled(state) else ["test_on_the_sources.py"]


@pytest.fixture
def no_collector() -> Iterator[None]:
    """For tests that measure time: the collector walks what all tests before them have left, at a moment of its own."""
    gc.disable()
    yield
    gc.enable()
