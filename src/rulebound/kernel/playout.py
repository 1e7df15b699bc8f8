"""Random play to the end of a game: what search counts on and what is measured."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.chance import mix
from rulebound.kernel.state import State

TO_THE_END: Final = 1 << 30


def playout(s: State, seed: int) -> int:
    """Play on at random until the game is over; how many decisions were a real choice.

    The seed is 32 bits, as `seed_of` gives them.
    """
    return play_on(s, seed, TO_THE_END)


def play_on(s: State, seed: int, most: int) -> int:
    """Play on at random for at most so many real choices; a decision with one option is answered, not counted."""
    choices = 0
    while s.ending is None:
        question = s.asked[0]
        options = question.options
        count = len(options)
        if count == 1:
            s.decide(question, options[0])
            continue
        if choices == most:
            break
        choices += 1
        s.decide(question, options[(mix(seed, choices) * count) >> 32])
    return choices
