"""How sure one can be: intervals for rates and differences, and for looking again and again while games are played."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, NamedTuple

Z: Final = 1.96  # intervals are of 95 %
ERROR: Final = 0.05  # how often a run that stops by itself may be wrong
POWER: Final = 2.8  # standard errors that an effect needs to be seen four times of five
TIGHT: Final = 0.08  # makes the interval of a run that is looked at all the time tightest near a hundred units
FEWEST: Final = 20  # units before a run may stop by itself


class Interval(NamedTuple):
    """What was measured, and between what the truth lies, nineteen times of twenty."""

    value: float
    low: float
    high: float
    units: int

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%}, {self.units})"

    @property
    def error(self) -> float:
        return (self.high - self.low) / (2 * Z)

    def data(self) -> dict[str, float]:
        return {
            "value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4), "units": self.units
        }  # fmt: skip


def wilson(wins: float, games: int) -> Interval:
    """A rate of wins by Wilson's score; a draw is half a win."""
    if not games:
        return Interval(0.5, 0.0, 1.0, 0)
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Interval(rate, max(0.0, middle - spread) / whole, (middle + spread) / whole, games)


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of equal, independent units, such as both games of a pair, or the differences of paired games."""
    count = len(values)
    if not count:
        return Interval(0.0, -1.0, 1.0, 0)
    mean = sum(values) / count
    error = spread_of(values) / sqrt(count)
    return Interval(mean, mean - Z * error, mean + Z * error, count)


def spread_of(values: Sequence[float]) -> float:
    """The standard deviation, as if one unit more of half a win up and one down had been seen: few units that happen
    to be alike do not make it nought."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values) + 0.5
    return sqrt(squares / count)


def running(values: Sequence[float], error: float = ERROR) -> Interval:
    """An interval that may be looked at after every unit: the truth lies outside of it at any time at all in no more
    than this share of runs (a confidence sequence by Robbins' normal mixture; with the measured spread it holds for
    many units, so nothing is concluded from fewer than FEWEST)."""
    count = len(values)
    if count < FEWEST:
        return Interval(sum(values) / count if count else 0.0, -1.0, 1.0, count)
    mean = sum(values) / count
    scaled = count * TIGHT + 1
    width = spread_of(values) * sqrt(2 * scaled / (count * count * TIGHT) * log(sqrt(scaled) / error))
    return Interval(mean, mean - width, mean + width, count)


def smallest_seen(values: Sequence[float]) -> float:
    """The smallest effect that so many units would show, four times of five."""
    return POWER * spread_of(values) / sqrt(len(values)) if values else 1.0


def quantile(ranked: Sequence[float], part: float) -> float:
    """Of numbers in their order."""
    return ranked[round(part * (len(ranked) - 1))]
