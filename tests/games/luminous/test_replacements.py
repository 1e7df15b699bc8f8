"""A choice in the midst of a step: the step is taken back, asked about, and done anew as if it had never begun."""

from __future__ import annotations

import rulebound
from rulebound import scenario
from rulebound.kernel.game import Game
from rulebound.kernel.saves import digest

TWO_TEXTS = """
game = "luminous"

[[card]]
name = "Soft Landing"
type = "relic"
faction = "Wanderers"
durability = 3
text = "If a unit would be destroyed, return it to its owner's hand instead."

[[card]]
name = "Grave Toll"
type = "relic"
faction = "Wanderers"
durability = 3
text = "If a unit would be destroyed, void it instead."

[[card]]
name = "Reap"
type = "spell"
faction = "Wanderers"
text = "Draw 1. Destroy a unit."

[[card]]
name = "Hare"
type = "unit"
faction = "Wanderers"
attack = 2
health = 2

[seat.A]
hand = ["Reap"]
[seat.B]
play = ["Soft Landing", "Grave Toll", "Hare"]
"""


def at_the_choice() -> Game:
    game = scenario.position(TWO_TEXTS)
    game.decide("play Reap")
    return game


def test_the_affected_player_is_asked_by_the_ledgers_entry() -> None:
    decision = at_the_choice().decision
    assert (decision.seat, decision.rule) == (1, "LU-dec.12")
    assert decision.options == ["choose Soft Landing", "choose Grave Toll"]


def test_what_was_taken_back_is_told_once() -> None:
    game = at_the_choice()
    assert not any("Hare is" in line for line in game.log)
    game.decide("choose Grave Toll")
    assert [line for line in game.log if "Hare" in line] == ["A can only choose Hare", "Hare is voided"]
    assert game.log.count("A draws a card") == 1


def test_the_choice_can_be_saved_copied_and_undone() -> None:
    game = at_the_choice()
    before = digest(game.state)
    loaded = rulebound.load(game.save())
    copy = game.copy()
    for each in (game, loaded, copy):
        each.decide("choose Soft Landing")
    assert digest(game.state) == digest(loaded.state) == digest(copy.state)
    game.undo()
    assert digest(game.state) == before
    game.decide("choose Grave Toll")
    assert digest(game.state) != digest(loaded.state)


IN_TURN = """
game = "luminous"

[[card]]
name = "Fasting"
type = "relic"
faction = "Wanderers"
durability = 3
text = "If you would draw a card, you may gain 1 life instead."

[[card]]
name = "Thick Skin"
type = "relic"
faction = "Wanderers"
durability = 3
text = "If you would be dealt damage, you may draw 1 instead."

[[card]]
name = "Hare"
type = "unit"
faction = "Wanderers"
attack = 2
health = 2

[seat.A]
play = ["Hare"]
[seat.B]
play = ["Fasting", "Thick Skin", { card = "Hare", expended = true }]
deck = ["Hare", "Hare"]
"""


def test_the_steps_before_are_not_taken_back() -> None:
    """[LU-turn.5] [LU-turn.7] The draw step comes after the ready step, whatever is asked within it."""
    game = scenario.position(IN_TURN)
    game.decide("pass")
    game.decide("pass")
    assert game.decision.options == ["Fasting: do it", "Fasting: decline"]
    assert game.log[-3:] == ["start phase of B, ready step", "Hare readies", "effect step"]


def test_what_is_asked_in_the_damage_step_is_asked_there() -> None:
    """[LU-combat.24] Nobody has priority in it."""
    game = scenario.position(IN_TURN)
    game.decide("attack B with Hare")
    game.decide("pass")
    game.decide("pass")
    assert game.decision.options == ["Thick Skin: do it", "Thick Skin: decline"]
    assert game.log[-1] == "combat damage step"
