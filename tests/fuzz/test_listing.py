"""Legality is written once: what is listed is exactly what the whole checklists allow, in every game."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.fuzz.promises import Broken, the_list_is_what_the_checklists_allow
from rulebound.games.kits import kit_of
from rulebound.games.lightseekers.legality.using import USE_LISTED
from rulebound.kernel.chance import Dice

RULESETS = ["luminous", "lightseekers", "lightseekers-first"]


def held_against_the_list(ruleset: str, seeds: range, players: int = 2, most: int = 30) -> int:
    """Random games; at many of their free choices every thinkable move is tried."""
    tried = 0
    names = rulebound.deck_names(ruleset)
    for seed in seeds:
        decks = [names[(seed + 3 * seat) % len(names)] for seat in range(players)]
        game = rulebound.new_game(ruleset, decks, seed, kit_of(ruleset).switches_for(players))
        s, dice, looked = game.state, Dice(seed), 0
        while s.ending is None and looked < most:
            question = s.asked[0]
            if game.ruleset.is_free(question) and dice.below(3) == 0:
                looked += 1
                tried += the_list_is_what_the_checklists_allow(game.ruleset, s)
            s.decide(question, question.options[dice.below(len(question.options))])
    return tried


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_listed_is_what_the_checklists_allow(ruleset: str, players: int) -> None:
    assert held_against_the_list(ruleset, range(4), players) > 300


@pytest.mark.parametrize(
    ("ruleset", "room", "listing"),
    [
        ("lightseekers", "lightseekers.action_phase", "items_of"),
        ("lightseekers", "lightseekers.action_phase", "row"),
        ("lightseekers-first", "lightseekers.action_phase", "hero_of"),
        ("luminous", "luminous.main_phase", "add_activations"),
        ("luminous", "luminous.main_phase", "add_attacks"),
        ("luminous", "luminous.combat", "add_blocks"),
    ],
)
def test_a_kind_of_move_that_is_left_out_of_the_list_is_found(
    ruleset: str, room: str, listing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = (lambda *_: None) if listing in ("hero_of",) or room.startswith("luminous") else (lambda *_: [])
    monkeypatch.setattr(f"rulebound.games.{room}.{listing}", lost)
    with pytest.raises(Broken, match="is allowed and not listed"):
        held_against_the_list(ruleset, range(30))


def test_a_check_that_the_list_skips_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.games.lightseekers.action_phase.USE_LISTED", USE_LISTED[:1])
    with pytest.raises(Broken, match="is listed and forbidden"):
        held_against_the_list("lightseekers", range(30))
