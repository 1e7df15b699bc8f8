"""What the greedy bot looks at, counted where it looks."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.bots import Greedy
from rulebound.kernel import policies


def test_every_option_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu was cut after 24 options once: a wide board stopped seeing its attacks, which stand last."""
    looked: list[int] = []
    judged = policies.judged
    monkeypatch.setattr(policies, "judged", lambda *given: looked.append(1) or judged(*given))
    game = rulebound.new_game("starlight", seed=5)
    bots = [Greedy(1), Greedy(2)]
    met = 0
    for _ in range(200):
        decision = game.decision
        looked.clear()
        choice = bots[decision.seat].choose(game.view(decision.seat), decision)
        if len(decision.options) > 1:
            assert len(looked) == len(decision.options)
        met = max(met, len(looked))
        game.decide(choice, decision.seat)
        if game.over:
            break
    assert met > 8
