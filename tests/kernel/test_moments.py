"""Positions of the past are forgotten, and played again when somebody asks."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.bots import Random
from rulebound.kernel.game import Game
from rulebound.kernel.moments import KEPT_EVERY, Moment

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
