"""Bots: they get a view and a decision, and see nothing more than their seat sees."""

from rulebound.bots.greedy import Greedy
from rulebound.bots.random import Random

__all__ = ["BOTS", "Greedy", "Random"]

BOTS: dict[str, type[Greedy] | type[Random]] = {"greedy": Greedy, "random": Random}
