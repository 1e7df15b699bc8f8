"""How sure one can be: intervals hold as often as they say, also when one looks all the time."""

from __future__ import annotations

from random import Random

import pytest

from rulebound.lab.statistics import ERROR, FEWEST, mean_of, running, smallest_seen, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (500, 1000, 0.469, 0.531)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games)[1:3] == (pytest.approx(low, abs=2e-4), pytest.approx(high, abs=2e-4))


def test_an_interval_of_a_mean_holds_nineteen_times_of_twenty() -> None:
    dice = Random(5)
    held = 0
    for _ in range(600):
        found = mean_of([dice.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(60)])
        held += found.low <= 0.5 <= found.high
    assert 0.92 <= held / 600 <= 0.99


def test_who_looks_all_the_time_is_wrong_in_no_more_than_one_run_of_twenty() -> None:
    """The usual interval would be: that it is wrong far more often when it is looked at after every unit is shown
    beside it."""
    dice = Random(7)
    runs, wrong, usual_wrong = 200, 0, 0
    for _ in range(runs):
        units = [dice.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(300)]
        looks = range(FEWEST, 301, 7)
        wrong += any(not found.low <= 0.5 <= found.high for found in (running(units[:count]) for count in looks))
        usual = (mean_of(units[:count]) for count in looks)
        usual_wrong += any(not found.low <= 0.5 <= found.high for found in usual)
    assert wrong / runs <= ERROR
    assert usual_wrong / runs > 3 * ERROR


def test_nothing_is_concluded_from_few_units() -> None:
    assert running([1.0] * (FEWEST - 1)).low < 0


def test_the_smallest_effect_that_is_seen_shrinks_with_the_root_of_the_games() -> None:
    few, many = smallest_seen([0.0, 0.5, 1.0] * 20), smallest_seen([0.0, 0.5, 1.0] * 80)
    assert many == pytest.approx(few / 2, rel=0.02)
