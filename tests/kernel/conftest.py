"""Interpreted classes cannot extend compiled ones: where the kernel is compiled, the mini games run on its sources in
a process of their own. Either `test_minigames.py` or `test_minigames_on_the_sources.py` is collected, never neither."""

from rulebound.kernel import state

COMPILED = not str(state.__file__).endswith(".py")

collect_ignore = ["test_minigames.py" if COMPILED else "test_minigames_on_the_sources.py"]
