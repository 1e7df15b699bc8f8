"""A card that is about to leave play, while somebody is asked whether something else happens instead."""

from __future__ import annotations

from pathlib import Path

import pytest

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


SNUFF = """
title = "Two Buffs would be Removed"
game = "lightseekers"
[[card]]
name = "Anchor"
type = "Action"
category = "Buff"
corners = "(1)(3)––"
text = "If this would be Removed, Rotate it backward instead."
[[card]]
name = "Ember"
type = "Action"
category = "Buff"
corners = "(1)(3)––"
text = "Heal V."
[[card]]
name = "Phoenix"
type = "Action"
category = "Buff"
corners = "(1)(3)––"
text = "When this would be Removed, you may Discard 1 card to Restart this Buff instead."
[[card]]
name = "Snuff"
type = "Action"
category = "Attack"
text = "Remove 2 Buffs of the recipient. If you do, Heal 5."
[seat.A]
health = 20
hand = ["Snuff"]
[seat.B]
hand = ["Snuff"]
buffs = [{buffs}]
"""


def snuffed(*buffs: str) -> Game:
    """A Removes the two Buffs of B, and has 20 health before."""
    row = ", ".join(f'{{ card = "{buff}", corner = 2 }}' for buff in buffs)
    game = position(SNUFF.replace("{buffs}", row))
    game.decide("play Snuff")
    return game


def health(game: Game) -> int:
    found = game.view(0)["seats"][0]["health"]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize(
    ("buffs", "after"),
    [
        (("Ember", "Ember"), 25),
        (("Anchor", "Ember"), 20),
        (("Ember", "Anchor"), 20),
        (("Anchor", "Anchor"), 20),
    ],
)
@pytest.mark.rules("LS-2.2.1")
def test_if_you_do_asks_for_both_wherever_the_one_lies_that_stays(buffs: tuple[str, str], after: int) -> None:
    assert health(snuffed(*buffs)) == after


@pytest.mark.parametrize(("first", "after"), [("Anchor", 20), ("Ember", 25)])
def test_what_has_become_of_the_first_is_kept_while_the_second_is_asked_about(first: str, after: int) -> None:
    game = snuffed(first, "Phoenix")
    for each in (rulebound.load(game.save()), game.copy(), game):
        assert each.decision.seat == 1
        each.decide("do not trigger Phoenix")
        assert health(each) == after
