"""Every scenario of the game holds, in its edition: its rules, its cards, its hard cases, told as small games."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rulebound.scenario import run_file

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    row = run_file(str(path))
    assert row.ok, row.error


def test_there_are_scenarios_to_run_in_both_editions() -> None:
    assert len(FILES) > 700
    assert {"hard", "switches", "golden", "multiplayer"} <= {path.parent.name for path in FILES}
    documents = [tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES]
    editions = {doc.get("ruleset", doc["game"]) for doc in documents}
    assert editions == {"lightseekers", "lightseekers-first"}
