"""A question that is put only because of what lies in a hand is not told to the other player afterwards."""

from __future__ import annotations

import pytest

from rulebound.kernel.game import Game
from rulebound.scenario import position

MOTH = """
game = "starlight"
[[card]]
name = "Hop"
class = "Movement"
binding = "G"
source = "Dream"
energy = 1
mana = 0
text = "Move 1 tile."
[[card]]
name = "Spill"
class = "Spell"
binding = "G"
source = "Dream"
energy = 0
mana = 0
text = "Discard 1 card."
[seat.A]
creatures = [{ name = "Lantern Moth", at = "b3" }, { name = "Toll Keeper", at = "a1" }]
hand = HAND
[seat.B]
creatures = [{ name = "Cairn Ogre", at = "d3" }, { name = "Kiln Golem", at = "e1" }]
"""


def played(hand: str, first: str, wanted: str) -> Game:
    game = position(MOTH.replace("HAND", hand))
    game.decide(next(choice for choice in game.decision.options if choice.label.startswith(first)))
    while not game.decision.free:
        options = game.decision.options
        game.decide(next((choice for choice in options if choice.label.startswith(wanted)), options[0]))
    return game


@pytest.mark.rules("ST-DECR.1", "ST-LOC.2")
@pytest.mark.parametrize(
    ("hands", "first", "wanted"),
    [
        (('["Hop", "Overwind"]', '["Hop", "Honed Edge"]'), "play Hop", "without"),
        (('["Spill", "Hop", "Hop"]', '["Spill", "Hop", "Honed Edge"]'), "play Spill", "discard Hop"),
    ],
)
def test_that_there_was_a_choice_is_told_to_nobody_else(hands: tuple[str, str], first: str, wanted: str) -> None:
    one, other = (played(hand, first, wanted) for hand in hands)
    assert len(one.answers) != len(other.answers)
    assert one.log_of(1) == other.log_of(1)
    assert [each.words for each in one.whole_story(1)] == [each.words for each in other.whole_story(1)]
