"""Clocks: off, for each turn, for the whole game, with grace."""

from __future__ import annotations

import time

import pytest
from tests.server.clients import House

from rulebound.server.clocks import Clock, ClockSettings


class Time:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


def clock(kind: str, **more: int) -> Clock:
    return Clock(ClockSettings.model_validate({"kind": kind, "seconds": 60, "grace": 5, **more}), [0, 1])


def test_the_grace_is_free_and_the_rest_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    the_time = Time(monkeypatch)
    chess = clock("chess")
    chess.ask({0: 0}, 1)
    the_time.now += 4
    assert chess.spent(0) == 0 and chess.spent(1) == 0
    the_time.now += 11
    assert chess.spent(0) == 10_000
    chess.pay(0, 10_000)
    chess.ask({1: 1}, 1)
    assert chess.next_fall() == (1, 65.0)
    chess.ask({0: 2}, 2)
    assert chess.next_fall() == (0, 55.0)


def test_a_new_turn_winds_the_clock_of_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    Time(monkeypatch)
    turns = clock("turn")
    turns.ask({0: 0}, 1)
    turns.pay(0, 59_000)
    turns.ask({0: 1}, 1)
    assert turns.next_fall() == (0, 6.0)
    turns.ask({0: 2}, 2)
    assert turns.next_fall() == (0, 65.0)


def test_a_question_that_stays_open_is_not_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    the_time = Time(monkeypatch)
    chess = clock("chess")
    chess.ask({0: 0, 1: 0}, 1)
    the_time.now += 10
    chess.ask({1: 0}, 1)
    assert chess.spent(1) == 5_000


def test_without_a_clock_nothing_falls() -> None:
    off = clock("off")
    off.ask({0: 0}, 1)
    assert off.next_fall() is None and off.data() is None and off.spent(0) == 0


def test_whose_time_is_up_has_conceded(house: House) -> None:
    first, second = house.two(clock={"kind": "chess", "seconds": 5, "grace": 0})
    hub = house.client.app.state.hub  # type: ignore[attr-defined]
    table = hub.tables[first.joined["table"]["id"]]
    loser = first.seats[0]

    async def sooner() -> None:
        table.clock.left[loser] = 50
        table.tick(table.clock.turn)

    house.client.portal.call(sooner)  # type: ignore[union-attr]
    second.until(lambda: second.table()["status"] == "over")
    assert second.table()["ending"]["winner"] == second.seats[0]
    assert second.states[second.seats[0]]["result"]["reason"] == "concession"
