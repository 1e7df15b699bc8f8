"""A bot that looks one decision ahead.

It deals the cards that it cannot see anew (from its view, never from the table), tries each option there, lets what
follows resolve, and keeps the option that leaves it best off. The opponent is taken to block as suits them best.
"""

from __future__ import annotations

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.game import View
from rulebound.kernel.policies import best_move
from rulebound.kernel.public import Choice, Decision, labels_of
from rulebound.kernel.questions import Question
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State


class Greedy:
    """One decision ahead. A table that was imagined serves as long as what is asked there is what is asked here."""

    def __init__(self, seed: Seed = 1) -> None:
        self.dice = Dice(seed)
        self.table: tuple[Ruleset, State] | None = None

    def choose(self, view: View, decision: Decision) -> Choice:
        question = self.same_question(decision)
        if question is None:
            if len(decision.options) == 1:
                return decision.options[0]
            imagined = view.imagine(self.dice)
            self.table = imagined.ruleset, imagined.state.copy()
            question = next(each for each in imagined.state.asked if each.seat == decision.seat)
        assert self.table is not None
        ruleset, state = self.table
        best = best_move(ruleset, state, question)
        state.decide(question, best)
        return next(choice for choice, each in zip(decision.options, question.options, strict=True) if each is best)

    def same_question(self, decision: Decision) -> Question | None:
        """What is asked at the table on which this bot has answered before, if the game has gone on alike."""
        if self.table is not None:
            ruleset, state = self.table
            labels = [option.label for option in decision.options]
            for question in state.asked:
                if question.seat == decision.seat and len(question.options) == len(labels):
                    if labels_of(ruleset, state, question) == labels:
                        return question
        return None
