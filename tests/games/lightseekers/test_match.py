"""Several games in a row: the seats are drawn anew for each, and a win counts for whoever brought the deck."""

from __future__ import annotations

from rulebound import new_match
from rulebound.match import Match

DECKS = ["forgeworks", "open-graves", "long-fuse"]


def concede_until(match: Match, survivor: str) -> None:
    """All but one concede the game under way."""
    played = match.played
    while match.played == played:
        game = match.game
        seat = next(at for at, name in enumerate(game.names) if name != survivor and at not in game.eliminated)
        match.decide("concede", seat)


def test_a_win_counts_for_the_player_wherever_the_game_seats_them() -> None:
    assert len({tuple(new_match("lightseekers", DECKS, seed=seed).game.names) for seed in range(4)}) > 1
    for seed in range(4):
        match = new_match("lightseekers", DECKS, games=3, seed=seed)
        for _ in range(2):
            concede_until(match, "C")
        assert match.wins == [0, 0, 2]
        assert match.winner == 2 and match.over


def test_nobody_is_asked_who_begins_the_next_game() -> None:
    """No rule of this book gives the choice to the loser; the first player is drawn again."""
    match = new_match("lightseekers", DECKS[:2], games=3, seed=1)
    match.decide("concede")
    assert match.played == 1
    assert match.decision.seat == match.game.decision.seat
