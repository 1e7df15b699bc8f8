"""Games between greedy bots: every deck against every other, in a time that people would sit through."""

from __future__ import annotations

import functools
from itertools import combinations
from statistics import mean

import pytest

from rulebound import Game, new_game
from rulebound.api import deck_names
from rulebound.bots import Greedy

DECKS = deck_names("lightseekers")
PAIRS = list(combinations(DECKS, 2))
SHORTEST, LONGEST = 6, 20  # turns; a turn is one player's
HOPELESS = 60  # here a game is given up


def play(decks: list[str], seed: int, starter: int, most_turns: int) -> Game:
    game = new_game("lightseekers", decks=decks, seed=seed, starter=starter)
    bots = [Greedy(seed + seat) for seat in range(len(decks))]
    while not game.over and game.state.turn <= most_turns:
        decision = game.decision
        game.decide(bots[decision.seat].choose(game.view(decision.seat), decision))
    return game


@functools.cache
def played(pair: tuple[str, str]) -> Game:
    number = PAIRS.index(pair)
    return play(list(pair), 100 + number, number % 2, HOPELESS)


def winner(pair: tuple[str, str]) -> str:
    ending = played(pair).state.ending
    assert ending is not None
    return pair[ending.winner]


def test_every_deck_meets_every_other() -> None:
    assert len(PAIRS) == 36
    assert {deck for pair in PAIRS for deck in pair} == set(DECKS)


@pytest.mark.parametrize("pair", PAIRS, ids=" against ".join)
def test_a_game_ends_by_itself(pair: tuple[str, str]) -> None:
    assert played(pair).over


def test_games_are_neither_short_nor_long() -> None:
    turns = [played(pair).state.turn for pair in PAIRS]
    strange = [each for each in turns if not SHORTEST <= each <= LONGEST]
    assert len(strange) <= 2, strange
    assert 9 <= mean(turns) <= 14


@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_can_win_and_can_lose(deck: str) -> None:
    won = [winner(pair) == deck for pair in PAIRS if deck in pair]
    assert len(won) == 8
    assert 1 <= sum(won) <= 7


@pytest.mark.parametrize("pair", PAIRS, ids=" against ".join)
def test_both_sides_play_their_cards(pair: tuple[str, str]) -> None:
    """Nobody sits on a hand: in most of their turns a player plays a card or uses an ability."""
    game = played(pair)
    for seat in "AB":
        acts = sum(line.startswith((f"{seat} plays ", f"{seat} uses an ability")) for line in game.log)
        turns = sum(line.startswith("turn ") and line.endswith(f": {seat}") for line in game.log)
        assert acts * 2 >= turns


def test_combos_are_played() -> None:
    combos = sum(": play combo " in line for pair in PAIRS for line in played(pair).log)
    assert combos >= len(PAIRS) / 2


def test_a_game_of_four_comes_to_its_end() -> None:
    game = play(["forgeworks", "briar-row", "squall-line", "bitter-ward"], 4, 0, 4 * LONGEST)
    assert game.over
    assert game.state.turn >= 4 * 3, "over before everybody has had three turns"
    assert len(game.eliminated) >= 3
