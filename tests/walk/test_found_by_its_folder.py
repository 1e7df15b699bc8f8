"""A game is found by its folder: no list names it, and nobody waits for it before it is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rulebound
from rulebound.tabletop import rooms

SOURCES = Path(rooms.__file__).parents[1]
BROKEN = 'RULESETS = ("whist",)\nraise RuntimeError("a game was run before anybody asked for it")\n'


def homes(*folders: Path) -> dict[str, rooms.Home]:
    return rooms.homes_in(tuple(map(str, folders)))


def test_the_folders_of_the_house_are_its_games() -> None:
    folders = {path.parent.name for path in (SOURCES / "games").glob("*/__init__.py")}
    assert {home.name for home in rooms.homes().values() if home.path.parent == SOURCES / "games"} == folders


def test_a_file_and_a_folder_elsewhere_are_games_too_and_are_not_run(tmp_path: Path) -> None:
    (tmp_path / "whist.py").write_text(BROKEN)
    (tmp_path / "bridge").mkdir()
    (tmp_path / "bridge" / "__init__.py").write_text('RULESETS = ("rubber", "duplicate")\n')
    (tmp_path / "helper.py").write_text("NOTHING = 1\n")
    found = homes(SOURCES / "games", tmp_path)
    assert list(found)[-3:] == ["rubber", "duplicate", "whist"]
    assert found["duplicate"].path == tmp_path / "bridge"


def test_what_is_wrong_with_a_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(rooms.BadGame, match="there is no folder"):
        homes(tmp_path / "nowhere")
    (tmp_path / "luminous.py").write_text('RULESETS = ("other",)\n')
    with pytest.raises(rooms.BadGame, match="two games have the name 'luminous'"):
        homes(SOURCES / "games", tmp_path)
    (tmp_path / "luminous.py").write_text("def (\n")
    with pytest.raises(rooms.BadGame, match="no game can be read here"):
        rooms.Home("luminous", tmp_path / "luminous.py")
    other = tmp_path / "other"
    other.mkdir()
    (other / "copy.py").write_text('RULESETS = ("luminous",)\n')
    with pytest.raises(rooms.BadGame, match="two games have the ruleset 'luminous'"):
        homes(SOURCES / "games", other)


def test_an_unknown_ruleset_is_answered_with_those_there_are() -> None:
    with pytest.raises(rulebound.UnknownRuleset, match="Rulesets: luminous, lightseekers, lightseekers-first"):
        rulebound.new_game("ludo")


def test_the_command_says_what_is_wrong_with_the_folder_of_games(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rulebound", "watch", "luminous"],
        env={"RULEBOUND_GAMES": str(tmp_path / "nowhere")}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "there is no folder" in done.stderr and "Traceback" not in done.stderr


def test_no_room_outside_a_game_names_one_in_a_list() -> None:
    for room in ("kernel", "language", "tabletop", "api.py", "match.py", "scenario.py", "fuzz", "cli/table.py"):
        files = [SOURCES / room] if room.endswith(".py") else sorted((SOURCES / room).rglob("*.py"))
        for file in files:
            assert "lightseekers-first" not in file.read_text(encoding="utf-8")
