"""Clients that keep what they are told as a page would."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from starlette.testclient import TestClient

from rulebound.server.patches import patched


class Seat:
    """A client at a table. It knows its state from one snapshot and patches, and demands that no step is missing."""

    def __init__(
        self, house: House, table: str, token: str | None, invite: str | None = None, since: int | None = None
    ):
        self.house = house
        self.token = token
        self.line = ExitStack()
        self.socket = self.line.enter_context(house.client.websocket_connect("/socket"))
        self.states: dict[int | None, dict[str, Any]] = {}
        self.steps: dict[int | None, int] = {}
        self.logs: dict[int | None, list[str]] = {}
        self.frames: list[str] = []
        self.others: list[dict[str, Any]] = []
        self.refs = 0
        join = {"table": table, "token": token, "invite": invite, "since": since}
        self.joined = self.ask("join", **{name: value for name, value in join.items() if value is not None})
        self.seats = self.joined.get("seats", [])
        house.seats.append(self)

    def say(self, type: str, **more: Any) -> int:
        self.refs += 1
        self.socket.send_text(json.dumps({"type": type, "ref": self.refs, **more}))
        return self.refs

    def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Say something and hear what follows, up to the answer."""
        ref = self.say(type, **more)
        while True:
            heard = self.hear()
            if heard.get("ref") == ref:
                return heard

    def hear(self) -> dict[str, Any]:
        frame = self.socket.receive_text()
        self.frames.append(frame)
        heard: dict[str, Any] = json.loads(frame)
        if heard["type"] == "snapshot":
            self.states[heard["seat"]], self.steps[heard["seat"]] = heard["state"], heard["step"]
            self.logs[heard["seat"]] = heard["log"]["lines"]
        elif heard["type"] == "update":
            seat = heard["seat"]
            assert heard["step"] == self.steps[seat] + 1
            assert heard["log"]["from"] == len(self.logs[seat])
            self.states[seat] = patched(self.states[seat], heard["patch"])
            self.steps[seat] = heard["step"]
            self.logs[seat] += heard["log"]["lines"]
        else:
            self.others.append(heard)
        return heard

    def until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            self.hear()

    def until_step(self, step: int) -> None:
        self.until(lambda: all(seat in self.steps and self.steps[seat] >= step for seat in self.seats or [None]))

    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = next((each["table"] for each in reversed(self.others) if "table" in each), {})
        return found

    def decision(self, seat: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.states[self.seats[0] if seat is None else seat]["decision"]
        return found

    def answer(self, at: int = 0, seat: int | None = None) -> dict[str, Any]:
        decision = self.decision(seat)
        option = decision["options"][at % len(decision["options"])]
        return self.ask("decide", decision=decision["id"], choice=option["id"], seat=decision["seat"])

    def close(self) -> None:
        self.line.close()


class House:
    """A server and its doors."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.seats: list[Seat] = []

    def close(self) -> None:
        for seat in self.seats:
            seat.close()

    def guest(self, name: str) -> str:
        reply = self.client.post("/api/guests", json={"name": name})
        assert reply.status_code == 201, reply.text
        token: str = reply.json()["token"]
        return token

    def post(self, path: str, token: str, **body: Any) -> Any:
        return self.client.post(path, json=body, headers={"Authorization": f"Bearer {token}"})

    def make(self, token: str, *who: str, ruleset: str = "luminous", **settings: Any) -> tuple[str, str]:
        """A table with these chairs: me, open, or the name of a bot."""
        chairs = [{"who": each} if each in ("me", "open") else {"who": "bot", "bot": each} for each in who]
        wanted = {"ruleset": ruleset, "players": len(who), "pace": 0, **settings}
        reply = self.post("/api/tables", token, settings=wanted, chairs=chairs)
        assert reply.status_code == 201, reply.text
        return reply.json()["table"]["id"], reply.json()["invite"]

    def two(self, ruleset: str = "luminous", **settings: Any) -> tuple[Seat, Seat]:
        """Two people at a new table; first the one who is asked first."""
        anna, berta = self.guest("Anna"), self.guest("Berta")
        table, invite = self.make(anna, "me", "open", ruleset=ruleset, **settings)
        assert self.post(f"/api/tables/{table}/chairs", berta, invite=invite).status_code == 201
        seats = [Seat(self, table, anna), Seat(self, table, berta)]
        for seat in seats:
            seat.until_step(0)
        return (seats[0], seats[1]) if seats[0].decision() else (seats[1], seats[0])
