"""One kernel, one card language, several games: no line of either names a game, not even in a comment."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "rulebound"
GAMES = ("luminous", "lightseekers", "starlight", "lost legacy", "lost-legacy", "lost_legacy")
RULES = re.compile(r"\b(?:LU|LS|LS1|ST|SL|LL)-[A-Za-z0-9]")


def lines_that_name_a_game(folder: Path) -> list[str]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if any(game in line.lower() for game in GAMES) or RULES.search(line):
                found.append(f"{path.relative_to(SOURCES)}:{number}: {line.strip()}")
    return found


def test_the_kernel_knows_no_game() -> None:
    assert lines_that_name_a_game(SOURCES / "kernel") == []


def test_the_card_language_knows_no_game() -> None:
    assert lines_that_name_a_game(SOURCES / "language") == []


def test_what_games_share_knows_no_game() -> None:
    assert lines_that_name_a_game(SOURCES / "tabletop") == []


def test_a_game_that_is_named_is_found() -> None:
    assert lines_that_name_a_game(SOURCES / "games" / "luminous")
