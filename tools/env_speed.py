"""How fast the environments are: `python tools/env_speed.py [RULESET ...] [--seconds N] [--vector] [--beside]`.

Random legal actions, every observation made. Steps for each second of the processor, so that other work on the machine
does little harm; environments take turns, so that they have the same share of it. `--beside` adds the card games of
PettingZoo that are installed (`pip install 'pettingzoo[classic]'`). `--vector` asks instead how many steps one and two
processes of Gymnasium's vector form make in a second of the clock: that says something on an idle machine only.
"""

from __future__ import annotations

import argparse
import importlib
import time
from typing import Any

import gymnasium
import numpy as np

from rulebound.envs import ids, table
from rulebound.tabletop.rooms import rulesets

CLASSIC = ("leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
ROUND = 1.0  # seconds of the processor between two turns


class Runner:
    """An environment that is played for a while again and again."""

    def __init__(self, name: str, env: Any) -> None:
        self.name, self.env = name, env
        self.steps, self.seconds, self.seed = 0, 0.0, 0
        self.over = True

    def run(self) -> None:
        """A second of the processor or a little more: whole steps, games one after the other."""
        env, dice = self.env, np.random.default_rng(self.seed)
        began = time.process_time()
        while time.process_time() - began < ROUND:
            if self.over:
                self.seed += 1
                env.reset(seed=self.seed)
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(None if over or cut else int(dice.choice(np.flatnonzero(mask))))
            self.over = not env.agents
            self.steps += not (over or cut)  # what is said to a seat whose game is over is no step
        self.seconds += time.process_time() - began


def classic() -> list[Runner]:
    found: list[Runner] = []
    for name in CLASSIC:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found.append(Runner(name, module.env()))
        except ImportError as fault:
            print(f"{name:28} is not installed: {fault}")
    return found


def vector(name: str, processes: int, seconds: float) -> float:
    """Steps of all processes in a second of the clock."""
    made = gymnasium.make_vec(name, num_envs=processes, vectorization_mode="async")
    dice = np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    steps, began = 0, time.monotonic()
    while time.monotonic() - began < seconds:
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, *_ = made.step(actions)
        steps += processes
    made.close()
    return steps / (time.monotonic() - began)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("rulesets", nargs="*", default=list(rulesets()))
    asked.add_argument("--seconds", type=float, default=10, help="for each environment")
    asked.add_argument("--beside", action="store_true")
    asked.add_argument("--vector", action="store_true")
    given = asked.parse_args()
    if given.vector:
        for name in given.rulesets:
            one, two = (vector(ids()[name], processes, given.seconds) for processes in (1, 2))
            print(f"{name:28} {one:8,.0f} steps a second with one process, {two:,.0f} with two: {two / one:.2f} times")
        return
    runners = [Runner(name, table(name)) for name in given.rulesets]
    runners += classic() if given.beside else []
    for _ in range(max(1, round(given.seconds / ROUND))):
        for runner in runners:
            runner.run()
    for runner in runners:
        print(f"{runner.name:28} {runner.steps / runner.seconds:8,.0f} steps a second of the processor")


if __name__ == "__main__":
    main()
