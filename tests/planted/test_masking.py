"""Masking that leaves something in is found, by the comparison of positions and by the fuzzer's promise: each fault
un-masks one thing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.fidelity.test_honesty import answer, new_table

import rulebound
from rulebound.fuzz import honesty, promises
from rulebound.fuzz.games import fuzz
from rulebound.fuzz.honesty import Leak, Ways, is_honest
from rulebound.games.luminous.ruleset import LuminousRuleset
from rulebound.kernel import masking
from rulebound.kernel.chance import Dice
from rulebound.kernel.events import Event
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Masker
from rulebound.scenario import position


def unmasked(ruleset: str, seed: int = 1) -> str:
    """What the comparison says of a game; it ends where a fault is found."""
    game = new_table(ruleset, 2, seed)
    dice = Dice(seed)
    try:
        for _ in range(60):
            if game.over:
                break
            for seat in range(2):
                is_honest(game.ruleset, game.state, seat, dice)
            answer(game, dice)
    except Leak as fault:
        return str(fault)
    return ""


def test_without_a_fault_nothing_is_found() -> None:
    assert unmasked("lightseekers") == ""


def keep_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Masker, "list_pools", show_all)


def show_all(masker: Masker) -> None:
    for pool in masker.pools:
        numbers = [masker.live(card) for card in pool.cards]
        masker.numbers.append((pool.owner, pool.listed, numbers))
        masker.keys[numbers[0]] = pool.cards[0].definition.key


def keep_foreign_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Masker, "question", lambda self, asked: asked)


def keep_numbers_of_events(monkeypatch: pytest.MonkeyPatch) -> None:
    def event(self: Masker, event: Event) -> int:
        known = self.events.get(id(event))
        return masking.Writer.event(self, event) if known is None else known

    monkeypatch.setattr(Masker, "event", event)


def keep_serials(monkeypatch: pytest.MonkeyPatch) -> None:
    def list_pools(self: Masker) -> None:
        pools(self)
        for pool in self.pools:
            for card in pool.cards:
                self.serials[self.live(card)] = self.s.serials[card.number]

    pools = Masker.list_pools
    monkeypatch.setattr(Masker, "list_pools", list_pools)


@pytest.mark.parametrize(
    ("fault", "word"),
    [(keep_faces, "keys"), (keep_foreign_options, "asked"), (keep_numbers_of_events, ""), (keep_serials, "serials")],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, fault: Any, word: str) -> None:
    fault(monkeypatch)
    said = unmasked("lightseekers")
    assert said and word in said


def test_the_promise_of_the_fuzzer_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seat's question with its true options, as it was once written."""
    keep_foreign_options(monkeypatch)
    game = rulebound.new_game("luminous", seed=1)
    found = [broken_or_not(game) for _ in range(12)]
    assert "views" in found


def broken_or_not(game: Game) -> str:
    """What is broken at this decision, and on to the next one."""
    try:
        promises.a_view_hides_what_is_hidden(game.ruleset, game.state, Dice(1))
    except promises.Broken as fault:
        return fault.promise
    finally:
        game.decide(game.decision.options[-1])
    return ""


ORDERED = """
game = "luminous"
[[card]]
name = "Ledger"
type = "spell"
essence_cost = "0"
text = "Look at the top 3 cards of your deck. Put them back on top of your deck in any order."
[[card]]
name = "Ant"
type = "unit"
attack = 1
health = 1
[[card]]
name = "Bee"
type = "spell"
essence_cost = "0"
text = "Draw 2."
[seat.A]
hand = ["Ledger"]
deck = ["Ant", "Bee", "Ant", "Bee", "Bee", "Ant", "Ant"]
"""


def ordered(ways: Ways) -> str:
    """What the comparison says while cards are put back that may be equal: then nobody is asked."""
    game = position(ORDERED)
    game.decide("play Ledger")
    try:
        for seed in range(20):
            is_honest(game.ruleset, game.state, 1, Dice(seed), ways=ways)
    except Leak as fault:
        return str(fault)
    return ""


def test_a_log_that_tells_of_questions_is_found_though_the_positions_part(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = Ways()
    assert ordered(ways) == "" and 0 < ways.parted < ways.begun == 20
    monkeypatch.delattr(LuminousRuleset, "secret_answer")
    assert "seat 1 can tell by 'log'" in ordered(Ways())


def test_a_comparison_that_always_stops_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(honesty, "same_questions", lambda one, other: False)
    monkeypatch.setattr(honesty, "was_told_alike", lambda *given: None)
    [report] = fuzz(["luminous"], games=3, seed=3)
    assert report.ways.all_parted
    assert "all parted" in report.failures[0].message
