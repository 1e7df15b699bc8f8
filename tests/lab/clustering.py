"""The same on a cluster: two nodes, one of which is killed in the middle, give the table of one machine, game for game.

    python -m tests.lab.clustering
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence

from rulebound.lab import asking
from rulebound.lab.cluster import cluster
from rulebound.lab.plans import Plan
from rulebound.lab.playing import Row
from rulebound.lab.running import Players, Store, here, run


def main(games: int = 40) -> None:
    from ray.cluster_utils import Cluster

    sides = asking.sides_of("lightseekers", ["bitter-ward", "briar-row", "forgeworks"], ["greedy"])
    question = asking.matrix("lightseekers", sides, games)
    with here() as players:
        alone = run(question, Store(None, question.settings), players)
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = nodes.add_node(num_cpus=1)
    began = time.monotonic()
    killed = False

    def killing(play: Players) -> Players:
        def plays(plans: Sequence[Plan]) -> Iterator[Row]:
            nonlocal killed
            for count, row in enumerate(play(plans)):
                if count == games // 2 and not killed:
                    nodes.remove_node(second, allow_graceful=False)
                    killed = True
                yield row

        return plays

    try:
        with cluster(nodes.address) as players:
            together = run(question, Store(None, question.settings), killing(players))
    finally:
        nodes.shutdown()
    assert killed, "nothing was killed: the test shows nothing"
    assert together == alone, [key for key in alone if together.get(key) != alone[key]][:5]
    took = time.monotonic() - began
    print(f"{len(together)} games on two nodes, one killed: the same rows as on one machine, {took:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
