"""Labels, prompts, log lines and the rules of refusals are what they were: see `words.py`."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

spec = importlib.util.spec_from_file_location("words", Path(__file__).with_name("words.py"))
assert spec is not None
assert spec.loader is not None
words = importlib.util.module_from_spec(spec)
spec.loader.exec_module(words)

GOLDEN = json.loads(words.GOLDEN.read_text())
FOUND = words.groups()


@pytest.mark.parametrize("name", GOLDEN, ids=lambda name: name.replace(" ", "-"))
def test_the_words_are_what_they_were(name: str) -> None:
    """A scenario that is new has no digest yet; one that is gone is struck from the list."""
    found = FOUND[name]
    changed = [each for each, mark in GOLDEN[name].items() if words.digest(found[each]) != mark]
    assert changed == [], f"the words of '{name}' changed: tests/fidelity/words.py shows how"
