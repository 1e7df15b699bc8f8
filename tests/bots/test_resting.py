"""Who judges a position need not list what may be done there: coming to rest changes nothing else."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.saves import digest


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_a_position_at_rest_goes_on_to_what_it_would_have_been(ruleset: str) -> None:
    decks = rulebound.deck_names(ruleset)
    game = rulebound.new_game(ruleset, [decks[0], decks[1]], 3)
    dice, rested = Dice(3), 0
    for number in range(240):
        if game.over:
            break
        question = game.state.asked[0]
        if number % 12 == 0:
            for option in question.options[:8]:
                whole, resting = game.state.copy(), game.state.copy()
                whole.decide(question, option)
                resting.decide(question, option, to_rest=True)
                assert game.ruleset.score(whole, 0) == game.ruleset.score(resting, 0)
                if not resting.asked and resting.ending is None:
                    rested += 1
                    assert game.ruleset.is_quiet(whole)
                    resting.advance()
                assert digest(resting) == digest(whole)
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert rested > 5
