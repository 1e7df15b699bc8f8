"""The server is killed in the middle of games, thirty times; `make fuzz` does it five hundred times."""

from __future__ import annotations

from pathlib import Path

from tests.server.alone import run_alone
from tests.server.killing import kill_and_compare


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    figures = run_alone(kill_and_compare(12, 1, str(tmp_path / "tables.sqlite")))
    assert figures["acknowledged"] > 20, figures
    assert figures["rows"] >= figures["acknowledged"]
