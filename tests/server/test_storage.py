"""What is kept: the database that migrations make, and games that are resumed from it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select
from tests.server.alone import run_alone

import rulebound
from rulebound.server import models
from rulebound.server.referee import Played, Position, Referee, Row
from rulebound.server.refusals import Refused
from rulebound.server.storage import Storage, migrate, url_of
from rulebound.server.wire import written


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    def differences(connection: Connection) -> Any:
        found = compare_metadata(MigrationContext.configure(connection), models.metadata)
        # What happens on deletion is not read back from a column that was added later: it is asked below.
        return [each for each in found if not (each[0].endswith("_fk") and each[1].column_keys == ["leader"])]

    async def run() -> Any:
        storage = Storage(str(tmp_path / "t.sqlite"))
        await storage.open()
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(differences)
            [[mode]] = (await connection.exec_driver_sql("PRAGMA journal_mode")).all()
            [[synchronous]] = (await connection.exec_driver_sql("PRAGMA synchronous")).all()
            [leader] = (await connection.exec_driver_sql("PRAGMA foreign_key_list(tables)")).all()
        await storage.close()
        return found, mode, synchronous, (leader.table, leader.on_delete)

    assert run_alone(run()) == ([], "wal", 2, ("servers", "SET NULL"))


def test_a_database_of_before_keeps_its_tables(tmp_path: Path) -> None:
    """What refers to a table must not go when the table gets a new column."""

    def make_the_first(connection: Connection) -> None:
        migrate(connection, "0001")
        rows = ("guests VALUES ('g', 'Anna')", "tables VALUES ('t', 1, '{}', NULL, NULL, 0)",
                "chairs VALUES ('t', 0, 'g', NULL, 'Anna', 'null', NULL)")  # fmt: skip
        for row in rows:
            connection.exec_driver_sql(f"INSERT INTO {row}")

    async def run() -> Any:
        storage = Storage(str(tmp_path / "t.sqlite"))
        async with storage.engine.begin() as connection:
            await connection.run_sync(make_the_first)
        await storage.open()
        kept = await storage.read(select(models.chairs.c.name, models.tables.c.leader).join(models.tables))
        await storage.close()
        return kept

    assert run_alone(run()) == [("Anna", None)]


def test_a_job_is_kept_whole_or_not_at_all_and_hurts_no_other(tmp_path: Path) -> None:
    async def run() -> list[str]:
        storage = Storage(str(tmp_path / "t.sqlite"))
        await storage.open()
        guest = [insert(models.guests).values(id=name, name=name) for name in ("a", "b", "c")]
        jobs = [storage.write(guest[0]), storage.write(guest[1], guest[0]), storage.write(guest[2])]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(each, Exception) for each in done] == [False, True, False]
        kept = [row.id for row in await storage.read(select(models.guests))]
        await storage.close()
        return kept

    assert run_alone(run()) == ["a", "c"]


def test_a_url_says_which_database() -> None:
    assert url_of("tables.sqlite") == "sqlite+aiosqlite:///tables.sqlite"
    assert url_of("postgresql://me@here/games") == "postgresql+asyncpg://me@here/games"


def some_game(ruleset: str, answers: int) -> tuple[Referee, str, list[Row]]:
    referee = Referee()
    setup = {"ruleset": ruleset, "decks": None, "players": 2, "names": ["Anna", "Berta"], "seed": 7}
    begin, _ = referee.begin("t", setup, [])
    rows: list[Row] = []
    played = referee.table("t")
    for number in range(answers):
        seat, decision = next(iter(played.asked.items()))
        if number % 7 == 6:
            rows.append(played.take_back(seat, len(played.game.answers) - 1).row)
        else:
            options = played.states[seat]["decision"]["options"]
            rows.append(played.decide(seat, decision, options[number % len(options)]["id"], "").row)
    return referee, begin, rows


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_a_resumed_game_tells_the_same_bytes(ruleset: str) -> None:
    """Views, questions with their ids, the log: what is told after a restart is what would have been told."""
    referee, begin, rows = some_game(ruleset, 12)
    other = Referee()
    position = referee.save("t")
    assert other.resume("t", begin, [], rows, position) == ""
    for viewer in (0, 1, None):
        assert written(other.snapshot("t", viewer)) == written(referee.snapshot("t", viewer))
    assert other.status("t") == referee.status("t")
    seat, decision = next(iter(referee.table("t").asked.items()))
    choice = referee.table("t").states[seat]["decision"]["default"]
    told = [each.decide("t", seat, decision, choice, "") for each in (referee, other)]
    assert told[0] == told[1]


def test_rows_that_lead_elsewhere_are_noticed_and_the_last_position_counts() -> None:
    referee, begin, rows = some_game("luminous", 6)
    position = referee.save("t")
    wrong = [rows[0]._replace(label="mulligan 4 cards"), *rows[1:]]
    other = Referee()
    assert other.resume("t", begin, [], wrong, position) != ""
    assert other.status("t") == referee.status("t")
    assert other.table("t").game.save() == position.save
    with pytest.raises(Refused, match="cannot be resumed"):
        Referee().resume("t", begin, [], wrong, None)
    with pytest.raises(Refused, match="leads elsewhere"):  # a position that is none of this game helps nobody
        Referee().resume("t", begin, [], rows, Position(3, position.save))


def test_a_question_keeps_its_id_while_others_answer() -> None:
    """Where several seats are asked at once, the answer of one makes no answer of another late."""
    referee, _, _ = some_game("luminous", 1)
    played = referee.table("t")
    before = dict(played.asked)
    seat = next(iter(before))
    assert played.asked[seat] == played.step
    asked_twice = Played(played.game.copy(), []).look()
    assert set(asked_twice.asked) == set(before)
