"""Many games at once for one learner: processes that play several games each, observations in memory that all share.

Gymnasium's own form has a process for every game, and every step waits for all of them. Here a process answers for all
its games with one message, so few processes with many games each keep their cores busy.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_shared_memory, read_from_shared_memory, write_to_shared_memory

from rulebound.envs.aec import TEXT
from rulebound.envs.single import SeatEnv
from rulebound.kernel.errors import BadArgument, RuleboundError

CLOSE: Final = "close"
RESET: Final = "reset"
STEP: Final = "step"
ENDING: Final = 5.0  # seconds that a process has to end by itself


class Told(NamedTuple):
    """What a process says of one of its games; what is observed lies in the shared memory."""

    reward: float
    over: bool
    seat: int
    illegal: bool


class SeatsEnv(VectorEnv[Any, Any, Any]):
    """So many games as `SeatEnv` has one, on so many processes (all cores, if nothing is said). A game that is over
    begins anew at the next step, whatever the action (Gymnasium's `NEXT_STEP`)."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self, num_envs: int, ruleset: str = "luminous", *, workers: int | None = None, **given: Any
    ) -> None:
        if given.get("form") == TEXT:
            raise BadArgument("form", TEXT, "texts are of any length and cannot lie in shared memory")
        if num_envs < 1 or (workers is not None and workers < 1):
            raise BadArgument("num_envs", num_envs, "there must be a game, and a process to play it")
        one = SeatEnv(ruleset, **given)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        context = get_context("forkserver")
        self.memory = create_shared_memory(self.single_observation_space, num_envs, context)  # type: ignore[arg-type]
        self.seen = read_from_shared_memory(self.single_observation_space, self.memory, num_envs)
        count = min(workers or len(os.sched_getaffinity(0)), num_envs)
        parts = np.array_split(np.arange(num_envs), count)
        self.parts = [range(int(part[0]), int(part[-1]) + 1) for part in parts]
        self.lines: list[Connection] = []
        self.processes = []
        for part in self.parts:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.memory, part, ruleset, given), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games in all places. A single seed is that of the first, and those of the others follow it."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + at for at in range(self.num_envs)]
        else:
            seeds = list(seed)
        told = self._asked(RESET, [[(seeds[at], options) for at in part] for part in self.parts])
        return copied(self.seen), info_of(told)

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action for each game."""
        if len(actions) != self.num_envs:
            raise BadArgument("actions", len(actions), f"there must be one for each of {self.num_envs} games")
        told = self._asked(STEP, [[int(actions[at]) for at in part] for part in self.parts])
        over = np.array([each.over for each in told])
        rewards = np.array([each.reward for each in told])
        return copied(self.seen), rewards, over, np.zeros_like(over), info_of(told)

    def close_extras(self, **given: Any) -> None:
        for line, process in zip(self.lines, self.processes, strict=True):
            with suppress(BrokenPipeError):  # one in which a game has failed ends by itself, perhaps just now
                line.send((CLOSE, None))
            process.join(ENDING)
            if process.is_alive():
                process.terminate()
            line.close()

    def _asked(self, what: str, parts: list[list[Any]]) -> list[Told]:
        """Ask all processes, then wait for them."""
        for line, part in zip(self.lines, parts, strict=True):
            line.send((what, part))
        answers = [line.recv() for line in self.lines]
        for answer in answers:
            if isinstance(answer, str):
                raise RuleboundError(f"a game of the vector failed:\n{answer}")
        return [told for answer in answers for told in answer]


def info_of(told: list[Told]) -> dict[str, Any]:
    return {"seat": np.array([each.seat for each in told]), "illegal": np.array([each.illegal for each in told])}


def copied(seen: Any) -> Any:
    """What was observed: a learner keeps it while the next step is written."""
    return {name: copied(each) for name, each in seen.items()} if isinstance(seen, dict) else seen.copy()


def work(line: Connection, memory: Any, places: range, ruleset: str, given: dict[str, Any]) -> None:
    """A process: its games, until it is told to close. What fails is told, and not lost."""
    try:
        envs = [SeatEnv(ruleset, **given) for _ in places]
        over = [True for _ in places]
        while True:
            what, asked = line.recv()
            if what == CLOSE:
                return
            told: list[Told] = []
            for at, (env, place) in enumerate(zip(envs, places, strict=True)):
                reward, illegal = 0.0, False
                if what == RESET:
                    seed, options = asked[at]
                    seen, info = env.reset(seed=seed, options=options)
                    over[at] = False
                elif over[at]:
                    seen, info = env.reset()
                    over[at] = False
                else:
                    seen, reward, over[at], _, info = env.step(asked[at])
                    illegal = "illegal" in info
                write_to_shared_memory(env.observation_space, place, seen, memory)
                told.append(Told(reward, over[at], info["seat"], illegal))
            line.send(told)
    except Exception:
        line.send(traceback.format_exc(limit=-4))
