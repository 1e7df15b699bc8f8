"""Bots: they get a view and a decision, and see nothing more than their seat sees."""

from collections.abc import Callable
from functools import partial

from rulebound.bots.greedy import Greedy
from rulebound.bots.random import Random
from rulebound.bots.search import Search, Thought
from rulebound.kernel.chance import Seed
from rulebound.kernel.game import Bot

__all__ = ["BOTS", "Greedy", "Random", "Search", "Thought"]

BOTS: dict[str, Callable[[Seed], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "novice": partial(Search, seconds=0.02),
    "player": partial(Search, seconds=0.05),
    "expert": partial(Search, seconds=0.2),
    "master": partial(Search, seconds=1.0),
}
