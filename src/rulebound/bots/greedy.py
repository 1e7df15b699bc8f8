"""A bot that looks one decision ahead.

It deals the cards that it cannot see anew (from its view, never from the table), tries each option there, lets what
follows resolve, and keeps the option that leaves it best off. The opponent is taken to block as suits them best.
"""

from __future__ import annotations

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.game import View
from rulebound.kernel.policies import best_move
from rulebound.kernel.public import Choice, Decision


class Greedy:
    """One decision ahead."""

    def __init__(self, seed: Seed = 1) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision) -> Choice:
        options = decision.options
        if len(options) == 1:
            return options[0]
        imagined = view.imagine(self.dice)
        question = next(each for each in imagined.state.asked if each.seat == decision.seat)
        best = best_move(imagined.ruleset, imagined.state, question)
        return next(options[at] for at, each in enumerate(question.options) if each is best)
