"""The greedy bot goes on at the table that it has imagined, as long as it sees there what it sees here."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.bots import Greedy


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers", "starlight", "lost-legacy-quick"])
def test_a_table_serves_while_the_game_goes_on_alike_and_never_in_another_game(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[bool] = []
    sees = Greedy.sees_the_same
    monkeypatch.setattr(Greedy, "sees_the_same", lambda *given: looked.append(sees(*given)) or looked[-1])
    bots = [Greedy(1), Greedy(2)]
    game = rulebound.new_game(ruleset, seed=5)
    for _ in range(20):
        seat = game.decision.seat
        game.decide(bots[seat].choose(game.view(seat), game.decision), seat)
    assert {True, False} == set(looked)
    other = rulebound.new_game(ruleset, seed=6)
    assert not any(bot.sees_the_same(other.view(seat), seat) for seat, bot in enumerate(bots) if bot.table is not None)
