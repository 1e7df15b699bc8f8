"""Questions with their context: what asks, what it is about, whose it is, and what follows from an answer."""

from __future__ import annotations

import pytest

import rulebound
from rulebound import scenario
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game

CARDS = """
title = "context"
game = "luminous"
turn = "TURN"
[[card]]
name = "Spark"
type = "spell"
fast = true
faction = "Wanderers"
text = "Deal 1 damage to a unit."
[[card]]
name = "Raider"
type = "unit"
faction = "Wanderers"
attack = 2
health = 2
[[card]]
name = "Ward"
type = "unit"
faction = "Wanderers"
attack = 1
health = 3
"""


def table(mine: str = "", theirs: str = "", turn: str = "A") -> Game:
    return scenario.position(f"{CARDS.replace('TURN', turn)}\n[seat.A]\n{mine}\n[seat.B]\n{theirs}\n")


def follows(game: Game, label: str) -> str:
    return next(choice.follows for choice in game.decision.options if choice == label)


def test_a_card_that_asks_says_whose_it_is_and_its_words() -> None:
    game = table('hand = ["Spark"]\nplay = ["Raider"]', 'play = ["Ward"]')
    game.decide("play Spark")
    decision = game.decision
    assert decision.asker is not None and (decision.asker.name, decision.asker.owner) == ("Spark", 0)
    assert decision.context == "Your Spark: \u201cDeal 1 damage to a unit.\u201d"
    assert decision.clause == "Spark: A unit"


def test_what_can_be_chosen_has_an_owner_and_a_state() -> None:
    game = table(
        'hand = ["Spark"]\nplay = [{ card = "Raider", expended = true }]', 'play = [{ card = "Ward", damage = 1 }]'
    )
    game.decide("play Spark")
    remarks = {choice.label: choice.remark for choice in game.decision.options}
    assert remarks == {"choose Raider": "yours, 2/2, expended", "choose Ward": "B's, 1/3, 1 damage"}


def test_an_attack_is_about_its_attacker() -> None:
    game = table('play = ["Raider"]', 'play = ["Ward"]')
    game.decide("attack B with Raider")
    assert game.decision.seat == 1
    assert game.decision.context == "A's Raider (2/2, expended) attacks you."


def test_passing_gives_up_blocking() -> None:
    game = table('play = ["Raider"]', 'play = ["Ward"]')
    game.decide("attack B with Raider")
    assert follows(game, "pass") == "gives up blocking in this combat"
    game.decide("pass")
    assert follows(game, "pass") == "combat damage is dealt next"


def test_what_a_mulligan_does() -> None:
    game = rulebound.new_game("luminous", seed=3)
    while not any(option.label.startswith("mulligan") for option in game.decision.options):
        game.decide(game.decision.default)
    count = len(game.view(game.decision.seat)["seats"][game.decision.seat]["hand"])
    expected = f"your hand goes under your deck, you draw {count} others and keep them"
    assert follows(game, f"mulligan {count} cards") == expected


def test_passing_may_end_the_turn() -> None:
    game = table()
    assert follows(game, "pass") == "your turn ends if B passes, too"
    game.decide("pass")
    assert follows(game, "pass") == "A's turn ends"


def test_a_text_that_would_find_nothing_is_announced() -> None:
    game = table('hand = ["Spark"]')
    assert follows(game, "play Spark") == "there is nothing now for 'a unit'"
    game = table('hand = ["Spark"]', 'play = ["Ward"]')
    assert follows(game, "play Spark") == ""


SEARCH = """
title = "context"
game = "luminous"
[[card]]
name = "Seek"
type = "spell"
faction = "Wanderers"
text = "Put a relic from your discard pile into your hand."
[[card]]
name = "Look"
type = "spell"
faction = "Wanderers"
text = "Put a relic from your hand on top of your deck."
[seat.A]
hand = ["Seek", "Look"]
[seat.B]
"""


def test_of_cards_that_others_do_not_see_nothing_is_foretold() -> None:
    game = scenario.position(SEARCH)
    assert {choice.follows for choice in game.decision.options if choice.label.startswith("play")} == {""}


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_every_question_that_a_card_asks_tells_which(ruleset: str) -> None:
    """In whole games; a remark is made of cards in play alone."""
    asked = remarks = seed = 0
    game, dice = rulebound.new_game(ruleset, seed=0), Dice(6)
    for _ in range(600):
        if game.over:
            seed += 1
            game = rulebound.new_game(ruleset, seed=seed)
        decision = game.decision
        if decision.context:
            asked += 1
            assert decision.context[0].isupper()
        for choice in decision.options:
            if choice.remark:
                remarks += 1
                assert choice.remark.split(",")[0].endswith(("yours", "'s"))
        game.decide(decision.options[dice.below(len(decision.options))])
    assert asked and remarks


def test_a_combat_of_creatures_says_who_attacks_whom() -> None:
    game, dice = rulebound.new_game("starlight", seed=3), Dice(3)
    contexts: set[str] = set()
    for _ in range(200):
        if game.over:
            break
        decision = game.decision
        if decision.context.endswith(".") and " attacks " in decision.context:
            contexts.add(decision.context)
            assert next(each.follows for each in decision.options if each == decision.default) != "" or (
                decision.default == "done answering"
            )
        game.decide(decision.options[dice.below(len(decision.options))])
    assert any(each.startswith("Your ") for each in contexts) and any(" your " in each for each in contexts)
