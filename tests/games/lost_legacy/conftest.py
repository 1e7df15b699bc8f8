"""The game is not finished, so it is found only while a test of its own runs."""

from pathlib import Path

import pytest

import rulebound.games

FOLDER = Path(rulebound.games.__file__).parent / "lost_legacy"


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebound.games, "__path__", list(rulebound.games.__path__))
    monkeypatch.setenv("RULEBOUND_GAMES", str(FOLDER))
    rulebound.add_games(FOLDER)
