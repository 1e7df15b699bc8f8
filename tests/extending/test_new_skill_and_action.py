"""Walks: a keyword and an action of the rules, added to a large game from outside, without a change in the sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rulebound
from rulebound.games.luminous import codes as c
from rulebound.kernel.actions import Action, add_action

HERE = Path(__file__).parent


def test_a_skill_and_an_action_from_outside_have_the_rights_of_those_of_the_rulebook() -> None:
    """The skill: printed, granted, asked for, refused by. The action: listed, said, read, refused, done, replayed,
    played by bots. In a process of its own, because a game reads its moves once."""
    done = subprocess.run([sys.executable, str(HERE / "shadows.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "A: bury Old Letter" in lines and "A resolves Fence: Whenever you discard a card" in lines
    buried = int(lines[-1].removeprefix("buried: "))
    assert buried > 3


def test_an_action_that_comes_too_late_is_refused() -> None:
    rulebound.new_game("luminous", seed=1)
    late: Action[object] = Action("late", "come late", [])
    with pytest.raises(RuntimeError, match="read already"):
        add_action("luminous", late)


def test_nothing_of_it_is_in_the_game_itself() -> None:
    game = rulebound.new_game("luminous", seed=1)
    assert max(c.SKILL_NAMES) < c.OWN_SKILLS
    assert len(game.ruleset.move_names) == c.OWN_MOVES
