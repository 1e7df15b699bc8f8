"""Bad input: a typed error that says what, where and what to do, and the game untouched."""

from __future__ import annotations

import json

import pytest

import rulebound
from rulebound.kernel.errors import AmbiguousMove, BadSave, BadSwitch, GameOver, IllegalMove, NotAnOption
from rulebound.kernel.saves import digest


@pytest.fixture
def game() -> rulebound.Game:
    made = rulebound.new_game("luminous", seed=4)
    made.decide("keep this hand")
    made.decide("keep this hand")
    return made


def test_an_answer_that_is_no_option_changes_nothing_and_suggests_one(game: rulebound.Game) -> None:
    before = digest(game.state)
    with pytest.raises(NotAnOption, match=r"Did you mean 'play an Orange orb'"):
        game.decide("play a Orange orbs")
    with pytest.raises(IllegalMove, match=r"LU-orb\.9"):
        game.decide("play a Luminous Bloom")
    assert digest(game.state) == before
    assert game.answers[2:] == []


def test_a_finished_game_takes_no_answers(game: rulebound.Game) -> None:
    game.decide("concede")
    assert game.over and game.result is not None and game.result.reason == "concession"
    with pytest.raises(GameOver):
        game.decide("pass")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text[: len(text) // 2], "no valid JSON"),
        (lambda text: "[]", "no save of Rulebound"),
        (lambda text: text.replace('"rulebound":1', '"rulebound":99'), "version 99"),
        (lambda text: text.replace('"is":', '"was":'), "damaged"),
        (lambda text: text.replace('"zones":', '"zonen":'), "damaged"),
    ],
)
def test_a_damaged_save_says_what_is_wrong(game: rulebound.Game, damage, words: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadSave, match=words):
        rulebound.load(damage(game.save()))


def test_a_save_of_a_card_that_is_not_pinned_says_which(game: rulebound.Game) -> None:
    doc = json.loads(game.save())
    gone = doc["pinned"]["cards"].pop()
    with pytest.raises(BadSave, match=gone["name"]):
        rulebound.load(json.dumps(doc))


def test_unknown_things_are_named_with_what_there_is() -> None:
    with pytest.raises(rulebound.RuleboundError, match="no ruleset 'luminos'"):
        rulebound.new_game("luminos")
    with pytest.raises(rulebound.RuleboundError, match="no such deck"):
        rulebound.new_game("luminous", decks=["emberfal", "tidewatch"])
    with pytest.raises(BadSwitch, match="Did you mean 'batch_return'"):
        rulebound.new_game("luminous", switches={"batch_returns": "rounds"})
    with pytest.raises(rulebound.RuleboundError, match=r"LU-deck\.2"):
        rulebound.new_game("luminous", decks=[{"name": "thin", "favored": "Regent of Sparks", "main": {}}, "tidewatch"])


def test_a_text_that_is_not_understood_points_at_the_word() -> None:
    card = {"name": "Odd Page", "type": "spell", "faction": "Wanderers", "text": "Draw 1.\nDeal 2 damages to a unit."}
    text = "title = 'x'\ngame = 'luminous'\n[[card]]\n" + "\n".join(f"{k} = {json.dumps(v)}" for k, v in card.items())
    with pytest.raises(rulebound.RuleboundError, match="damages"):
        rulebound.scenario.position(text)


def test_words_that_fit_two_different_options_are_refused_with_both() -> None:
    text = """
    title = "two"
    game = "luminous"
    [seat.A]
    play = [{ card = "Gate Mastiff", damage = 1 }, "Gate Mastiff"]
    """
    game = rulebound.scenario.position(text)
    with pytest.raises(AmbiguousMove, match="say which"):
        game.decide("attack B with Gate Mastiff")
    game.decide("attack B with Gate Mastiff (1 damage)")
