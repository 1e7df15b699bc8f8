"""Walks: what is added to a game from outside, without a change in the sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rulebound.games.luminous.vocabulary.verbs import Draw
from rulebound.language.verbs import Verb, add_verb

HERE = Path(__file__).parent


def test_a_verb_from_outside_has_the_rights_of_every_verb():
    """Order, for each, that much, several players, trigger with and without amount, past, cost, prohibition, log line,
    event by its name, save, plain words. In a process of its own, because a game reads its words once."""
    done = subprocess.run([sys.executable, str(HERE / "revel.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    told = [line for line in lines if "revels" in line]
    assert told == ["A revels for 2", "A revels for 3", "B revels for 3", "A revels for 4"]
    assert "When you revel:" in lines and "  2. You revel for 2." in lines
    assert lines[-1].split().count("revelled") == 4


def test_a_verb_that_comes_too_late_is_refused():
    with pytest.raises(RuntimeError, match="read already"):
        add_verb("luminous", Verb(Draw))
