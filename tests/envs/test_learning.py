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
    allowed, rows = policy.rows(seen)
    before, _ = policy.chances(rows)
    for _ in range(30):
        policy.learn([([(rows, 1)], 1.0), ([(rows, 2)], -1.0)])
    after, _ = policy.chances(rows)
    assert after[1] > before[1] and after[2] < before[2]
    assert after.sum() == pytest.approx(1, abs=1e-5) and len(after) == len(allowed)
