"""Faults are planted into the sources: where the engine is compiled, these tests run on its sources in a process of
their own. Either they or `test_on_the_sources.py` are collected, never neither."""

from rulebound.kernel import state

COMPILED = not str(state.__file__).endswith(".py")

collect_ignore = ["test_atomic.py", "test_lists.py"] if COMPILED else ["test_on_the_sources.py"]
