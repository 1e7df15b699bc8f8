"""Several processes: they share a PostgreSQL and take over from each other; a file has one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.alone import run_alone
from tests.server.killing import database_for
from tests.server.taking_over import take_over

from rulebound.server.leases import alone

BUSY = 20.0  # seconds, beside other tests; on a machine with time for it, `make fuzz` demands five


@pytest.fixture
def postgres() -> Iterator[str]:
    with database_for(True) as database:
        yield database


def test_one_of_two_processes_is_killed_in_the_middle_of_forty_games(postgres: str) -> None:
    """All of them end, and no answer is lost or doubled: `take_over` holds the rows against what clients were told."""
    figures = run_alone(take_over(postgres, 40, 1, short=True))
    assert figures["playing_when_it_was_killed"] == figures["clients"], figures
    assert figures["had_to_come_back"] >= figures["clients"] // 2, figures
    assert figures["longest_wait_s"] < BUSY, figures


def test_a_process_that_comes_back_after_others_took_over_spoils_nothing(postgres: str) -> None:
    figures = run_alone(take_over(postgres, 8, 2, short=True, stop=True))
    assert figures["had_to_come_back"] >= 4, figures


def test_a_second_process_may_not_serve_the_same_file(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    command = [sys.executable, "-m", "rulebound", "serve", "--port", "0", "--database", file]
    with alone(file):
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2
    said = " ".join(second.stderr.replace("│", " ").split())
    assert "is served by another process" in said and "PostgreSQL" in said


def test_a_file_is_free_again_when_its_process_is_gone(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    holder = f"import os\nfrom rulebound.server.leases import alone\nwith alone({file!r}):\n    os._exit(9)"
    assert subprocess.run([sys.executable, "-c", holder], timeout=60, check=False).returncode == 9
    with alone(file), alone("postgresql://me@here/games"):  # a database elsewhere has no such lock
        assert Path(f"{file}.lock").exists()
