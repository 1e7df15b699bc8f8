"""How a card will be invoked is told when it is: what was chosen before would tell what the card can do."""

from __future__ import annotations

from random import Random

import pytest

from rulebound.api import new_game
from rulebound.games.starlight.planning import Plan
from rulebound.kernel.game import Game


def chosen_in_part(seed: int) -> Game | None:
    """A position in which a card has its target or its place, and something else is still to be chosen."""
    dice, game = Random(seed), new_game("starlight", ["open-veins", "the-night-office"], seed=seed)
    for _ in range(400):
        if game.over:
            return None
        if any(isinstance(frame, Plan) and frame.pc == 0 and frame.decided for frame in game.state.frames):
            return game
        game.decide(dice.choice(game.decision.options))
    return None


@pytest.mark.rules("ST-LOC.2")
def test_what_another_has_chosen_so_far_is_not_in_the_masked_position() -> None:
    game = next(found for seed in range(40) if (found := chosen_in_part(seed)) is not None)
    mine = game.decision.seat
    own, other = (
        next(frame for frame in game.view(seat).masked.doc["frames"] if "decided" in frame) for seat in (mine, 1 - mine)
    )
    assert own["decided"] and not other["decided"]
    assert (other["target"], other["enchantment"], other["mode"]) == (None, None, 0)
