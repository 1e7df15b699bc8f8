"""A new switch and a new action of the rules, added to a game in a file of their own, without a change in the package
or in the game; with all that switches and actions have."""

from __future__ import annotations

import pytest

import rulebound
from rulebound import Game
from rulebound.bots import BOTS
from rulebound.fuzz import fuzz, promises
from rulebound.kernel.chance import Dice

pytestmark = pytest.mark.usefixtures("walk")


def at_a_play(**switches: str | int) -> Game:
    game = rulebound.new_game("gleaners-fair", seed=4, starter=0, switches=switches)
    for seat in range(2):
        game.decide(game.decision.options[0], seat)
    return game


def test_the_action_is_listed_said_read_told_and_done() -> None:
    game = at_a_play()
    trades = [choice for choice in game.decision.options if choice.kind == "trade"]
    assert len(trades) == 3 and all(choice.card is not None and choice.card.zone == "hand" for choice in trades)
    before = game.view(0)["seats"][0]["hand"]
    game.decide(f"  trade   {trades[0].label.removeprefix('trade ')}")
    after = game.view(0)["seats"][0]["hand"]
    assert len(after) == 3 and set(before) - set(after) == {trades[0].label.removeprefix("trade ")}
    assert "A goes to the fair" in game.log_of(1) and trades[0].label not in " ".join(game.log_of(1))


def test_it_is_refused_by_its_rules_and_by_its_checklist_alone() -> None:
    game = at_a_play()
    game.decide(next(choice for choice in game.decision.options if choice.kind == "trade"))
    card = game.view(0)["seats"][0]["hand"][0]
    assert [refusal.rule for refusal in game.why_not(f"trade {card}")] == ["GF-fair.2"]
    assert rulebound.rule("GF-fair.2").statement == "Each goes to the fair once at most."
    promises.the_list_is_what_the_checklists_allow(game.ruleset, game.state)


def test_the_switch_is_read_checked_saved_and_obeyed() -> None:
    game = at_a_play(fairs="never")
    assert {choice.kind for choice in game.decision.options} == {"play"}
    assert rulebound.load(game.save()).ruleset.pinned()["switches"] == {"fairs": "never"}
    with pytest.raises(rulebound.BadSwitch, match="Allowed: once, never"):
        at_a_play(fairs="often")
    with pytest.raises(rulebound.BadSwitch, match="'fairs' cannot be"):
        rulebound.new_game("gleaners", switches={"fairs": "never"})


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_saves_views_and_fuzzing_know_both(name: str) -> None:
    game = rulebound.new_game("gleaners-fair", players=3, seed=2)
    promises.copies_and_saves_go_on_alike(game.ruleset, game.state, Dice(1))
    assert game.play([BOTS[name](seat) for seat in range(3)]).rule == "GL-end.2"
    [report] = fuzz(["gleaners-fair"], 6, 3)
    assert report.ok, report.failures


def test_the_game_that_was_added_to_is_as_it_was() -> None:
    assert at_a_play().play([BOTS["random"](seat) for seat in range(2)])
    game = rulebound.new_game("gleaners", seed=4)
    promises.copies_and_saves_go_on_alike(game.ruleset, game.state, Dice(1))
    assert {choice.kind for choice in game.decision.options} == {"sow"}
