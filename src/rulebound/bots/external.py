"""Bots that are programs of their own: a line of JSON for each decision, a line of JSON for each answer.

    {"type": "game", "ruleset": "luminous", "seat": 0}                                 once, in the beginning
    {"type": "decision", "number": 3, "decision": {...}, "view": {...}, "seconds": 10}
    {"number": 3, "choice": "81723"}                                                   the program answers

`decision` and `view` are what the page gets (docs/protocol.md). A choice is the id of an option, or its label. Who is
gone, late, or answers what is not offered, concedes: it loses its game and cannot hurt the table.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Mapping
from typing import Any, Final

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import CONCEDE, View
from rulebound.kernel.public import Choice, Decision
from rulebound.tabletop.documents import decision_data

MOST: Final = 1_000_000  # characters of an answer
SECONDS: Final = 10.0


class BotFailed(RuleboundError):
    """A program that plays did not answer as it should."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(f"the bot of seat {seat} {why}")


class Program:
    """A program that is asked over its standard input and answers on its standard output. It is started at its first
    decision and ended by `close`."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = shlex.split(command)
        if not self.command:
            raise RuleboundError("a bot that is a program needs a command")
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.number = 0
        self.rest = b""

    def ask(self, decision: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """The id of the option that it chooses; `BotFailed` if it chooses none."""
        seat = decision["seat"]
        self.number += 1
        if self.process is None:
            self.start(seat)
            self.tell(seat, {"type": "game", "ruleset": view["game"], "seat": seat})
        asked = {"type": "decision", "number": self.number, "decision": decision, "view": view}
        self.tell(seat, {**asked, "seconds": self.seconds})
        return self.understood(decision, self.answer(seat))

    def start(self, seat: int) -> None:
        try:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as fault:
            raise BotFailed(seat, f"could not be started: {fault}") from fault

    def tell(self, seat: int, document: Mapping[str, Any]) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(document).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as fault:
            raise BotFailed(seat, "has ended") from fault

    def answer(self, seat: int) -> bytes:
        """The next line of the program, within its time."""
        assert self.process is not None and self.process.stdout is not None
        out = self.process.stdout.fileno()
        until = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as ready:
            ready.register(out, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                left = until - time.monotonic()
                if left <= 0 or not ready.select(left):
                    raise BotFailed(seat, f"did not answer within {self.seconds:g} seconds")
                more = os.read(out, 65536)
                if not more:
                    raise BotFailed(seat, "has ended")
                self.rest += more
                if len(self.rest) > MOST:
                    raise BotFailed(seat, f"said more than {MOST} characters in a line")
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def understood(self, decision: Mapping[str, Any], line: bytes) -> str:
        seat = decision["seat"]
        try:
            said = json.loads(line)
        except (ValueError, RecursionError) as fault:
            raise BotFailed(seat, f"did not answer in JSON: {line[:80]!r}") from fault
        if not isinstance(said, dict) or said.get("number") != self.number:
            raise BotFailed(seat, f"did not answer decision {self.number}: {line[:80]!r}")
        for option in decision["options"]:
            if said.get("choice") in (option["id"], option["label"]):
                found: str = option["id"]
                return found
        raise BotFailed(seat, f"chose what is not offered: {line[:80]!r}")

    def close(self) -> None:
        """End the program."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    pipe.close()
            self.process = None


class External:
    """A bot that is a program of its own."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.program = Program(command, seconds)
        self.failed = ""
        """Why it has conceded, if it has."""

    def choose(self, view: View, decision: Decision) -> Choice | str:
        if self.failed:
            return CONCEDE
        seen = dict(view)
        seen.pop("decisions", None)
        try:
            choice = self.program.ask(decision_data(decision, seen), seen)
        except BotFailed as fault:
            self.failed = str(fault)
            self.close()
            return CONCEDE
        return next(option for option in decision.options if str(option.id) == choice)

    def close(self) -> None:
        self.program.close()
