"""A bot that takes any option."""

from __future__ import annotations

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.game import View
from rulebound.kernel.public import Choice, Decision


class Random:
    """Every option is equally likely."""

    def __init__(self, seed: Seed = 1) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision) -> Choice:
        options = decision.options
        return options[self.dice.below(len(options))]
