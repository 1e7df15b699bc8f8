"""A card that is about to leave play, while somebody is asked whether something else happens instead."""

from __future__ import annotations

from pathlib import Path

import rulebound
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Masked
from rulebound.scenario import position

DESIGNERS = Path(__file__).parent / "scenarios" / "designers"


def about_to_expire() -> Game:
    """Phoenix would Expire, and A is asked."""
    game = position((DESIGNERS / "an-offer-instead-of-expiring.toml").read_text(encoding="utf-8"))
    game.decide("pass")
    game.decide("pass")
    assert any(type(frame).__name__ == "Departing" for frame in game.state.frames)
    return game


def test_every_seat_sees_a_game_in_which_a_card_is_about_to_leave() -> None:
    game = about_to_expire()
    for seat in (0, 1):
        frames = Masked(game.ruleset, game.state, seat).doc["frames"]
        assert [frame["subject"]["card"] for frame in frames if frame["is"] == "lightseekers.Departing"]


def test_a_game_in_which_a_card_is_about_to_leave_is_saved_and_goes_on() -> None:
    game = about_to_expire()
    again = rulebound.load(game.save())
    assert again.save() == game.save()
    for each in (game, again):
        each.decide("trigger Phoenix")
    assert again.fingerprint() == game.fingerprint()
