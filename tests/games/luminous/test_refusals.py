"""Refusals name every rule that forbids a move, and none that does not."""

from __future__ import annotations

from rulebound import scenario
from rulebound.kernel.game import Game

HARES = """
game = "luminous"

[[card]]
name = "Hare"
type = "unit"
faction = "Wanderers"
essence_cost = "1"
attack = 2
health = 2
text = "Expend: Gain 1 life."

[[card]]
name = "Post"
type = "relic"
faction = "Wanderers"
durability = 3

[seat.A]
play = [{ card = "Hare", expended = true }, "Post"]
hand = ["Hare"]
discard = ["Hare"]

[seat.B]
play = ["Hare", "Post"]
hand = ["Hare"]
"""


def rules_against(game: Game, label: str) -> set[str]:
    return {refusal.rule for refusal in game.why_not(label)}


def test_the_opponents_namesake_is_not_judged_in_place_of_the_own_card() -> None:
    game = scenario.position(HARES)
    assert rules_against(game, "attack B with Hare") == {"LU-exp.2a", "LU-combat.1"}
    assert game.why_not("attack B with Hare")[0].message == "Hare is expended"
    assert "LU-play.11" not in rules_against(game, "activate Hare: Gain 1 life")
    assert "LU-play.13" not in rules_against(game, "play Hare")


def test_an_attack_on_a_relic_means_the_opponents_before_the_own() -> None:
    game = scenario.position(HARES)
    assert rules_against(game, "attack Post with Hare") == {"LU-exp.2a", "LU-combat.1"}


def test_a_card_that_one_has_not_is_judged_by_the_namesakes_there_are() -> None:
    game = scenario.position(HARES.replace('hand = ["Hare"]\ndiscard', "discard"))
    assert "LU-play.13" in rules_against(game, "play Hare")


def test_a_forced_attack_names_the_text_that_forces_it() -> None:
    game = scenario.position(
        """
game = "luminous"

[[card]]
name = "Berserk"
type = "unit"
faction = "Wanderers"
attack = 3
health = 3
text = "This unit attacks each turn if able."

[seat.A]
play = ["Berserk"]
"""
    )
    (refusal,) = game.why_not("pass")
    assert refusal.rule == "LU-play.14"
    assert refusal.message == "Berserk: This unit attacks each turn if able"


def test_a_choice_that_does_not_fit_is_told_what_it_lacks() -> None:
    game = scenario.position(
        HARES.replace('hand = ["Hare"]\ndiscard', 'hand = ["Hammer"]\ndiscard')
        + """
[[card]]
name = "Hammer"
type = "spell"
faction = "Wanderers"
essence_cost = "0"
text = "Destroy a relic."
"""
    )
    game.decide("play Hammer")
    (refusal,) = game.why_not("choose Hare (expended)")
    assert refusal.rule == "LU-play.4"
    assert "is no relic" in refusal.message
