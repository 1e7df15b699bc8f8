"""Greedy with a handicap never makes a kind of move, or one with a card, unless nothing else is left."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.bots import Greedy, Without, bot_of

DECKS = ["bitter-ward", "briar-row"]


def moves(bot: rulebound.Bot, seed: int) -> list[tuple[str, tuple[str, ...], set[str]]]:
    """What a bot did in a game against Greedy: kind, cards, and which kinds it could have chosen."""
    game = rulebound.new_game("lightseekers", DECKS, seed)
    bots = [bot, Greedy(2)]
    found = []
    while not game.over:
        decision = game.decision
        chosen = bots[decision.seat].choose(game.view(decision.seat), decision)
        assert not isinstance(chosen, str)
        if decision.seat == 0:
            names = tuple(card.name for card in chosen.cards)
            found.append((chosen.kind, names, {each.kind for each in decision.options}))
        game.decide(chosen)
    return found


def test_a_kind_of_move_is_never_made_where_another_may_be() -> None:
    usual = moves(Greedy(1), 3)
    assert any(kind == "play" for kind, _, _ in usual)
    without = moves(bot_of("greedy-without:play", 1), 3)
    assert any("play" in kinds for _, _, kinds in without)
    assert all(kind != "play" or kinds == {"play"} for kind, _, kinds in without)


def test_a_card_is_never_played() -> None:
    played = [names[0] for kind, names, _ in moves(Greedy(1), 3) if kind == "play"]
    assert all(played[0] not in names for _, names, kinds in moves(Without(played[0], 1), 3) if len(kinds) > 1)


def test_a_slip_of_the_pen_is_no_handicap() -> None:
    game = rulebound.new_game("lightseekers", DECKS, 3)
    with pytest.raises(rulebound.BadArgument, match="no kind of move; kinds are: pass, play"):
        bot_of("greedy-without:plai", 1).choose(game.view(game.decision.seat), game.decision)
