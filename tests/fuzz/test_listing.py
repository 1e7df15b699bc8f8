"""Legality is written once: what is listed is exactly what the whole checklists allow, in every game."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.fuzz.promises import the_list_is_what_the_checklists_allow
from rulebound.kernel.chance import Dice
from rulebound.tabletop.kits import kit_of

RULESETS = rulebound.rulesets()
MOST_TRIED = 60_000  # a board of many spaces has thousands of moves that could be named at once


def held_against_the_list(ruleset: str, seeds: range, players: int = 2, most: int = 30) -> int:
    """Random games; at many of their free choices every thinkable move is tried."""
    tried = 0
    names = rulebound.deck_names(ruleset)
    for seed in seeds:
        decks = [names[(seed + 3 * seat) % len(names)] for seat in range(players)]
        game = rulebound.new_game(ruleset, decks, seed, kit_of(ruleset).switches_for(players))
        s, dice, looked = game.state, Dice(seed), 0
        while s.ending is None and looked < most and tried < MOST_TRIED:
            question = s.asked[0]
            if game.ruleset.is_free(question) and dice.below(3) == 0:
                looked += 1
                tried += the_list_is_what_the_checklists_allow(game.ruleset, s)
            s.decide(question, question.options[dice.below(len(question.options))])
    return tried


TABLES = [(ruleset, players) for ruleset in RULESETS for players in (2, 4) if players <= kit_of(ruleset).most_players]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_what_is_listed_is_what_the_checklists_allow(ruleset: str, players: int) -> None:
    assert held_against_the_list(ruleset, range(4), players) > 300
