"""States that differ only in what a seat may not know give byte-equal views, options and refusals."""

from __future__ import annotations

import json

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game

DECKS = rulebound.deck_names()
NAMES = ["play Old Dragon", "pass", "play a Green orb", "attack B with Gate Mastiff", "block with Gate Mastiff"]


def at_some_decision(seed: int) -> Game:
    game = rulebound.new_game("luminous", decks=[DECKS[seed % len(DECKS)], DECKS[(seed + 4) % len(DECKS)]], seed=seed)
    dice = Dice(seed)
    for _ in range(30 + 23 * seed):
        if game.over:
            break
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    return game


@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(seed: int) -> None:
    game = at_some_decision(seed)
    for seat in (0, 1):
        seen = json.dumps(game.view(seat), sort_keys=True)
        for other in range(3):
            imagined = game.imagine(seat, Dice(100 * seed + other))
            assert json.dumps(imagined.view(seat), sort_keys=True) == seen
            if not game.over and game.decision.seat == seat:
                assert imagined.decision == game.decision
                assert refusals(imagined) == refusals(game)


def refusals(game: Game) -> list[str]:
    found: list[str] = []
    for label in NAMES:
        try:
            found.append(f"{label}: {game.why_not(label)}")
        except rulebound.RuleboundError as fault:
            found.append(f"{label}: {fault}")
    return found


def test_an_imagined_game_has_other_hidden_cards() -> None:
    game = at_some_decision(2)
    hands = {json.dumps(game.imagine(0, Dice(seed)).view(1)["seats"][1]["hand"]) for seed in range(5)}
    assert len(hands) > 1


def test_the_log_does_not_name_the_cards_that_others_draw() -> None:
    game = at_some_decision(1)
    assert any(line.endswith("draws a card") for line in game.log)


HIDDEN_MOVES = """
title = "hidden moves"
game = "luminous"
[[card]]
name = "Quiet Burial"
type = "spell"
faction = "Wanderers"
text = "Void a card from your hand face down. Put a card from your hand on top of your deck."
[[card]]
name = "Recall"
type = "spell"
faction = "Wanderers"
text = "Return a unit to its owner's hand."
[[card]]
name = "Gray Walker"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
[[card]]
name = "Plain Page"
type = "unit"
faction = "Wanderers"
attack = 1
health = 2
[[card]]
name = "Spare Page"
type = "unit"
faction = "Wanderers"
attack = 2
health = 1
[seat.A]
hand = ["Quiet Burial", "Recall", "Plain Page", "Spare Page"]
play = ["Gray Walker"]
"""


@pytest.mark.parametrize(("voided", "topped"), [("Gray Walker", "Plain Page"), ("Plain Page", "Gray Walker")])
def test_where_a_known_card_of_a_hand_went_is_not_seen_when_it_goes_face_down(voided: str, topped: str) -> None:
    game = rulebound.scenario.position(HIDDEN_MOVES)
    for label in ("play Recall", "pass"):
        game.decide(label)
    assert game.view(1)["seats"][0]["known_hand"] == ["Gray Walker"]
    for label in ("play Quiet Burial", f"choose {voided}", f"choose {topped}"):
        game.decide(label)
    seen = game.view(1)["seats"][0]
    assert seen["known_hand"] == [] and seen["known_deck"] == []
    assert seen["void"] == ["a face-down card"]
    log = game.log_of(1)
    told = "\n".join(log[log.index("A: play Quiet Burial") :])
    assert "A: choose" not in told and "Plain Page" not in told and "Gray Walker" not in told
    assert f"A: choose {voided}" in game.log_of(0)
