"""OpenSpiel's own checks for every ruleset, and what they do not ask: saves in the middle, and perfect recall.

    python -m tests.envs.spieling
"""

from __future__ import annotations

import random
import sys
import time

import pyspiel

from rulebound.envs.openspiel import register


def check(name: str) -> None:
    began = time.monotonic()
    game = pyspiel.load_game(f"{name}(deals=64)")
    pyspiel.random_sim_test(game, 1, False, False)
    saves_and_loads(game)
    recall(game)
    print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)


def saves_and_loads(game: pyspiel.Game) -> None:
    """A state that is saved and loaded in the middle goes on as the first does."""
    dice = random.Random(3)
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(loaded) == str(state) and loaded.history() == state.history()
    copy = state.clone()
    while not state.is_terminal():
        action = dice.choice(state.legal_actions())
        assert loaded.legal_actions() == state.legal_actions() == copy.legal_actions()
        for each in (state, loaded, copy):
            each.apply_action(action)
    assert str(loaded) == str(state) == str(copy) and loaded.returns() == state.returns() == copy.returns()


def recall(game: pyspiel.Game) -> None:
    """What a seat has seen and done tells every two of its decisions apart."""
    state = game.new_initial_state()
    state.apply_action(5)
    seen = set()
    dice = random.Random(4)
    while not state.is_terminal() and len(seen) < 60:
        player = state.current_player()
        told = state.information_state_string(player)
        assert (player, told) not in seen, "two different histories of a seat look the same to it"
        seen.add((player, told))
        state.apply_action(dice.choice(state.legal_actions()))


def main() -> None:
    for name in register():
        check(name)


if __name__ == "__main__":
    sys.exit(main())
