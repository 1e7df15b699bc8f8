"""A program sits down at a table and plays there: a client of the socket that `docs/protocol.md` describes."""

from __future__ import annotations

import json
import time
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from rulebound.bots.external import BotFailed, Program
from rulebound.kernel.errors import RuleboundError
from rulebound.server.patches import patched

WAITS: Final = (0.0, 0.5, 1.0, 2.0, 5.0, 5.0, 5.0)  # seconds before each attempt to come back
SECONDS: Final = 30.0  # for an answer of the server
PASSING: Final = frozenset({"too_fast", "out_of_time", "not_kept", "fault"})  # nothing has changed: it is said again
MOST_FAULTS: Final = 5  # in a row
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError)


class Visitor:
    """One seat at a table of a server."""

    def __init__(self, link: str, program: Program, name: str) -> None:
        found = urlsplit(link)
        *_, word, self.table = ("", "", *found.path.split("/"))
        if found.scheme not in ("http", "https") or not found.netloc or word != "table" or not self.table:
            raise RuleboundError(f"{link} is no link to a table: they look like http://HOST/table/ID#INVITE")
        self.server = f"{found.scheme}://{found.netloc}"
        self.invite = found.fragment
        self.program = program
        self.name = name
        self.token = ""
        self.state: dict[str, Any] | None = None
        self.step = 0
        self.given: tuple[int, str] | None = None  # the last decision that was answered, and how
        self.sent: int | None = None  # the last decision that was answered on this line
        self.faults = 0
        self.leaving: RuleboundError | None = None  # why it concedes
        self.seat: int | None = None
        self.ending: dict[str, Any] | None = None

    def sit_down(self, deck: str | None) -> None:
        """Take the first free chair."""
        self.token = self.post("/api/guests", {"name": self.name})["token"]
        wanted = {"deck": deck, "invite": self.invite or None}
        body = {key: value for key, value in wanted.items() if value is not None}
        self.post(f"/api/tables/{self.table}/chairs", body)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {self.token}"} if self.token else {}
        )
        try:
            request = Request(self.server + path, json.dumps(body).encode(), headers, method="POST")
            with urlopen(request, timeout=SECONDS) as reply:
                return json.load(reply)
        except HTTPError as fault:
            raise RuleboundError(said(fault)) from fault
        except (URLError, ValueError) as fault:
            raise RuleboundError(f"{self.server} does not answer as a server of tables: {fault}") from fault

    def play(self) -> dict[str, Any]:
        """Play until the game is over, and say how it ended. A line that is lost is found again."""
        tries = 0
        while True:
            time.sleep(WAITS[tries])
            before = self.step
            try:
                with connect(f"ws{self.server[4:]}/socket", max_size=None, open_timeout=SECONDS) as line:
                    return self.played(line)
            except LOST as fault:
                tries = 0 if self.step > before else tries + 1
                if tries == len(WAITS):
                    raise RuleboundError(f"the line to {self.server} is lost: {fault}") from fault

    def played(self, line: ClientConnection) -> dict[str, Any]:
        self.say(line, {"type": "join", "table": self.table, "token": self.token})
        while self.ending is None:
            self.hear(json.loads(line.recv()))
            asked = None if self.state is None or self.ending is not None else self.state["decision"]
            if asked is not None and self.sent != asked["id"]:
                self.answer(line, asked)
        if self.leaving is not None:
            raise self.leaving
        return self.ending

    def hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "joined":
            self.sent = None
        elif told["type"] == "snapshot":
            self.state, self.step, self.seat = told["state"], told["step"], told["seat"]
        elif told["type"] == "update":
            self.state, self.step = patched(self.state, told["patch"]), told["step"]
        elif told["type"] == "accepted":
            self.faults = 0
        elif told["type"] == "error" and told["code"] != "late":
            self.refused(told["code"], f"the table refuses: {told['words']}")
        if told["type"] in ("joined", "table") and told["table"]["status"] == "over":
            self.ending = told["table"]["ending"]

    def refused(self, code: str, words: str) -> None:
        """What passes is said again after a moment. Who cannot go on concedes, so that nobody waits for it."""
        self.faults += 1
        passing = code in PASSING and self.faults <= MOST_FAULTS
        if not passing and (self.state is None or self.leaving is not None):
            raise self.leaving or RuleboundError(words)
        if not passing:
            self.faults, self.leaving = 0, RuleboundError(words)
        time.sleep(1)
        self.sent = None

    def answer(self, line: ClientConnection, asked: dict[str, Any]) -> None:
        """Once for a decision: what was said before a line was lost is said again, and taken once."""
        assert self.state is not None
        self.sent = asked["id"]
        if self.leaving is None and (self.given is None or self.given[0] != asked["id"]):
            try:
                self.given = asked["id"], self.program.ask(asked, self.state["view"])
            except BotFailed as fault:
                self.leaving = fault
        if self.leaving is not None or self.given is None:
            self.say(line, {"type": "concede", "seat": asked["seat"]})
        else:
            decide = {"type": "decide", "decision": asked["id"], "choice": self.given[1], "seat": asked["seat"]}
            self.say(line, decide)

    def say(self, line: ClientConnection, what: dict[str, Any]) -> None:
        line.send(json.dumps(what))


def said(fault: HTTPError) -> str:
    """What a server says of a refusal, in its words."""
    try:
        return str(json.load(fault)["words"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {fault.code} {fault.reason}"
