"""Balance: games are told by their number and the seed, and the report says no more than the lines do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebound.balance import lines_of, play, play_games, report
from rulebound.cli.app import main
from rulebound.tabletop.kits import kit_of


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers", "starlight", "lost-legacy-quick"])
def test_two_games_of_a_pair_have_the_same_decks_on_swapped_sides(ruleset: str) -> None:
    one, other = (play(ruleset, number, "random", 3, {}) for number in (6, 7))
    assert one["parts"] == other["parts"][::-1]
    assert one == play(ruleset, 6, "random", 3, {})
    assert one["winner"] in (0, 1, None) and one["turns"] > 0


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = play_games("starlight", 4, "random", 1, {}, tmp_path / "whole")
    play_games("starlight", 2, "random", 1, {}, tmp_path / "pieces")
    told: list[int] = []
    assert play_games("starlight", 4, "random", 1, {}, tmp_path / "pieces", told.append) == whole
    assert lines_of(tmp_path / "pieces") == whole and told == [1, 2, 3, 4]
    assert len(play_games("starlight", 2, "random", 1, {}, tmp_path / "pieces")) == 2


def test_every_team_meets_every_other_without_a_creature_in_common() -> None:
    kit = kit_of("starlight")
    met = set()
    for number in range(210):
        decks = kit.pairing(number, number)
        teams = [tuple(deck["creatures"]) for deck in decks]  # type: ignore[index, call-overload]
        assert len({name for team in teams for name in team}) == 4
        assert [len(deck[key]) for deck in decks for key in ("first", "second")] == [8] * 4  # type: ignore[index, call-overload]
        met.add(frozenset(teams))
    assert len(met) == 210


LINES = [
    {"game": 0, "winner": 0, "end": "points", "turns": 20, "answers": 5, "events": {"died": 3}, "played": [["A"], []],
     "parts": [{"cards": ["A", "B"]}, {"cards": ["C"]}]},
    {"game": 1, "winner": None, "end": "draw", "turns": 40, "answers": 9, "events": {"died": 1}, "played": [[], ["A"]],
     "parts": [{"cards": ["C"]}, {"cards": ["A", "B"]}]},
]  # fmt: skip


def test_the_report_counts_wins_by_seat_and_by_part() -> None:
    found = report(LINES)
    assert found["first player"]["rate"] == 0.75 and found["games"] == 2
    assert found["tables"]["cards"]["A"] == {"games": 2, "rate": 0.75, "low": 0.1979, "high": 0.9733}
    assert found["tables"]["cards"]["C"]["rate"] == 0.25
    assert found["tables"]["cards played"]["A"]["games"] == 2
    assert found["events"] == {"died": 2.0} and found["ends"] == {"points": 1, "draw": 1}
    assert found["turns"] == {"least": 20, "tenth": 20, "median": 20, "ninth": 40, "most": 40}


def test_points_are_told_apart_by_how_they_were_won() -> None:
    events = play("starlight", 0, "random", 1, {})["events"]
    assert events["points_gained by kill"] == 2 * events["died"]
    assert events["points_gained by kill"] + events.get("points_gained by pair", 0) >= 9


def test_the_command_prints_one_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["balance", "starlight", "--games", "2", "--bot", "random", "--out", str(tmp_path / "x"), "--json"])
    assert ended.value.code == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
