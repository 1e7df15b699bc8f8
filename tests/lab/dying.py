"""Players that fail in ways a game should not: found by their names in the processes that play."""

from __future__ import annotations

import os

from rulebound.lab.plans import Plan
from rulebound.lab.playing import Row, begun_row


def dies_at_three(plan: Plan) -> Row:
    """The process ends in the middle of game 3, as one that is killed does."""
    if plan.number == 3:
        os._exit(9)
    return {**begun_row(plan), "returns": [1.0, -1.0]}
