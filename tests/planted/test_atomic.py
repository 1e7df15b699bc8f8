"""Whatever goes wrong inside a decision, a concession or an undo: the game is as it was, and goes on as if nothing had
happened.

A fault is raised at one of the lines that the engine runs, chosen at random, as an error of the engine or as an
interrupt from the keyboard would come. `FAULTS` in the environment says how many for each ruleset.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.tabletop.kits import kit_of

FAULTS = int(os.environ.get("FAULTS", "60"))
HOUSE = os.path.dirname(rulebound.__file__)
AT_ONCE = 5  # faults for each decision
RULESETS = rulebound.rulesets()


class Fault(Exception):
    """What is planted."""


class Lines:
    """Counts the lines of the engine that a call runs, and raises at one of them."""

    def __init__(self, at: int = -1, fault: type[BaseException] = Fault) -> None:
        self.at = at
        self.fault = fault
        self.ran = 0

    def trace(self, frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        if not frame.f_code.co_filename.startswith(HOUSE):
            return None
        if event == "line":
            self.ran += 1
            if self.ran == self.at:
                raise self.fault
        return self.trace

    def run(self, call: Callable[[], object]) -> None:
        before = sys.gettrace()
        sys.settrace(self.trace)
        try:
            call()
        finally:
            sys.settrace(before)


def told(game: Game) -> tuple[object, ...]:
    """Everything that can be seen of a game."""
    decisions = [each.data() for each in game.decisions]
    return game.save(), game.answers, game.log, len(game.fingerprints), decisions, repr(game.events), game.over


def strike(game: Game, call: Callable[[Game], object], dice: Dice, is_undo: bool = False) -> int:
    """Faults at random lines of a call; how many. After each of them the call can be made as if nothing had been."""
    before = told(game)
    fork = game.copy()
    assert told(fork) == before
    lines = Lines()
    lines.run(lambda: call(fork))
    after = told(fork)
    struck = 0
    for number in range(AT_ONCE):
        victim = game.copy()
        assert told(victim) == before
        fault = KeyboardInterrupt if number % 2 else Fault
        try:
            Lines(1 + dice.below(lines.ran), fault).run(lambda each=victim: call(each))
        except fault:
            struck += 1
            # An undo has a line left to run when it is done: after a fault there it is done, and not by half.
            assert told(victim) == before or (is_undo and told(victim) == after)
            if told(victim) == before:
                call(victim)
        assert told(victim) == after  # where something was kept from the first time, there are fewer lines to fail at
    return struck


TABLES = [(ruleset, players) for ruleset in RULESETS for players in (2, 3) if players <= kit_of(ruleset).most_players]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_fault_inside_a_decision_leaves_the_game_as_it_was(ruleset: str, players: int) -> None:
    names = rulebound.deck_names(ruleset)
    struck = seed = 0
    while struck < FAULTS // 2:
        decks = [names[(seed + seat) % len(names)] for seat in range(players)]
        game = rulebound.new_game(ruleset, decks, seed, kit_of(ruleset).switches_for(players))
        dice = Dice(seed)
        while not game.over and struck < FAULTS // 2:
            label = game.decision.options[dice.below(len(game.decision.options))].label
            if dice.below(6) == 0:
                struck += strike(game, lambda each, said=label: each.decide(said), dice)
                struck += strike(game, lambda each: each.decide("concede"), dice)
                if game.answers:
                    struck += strike(game, lambda each: each.undo(), dice, is_undo=True)
            game.decide(label)
        seed += 1


def half_way(what: str) -> rulebound.Match | rulebound.Draft:
    """A match whose game is about to end, with swaps to come, or a draft whose packs are about to be passed on."""
    if what == "draft":
        draft = rulebound.new_draft("lightseekers", players=2, seed=2)
        for each in draft.decisions[:1]:
            draft.decide(each.options[0], each.seat)
        return draft
    decks = [{**rulebound.read_deck("luminous", "emberfall"), "side": {"Gate Mastiff": 2}}, "tidewatch"]
    return rulebound.new_match("luminous", decks, seed=1, switches={"side_deck_max": 10})


@pytest.mark.parametrize("what", ["match", "draft"])
def test_a_fault_inside_a_match_or_a_draft_leaves_it_as_it_was(what: str) -> None:
    """An answer that ends a game, one that swaps, one that begins the next game; a pick, and the last of a round."""
    session = half_way(what)
    dice = Dice(3)
    for step in range(4):
        asked = session.decisions[0]
        seat = asked.seat
        answer = "concede" if what == "match" and step == 0 else asked.options[0].label
        before = session.save(), repr(session.decisions)
        fork = session.copy()
        lines = Lines()
        lines.run(lambda fork=fork, answer=answer, seat=seat: fork.decide(answer, seat))
        for number in range(max(FAULTS // 4, 8)):
            fault = KeyboardInterrupt if number % 2 else Fault
            struck = Lines(1 + dice.below(lines.ran), fault)
            victim = session.copy()
            try:
                struck.run(lambda each=victim, answer=answer, seat=seat: each.decide(answer, seat))
            except fault:
                assert (victim.save(), repr(victim.decisions)) == before
                victim.decide(answer, seat)
            assert victim.save() == fork.save()
        session.decide(answer, seat)


def test_a_decision_that_is_half_done_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: with answers carried out on the position itself it does."""
    monkeypatch.setattr("rulebound.kernel.state.State.copy", lambda self: self)
    game = rulebound.new_game("luminous", seed=1)
    before = told(game)
    with pytest.raises(Fault):
        Lines(100).run(lambda: game.decide("keep this hand"))
    assert told(game) != before
