"""A table whose questions a test writes itself; what the page answers is heard here and goes no further."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from tests.web.guests import Guest, until


def option(id: int, label: str, kind: str, cards: list[int] | None = None, **more: Any) -> dict[str, Any]:
    """A move about cards of the own hand, by their places."""
    names = [{"name": f"Card {at}", "owner": 0, "side": 0, "zone": "hand", "at": at, "alike": [at]} for at in cards or []]
    about = {"cards": names, "seat": None, "numbers": [], "remark": "", "follows": ""}
    return {"id": str(id), "label": label, "kind": kind, **about, **more}


def question(*options: dict[str, Any], free: bool = False, **passing: Any) -> dict[str, Any]:
    modes = {"smart": None, "until": None, "topic": None, "wait": 0, **passing}
    words = {"text": "What now?", "clause": "", "context": "", "asker": None, "rule": "LU-turn.7"}
    return {**words, "passing": modes, "free": free, "closed": True, "default": options[0]["id"], "options": list(options)}


class Stage:
    """The real table as it begins, with other questions."""

    def __init__(
        self,
        guest: Guest,
        *questions: dict[str, Any],
        slow: bool = False,
        view: dict[str, Any] | None = None,
        pause: int | None = None,
        clock: dict[str, Any] | None = None,
        keep: bool = False,
        ruleset: str = "luminous",
    ) -> None:
        """`slow`: that an answer was heard is told long after what it led to; `view`: what is seen otherwise; `pause`:
        after every answer, at a table with somebody else; `clock`: that the table has; `keep`: what the guest likes stays as it is."""
        self.pause = pause
        self.clock = clock
        self.slow = slow
        self.view = view or {}
        self.untold: list[tuple[WebSocketRoute, str]] = []
        self.page = guest.page
        self.questions = list(questions)
        self.heard: list[str] = []
        self.unanswered: dict[str, Any] = {}  # what else was asked; a test answers it
        self.step = 0
        self.seat = 0
        guest.page.route_web_socket("**/socket", self.line)
        guest.go("/")
        # The aim of the game would come late and move what a test presses.
        if not keep:
            guest.page.evaluate("game => localStorage.setItem('rulebound.settings', JSON.stringify({known: [game]}))", ruleset)
        guest.make_table(ruleset, "greedy")
        guest.at_the_table()

    def line(self, page: WebSocketRoute) -> None:
        self.page_line = page
        server = page.connect_to_server()
        page.on_message(lambda frame: self.said(page, server, str(frame)))
        server.on_message(lambda frame: self.told(page, str(frame)))

    def asked(self) -> dict[str, Any] | None:
        if not self.questions:
            return None
        for card in [card for move in self.questions[0]["options"] for card in move["cards"]]:
            card.update(name=self.hand[card["at"]]["name"], side=self.seat, owner=self.seat)
        return {"id": self.step, "seat": self.seat, **self.questions[0]}

    def told(self, page: WebSocketRoute, frame: str) -> None:
        """What the server tells, with the question of the test; no step of its own."""
        message = json.loads(frame)
        if message["type"] == "update":
            return
        if self.pause is not None and "table" in message:
            for chair in message["table"]["chairs"]:
                chair["bot"] = None
        if "table" in message:
            message["table"]["clock"] = self.clock
            self.table = message["table"]
        if message["type"] == "snapshot":
            self.seat = message["seat"]
            self.step = message["step"]
            self.hand = message["state"]["view"]["seats"][self.seat]["hand"]
            message["state"].update(decision=self.asked(), take_back={"to": 0, "free": True})
            message["state"]["view"].update(self.view)
        page.send(json.dumps(message))

    def said(self, page: WebSocketRoute, server: WebSocketRoute, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] in ("hint", "take_back"):
            self.unanswered = message
        elif message["type"] != "decide":
            server.send(frame)
        if message["type"] != "decide":
            return
        self.heard.append(message["choice"])
        self.questions.pop(0)
        self.step += 1
        page.send(json.dumps({**self.update(), "patch": [[["decision"], self.asked()]]}))
        self.untold.append((page, json.dumps({"type": "accepted", "ref": message["ref"], "step": self.step})))
        if not self.slow:
            self.tell_accepted()

    def ask_anew(self, *questions: dict[str, Any]) -> None:
        """Something else is asked all of a sudden: another browser of the seat has answered."""
        self.questions = list(questions)
        self.step += 1
        self.page_line.send(json.dumps({**self.update(), "patch": [[["decision"], self.asked()]]}))

    def change(self, *changes: list[Any], **more: Any) -> None:
        """Something is seen otherwise from now on."""
        self.step += 1
        self.page_line.send(json.dumps({**self.update(), "patch": list(changes), **more}))

    def tell(self, *lines: str, **more: Any) -> None:
        """Sentences for the log."""
        about = {"seat": 0, "level": 1, "rule": "LU-turn.1", "heading": False, "answer": False, **more}
        self.change(log={"from": 0, "lines": [{"bits": [line], **about} for line in lines]})

    def tell_clock(self, clock: dict[str, Any]) -> None:
        self.clock = clock
        self.page_line.send(json.dumps({"type": "table", "table": {**self.table, "clock": clock}}))

    def reply(self, **reply: Any) -> None:
        """Answer what the page asked besides, once that has been heard."""
        until(self.page, lambda: bool(self.unanswered))
        self.page_line.send(json.dumps({"ref": self.unanswered["ref"], **reply}))

    def update(self) -> dict[str, Any]:
        log = {"from": 0, "lines": []}
        return {"type": "update", "seat": self.seat, "step": self.step, "move": None, "pause": self.pause or 0, "log": log}

    def tell_accepted(self) -> None:
        while self.untold:
            page, frame = self.untold.pop(0)
            page.send(frame)

    def hears(self, *choices: int) -> None:
        """Just this was answered, and the page knows that it was heard."""
        for count in range(1, len(choices) + 1):
            until(self.page, partial(self.heard_so_many, count))
            if self.untold:
                self.page.wait_for_timeout(300)
                assert len(self.heard) == count  # nothing more is said before this is known to be heard
            self.tell_accepted()
        assert self.heard == [str(each) for each in choices]
        expect(self.page.locator(".prompt[aria-busy=true]")).to_have_count(0)

    def heard_so_many(self, count: int) -> bool:
        return len(self.heard) >= count

    def hears_nothing(self, milliseconds: int = 500) -> None:
        before = list(self.heard)
        self.page.wait_for_timeout(milliseconds)
        assert self.heard == before
        expect(self.page.locator(".prompt:not(.prompt--wait)")).to_be_visible()
