"""The rulebook of card English: one for all games, cited and tested like theirs."""

from __future__ import annotations

import rulebound
from rulebound.tabletop.coverage import coverage
from rulebound.tabletop.rulebook import load_rulebook, rulebooks


def test_it_is_a_rulebook_like_any_other_but_nobody_plays_by_it_alone() -> None:
    assert rulebooks()[-1] == "english" and "english" not in rulebound.rulesets()
    assert [rule.id for rule in load_rulebook("english")] == [f"EN-{number}" for number in range(1, 16)]
    assert rulebound.rule("EN-3") == rulebound.rule("EN-3", "english")


def test_no_id_is_cited_or_tested_that_it_does_not_have() -> None:
    assert coverage("english").unknown == {}


def test_a_scenario_of_a_game_may_claim_its_lines() -> None:
    assert coverage("luminous").unknown == {}


def test_every_line_is_cited_and_shown_in_two_games() -> None:
    found = coverage("english")
    assert found.complete, (found.uncited, found.untested)
    tested = {row.id: [file for file in row.tested if file.startswith("tests/games/")] for row in found.rows}
    games = {name: {file.split("/")[2] for file in files} for name, files in tested.items()}
    assert {name: where for name, where in games.items() if len(where) < 2} == {}
