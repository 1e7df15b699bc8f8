"""A game, its copy, its save and its replay go on in the same way, to the last byte."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.saves import digest

# The rulesets, each with as many players as sit down.
TABLES = [
    *(("luminous", 2, seed) for seed in range(6)),
    *((ruleset, 2, seed) for ruleset in ("lightseekers", "lightseekers-first", "starlight") for seed in range(3)),
    *((ruleset, 2, 1) for ruleset in ("lost-legacy", "lost-legacy-quick")),
    *((ruleset, 4, seed) for ruleset in ("lightseekers", "lightseekers-first") for seed in range(2)),
]


def random_step(game: Game, dice: Dice) -> str:
    label: str = game.decision.options[dice.below(len(game.decision.options))].label
    game.decide(label)
    return label


def new_game(seed: int, ruleset: str = "luminous", players: int = 2) -> Game:
    names = rulebound.deck_names(ruleset)
    decks = [names[(seed + seat * (4 * seed + 3)) % len(names)] for seat in range(players)]
    return rulebound.new_game(ruleset, decks=decks, seed=seed)


@pytest.mark.parametrize(("ruleset", "players", "seed"), TABLES)
def test_copy_save_and_replay_go_on_with_the_same_answers_and_stay_equal(ruleset: str, players: int, seed: int) -> None:
    game = new_game(seed, ruleset, players)
    dice = Dice(seed)
    for _ in range(40 + 25 * seed if ruleset == "luminous" else 6 * players + 3 * seed):
        if game.over:
            break
        random_step(game, dice)
    assert not game.over, "there is nothing to go on with"
    followers = [game.copy(), rulebound.load(game.save()), rulebound.replay(game.replay())]
    assert len({digest(each.state) for each in [game, *followers]}) == 1
    for _ in range(60):
        if game.over:
            break
        assert all(each.decision == game.decision for each in followers)
        label = random_step(game, dice)
        for each in followers:
            each.decide(label)
        marks = {digest(each.state) for each in [game, *followers]}
        assert len(marks) == 1, f"they part after '{label}'"
    assert all(each.result == game.result for each in followers)


@pytest.mark.parametrize(
    ("ruleset", "players", "steps"), [("luminous", 2, 80), ("lightseekers", 4, 40), ("lightseekers-first", 4, 40)]
)
def test_what_is_done_to_a_copy_does_not_reach_the_original(ruleset: str, players: int, steps: int) -> None:
    game = new_game(3, ruleset, players)
    dice = Dice(3)
    for _ in range(steps):
        random_step(game, dice)
    before = digest(game.state)
    fork = game.copy()
    for _ in range(60):
        if fork.over:
            break
        random_step(fork, dice)
    assert digest(game.state) == before


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers", "lightseekers-first"])
def test_a_replay_that_was_changed_drifts_and_says_where(ruleset: str) -> None:
    game = new_game(1, ruleset)
    dice = Dice(1)
    for _ in range(12):
        random_step(game, dice)
    changed = game.replay().replace('"seed": 1', '"seed": 2')
    with pytest.raises(rulebound.RuleboundError, match="drifts at answer 1"):
        rulebound.replay(changed)


def test_undo_goes_back_to_any_decision_and_says_whether_something_was_revealed() -> None:
    game = new_game(2)
    game.decide("keep this hand")
    game.decide("keep this hand")
    before = digest(game.state)
    game.decide("play an Orange orb")
    undone = game.undo()
    assert undone.answers == ["play an Orange orb"] and not undone.revealed
    assert digest(game.state) == before
    turns = 0
    while turns < 2:
        game.decide("pass")
        turns += 1
    undone = game.undo(to=2)
    assert undone.revealed, "the next player has drawn a card since"
    assert digest(game.state) == before


@pytest.mark.parametrize("ruleset", ["lightseekers", "lightseekers-first"])
def test_undo_goes_back_over_whole_turns_of_four_players(ruleset: str) -> None:
    game = new_game(1, ruleset, 4)
    dice = Dice(1)
    marks = [digest(game.state)]
    for _ in range(30):
        random_step(game, dice)
        marks.append(digest(game.state))
    for to in (29, 17, 4, 0):
        game.undo(to=to)
        assert digest(game.state) == marks[to]
