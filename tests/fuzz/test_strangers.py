"""Random games with the texts of scenarios and designers keep every promise; a few here, many in `make fuzz`."""

from __future__ import annotations

import pytest
from tests.fuzz import strangers

GAMES = {"luminous": 1, "lightseekers": 4, "lightseekers-first": 3, "starlight": 1, "lost-legacy-quick": 1}


@pytest.mark.parametrize("ruleset", GAMES)
def test_games_with_texts_of_strangers_keep_every_promise(ruleset: str) -> None:
    [report] = strangers.run([ruleset], GAMES[ruleset], seed=7)
    assert report.failures == []
    assert min(report.decisions, report.options, report.copies, report.views) > 0


@pytest.mark.parametrize("ruleset", [*GAMES, "lost-legacy"])
def test_a_good_part_of_the_decks_are_strangers(ruleset: str) -> None:
    games = [strangers.arrange(ruleset, 1, number) for number in range(4)]
    assert games == [strangers.arrange(ruleset, 1, number) for number in range(4)]
    for game in games:
        names = {name for deck in game.tables for pile in strangers.PILES for name in deck.get(pile, ())}
        assert {card["name"] for card in game.cards} <= names
    assert sum(len(game.cards) for game in games) >= 40
    assert len({card["text"] for game in games for card in game.cards}) >= 20
