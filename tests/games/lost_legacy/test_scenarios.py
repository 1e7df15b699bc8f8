"""Every scenario of the game holds: its rules, its cards, its hard cases, told as small games."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.scenario import run_file

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    row = run_file(str(path))
    assert row.ok, row.error
