"""Passing unasked: what a seat is still asked, what is never passed for it, and that waiting tells nothing."""

from __future__ import annotations

from collections import Counter

import pytest

import rulebound
from rulebound import scenario
from rulebound.fuzz.honesty import faces_dealt_anew
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.public import Decision
from rulebound.kernel.ruleset import AIMED, ATTACK, COMBAT, LAST, OWN_TURN
from rulebound.tabletop.passing import HOLD, MODES, SMART, UNTIL, Passing, passed_unasked, pause

CARDS = """
title = "passing"
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
[[card]]
name = "Idol"
type = "relic"
faction = "Wanderers"
durability = 3
"""


def table(mine: str = "", theirs: str = "", turn: str = "B") -> Game:
    """Seat 0 is asked, it is the turn of seat 1 unless said otherwise."""
    return scenario.position(f"{CARDS.replace('TURN', turn)}\n[seat.A]\n{mine}\n[seat.B]\n{theirs}\n")


def asked(game: Game) -> Decision:
    return next(decision for decision in game.decisions if decision.seat == 0)


# ---- what concerns a seat
def test_where_nothing_can_be_done_it_is_passed() -> None:
    game = table(theirs='hand = ["Raider"]')
    game.decide("play Raider")
    assert [choice.label for choice in asked(game).options] == ["pass"]
    assert passed_unasked(asked(game), SMART) == "pass"


def test_an_answer_that_nothing_calls_for_is_kept_for_later() -> None:
    game = table('hand = ["Spark"]', 'hand = ["Raider"]')
    game.decide("play Raider")
    assert "play Spark" in asked(game).options and asked(game).stake == ""
    assert passed_unasked(asked(game), SMART) == "pass"
    assert passed_unasked(asked(game), HOLD) is None


def test_the_end_of_the_others_turn_is_the_last_chance() -> None:
    game = table('hand = ["Spark"]\nplay = ["Ward"]')
    game.decide("pass")
    assert asked(game).stake == LAST
    assert passed_unasked(asked(game), SMART) is None
    assert passed_unasked(asked(game), UNTIL) == "pass"


def test_an_attack_with_a_legal_blocker_stops_every_mode() -> None:
    game = table('play = ["Ward"]', 'play = ["Raider"]')
    game.decide("attack A with Raider")
    assert asked(game).stake == ATTACK
    assert all(passed_unasked(asked(game), mode) is None for mode in MODES)


def test_an_attack_without_an_answer_stops_none() -> None:
    game = table(theirs='play = ["Raider"]')
    game.decide("attack A with Raider")
    assert passed_unasked(asked(game), SMART) == "pass"


def test_a_card_aimed_at_what_is_mine_stops() -> None:
    game = table('hand = ["Spark"]\nplay = ["Ward"]', 'hand = ["Spark"]\nplay = ["Raider"]')
    game.decide("play Spark")
    game.decide("choose Ward")
    assert asked(game).stake == AIMED
    assert passed_unasked(asked(game), SMART) is None and passed_unasked(asked(game), UNTIL) is None


def test_a_card_aimed_elsewhere_does_not() -> None:
    game = table('hand = ["Spark"]\nplay = ["Ward"]', 'hand = ["Spark"]\nplay = ["Raider"]')
    game.decide("play Spark")
    game.decide("choose Raider")
    assert asked(game).stake == ""


def test_what_was_aimed_before_the_last_action_is_over() -> None:
    game = table('hand = ["Spark"]\nplay = ["Ward"]', 'hand = ["Spark", "Raider"]\nplay = ["Raider"]')
    for label in ("play Spark", "choose Ward", "pass", "play Raider"):
        game.decide(label)
    assert asked(game).stake == ""


def test_the_own_attack_is_a_combat_of_mine() -> None:
    game = table('hand = ["Spark"]\nplay = ["Raider"]', 'play = ["Ward"]', turn="A")
    for label in ("attack B with Raider", "block with Ward"):
        game.decide(label)
    assert asked(game).stake == COMBAT
    assert passed_unasked(asked(game), SMART) is None


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_an_own_main_decision_is_passed_in_no_mode(ruleset: str) -> None:
    """In whole games, whoever is asked: the frame of a turn is never left by itself."""
    game, dice = rulebound.new_game(ruleset, seed=5), Dice(5)
    own = 0
    while not game.over and own < 200:
        decision = game.decision
        if decision.stake == OWN_TURN:
            own += 1
            assert decision.free and decision.seat == game.state.active
            assert all(passed_unasked(decision, mode) is None for mode in MODES)
        elif not decision.free:
            assert all(passed_unasked(decision, mode) is None for mode in MODES)
        game.decide(decision.options[dice.below(len(decision.options))])
    assert own > 10


# ---- the modes of a seat
def test_the_rest_ends_with_the_turn_it_was_asked_in() -> None:
    game = table('hand = ["Spark"]\nplay = ["Ward"]')
    game.decide("pass")
    rest = Passing()
    rest.ask(UNTIL, game.state.turn)
    assert rest.answer(asked(game), game.state.turn) == "pass"
    assert rest.answer(asked(game), game.state.turn + 1) is None  # the last chance of another turn
    assert rest.mode == SMART


def test_the_rest_ends_where_something_is_aimed_at_the_seat() -> None:
    game = table('play = ["Ward"]', 'play = ["Raider"]')
    rest = Passing()
    rest.ask(UNTIL, game.state.turn)
    game.decide("attack A with Raider")
    assert rest.answer(asked(game), game.state.turn) is None
    assert rest.mode == SMART


def test_holding_lasts_over_turns() -> None:
    game = table(theirs='hand = ["Raider"]')
    game.decide("play Raider")
    seat = Passing(HOLD)
    assert seat.answer(asked(game), 3) is None and seat.answer(asked(game), 4) is None


PESTER = """
title = "yielding"
game = "luminous"
[[card]]
name = "Beggar"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
text = "When you play a unit, you may gain 1 life."
[[card]]
name = "Raider"
type = "unit"
faction = "Wanderers"
attack = 2
health = 2
[seat.A]
play = ["Beggar"]
hand = ["Raider", "Raider"]
[seat.B]
"""


def test_yielding_answers_the_same_question_of_a_card_for_this_turn() -> None:
    game = scenario.position(PESTER)
    game.decide("play Raider")
    first = game.decision
    assert first.asker is not None and first.asker.name == "Beggar"
    seat = Passing()
    assert seat.answer(first, game.state.turn) is None
    assert seat.yield_to(first, game.state.turn)
    for label in (first.default, "pass", "play Raider"):
        game.decide(label)
    assert seat.answer(game.decision, game.state.turn) == first.default
    assert seat.answer(game.decision, game.state.turn + 1) is None


def test_only_what_a_card_asks_can_be_yielded_to() -> None:
    game = scenario.position(PESTER)
    assert not Passing().yield_to(game.decision, 1)


# ---- waiting
def test_a_pause_is_the_same_whatever_the_seat_holds() -> None:
    game, dice = rulebound.new_game("luminous", seed=3), Dice(3)
    compared = 0
    for step in range(160):
        decision = game.decision
        other = Game(game.ruleset, faces_dealt_anew(game.ruleset, game.state, 1 - decision.seat, dice, True), {})
        other.state.ask_again()
        theirs = other.decision
        if decision.free and theirs.seat == decision.seat:
            compared += decision.options != theirs.options
            assert pause(decision, "table", step) == pause(theirs, "table", step)
        game.decide(decision.options[dice.below(len(decision.options))])
    assert compared > 5


def test_a_pause_is_human_and_none_is_needed_with_an_empty_hand() -> None:
    full, empty = table('hand = ["Spark"]'), table()
    for game in (full, empty):
        game.decide("pass")
    waits = {pause(asked(full), "table", step) for step in range(50)}
    assert len(waits) > 40 and all(0.8 <= wait <= 2.5 for wait in waits)
    assert pause(asked(empty), "table", 1) == 0


# ---- how many questions are left
def test_the_questions_on_the_others_turn_become_few() -> None:
    """Three fifths of them offer nothing but to pass; a person who passes smartly is asked the rest that matters."""
    count: Counter[str] = Counter()
    for seed in range(6):
        decks = rulebound.deck_names("luminous")
        game = rulebound.new_game("luminous", [decks[seed % len(decks)], decks[(seed + 3) % len(decks)]], seed=seed)
        dice = Dice(seed)
        while not game.over:
            decision = game.decision
            if decision.seat != game.state.active and game.state.turn:
                count["asked"] += 1
                count["nothing but pass"] += len(decision.options) == 1
                count["passed unasked"] += passed_unasked(decision, SMART) is not None
            game.decide(decision.options[dice.below(len(decision.options))])
    nothing = count["nothing but pass"] / count["asked"]
    left = 1 - count["passed unasked"] / count["asked"]
    print(f"{count['asked']} questions on the other's turn: {nothing:.0%} offer nothing but pass, {left:.0%} are left")
    assert nothing > 0.55
    assert left < 0.3
