"""Reduced costs: which symbols of a combo fall away."""

from __future__ import annotations

from itertools import combinations


def skips(symbols: list[int], count: int) -> list[list[int]]:
    """[LS1-2.4.3.10] [LS-2.4.2.2i.1] [LS-2.4.2.2i.2] The multisets of symbols that may be skipped."""
    if count >= len(symbols):
        return [list(symbols)]
    found: list[list[int]] = []
    for some in combinations(sorted(symbols), count):
        chosen = list(some)
        if chosen not in found:
            found.append(chosen)
    return found


def without(symbols: list[int], skipped: list[int]) -> list[int]:
    left = list(symbols)
    for symbol in skipped:
        left.remove(symbol)
    return left
