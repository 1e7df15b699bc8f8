"""What texts do, by two who do not know of one another."""

from __future__ import annotations

import pytest

from .comparing import GAMES, compare, told
from .known import KNOWN, Known
from .playing import compared

TEXTS = 160
PLACES = 25  # positions on which a known difference is looked for


@pytest.mark.parametrize("name", GAMES)
def test_both_carry_out_the_same(name: str) -> None:
    report = compare(name, 1, TEXTS)
    assert not report.found, "\n\n".join(told(*each) for each in report.found)
    assert report.verdicts["alike"] > TEXTS // 3  # else there would be hardly an opinion


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.text)
def test_what_is_known_to_differ_still_does(known: Known) -> None:
    outcomes = {compared(GAMES[known.game], known.text, f"{known.text} {k}").verdict for k in range(PLACES)}
    assert "differs" in outcomes, "mended: take it off the list"
