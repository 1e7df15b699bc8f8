"""Imports point one way, and the check that says so can say no."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = "from importlinter.cli import lint_imports as lint; exit(lint(no_cache=True, no_logo=True))"
ROOMS = [
    "kernel", "language", "tabletop", "games", "api", "scenario", "bots", "lab", "balance", "envs", "fuzz", "bench",
    "match", "server", "cli",
]  # fmt: skip


def lint_imports(checkout: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts of pyproject.toml in a process that sees only this checkout's package."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "COLUMNS": "200"}
    command = [sys.executable, "-c", LINT]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)


def fixture_house(folder: Path) -> Path:
    """A package with all our rooms, nothing in them, and our contracts."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    package = folder / "src" / "rulebound"
    for room in ROOMS:
        (package / room).mkdir(parents=True)
        (package / room / "__init__.py").write_text("", encoding="utf-8")
        (package / room / "inside.py").write_text("", encoding="utf-8")
    (package / "__init__.py").write_text("from rulebound import api\n", encoding="utf-8")
    return folder


def test_our_imports_keep_the_contracts():
    outcome = lint_imports(ROOT)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("language", "from rulebound.kernel import inside"),
        ("games", "from rulebound.language import inside"),
        ("bots", "import rulebound"),
        ("bots", "from rulebound.api import inside"),
        ("cli", "from rulebound.games import inside"),
        ("tabletop", "from rulebound.language import inside"),
        ("match", "from rulebound.bots import inside"),
    ],
)
def test_an_import_that_points_down_is_fine(tmp_path, room, line):
    house = fixture_house(tmp_path)
    (house / "src" / "rulebound" / room / "change.py").write_text(line + "\n", encoding="utf-8")
    outcome = lint_imports(house)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize(
    ("room", "line", "contract"),
    [
        ("kernel", "from rulebound.language import inside", "Imports point one way"),
        ("kernel", "import rulebound", "Imports point one way"),
        ("language", "from rulebound.games import inside", "Imports point one way"),
        ("games", "from rulebound.bots import inside", "Imports point one way"),
        ("games", "from rulebound import api", "Imports point one way"),
        ("bots", "from rulebound.games import inside", "Only the public API"),
        ("bots", "from rulebound import games", "Only the public API"),
        ("bots", "from rulebound.games.inside import something", "Only the public API"),
        ("match", "from rulebound.cli import inside", "Imports point one way"),
        ("tabletop", "from rulebound.games import inside", "Imports point one way"),
        ("games", "import rulebound.cli", "Imports point one way"),
        ("bots", "import rulebound.match.inside", "Imports point one way"),
        ("new_room", "", "Imports point one way"),
    ],
)
def test_an_import_that_points_up_is_found(tmp_path, room, line, contract):
    house = fixture_house(tmp_path)
    folder = house / "src" / "rulebound" / room
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").touch()
    (folder / "change.py").write_text(line + "\n", encoding="utf-8")
    outcome = lint_imports(house)
    assert outcome.returncode == 1, outcome.stdout + outcome.stderr
    broken = [row for row in outcome.stdout.splitlines() if row.endswith("BROKEN")]
    assert any(row.startswith(contract) for row in broken), outcome.stdout
