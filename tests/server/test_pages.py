"""The page and what it asks for once."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.clients import House

import rulebound
from rulebound.server import pages
from rulebound.server.patches import patched


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "index-1.js").write_text("start()")
    (tmp_path / "assets" / "index-1.js.gz").write_bytes(gzip.compress(b"start()"))
    (tmp_path.parent / "secret.txt").write_text("not for you")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    return tmp_path


@pytest.mark.parametrize("address", ["/", "/table/abc", "/new/luminous", "/rules/luminous", "/learn/x", "/games"])
def test_every_address_of_the_page_is_its_document(served: TestClient, built: Path, address: str) -> None:
    reply = served.get(address)
    assert reply.status_code == 200 and reply.text == "<!doctype html>the page"
    assert reply.headers["content-type"].startswith("text/html")
    policy = reply.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy


def test_a_file_comes_packed_and_may_be_kept(served: TestClient, built: Path) -> None:
    reply = served.get("/assets/index-1.js")
    assert reply.text == "start()" and reply.headers["content-encoding"] == "gzip"
    assert "immutable" in reply.headers["cache-control"]
    plain = served.get("/assets/index-1.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == "start()" and "content-encoding" not in plain.headers


@pytest.mark.parametrize("address", ["/assets/..%2F..%2Fsecret.txt", "/assets/%2e%2e", "/assets/none.js", "/x.svg"])
def test_nothing_else_is_ever_sent(served: TestClient, built: Path, address: str) -> None:
    reply = served.get(address)
    assert reply.status_code == 404 and "not for you" not in reply.text


def test_a_page_that_is_not_built_says_so(
    served: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nowhere")
    reply = served.get("/")
    assert reply.status_code == 503 and "make play" in reply.text


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_rulebook_guide_and_cards_of_a_game(served: TestClient, ruleset: str) -> None:
    rules = served.get(f"/api/rulesets/{ruleset}/rules").json()
    assert len(rules) == len(rulebound.rules_of(ruleset)) and all(each["statement"] for each in rules)
    guide = served.get(f"/api/rulesets/{ruleset}/guide").json()
    assert set(guide) == {"aim", "steps", "terms", "words"} and guide["aim"] == rulebound.guide_of(ruleset).aim
    cards = served.get(f"/api/rulesets/{ruleset}/cards").json()
    assert {each["name"] for each in cards} >= {each["name"] for each in rulebound.cards_of(ruleset)}


def test_there_is_nothing_of_a_game_that_is_not_there(served: TestClient) -> None:
    for what in ("rules", "guide", "cards"):
        reply = served.get(f"/api/rulesets/chess/{what}")
        assert reply.status_code == 404 and reply.json()["code"] == "unknown_game"


def test_own_tables_are_listed_for_their_guest_alone(house: House) -> None:
    anna, berta = house.guest("Anna"), house.guest("Berta")
    first, _ = house.make(anna, "me", "random", private=True)
    second, _ = house.make(anna, "me", "open")

    def own(token: str) -> list[str]:
        reply = house.client.get("/api/guests/tables", headers={"Authorization": f"Bearer {token}"})
        return [each["id"] for each in reply.json()]

    assert own(anna) == [second, first]
    assert own(berta) == []


def test_a_private_table_is_seen_with_its_link(house: House) -> None:
    anna, berta = house.guest("Anna"), house.guest("Berta")
    table, invite = house.make(anna, "me", "open", private=True)
    headers = {"Authorization": f"Bearer {berta}"}
    assert house.client.get(f"/api/tables/{table}", headers=headers).status_code == 403
    in_the_address = house.client.get(f"/api/tables/{table}", params={"invite": invite}, headers=headers)
    assert in_the_address.status_code == 403  # addresses are written into logs on the way
    reply = house.client.get(f"/api/tables/{table}", headers={**headers, "X-Rulebound-Invite": invite})
    assert reply.status_code == 200 and reply.json()["invite"] is None


def test_a_game_that_is_over_can_be_seen_again_from_every_seat(house: House) -> None:
    first, second = house.two()
    table = first.joined["table"]["id"]
    beginning = {seat: each.states[seat]["view"] for each in (first, second) for seat in each.seats}

    def replay(token: str, **query: int) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        return house.client.get(f"/api/tables/{table}/replay", params=query, headers=headers)

    assert first.token is not None and second.token is not None
    assert replay(first.token).json()["code"] == "not_over"
    first.answer()
    second.until_step(1)
    second.answer()
    second.ask("concede")
    first.until(lambda: first.table()["status"] == "over")
    for seat in (0, 1):
        found = replay(first.token, seat=seat).json()
        assert found["seat"] == seat and found["state"]["view"] == beginning[seat]
        assert [each["kind"] for each in found["steps"]] == ["decide", "decide", "concede"]
        state = found["state"]
        for step in found["steps"]:
            state = patched(state, step["patch"])
        assert state["result"]["reason"] == "concession" and state["decision"] is None
    assert replay(first.token).json()["seat"] == first.seats[0]
    stranger = house.guest("Clara")
    assert replay(stranger).json()["seat"] is None
    assert replay(stranger, seat=0).status_code == 403
    assert replay(first.token, seat=5).status_code == 422


def test_what_a_bot_thinks_is_told_after_the_game_to_those_who_sat_there(house: House) -> None:
    first, second = house.two()
    table = first.joined["table"]["id"]

    def thoughts(token: str | None, step: int) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        return house.client.get(f"/api/tables/{table}/replay/{step}", headers=headers)

    assert thoughts(first.token, 1).json()["code"] == "not_over"
    asked = first if first.decision() else second
    labels = [each["label"] for each in asked.decision()["options"]]
    asked.answer()
    second.until_step(1)
    second.ask("concede")
    first.until(lambda: first.table()["status"] == "over")
    found = thoughts(first.token, 1).json()
    assert found["seat"] == asked.seats[0] and found["choice"] in labels
    assert {each["label"] for each in found["thoughts"]} <= set(labels)
    assert found["thoughts"][0]["label"] == found["choice"] and 0 <= found["thoughts"][0]["value"] <= 1
    assert found["expected"][0] == {"seat": found["seat"], "label": found["choice"]}
    assert thoughts(second.token, 1).json()["seat"] == found["seat"]
    assert thoughts(first.token, 2).json() == {"seat": second.seats[0], "choice": None, "thoughts": [], "expected": []}
    assert thoughts(first.token, 3).json()["code"] == "late"
    assert thoughts(house.guest("Clara"), 1).status_code == 403


def test_a_guest_with_another_name_is_the_same_guest(house: House) -> None:
    anna = house.guest("Anna")
    table, _ = house.make(anna, "me", "open")
    headers = {"Authorization": f"Bearer {anna}"}
    assert house.client.put("/api/guests/name", json={"name": "Hanna"}, headers=headers).json() == {"name": "Hanna"}
    assert house.client.put("/api/guests/name", json={"name": "\u202e"}, headers=headers).json()["code"] == "bad_name"
    other, _ = house.make(anna, "me", "open")
    own = house.client.get("/api/guests/tables", headers=headers).json()
    found = {each["id"]: each["chairs"][0]["name"] for each in own}
    assert found == {table: "Anna", other: "Hanna"}
