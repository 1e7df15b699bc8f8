"""The worked example that learns, in a short form: it plays, its slope is right, and what wins becomes likelier."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from rulebound.envs import SeatEnv

PLACE = Path(__file__).resolve().parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", PLACE)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_it_plays_learns_and_draws_its_curve(learn: ModuleType, tmp_path: Path) -> None:
    out = tmp_path / "curve.csv"
    words = ["--games", "8", "--batch", "4", "--every", "8", "--tests", "2", "--out", str(out)]
    curve = learn.main(words)
    assert [line["games"] for line in curve] == [0, 8]
    assert all(0 <= line[name] <= 1 for line in curve for name in ("random", "greedy"))
    assert out.read_text().splitlines()[0] == "games,seconds,random,greedy"


def test_what_wins_becomes_likelier_and_what_loses_does_not(learn: ModuleType) -> None:
    env = SeatEnv("lightseekers", opponent="random", seat=0)
    policy = learn.Policy(env)
    seen, _ = env.reset(seed=3)
    while seen["action_mask"].sum() < 3:
        seen, _, _, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    position = policy.position(seen)
    allowed, rows = policy.rows(seen, position)
    before = policy.chances(rows)
    for _ in range(10):
        now = policy.chances(rows)
        policy.learn([([(position, rows, 1, now[1])], 1.0), ([(position, rows, 2, now[2])], -1.0)])
    after = policy.chances(rows)
    assert after[1] > before[1] and after[2] < before[2]
    assert after.sum() == pytest.approx(1, abs=1e-5) and len(after) == len(allowed)


def test_it_foretells_how_games_end(learn: ModuleType) -> None:
    """Two positions, of which one is always won and the other always lost."""
    env = SeatEnv("lightseekers", opponent="random", seat=0)
    policy = learn.Policy(env)
    games = []
    for seed, worth in ((3, 1.0), (4, -1.0)):
        seen, _ = env.reset(seed=seed)
        position = policy.position(seen)
        _, rows = policy.rows(seen, position)
        games.append(([(position, rows, 0, policy.chances(rows)[0])], worth))
    for _ in range(40):
        policy.learn(games)
    won, lost = policy.critic.forward(np.array([steps[0][0] for steps, _ in games]))[0]
    assert won > 0.5 and lost < -0.5


def test_it_gets_better_in_a_hundred_games(learn: ModuleType) -> None:
    """On a few deals that it plays again and again, against who plays anything: far more is won at the end."""
    env = SeatEnv("lightseekers", opponent="random", decks=["long-noon", "long-noon"])
    policy = learn.Policy(env)
    wins = []
    for _ in range(12):
        games = [learn.play(env, policy, seed) for seed in range(12)]
        wins.append(sum(worth > 0 for _, worth in games) / len(games))
        policy.learn(games, rate=0.01)
    assert sum(wins[-3:]) / 3 > sum(wins[:3]) / 3 + 0.15
