"""Many games at once: each goes as it would alone, whatever the number of processes; what fails is told."""

from __future__ import annotations

from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest

import rulebound
from rulebound.envs import SeatEnv, SeatsEnv
from rulebound.envs.acting import PAGE

GAMES = 3
STEPS = 40


def firsts(masks: np.ndarray) -> np.ndarray:
    return np.array([np.flatnonzero(mask)[-1] for mask in masks])


def alone(seed: int) -> Iterator[tuple[dict[str, np.ndarray], float, bool, int]]:
    """A game by itself, begun anew at the step after its end."""
    env = SeatEnv("lightseekers", opponent="random")
    seen, info = env.reset(seed=seed)
    reward, over = 0.0, False
    while True:
        yield seen, reward, over, info["seat"]
        if over:
            seen, info = env.reset()
            reward, over = 0.0, False
        else:
            seen, reward, over, _, info = env.step(np.int64(np.flatnonzero(seen["action_mask"])[-1]))


@pytest.mark.parametrize("workers", [1, 2])
def test_each_game_goes_as_it_would_alone(workers: int) -> None:
    envs = gymnasium.make_vec("rulebound/lightseekers-v0", num_envs=GAMES, workers=workers, opponent="random")
    assert isinstance(envs, SeatsEnv) and len(envs.processes) == workers
    ended = 0
    try:
        seen, info = envs.reset(seed=5)
        rewards, over = np.zeros(GAMES), np.zeros(GAMES, bool)
        games = [alone(5 + at) for at in range(GAMES)]
        for _ in range(STEPS):
            for at, game in enumerate(games):
                wanted, reward, done, seat = next(game)
                for name in ("observation", "action_mask", "options"):
                    assert (seen[name][at] == wanted[name]).all()
                assert (rewards[at], over[at], info["seat"][at]) == (reward, done, seat)
            ended += int(over.sum())
            seen, rewards, over, _, info = envs.step(firsts(seen["action_mask"]))
        assert envs.observation_space.contains(seen)
    finally:
        envs.close()
    assert ended  # a new game has begun behind the end of another
    assert not any(process.is_alive() for process in envs.processes)


def test_what_was_observed_stays_and_what_is_not_allowed_is_marked() -> None:
    envs = SeatsEnv(2, "lightseekers", workers=1)
    try:
        seen, _ = envs.reset(seed=1)
        kept = seen["observation"].copy()
        after, rewards, over, _, info = envs.step(np.array([PAGE - 2, firsts(seen["action_mask"])[1]]))
        assert (seen["observation"] == kept).all() and (after["observation"] != kept).any()
        assert (rewards[0], over[0]) == (-1.0, True)
        assert info["illegal"].tolist() == [True, False]
    finally:
        envs.close()


def test_a_fault_in_a_process_is_told() -> None:
    envs = SeatsEnv(2, "lightseekers", workers=2, illegal="refuse")
    try:
        envs.reset(seed=1)
        with pytest.raises(rulebound.RuleboundError, match="look at the mask"):
            envs.step(np.array([PAGE - 2, PAGE - 2]))
    finally:
        envs.close()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(rulebound.BadArgument, match="shared memory"):
        SeatsEnv(2, "lightseekers", form="text")
    with pytest.raises(rulebound.BadArgument, match="there must be a game"):
        SeatsEnv(0, "lightseekers")
