"""A bot that looks one decision ahead.

It deals the cards that it cannot see anew (from its view, never from the table), tries each option there, lets what
follows resolve, and keeps the option that leaves it best off. The opponent is taken to block as suits them best.
"""

from __future__ import annotations

from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import BadArgument
from rulebound.kernel.game import View
from rulebound.kernel.masking import Masked
from rulebound.kernel.policies import best_of
from rulebound.kernel.public import Choice, Decision
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.kits import kit_of


class Greedy:
    """One decision ahead. A table that was imagined serves until the action that was chosen there is over, as long as
    this seat sees there what it sees here. For the next action the hidden cards are dealt anew: else one lucky deal
    would be chosen by again and again."""

    def __init__(self, seed: Seed = 1) -> None:
        self.dice = Dice(seed)
        self.table: tuple[Ruleset, State] | None = None

    def choose(self, view: View, decision: Decision) -> Choice:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.table is None or not self.sees_the_same(view, decision.seat):
            imagined = view.imagine(self.dice)
            self.table = imagined.ruleset, imagined.state.copy()
        ruleset, state = self.table
        question = next(each for each in state.asked if each.seat == decision.seat)
        both = list(zip(options, question.options, strict=True))
        willing = [each for choice, each in both if self.is_willing(choice)]
        best = best_of(ruleset, state, question, willing or question.options)
        chosen = next(choice for choice, each in both if each is best)
        state.decide(question, best)
        return chosen

    def is_willing(self, choice: Choice) -> bool:
        """Whether it would do that at all."""
        return True

    def sees_the_same(self, view: View, seat: int) -> bool:
        """Whether the game has gone on as at the table on which this bot has answered before."""
        assert self.table is not None
        ruleset, state = self.table
        asked = next((each for each in state.asked if each.seat == seat), None)
        if asked is None or ruleset.is_free(asked):
            return False
        return Masked(ruleset, state, seat).doc == view.masked.doc


class Without(Greedy):
    """Greedy with a handicap: it never makes a move of this kind, or with a card of this name, where it may do anything
    else. What it loses by that says what such moves are worth."""

    def __init__(self, what: str, seed: Seed = 1) -> None:
        super().__init__(seed)
        self.what = what
        self.known = False

    def choose(self, view: View, decision: Decision) -> Choice:
        if not self.known:  # a slip of the pen would be a bot without any handicap
            ruleset = view.imagine(Dice(self.dice.key)).ruleset
            names = {str(face.table["name"]) for face in kit_of(ruleset.name).card_set()}
            if self.what not in {*ruleset.move_names, *names}:
                kinds = ", ".join(name for name in ruleset.move_names if name)
                raise BadArgument("bot", self.what, f"it is no card and no kind of move; kinds are: {kinds}")
            self.known = True
        return super().choose(view, decision)

    def is_willing(self, choice: Choice) -> bool:
        return choice.kind != self.what and all(card.name != self.what for card in choice.cards)
