"""What a chance to win hangs on: each trait counts as its weight says, and what vanishes with the turn does not."""

from __future__ import annotations

import pytest

from rulebound import scenario
from rulebound.games.luminous.codes import FIELD
from rulebound.games.luminous.outlook import WEIGHTS, outlook, traits
from rulebound.games.luminous.record import thing
from rulebound.games.luminous.values import attack_of
from rulebound.kernel.state import State

TABLE = """
title = "outlook"
game = "luminous"

[[card]]
name = "Walker"
type = "unit"
faction = "Wanderers"
attack = 2
health = 3
text = ""

[[card]]
name = "Kite"
type = "unit"
faction = "Wanderers"
attack = 0
health = 1
text = "Flight."

[[card]]
name = "Lamp"
type = "relic"
faction = "Wanderers"
durability = 3
text = "At the start of your turn, gain 1 life."

[[card]]
name = "Cheer"
type = "spell"
faction = "Wanderers"
text = "A unit you control gets +2 attack this turn."

[seat.A]
"""


def state_of(seat: str) -> State:
    return scenario.position(TABLE + seat).state


def named(s: State) -> dict[str, float]:
    return dict(zip([name for name, _ in WEIGHTS], traits(s, 0), strict=True))


@pytest.mark.parametrize(
    ("seat", "changed"),
    [
        ("life = 20", {"life": -5}),
        ("life = 7", {"life": -18, "life up to 10": -3}),
        ('hand = ["Walker"]', {"cards in hand": 1}),
        (f"orbs = {['Green'] * 5}", {"orbs up to 4": 4, "orbs up to 6": 5}),
        (f"orbs = {['Green'] * 8}", {"orbs up to 4": 4, "orbs up to 6": 6}),
        ('play = ["Walker"]', {"attack": 2, "health": 3, "attack by their life": 2 / 25}),
        (
            'play = [{card = "Walker", expended = true}]',
            {"attack": 2, "health": 3, "expended units": 1, "attack by their life": 2 / 25},
        ),
        ('play = ["Kite"]', {"health": 1, "Flight": 1}),
        ('play = ["Lamp"]', {"relics": 1}),
        (f"play = {['Walker'] * 14}", {"attack": 28, "health": 42, "attack by their life": 1}),
    ],
)
def test_each_trait_counts_as_its_weight_says(seat: str, changed: dict[str, float]) -> None:
    plain, s = state_of(""), state_of(seat)
    before, after = named(plain), named(s)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == changed
    weights = dict(WEIGHTS)
    expected = sum(weights[name] * difference for name, difference in changed.items())
    assert outlook(s, 0) - outlook(plain, 0) == pytest.approx(expected)


def test_a_bonus_that_vanishes_with_the_turn_is_no_trait() -> None:
    game = scenario.position(TABLE + 'play = ["Walker"]\nhand = ["Cheer"]')
    before = named(game.state)
    game.decide("play Cheer")
    while game.decision.seat != 0 or "pass" not in [each.label for each in game.decision.options]:
        game.decide(game.decision.options[0])
    assert sum(attack_of(game.state, thing(game.state, card)) for card in game.state.zone(0, FIELD)) == 4
    assert named(game.state) == {**before, "cards in hand": before["cards in hand"] - 1}
