"""What is malformed, forged, too large, too fast or too slow is refused with an error, and hurts nobody else."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.alone import run_alone
from tests.server.clients import House, Seat

from rulebound.server import connections, workers
from rulebound.server.app import make_app
from rulebound.server.connections import Connection
from rulebound.server.hub import Hub
from rulebound.server.manners import Bucket, Buckets
from rulebound.server.refusals import Refused
from rulebound.server.settings import Settings

FRAMES = [
    "", "{", "null", "[]", "42", '"join"', "{}", '{"type":"dance"}', '{"type":"join"}', '{"type":"ping","more":1}',
    '{"type":"join","table":7}', '{"type":"decide","decision":-1,"choice":"1"}', '{"type":"ping","ref":"x"}',
    '{"type":"decide","decision":1e999,"choice":"1"}', '{"type":"ping","ref":99999999999999999999999}',
    '{"type":"chat","words":"' + "x" * 301 + '"}', "[" * 20_000, '{"type":"decide","decision":0,"choice":"x"}',
    '{"type":"offer","kind":"marriage"}', '{"type":"ping","ref":true}',
    '{"type":"why","decision":0,"side":9,"zone":"","at":0}',
]  # fmt: skip


def test_a_malformed_frame_is_an_error_and_the_line_stays_open(house: House) -> None:
    first, second = house.two()
    for frame in FRAMES[:12]:
        first.socket.send_text(frame)
        heard = first.hear()
        while heard["type"] != "error":
            heard = first.hear()
        assert heard["code"] == "malformed" and heard["words"]
    for frame in FRAMES[12:]:
        second.socket.send_text(frame)
        heard = second.hear()
        while heard["type"] != "error":
            heard = second.hear()
        assert heard["code"] == "malformed"
    assert first.answer()["type"] == "accepted"


def test_who_goes_on_with_it_is_dropped(house: House) -> None:
    first, second = house.two()
    with pytest.raises(WebSocketDisconnect):
        for _ in range(30):
            first.socket.send_text("{")
            first.hear()
        while True:
            first.hear()
    assert second.ask("ping")["type"] == "pong"


def test_a_flood_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Settings()  # the server of the tests has more patience
    monkeypatch.setattr(connections, "Bucket", lambda *_: Bucket(usual.messages_per_second, usual.messages_at_once))
    first, second = house.two()
    for _ in range(75):
        first.say("ping")
    first.until(lambda: any(heard.get("code") == "too_fast" for heard in first.others))
    assert second.ask("ping")["type"] == "pong"


def test_who_asks_too_often_what_a_bot_thinks_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hub: Hub = house.client.app.state.hub  # type: ignore[attr-defined]
    monkeypatch.setattr(hub, "thinkers", Buckets(0.001, 2))
    first, second = house.two()
    first.ask("concede")
    second.until(lambda: second.table()["status"] == "over")

    def status(seat: Seat) -> int:
        address = f"/api/tables/{first.joined['table']['id']}/replay/1"
        return house.client.get(address, headers={"Authorization": f"Bearer {seat.token}"}).status_code

    assert [status(first) for _ in range(3)] == [200, 200, 429]
    assert status(second) == 200


def test_a_forged_link_opens_nothing(house: House) -> None:
    anna = house.guest("Anna")
    table, invite = house.make(anna, "me", "open", private=True)
    stranger = house.guest("Stranger")
    # One sign in the middle: the last one has bits that say nothing.
    forged = anna[:-9] + ("A" if anna[-9] != "A" else "B") + anna[-8:]
    assert Seat(house, table, forged).joined["code"] == "bad_token"
    assert Seat(house, table, invite).joined["code"] == "bad_token"  # an invitation is no name
    assert Seat(house, table, stranger).joined["code"] == "no_entry"
    assert Seat(house, table, stranger, invite=stranger).joined["code"] == "bad_token"
    assert Seat(house, table, stranger, invite=invite).joined["type"] == "joined"
    assert Seat(house, "nowhere", anna).joined["code"] == "unknown_table"
    assert house.post(f"/api/tables/{table}/chairs", stranger).status_code == 403
    assert table not in house.client.get("/api/tables").text
    answers = house.client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {stranger}"})
    assert answers.status_code == 403
    assert house.client.post("/api/tables", json={}, headers={"Authorization": "Bearer x"}).status_code in (401, 422)


def test_nobody_speaks_for_another_seat(house: House) -> None:
    first, second = house.two()
    stranger = Seat(house, first.joined["table"]["id"], house.guest("Stranger"))
    decision = first.decision()
    choice = decision["options"][0]["id"]
    for each in (stranger, second):
        reply = each.ask("decide", decision=decision["id"], choice=choice, seat=first.seats[0])
        assert reply["code"] == "not_seated"
    assert stranger.ask("concede")["code"] == "not_seated"
    assert first.steps == {first.seats[0]: 0}


def test_nobody_watches_where_nobody_may(house: House) -> None:
    first, _ = house.two(spectators="none")
    assert Seat(house, first.joined["table"]["id"], None).joined["code"] == "no_entry"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "A\u202eB", "A\n", " A", "A  B", "A\u200b", "\u0661"])
def test_a_name_that_cannot_be_seen_is_refused(house: House, name: str) -> None:
    reply = house.client.post("/api/guests", json={"name": name})
    assert reply.status_code == 422 and reply.json()["code"] == "bad_name"


@pytest.mark.parametrize(
    "change",
    [
        {"ruleset": "chess"}, {"players": 3}, {"switches": {"nothing": "yes"}}, {"switches": {"turn_cap": "soon"}},
        {"players": 9}, {"pace": -1}, {"clock": {"kind": "sand"}}, {"more": 1}, {"ruleset": 7},
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_words(house: House, change: dict[str, Any]) -> None:
    anna = house.guest("Anna")
    settings = {"ruleset": "luminous", "players": 2, **change}
    reply = house.post("/api/tables", anna, settings=settings, chairs=[{"who": "me"}, {"who": "bot"}])
    assert reply.status_code == 422 and reply.json()["words"]


def test_a_deck_that_breaks_rules_is_told_all_of_them(house: House) -> None:
    anna = house.guest("Anna")
    deck = {"name": "thin", "favored": "Regent of Sparks", "deck": {"Skyrocket": 9}}
    question = {"ruleset": "luminous", "deck": deck}
    breaches = house.client.post("/api/decks/check", json=question).json()["breaches"]
    assert breaches and all(each["words"] for each in breaches)
    chairs = [{"who": "me", "deck": deck}, {"who": "bot"}]
    reply = house.post("/api/tables", anna, settings={"ruleset": "luminous"}, chairs=chairs)
    assert reply.status_code == 422 and reply.json()["refusals"] == breaches
    fine = {"ruleset": "luminous", "deck": "emberfall"}
    assert house.client.post("/api/decks/check", json=fine).json() == {"breaches": []}


def test_a_guest_has_so_many_tables_and_no_more(house: House) -> None:
    anna = house.guest("Anna")
    for _ in range(8):
        house.make(anna, "me", "open")
    chairs = [{"who": "me"}, {"who": "open"}]
    reply = house.post("/api/tables", anna, settings={"ruleset": "luminous"}, chairs=chairs)
    assert (reply.status_code, reply.json()["code"]) == (429, "too_many")


def test_a_body_that_is_too_large_is_not_read(house: House) -> None:
    reply = house.client.post("/api/guests", content=b"x" * 70_000)
    assert reply.status_code == 413 and reply.json()["code"] == "too_large"


# ---- a game that does not come to an end
def stuck(*_: Any) -> None:
    while True:
        time.sleep(0.01)


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with little patience, whose processes are forked, so that they can be given a game that hangs."""
    settings = Settings(database=str(tmp_path / "t.sqlite"), workers=1, start_method="fork", seconds_per_answer=1.0)
    monkeypatch.setattr(workers.Referee, "why", stuck)
    with TestClient(make_app(settings)) as client:
        house = House(client)
        yield house
        house.close()


def test_a_game_that_hangs_is_stopped_and_all_tables_go_on(quick: House) -> None:
    first, second = quick.two()
    third, _ = quick.two()
    first.answer()
    third.answer()
    refused = first.ask("why", decision=1, side=0, zone="hand", at=0)
    assert refused["code"] == "out_of_time"
    for each in (first, second, third):
        assert each.ask("ping")["type"] == "pong"
    step = first.steps[first.seats[0]]
    second.until_step(step)
    asked = first if first.decision() else second
    assert asked.answer()["step"] == step + 1  # resumed from what was kept


# ---- what cannot be kept does not count
def test_what_cannot_be_kept_is_not_told(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        house = House(client)
        first, second = house.two()
        hub: Hub = client.app.state.hub  # type: ignore[attr-defined]
        write = hub.storage.write

        async def failing(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        hub.storage.write = failing  # type: ignore[method-assign]
        before = first.states[first.seats[0]]
        assert first.answer()["code"] == "not_kept"
        hub.storage.write = write  # type: ignore[method-assign]
        assert first.steps[first.seats[0]] == 0
        assert first.answer()["step"] == 1
        second.until_step(1)
        assert first.states[first.seats[0]] != before
        house.close()


def test_a_slow_reader_is_dropped_and_others_are_not_held_up() -> None:
    class Socket:
        pass

    async def run() -> None:
        hub = type("Hub", (), {"settings": Settings(waiting_messages=5)})()
        connection = Connection(hub, Socket())  # type: ignore[arg-type]
        connection.reading = asyncio.create_task(asyncio.sleep(60))
        for number in range(6):
            connection.send(json.dumps(number))
        await asyncio.sleep(0)
        assert connection.code == 1013 and connection.reading.cancelled()

    run_alone(run())


def test_an_error_survives_the_way_between_processes() -> None:
    import pickle

    refused = pickle.loads(pickle.dumps(Refused("illegal", "no", refusals=[{"rule": "X-1", "words": "no"}])))
    assert refused.data() == {"code": "illegal", "words": "no", "refusals": [{"rule": "X-1", "words": "no"}]}


def test_who_does_not_join_is_sent_away(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, seconds_to_join=0.1))) as client:
        with client.websocket_connect("/socket") as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 1008


def test_health_and_figures(house: House) -> None:
    assert house.client.get("/healthz").json() == {"ok": True}
    first, _ = house.two()
    first.answer()
    first.ask("decide", decision=0, choice="1")
    page = house.client.get("/metrics").text
    for line in ("rulebound_steps_total ", 'rulebound_refused_total{code="late"}', "rulebound_answer_seconds_bucket"):
        assert line in page
    assert "Anna" not in page


def test_every_answer_has_the_headers_of_safety(house: House) -> None:
    for path in ("/healthz", "/api/tables", "/nowhere"):
        headers = house.client.get(path).headers
        assert "script" not in headers["content-security-policy"].replace("default-src 'self'", "")
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_over_http_too_every_error_has_a_code_and_words(house: House) -> None:
    """Found by schemathesis: a body that is no text, and an address whose verbs are several routes."""
    anna = {"Authorization": f"Bearer {house.guest('Anna')}", "Content-Type": "application/json"}
    garbage = house.client.post("/api/tables", content=b"l\x1f\xff\xfe", headers=anna)
    assert (garbage.status_code, garbage.json()["code"]) == (400, "malformed")
    assert house.client.get("/nowhere").json()["code"] == "unknown_address"
    verb = house.client.put("/api/tables")
    assert (verb.status_code, verb.json()["code"], verb.headers["allow"]) == (405, "unknown_verb", "GET, POST")
