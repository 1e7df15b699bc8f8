"""How fast the environments are: `python tools/env_speed.py [RULESET ...] [--seconds N] [--beside]`.

Random legal actions, every observation made. Steps for each second of the processor, so that other work on the machine
does little harm; environments take turns, so that they have the same share of it. `--beside` adds the card games of
PettingZoo that are installed (`pip install 'pettingzoo[classic]'`). `--vector` asks instead how many steps one and two
processes of the vector form make (`--games` in all): in a second of the clock, which says something on an idle machine
only, and in a second of the processor of the busiest process and of the learner, who wait for each other (Linux).
"""

from __future__ import annotations

import argparse
import importlib
import os
import time
from pathlib import Path
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


def vector(name: str, games: int, workers: int, seconds: float) -> tuple[float, float]:
    """Steps of all processes in a second of the clock, and of the processor."""
    made = gymnasium.make_vec(name, num_envs=games, workers=workers)
    dice = np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    numbers = [process.pid for process in made.unwrapped.processes]
    began, worked, learned = time.monotonic(), [used(each) for each in numbers], time.process_time()
    steps, busy = 0, 0.0
    while busy < seconds:
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, *_ = made.step(actions)
        steps += games
        busy = max(used(each) - before for each, before in zip(numbers, worked, strict=True))
    busy += time.process_time() - learned
    clock = time.monotonic() - began
    made.close()
    return steps / clock, steps / busy


def used(number: int) -> float:
    """Seconds of the processor that a process has had."""
    fields = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("rulesets", nargs="*", default=list(rulesets()))
    asked.add_argument("--seconds", type=float, default=10, help="for each environment")
    asked.add_argument("--beside", action="store_true")
    asked.add_argument("--vector", action="store_true")
    asked.add_argument("--games", type=int, default=16, help="of the vector form")
    given = asked.parse_args()
    if given.vector:
        for name in given.rulesets:
            one, two = (vector(ids()[name], given.games, workers, given.seconds) for workers in (1, 2))
            for what, alone, both in zip(("clock", "processor"), one, two, strict=True):
                words = f"{alone:6,.0f}, with two processes {both:6,.0f}, {both / alone:.2f} times"
                print(f"{name:20} steps a second of the {what}: {words}")
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
