"""Many games: each is kept as it ends, and a run hangs on its settings alone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.lab.dying import dies_at_three

from rulebound.lab.asking import matrix, sides_of
from rulebound.lab.matching import Matrix
from rulebound.lab.plans import LabError, Plan
from rulebound.lab.playing import begun_row, played, replayed
from rulebound.lab.running import GAMES, Pool, Row, Store, here, run
from rulebound.lab.tracing import plan_of, question_of


def small(games: int = 4, bot: str = "random") -> Matrix:
    sides = sides_of("lightseekers", ["bitter-ward", "briar-row", "forgeworks"], [bot])
    return matrix("lightseekers", sides, games)


def all_of(question: Matrix, folder: Path | None = None, cores: int = 1) -> dict[str, Row]:
    with here(cores) as players:
        return run(question, Store(folder, question.settings), players)


def test_a_pair_has_the_same_deal_and_the_players_have_changed_seats() -> None:
    first, second = small().batch({})[:2]
    assert first.sides == second.sides[::-1] and first.seed == second.seed
    one, other = played(first), played(second)
    assert one["opening"][0] and not one["fault"] and not other["fault"]


def test_one_core_or_two_the_games_are_the_same() -> None:
    assert all_of(small(2)) == all_of(small(2), cores=2)


def test_a_run_that_was_killed_goes_on_and_nothing_is_lost_or_played_twice(tmp_path: Path) -> None:
    whole = all_of(small(), tmp_path / "whole")
    lines = (tmp_path / "whole" / GAMES).read_text(encoding="utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut"
    cut.mkdir()
    (cut / "settings.json").write_text((tmp_path / "whole" / "settings.json").read_text(encoding="utf-8"))
    (cut / GAMES).write_text("".join(lines[:5]) + lines[5][:40], encoding="utf-8")
    assert all_of(small(), cut) == whole
    again = [json.loads(line)["id"] for line in (cut / GAMES).read_text(encoding="utf-8").splitlines()]
    assert len(again) == len(set(again)) == len(whole)


def test_a_folder_holds_one_question(tmp_path: Path) -> None:
    all_of(small(2), tmp_path)
    with pytest.raises(LabError, match="pairs"):
        all_of(small(4), tmp_path)


def test_a_fault_is_noted_with_its_game_and_the_others_are_played() -> None:
    sides = small().batch({})[0].sides
    row = played(Plan("x", 0, "no-such-game", sides, "1"))
    assert "no-such-game" in row["fault"] and row["id"] == "x #0"


def test_games_that_fail_do_not_keep_a_run_from_its_end() -> None:
    question = small(4)

    def failing(plans: Sequence[Plan]) -> Iterator[Row]:
        return ({**begun_row(plan), "fault": "lost"} for plan in plans)

    assert len(run(question, Store(None, question.settings), failing)) == question.most == 12


def test_a_process_that_dies_costs_its_own_game_and_no_other() -> None:
    plans = small(4).batch({})[:4] * 2
    plans = [Plan("c", number, each.ruleset, each.sides, each.seed) for number, each in enumerate(plans)]
    with Pool(2, dies_at_three) as pool:
        rows = {row["number"]: row for row in pool.play(plans)}
    assert sorted(rows) == list(range(8))
    assert [number for number, row in rows.items() if row["fault"]] == [3]


def test_every_game_of_a_run_can_be_played_again_and_looked_at(tmp_path: Path) -> None:
    rows = all_of(small(2), tmp_path)
    for row in rows.values():
        assert replayed(plan_of(tmp_path, row["id"])).fingerprint() == row["fingerprint"]
    with pytest.raises(LabError, match="did you mean 'bitter-ward v briar-row #1'"):
        plan_of(tmp_path, "bitter-ward v briar row #1")


def test_a_question_comes_back_from_its_folder() -> None:
    kept = json.loads(json.dumps(small().settings))
    assert json.loads(json.dumps(question_of(kept).settings)) == kept
