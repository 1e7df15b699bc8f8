"""Games between two greedy bots: every deck can win by itself, in a time that people would sit through."""

from __future__ import annotations

import functools
from statistics import mean

import pytest

from rulebound import Game, new_game
from rulebound.api import deck_names
from rulebound.bots import Greedy

LONGEST = 60  # turns; a turn is one player's
PAIRS = (
    ("emberfall", "tidewatch"),
    ("gravelamp", "drumline"),
    ("crossroads", "long-ledger"),
    ("bloomtide", "turned-earth"),
    ("waystone", "emberfall"),
    ("drumline", "tidewatch"),
)


@functools.cache
def played(first: str, second: str) -> Game:
    """The game of a pair; the first deck begins. It stops unfinished after the longest time allowed."""
    game = new_game("luminous", decks=[first, second], seed=11, starter=0)
    bots = [Greedy(1), Greedy(2)]
    while not game.over and game.state.turn <= LONGEST:
        decision = game.decision
        game.decide(bots[decision.seat].choose(game.view(decision.seat), decision))
    return game


def test_every_deck_plays() -> None:
    assert {deck for pair in PAIRS for deck in pair} == set(deck_names())


@pytest.mark.parametrize("pair", PAIRS, ids=" against ".join)
def test_a_game_ends_by_itself(pair: tuple[str, str]) -> None:
    game = played(*pair)
    assert game.over
    assert game.state.turn >= 8, "over before both players have had four turns"


def test_games_are_neither_short_nor_long() -> None:
    assert 8 <= mean(played(*pair).state.turn for pair in PAIRS) <= 20


@pytest.mark.parametrize("pair", PAIRS, ids=" against ".join)
def test_both_sides_attack_and_somebody_blocks(pair: tuple[str, str]) -> None:
    log = played(*pair).log
    for seat in "AB":
        assert sum(line.startswith(f"{seat}: attack ") for line in log) >= 3
    assert any(" blocks " in line for line in log)
