"""The server as people run it, a process of its own: how it stops, what it throws out, what it writes down."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from tests.server.killing import free_port, wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FRAME_TOO_LARGE, COME_BACK = 1009, 1012
TALK = "my secret is a blue door"


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    port = free_port()
    command = [sys.executable, "-m", "rulebound", "serve", "--port", str(port), "--database", str(folder / "t.sqlite")]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            wait_for(port)
            yield port, process
        finally:
            process.kill()
            process.wait(30)


def ask(line: ClientConnection, type: str, **more: Any) -> dict[str, Any]:
    line.send(json.dumps({"type": type, "ref": 1, **more}))
    while True:
        heard: dict[str, Any] = json.loads(line.recv())
        if heard.get("ref") == 1:
            return heard


def asked(line: ClientConnection) -> dict[str, Any]:
    """What one of the seats is asked, as the snapshots say that follow the joining."""
    while True:
        heard = json.loads(line.recv())
        if heard["type"] == "snapshot" and heard["state"]["decision"] is not None:
            decision: dict[str, Any] = heard["state"]["decision"]
            return decision


def test_who_is_told_to_stop_keeps_what_was_acknowledged_and_no_secret_was_written_down(tmp_path: Path) -> None:
    with serving(tmp_path) as (port, process):
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            token = http.post("/api/guests", json={"name": "Anna"}).json()["token"]
            chairs = [{"who": "me"}, {"who": "me"}]
            wanted = {"settings": {"ruleset": "luminous", "private": True}, "chairs": chairs}
            made = http.post("/api/tables", json=wanted, headers={"Authorization": f"Bearer {token}"}).json()
            refused = http.get(f"/api/tables/{made['table']['id']}", headers={"Authorization": f"Bearer {token}x"})
            assert refused.json()["code"] == "bad_token"
        table, invite = made["table"]["id"], made["invite"]
        address = f"ws://127.0.0.1:{port}/socket"
        with connect(address, max_size=None) as line, connect(address, max_size=None) as large:
            assert ask(line, "join", table=table, token=token)["type"] == "joined"
            decision = asked(line)
            assert ask(large, "join", table=table, invite=invite)["seats"] == []
            large.send("x" * 20_000)
            try:
                while True:
                    large.recv()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == FRAME_TOO_LARGE
            assert ask(line, "chat", words=TALK)["type"] == "done"  # nobody else was hurt
            said = {"decision": decision["id"], "seat": decision["seat"], "choice": decision["default"]}
            told = ask(line, "decide", **said)
            assert told["type"] == "accepted"
            process.send_signal(signal.SIGTERM)
            try:
                while True:
                    line.recv()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == COME_BACK
        assert process.wait(30) in (0, -signal.SIGTERM)  # it ends by the signal once all is done, as a service does
    with serving(tmp_path) as (port, _), connect(f"ws://127.0.0.1:{port}/socket", max_size=None) as line:
        assert ask(line, "join", table=table, token=token)["step"] == told["step"]
        late = ask(line, "decide", **said)
        assert (late["code"], late["accepted"]) == ("late", True)
    written = (tmp_path / "log").read_text()
    assert "Rulebound is at" in written
    for secret in (token, invite, TALK, token.split(".")[1], invite.split(".")[-1]):
        assert secret not in written
