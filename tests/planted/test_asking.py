"""Who was asked for a response and passed is told to nobody: whole games with such questions, and without any."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.games.lost_legacy.procedures import window
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.play import Event, Move, State
from rulebound.kernel.telling import RULES

DECKS = ["ember-court", "tide-and-barrow"]


@pytest.mark.rules("LL-resp.12")
@pytest.mark.parametrize("reader", range(2))
@pytest.mark.parametrize("ruleset", ["lost-legacy", "lost-legacy-quick"])
def test_that_the_other_was_asked_and_passed_is_not_told(
    ruleset: str, reader: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games with the same answers: in one of them every response is offered to the other seat, which passes; in the
    other none is offered to it that could be passed. The reader cannot tell them apart, after a pass nor at the end."""
    offered = window.responses

    def forced(s: State, seat: int, event: Event, used: list[Move]) -> list[Move]:
        found = offered(s, seat, event, used)
        return found if seat == reader else [each for each in found if window.is_automatic(each)]

    def same() -> bool:
        """What the silent game forgot of its past it plays again, by its own rules."""
        told = told_to(asking, reader)
        with monkeypatch.context() as patch:
            patch.setattr(window, "responses", forced)
            return told == told_to(silent, reader)

    passed = 0
    for seed in range(3):
        asking, silent = (rulebound.new_game(ruleset, decks=DECKS, seed=seed) for _ in range(2))
        dice = Dice(seed)
        while not asking.over:
            before = passed
            while not asking.over and asking.decision.seat != reader and "pass" in asking.decision.options:
                passed += 1
                asking.decide("pass")
            if passed > before:
                assert same()
            if not asking.over:
                options = silent.decision.options
                label = options[dice.below(len(options))].label
                asking.decide(label)
                with monkeypatch.context() as patch:
                    patch.setattr(window, "responses", forced)
                    silent.decide(label)
        assert same()
    assert passed > 8


def told_to(game: Game, seat: int) -> list[object]:
    """Everything that leaves for a seat."""
    view = game.view(seat)
    own = [each for each in game.decisions if each.seat == seat]
    return [
        game.log_of(seat), game.story(seat, RULES), dict(view), view.masked.doc, own,
        [(each.prompt, each.context) for each in own],
    ]  # fmt: skip
