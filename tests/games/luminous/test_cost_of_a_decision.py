"""What a decision costs does not grow with the length of the game, and at most linearly with the cards in play."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import rulebound
import rulebound.kernel.state
from rulebound._pure import is_compiled
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.state import State

COMPILED = is_compiled(rulebound.kernel.state)


def cost(action: Callable[[], None]) -> float:
    """How many functions an action calls: the same on every machine. Compiled code is timed instead, at its best."""
    if COMPILED:
        best = 1e9
        for _ in range(40):
            begun = time.perf_counter()
            action()
            best = min(best, time.perf_counter() - begun)
        return best
    calls = 0

    def count(frame: Any, event: str, arg: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(None)
    return calls


def board(units: int) -> Game:
    """A main phase with so many cards in play, all of them different, half of them on each side."""
    cards = "".join(
        f'[[card]]\nname = "Walker {n}"\ntype = "unit"\nfaction = "Wanderers"\nattack = {n % 4}\nhealth = {n % 5 + 1}\n'
        f'text = "{"Flight." if n % 3 else "1, Expend: Gain 1 life."}"\n'
        for n in range(units)
    )
    sides = [[f'"Walker {n}"' for n in range(units) if n % 2 == side] for side in (0, 1)]
    seats = "".join(f"[seat.{'AB'[side]}]\nplay = [{', '.join(names)}]\n" for side, names in enumerate(sides))
    return rulebound.scenario.position(f'title = "board"\ngame = "luminous"\n{cards}{seats}')


def round_of_passes(game: Game) -> Callable[[], None]:
    """Both players pass: two menus of priority, the end phase, the start phase of the next turn."""

    def play() -> None:
        s = game.state.copy()
        for _ in range(2):
            question = s.asked[0]
            s.decide(question, question.options[0])

    return play


def copies_of(game: Game) -> Callable[[], None]:
    def copy() -> None:
        for _ in range(50):
            game.state.copy()

    return copy


def test_sixty_cards_in_play_cost_no_more_than_their_share() -> None:
    costs = {units: cost(round_of_passes(board(units))) for units in (15, 30, 60)}
    assert costs[60] <= 4.4 * costs[15], costs
    assert costs[60] <= 2.2 * costs[30], costs


def test_copies_of_a_full_board_cost_no_more_than_their_share() -> None:
    costs = {units: cost(copies_of(board(units))) for units in (15, 60)}
    assert costs[60] <= 4.4 * costs[15], costs


def test_a_late_decision_costs_what_an_early_one_does() -> None:
    """A turn with full hands is played on for many turns without anything happening, then looked at again."""
    game = board(20)
    s = game.state
    pass_on(s, 36)
    before = game.copy(history=False)
    pass_on(s, 60)
    assert s.turn > 30
    early = late = 1e9
    for _ in range(5 if COMPILED else 1):  # a time is only ever lengthened: the shortest is the truest
        early, late = min(early, cost(round_of_passes(before))), min(late, cost(round_of_passes(game)))
    assert late <= 1.05 * early, (early, late)


def pass_on(s: State, times: int) -> None:
    for _ in range(times):
        question = s.asked[0]
        s.decide(question, question.options[0])


def test_a_long_random_game_does_not_slow_down() -> None:
    game = rulebound.new_game("luminous", decks=["long-ledger", "bloomtide"], seed=5)
    dice = Dice(5)
    s = game.state
    s.log = None
    per_choice: list[float] = []
    while s.ending is None:
        question = s.asked[0]
        option = question.options[dice.below(len(question.options))]
        per_choice.append(cost(lambda q=question, o=option: s.copy().decide(q, o)) / (1 + len(question.options)))  # type: ignore[misc]
        s.decide(question, option)
    third = len(per_choice) // 3
    early, late = sum(per_choice[:third]) / third, sum(per_choice[-third:]) / third
    assert late <= 4 * early, (early, late)
