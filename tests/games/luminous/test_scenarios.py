"""Every scenario of the game holds: its rules, its cards, its hard cases, told as small games."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.scenario import run_file
from rulebound.tabletop.coverage import coverage

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    row = run_file(str(path))
    assert row.ok, row.error


def test_there_are_scenarios_to_run() -> None:
    assert len(FILES) > 500
    assert {"hard", "switches", "cards", "examples"} <= {path.parent.name for path in FILES}


def test_every_rule_and_ruling_is_cited_by_code_and_shown_by_a_test() -> None:
    found = coverage("luminous")
    assert found.rules == 370
    assert list(found.uncited) == []
    assert list(found.untested) == []
