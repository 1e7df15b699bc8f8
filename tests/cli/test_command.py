"""The command as a whole: quick to answer, and never a traceback for a person's mistake."""

import subprocess
import sys
from pathlib import Path

import pytest

import rulebound
from rulebound.tabletop.rooms import rulesets

COMMAND = Path(sys.executable).parent / "rulebound"
HEAVY = ["rulebound.language.reader", "rulebound.games.luminous.vocabulary", "rulebound.fuzz", "rulebound.bench"]


def test_the_installed_command_says_its_version():
    done = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"rulebound {rulebound.__version__}"


def test_the_module_is_the_same_command():
    done = subprocess.run([sys.executable, "-m", "rulebound", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"rulebound {rulebound.__version__}"


def test_help_does_not_wait_for_the_engine():
    program = (
        "import sys\nfrom rulebound.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    "words",
    [
        ["play"], ["watch"], ["draft"], ["replay"], ["scenario"], ["rules"], ["fuzz"], ["bench"], ["deck", "check"],
        ["deck", "list"], ["cards", "check"], ["cards", "explain"], ["cards", "list"], ["cards", "gaps"],
        ["cards", "language"], ["cards", "next"],
    ],
)  # fmt: skip
def test_every_command_explains_itself(command, words):
    outcome = command(*words, "--help")
    assert outcome.status == 0
    assert "Usage" in outcome.out


@pytest.mark.parametrize(
    "words",
    [["play"], ["watch"], ["rules"], ["fuzz"], ["bench"], ["deck", "check"], ["deck", "list"], ["cards", "list"]],
)
def test_the_help_names_every_ruleset(command, words):
    said = command(*words, "--help").out
    assert all(ruleset in said for ruleset in rulesets())


def test_square_brackets_are_printed(command):
    assert "[[card]]" in command("cards", "check", "--help").out
    assert "[[card]]" in command("play", "--help").out


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["play", "chess"], 2),
        (["play", "--against", "nobody"], 2),
        (["play", "--deck", "nosuch"], 1),
        (["play", "--resume", "nosuch.json"], 1),
        (["watch", "--decks", "emberfall,tidewatch,emberfall"], 2),
        (["watch", "--switch", "empty_draw=perhaps"], 2),
        (["replay", "nosuch.json"], 1),
        (["watch", "lightseekers", "--switch", "payment=perhaps"], 2),
        (["watch", "lightseekers", "--decks", "forgeworks,emberfall"], 1),
        (["draft", "luminous"], 1),
        (["draft", "lightseekers-first"], 1),
        (["rules", "lightseekers", "LS-99"], 2),
        (["fuzz", "chess"], 2),
        (["bench", "chess"], 2),
        (["cards", "list", "--game", "chess"], 2),
    ],
)
def test_a_mistake_ends_in_a_message(command, words, status):
    outcome = command(*words)
    assert outcome.status == status
    assert outcome.out == ""
    assert outcome.err
    assert "Traceback" not in outcome.err
