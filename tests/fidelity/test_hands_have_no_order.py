"""Whoever has seen another's hand is not told in which order it is held: by no name that it could speak of either."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.fuzz.honesty import thinkable
from rulebound.kernel.game import Game
from rulebound.kernel.state import State
from rulebound.tabletop.kits import room_of
from rulebound.tabletop.rooms import rulesets


@pytest.mark.parametrize("ruleset", rulesets())
def test_moves_that_can_be_thought_of(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=4)
    hand = game.state.rules.zones + room_of(game.ruleset, "codes").HAND
    while not (game.decision.free and game.decision.seat == 0 and names_in(game.state, hand) > 1):
        game.decide(game.decision.default)
    s = game.state.copy()
    for card in s.zones[hand]:
        s.show(card, 0b01)
    turned = s.copy()
    turned.zones[hand] = turned.zones[hand][::-1]
    one, other = (thinkable(Game(game.ruleset, each, {}), 0) for each in (s, turned))
    assert one == other


def names_in(s: State, zone: int) -> int:
    return len({card.definition.name for card in s.zones[zone]})
