"""Positions of the past are forgotten, and played again when somebody asks."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.bots import Random
from rulebound.kernel.game import Game
from rulebound.kernel.moments import KEPT_EVERY, Moment
from rulebound.scenario import position

ANSWERS = 70


def played(ruleset: str) -> tuple[Game, list[str], list[list[str]]]:
    """A game, with the fingerprint before each answer and the log after it, as they were then."""
    game = rulebound.new_game(ruleset, seed=4)
    bots = [Random(seat) for seat in range(2)]
    marks: list[str] = []
    logs: list[list[str]] = []
    while len(marks) < ANSWERS and not game.over:
        marks.append(game.fingerprint())
        seat = game.decision.seat
        game.decide(bots[seat].choose(game.view(seat), game.decision), seat)
        logs.append(game.copy().log)  # what a copy is told is not kept in the game
    return game, marks, logs


def chain(game: Game) -> list[Moment]:
    return game._now.chronicle()


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_the_past_is_forgotten_and_comes_back_as_it_was(ruleset: str) -> None:
    game, marks, logs = played(ruleset)
    bare = rulebound.replay(game.replay())
    for each in chain(bare)[:-2]:
        each.forget_position()
    kept = [moment.count for moment in chain(bare) if moment._state is not None]
    last = len(marks)
    assert kept == sorted({*range(0, last, KEPT_EVERY), last - 1, last})
    assert bare.log == logs[-1] == game.log
    assert bare.fingerprints == marks
    assert bare.answers == game.answers
    assert bare.events_since(0)


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_an_undo_leads_to_a_position_that_was_forgotten(ruleset: str) -> None:
    game, marks, _ = played(ruleset)
    back = len(marks) // 2 + 1
    game.undo(back)
    assert game.fingerprint() == marks[back]
    game.undo(3)
    assert game.fingerprint() == marks[3]
    assert game.log[-1].startswith("undone: ")


def test_a_position_that_somebody_has_gone_on_with_is_kept() -> None:
    """Whoever works on the state itself leaves no answer that could be given again."""
    game = rulebound.new_game("luminous", seed=4)
    for _ in range(3):
        game.decide(game.decision.default)
    s = game.state
    s.decide(s.asked[0], s.asked[0].options[0])
    mark = game.fingerprint()
    for _ in range(4):
        game.decide(game.decision.default)
    game.undo(3)
    assert game.fingerprint() == mark


def gone_on_with() -> tuple[Game, str]:
    """A game whose position somebody has gone on with, and what it is then."""
    game = rulebound.new_game("luminous", seed=4)
    for _ in range(3):
        game.decide(game.decision.default)
    s = game.state
    s.decide(s.asked[0], s.asked[0].options[0])
    return game, game.fingerprint()


def test_a_copy_of_such_a_position_is_kept_as_well() -> None:
    game, mark = gone_on_with()
    copy = game.copy()
    for _ in range(4):
        copy.decide(copy.decision.default)
    copy.undo(3)
    assert copy.fingerprint() == mark


def test_and_so_is_one_to_which_an_undo_has_led() -> None:
    game, mark = gone_on_with()
    game.decide(game.decision.default)
    game.undo(3)
    for _ in range(4):
        game.decide(game.decision.default)
    game.undo(3)
    assert game.fingerprint() == mark


def test_who_looks_back_leaves_nothing_behind() -> None:
    game, _, _ = played("luminous")
    few = sum(moment._state is not None for moment in chain(game))
    assert game.answers and game.fingerprints and game.log and game.whole_story(0) and game.save(history=True)
    assert sum(moment._state is not None for moment in chain(game)) <= few + 1


PUPS = """
game = "luminous"
[[card]]
name = "Pup"
type = "unit"
essence_cost = "1"
attack = 1
health = 1
text = "Dash."
[seat.A]
play = ["Pup", "Pup", "Pup"]
"""


def test_a_copy_of_equal_cards_that_was_named_is_named_in_the_history() -> None:
    game = position(PUPS)
    game.decide("attack B with Pup #3")
    assert game.last_answer == "attack B with Pup #3"
    assert rulebound.load(game.save(history=True)).fingerprint() == game.fingerprint()


def test_what_happened_is_made_when_somebody_asks() -> None:
    game = rulebound.new_game("luminous", seed=4)
    for _ in range(5):
        game.decide(game.decision.default)
    assert [moment._heard for moment in chain(game)[1:]] == [None] * 5
    assert game.log and game.events
    assert all(moment._heard is not None for moment in chain(game)[-1:])


def test_what_happens_to_a_position_that_somebody_has_gone_on_with_is_told() -> None:
    game = rulebound.new_game("luminous", seed=4)
    game.decide(game.decision.default)
    told = game.log
    s = game.state
    s.decide(s.asked[0], s.asked[0].options[0])
    more = game.log
    assert more[: len(told)] == told and len(more) > len(told)
    assert game.copy().log == more


def test_a_position_of_the_past_that_was_played_on_does_not_tell_another_story() -> None:
    game = rulebound.new_game("luminous", seed=4)
    before = game.state
    game.decide(game.decision.default)
    before.decide(before.asked[0], before.asked[0].options[0])
    with pytest.raises(rulebound.RuleboundError, match="gone on with a position of the past"):
        _ = game.log


@pytest.mark.parametrize("ruleset", ["luminous", "starlight"])
def test_who_goes_on_with_a_position_of_the_past_does_not_write_into_the_log(ruleset: str) -> None:
    games = [rulebound.new_game(ruleset, seed=4) for _ in range(2)]
    for game in games:
        for _ in range(4):
            game.decide(game.decision.default)
    held = games[0].state
    for game in games:
        for _ in range(4):
            game.decide(game.decision.default)
    for _ in range(3):
        held.decide(held.asked[0], held.asked[0].options[-1])
    assert games[0].log == games[1].log
    assert len(games[0].events_since(0)) == len(games[1].events_since(0))


def test_who_asks_for_events_leaves_no_positions_behind() -> None:
    game, _, _ = played("luminous")
    bare = rulebound.replay(game.replay())
    few = sum(moment._state is not None for moment in chain(bare))
    assert bare.events_since(0) and bare.events
    assert sum(moment._state is not None for moment in chain(bare)) <= few + 1
