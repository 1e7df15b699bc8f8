"""Random play makes no cycles: a game that is over is gone with the last who holds it (`kernel/playout.py`)."""

from __future__ import annotations

import gc

import pytest

from rulebound.api import rulesets
from rulebound.kernel.playout import cheap_number, playout
from rulebound.tabletop.kits import kit_of

GAMES = 4


def rubbish_of(ruleset: str, first: int) -> int:
    """How many objects only a search for cycles could free, after some random games."""
    begin = kit_of(ruleset).opener(2)
    gc.collect()
    gc.disable()
    try:
        for number in range(first, first + GAMES):
            playout(begin(number), cheap_number(1, number))
        return gc.collect()
    finally:
        gc.enable()


@pytest.mark.parametrize("ruleset", rulesets())
def test_random_play_makes_no_cycles(ruleset: str) -> None:
    rubbish_of(ruleset, 0)  # reads cards and decks, which may leave some
    assert rubbish_of(ruleset, GAMES) == 0


def test_a_playout_leaves_the_collector_as_it_was() -> None:
    begin = kit_of("luminous").opener(2)
    playout(begin(0), 1)
    assert gc.isenabled()
    gc.disable()
    try:
        playout(begin(1), 1)
        assert not gc.isenabled()
    finally:
        gc.enable()
