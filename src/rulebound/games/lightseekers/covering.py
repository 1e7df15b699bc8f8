"""Which symbols of a cost tokens can cover between them: all sets of symbols at once, as bits of one number.

A set of symbols is a number below 32, a bit for each of at most five symbols. A set of such sets is a number with the
bit of each of those numbers: 1 is "nothing is covered", and bit 31 says that all five are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_SYMBOLS: Final = 5
NOTHING_COVERED: Final = 1


def with_tokens(covered: int, tokens: list[int]) -> int:
    """What can be covered with these tokens besides: each covers one of its symbols, or none."""
    sets: i64 = covered
    for each in tokens:
        token: i64 = each
        more = sets
        # to the sets that lack a symbol the symbol is added
        if token & 1:
            more |= (sets & 0x55555555) << 1
        if token & 2:
            more |= (sets & 0x33333333) << 2
        if token & 4:
            more |= (sets & 0x0F0F0F0F) << 4
        if token & 8:
            more |= (sets & 0x00FF00FF) << 8
        if token & 16:
            more |= (sets & 0x0000FFFF) << 16
        sets = more
    return sets


def all_covered(covered: int, symbols: int) -> bool:
    return covered >> ((1 << symbols) - 1) & 1 == 1
