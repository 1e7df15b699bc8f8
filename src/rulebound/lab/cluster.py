"""The same games on many machines, with Ray. Each of them needs the same version of Rulebound; nothing else is shared.

A game hangs on its plan alone, so it does not matter where it is played, nor how often: a machine that dies costs the
games that it had under way, and they are played again elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from rulebound.lab.plans import LabError, Plan
from rulebound.lab.playing import Row, begun_row, played
from rulebound.lab.running import Players
from rulebound.lab.tables import needed

SENT: Final = 4  # games under way for each core of the cluster
RETRIES: Final = 5


@contextmanager
def cluster(address: str) -> Iterator[Players]:
    """Players on all cores of a Ray cluster: `auto` for the one of this machine, else `host:port` of its head."""
    ray: Any = needed("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, TimeoutError) as fault:
        raise LabError(f"there is no Ray cluster at '{address}': {fault}") from fault
    try:
        yield Cluster(ray).play
    finally:
        ray.shutdown()


class Cluster:
    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.task = ray.remote(max_retries=RETRIES)(played)

    def play(self, plans: Sequence[Plan]) -> Iterator[Row]:
        waiting = list(reversed(plans))
        under_way: dict[Any, Plan] = {}
        while waiting or under_way:
            cores = max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
            while waiting and len(under_way) < cores * SENT:
                plan = waiting.pop()
                under_way[self.task.remote(plan)] = plan
            for done in self.ray.wait(list(under_way), num_returns=1)[0]:
                plan = under_way.pop(done)
                try:
                    yield self.ray.get(done)
                except self.ray.exceptions.RayError as fault:
                    yield {**begun_row(plan), "fault": f"no machine could play this game: {fault}"}
