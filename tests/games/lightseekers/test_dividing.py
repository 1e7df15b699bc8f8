"""Damage that is divided: every point reaches somebody, and a game in the middle of it can be kept, with every seat."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.kernel.game import Game
from rulebound.scenario import position


def hail(points: int, players: int) -> Game:
    """A plays Hail at the hero of B."""
    lines = ['title = "Hail"', 'game = "lightseekers"', "[switches]", "max_players = 8"]
    lines += ["[[card]]", 'name = "Hail"', 'type = "Action"', 'category = "Attack"']
    lines += [f'text = "Deal {points} damage divided as you choose among any number of other heroes."']
    lines += ["[seat.A]", 'hand = ["Hail"]']
    for seat in "BCDEFGH"[: players - 1]:
        lines += [f"[seat.{seat}]", "health = 35"]
    game = position("\n".join(lines))
    game.decide("play Hail")
    if players > 2:
        game.decide("attack B's hero")
    return game


def healths(game: Game) -> list[int]:
    return [seat["health"] for seat in game.view(0)["seats"][1:]]


@pytest.mark.parametrize("players", [4, 5, 8])
@pytest.mark.rules("LS-D05")
def test_it_is_saved_and_loaded_between_two_points(players: int) -> None:
    game = hail(8, players)
    last = "ABCDEFGH"[players - 1]
    for _ in range(8):
        assert rulebound.load(game.save()).fingerprint() == game.fingerprint()
        game.decide(f"choose {last}")
    assert healths(game) == [35] * (players - 2) + [27]


@pytest.mark.rules("LS-D05")
def test_no_point_of_a_great_amount_is_lost() -> None:
    game = hail(66, 3)
    for at in range(66):
        game.decide("choose C" if at < 33 else "choose B")
    assert healths(game) == [2, 2]
