"""Something goes wrong in the middle of something: nobody is left waiting for what never comes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.server.clients import House, Seat

from rulebound.server import connections
from rulebound.server.hub import Hub
from rulebound.server.keeping import Kept
from rulebound.server.manners import Bucket
from rulebound.server.refusals import Refused
from rulebound.server.tables import Table


def test_a_table_whose_last_chair_was_taken_as_the_server_died_begins_when_somebody_comes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def died(table: Table) -> None:
        pass

    anna, berta = house.guest("Anna"), house.guest("Berta")
    table, _ = house.make(anna, "me", "open")
    with monkeypatch.context() as dying:
        dying.setattr(Table, "begin_if_full", died)
        assert house.post(f"/api/tables/{table}/chairs", berta).status_code == 201
    seats = [Seat(house, table, each) for each in (anna, berta)]
    for seat in seats:
        seat.until(lambda seat=seat: bool(seat.states))  # type: ignore[misc]
    assert sum(1 for seat in seats for state in seat.states.values() if state["decision"]) == 1


def test_who_says_too_much_is_told_which_of_it_was_not_heard(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = house.two()
    monkeypatch.setattr(connections, "Bucket", lambda *_: Bucket(0.0001, 2))
    late = Seat(house, first.joined["table"]["id"], None)
    late.say("ping")
    assert late.ask("ping")["code"] == "too_fast"


def test_a_step_counts_although_no_position_could_be_kept_and_the_bot_plays_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(kept: Kept, position: Any) -> None:
        raise OSError("the disk is full")

    hub: Hub = house.client.app.state.hub  # type: ignore[attr-defined]
    monkeypatch.setattr(Kept, "position", full)
    monkeypatch.setattr(hub, "settings", replace(hub.settings, steps_between_positions=1))
    anna = house.guest("Anna")
    table, _ = house.make(anna, "me", "random")
    seat = Seat(house, table, anna)
    for _ in range(4):
        seat.until(lambda: any(state["decision"] for state in seat.states.values()))
        assert seat.answer()["type"] == "accepted"


def test_a_bot_thinks_again_when_something_went_wrong(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[int] = []
    step = Kept.step

    async def sometimes(kept: Kept, row: Any, *more: Any) -> None:
        if row.seat != person and not failed:
            failed.append(row.step)
            raise OSError("the disk is full")
        await step(kept, row, *more)

    anna = house.guest("Anna")
    table, _ = house.make(anna, "me", "random")
    seat = Seat(house, table, anna)
    person = seat.seats[0]
    wake = Table.wake

    async def trouble(table: Table) -> None:
        if len(failed) == 1:
            failed.append(-1)
            raise OSError("the database does not answer")
        await wake(table)

    monkeypatch.setattr(Kept, "step", sometimes)
    monkeypatch.setattr(Table, "wake", trouble)
    for _ in range(4):
        seat.until(lambda: bool(seat.states) and bool(seat.decision()))
        seat.answer()
    assert len(failed) == 2


def test_an_offer_that_came_to_nothing_is_not_open_any_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_many(hub: Hub, old: Table) -> Table:
        raise Refused("too_many", "you sit at 8 tables: finish a game first")

    first, second = house.two()
    first.ask("concede")
    second.until(lambda: second.table().get("status") == "over")
    first.ask("offer", kind="rematch")
    second.until(lambda: bool(second.table().get("offers")))
    [offer] = second.table()["offers"]
    monkeypatch.setattr(Hub, "rematch", too_many)
    assert second.ask("reply", offer=offer["id"], accept=True)["code"] == "too_many"
    first.until(lambda: first.others[-1]["type"] == "table" and not first.table()["offers"])


def test_who_was_away_as_a_rematch_was_agreed_on_is_told_so(house: House) -> None:
    first, second = house.two()
    table = first.joined["table"]["id"]
    first.ask("concede")
    second.until(lambda: second.table().get("status") == "over")
    first.ask("offer", kind="rematch")
    second.until(lambda: bool(second.table().get("offers")))
    step = first.steps[first.seats[0]]
    first.close()
    second.ask("reply", offer=second.table()["offers"][0]["id"], accept=True)
    back = Seat(house, table, first.token, since=step)
    back.until(lambda: any(heard["type"] == "rematch" for heard in back.others))
    again = Seat(house, table, first.token)  # who only looks at the old game is not called away from it
    assert again.ask("ping")["type"] == "pong"
    assert not any(heard["type"] == "rematch" for heard in again.others)
