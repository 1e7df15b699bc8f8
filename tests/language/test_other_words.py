"""A short part of `python -m tests.language.other_words`, which `make fuzz` runs over all texts."""

from __future__ import annotations

import pytest
from tests.golden.dump import GAMES
from tests.language.other_words import Ignored, ignored


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_list_is_read_and_ignored(game: str) -> None:
    found: list[Ignored] = list(ignored(game, seed=3, each=1, most=250))
    assert found == []
