"""A bot that looks one decision ahead.

It deals the cards that it cannot see anew (from its view, never from the table), tries each option there, lets what
follows resolve, and keeps the option that leaves it best off. The opponent is taken to block as suits them best.
"""

from __future__ import annotations

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.game import Game, View
from rulebound.kernel.public import Choice, Decision
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State

MOST_TRIED = 24  # options looked at in one decision, so that a menu of sixty blocks stays quick
MOST_STEPS = 60  # decisions followed until the position is quiet


class Greedy:
    """One decision ahead. A table that was imagined serves as long as this seat sees there what it sees here."""

    def __init__(self, seed: Seed = 1) -> None:
        self.dice = Dice(seed)
        self.table: tuple[Ruleset, State] | None = None

    def choose(self, view: View, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        if self.table is None or not self.sees_the_same(view, decision.seat):
            imagined = view.imagine(self.dice)
            self.table = imagined.ruleset, imagined.state.copy()
        ruleset, state = self.table
        question = next(each for each in state.asked if each.seat == decision.seat)
        best = self.best(ruleset, state, question)
        state.decide(question, question.options[best])
        return decision.options[best]

    def sees_the_same(self, view: View, seat: int) -> bool:
        """Whether the game has gone on as at the table on which this bot has answered before."""
        assert self.table is not None
        ruleset, state = self.table
        if not any(each.seat == seat for each in state.asked):
            return False
        return Game(ruleset, state, {}).view(seat) == view

    def best(self, ruleset: Ruleset, state: State, question: Question) -> int:
        """Which option leaves the seat best off; of equals the first."""
        modest = ruleset.default(state, question)
        found, most = 0, -1e9
        for number, option in enumerate(question.options):
            if number >= MOST_TRIED and option is not modest:
                continue  # but to do nothing is always looked at
            fork = state.copy()
            fork.decide(question, option, to_rest=True)
            calm(ruleset, fork)
            score = ruleset.score(fork, question.seat)
            if score > most:
                found, most = number, score
        return found


def calm(ruleset: Ruleset, s: State) -> None:
    """Let what was begun come to its end: choices for the chooser's good, priority passed."""
    for _ in range(MOST_STEPS):
        if s.ending is not None or not s.asked or ruleset.is_quiet(s):
            return
        question = s.asked[0]
        s.decide(question, reply(ruleset, s, question), to_rest=True)


def reply(ruleset: Ruleset, s: State, question: Question) -> Move:
    """The option that looks best right after it, by the eyes of who is asked."""
    if len(question.options) == 1:
        return question.options[0]
    free = ruleset.is_free(question)
    best = ruleset.default(s, question)
    best_score = -1e9
    for option in question.options[:MOST_TRIED]:
        if free and not ruleset.is_reaction(option):
            continue
        fork = s.copy()
        fork.decide(question, option, to_rest=True)
        if free:
            pass_on(ruleset, fork)
        score = ruleset.score(fork, question.seat)
        if score > best_score:
            best, best_score = option, score
    return best


def pass_on(ruleset: Ruleset, s: State) -> None:
    """What happens if everybody now does the least."""
    for _ in range(MOST_STEPS):
        if s.ending is not None or not s.asked or ruleset.is_quiet(s):
            return
        question = s.asked[0]
        s.decide(question, ruleset.default(s, question), to_rest=True)
