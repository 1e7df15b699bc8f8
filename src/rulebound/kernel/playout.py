"""Random play to the end of a game: what search counts on and what is measured."""

from __future__ import annotations

import gc
from typing import Final

from mypy_extensions import i64

from rulebound.kernel.state import State

TO_THE_END: Final = 1 << 30


def playout(s: State, seed: int) -> int:
    """Play on at random until the game is over; how many decisions were a real choice."""
    return play_on(s, seed, TO_THE_END)


def play_on(s: State, seed: int, most: int) -> int:
    """Play on at random for at most so many real choices; a decision with one option is answered, not counted.

    Of several open questions any may be the next: each seat answers its own. What is taken from the list is carried
    out without looking for it there.

    Random play makes no cycles (`tests/fuzz/test_no_cycles.py`), so meanwhile nobody looks for any: that would be an
    eighth of the time.
    """
    looking = gc.isenabled()
    gc.disable()
    try:
        return answer_at_random(s, seed, most)
    finally:
        if looking:
            gc.enable()


def answer_at_random(s: State, seed: int, most: int) -> int:
    choices = 0
    while s.ending is None:
        asked = s.asked
        question = asked[0] if len(asked) == 1 else asked[(cheap_number(~seed, choices) * len(asked)) >> 32]
        options = question.options
        count = len(options)
        if count == 1:
            s.carry_out(question, options[0])
            continue
        if choices == most:
            break
        choices += 1
        number: i64 = cheap_number(seed, choices)
        s.carry_out(question, options[(number * count) >> 32])
    return choices


def cheap_number(seed: int, counter: int) -> int:
    """Some 32-bit number: quick and easily guessed, so for the choices of playouts and for nothing else.

    Multipliers stay small, so that products fit into the words of the processor.
    """
    x: i64 = (seed + counter * 0x1E3779B1) & 0xFFFFFFFF
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x2D35_2D97) & 0xFFFFFFFF
    x ^= x >> 15
    return x
