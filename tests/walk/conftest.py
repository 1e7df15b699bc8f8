"""The games of this folder are found for as long as a test of it runs."""

from pathlib import Path

import pytest

import rulebound.games

GAMES = Path(__file__).parent / "games"


@pytest.fixture
def walk(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the games, which commands in other processes find by its name too."""
    monkeypatch.setattr(rulebound.games, "__path__", list(rulebound.games.__path__))
    monkeypatch.setenv("RULEBOUND_GAMES", str(GAMES))
    rulebound.add_games(GAMES)
    return GAMES
