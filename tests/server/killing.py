"""Kill the server at random moments under load, start it again, and hold what it kept against what it acknowledged.

    python -m tests.server.killing --rounds 500 [--seed 1] [--postgres]

Starting a server costs a second of reading cards, so one process reads them once and forks a server for each round.
What a restart costs is to play again what was kept: so a client gives up a game that has become long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from sqlalchemy import select
from tests.server.postgres import postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import rulebound
from rulebound.server import models
from rulebound.server.patches import patched
from rulebound.server.storage import Storage

LOST = (OSError, WebSocketException, InvalidHandshake, EOFError)
LONG = 40  # steps
RULESETS = tuple(rulebound.rulesets())


@dataclass
class Account:
    """What one client was told of its table."""

    table: str
    token: str
    random: random.Random
    told: int = 0  # the last step it heard of
    pending: tuple[int, int, str] | None = None  # seat, decision, choice: sent, and not acknowledged
    taken: list[tuple[int, int, str]] = field(default_factory=list)
    steps: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    states: dict[int, Any] = field(default_factory=dict)
    over: bool = False
    repeated: int = 0
    most: int | None = None  # steps, after which it gives up the game

    async def play(self, port: int) -> None:
        """Play until the line is lost or the game is over."""
        async with connect(f"ws://127.0.0.1:{port}/socket", max_size=None) as line:
            await line.send(json.dumps({"type": "join", "table": self.table, "token": self.token}))
            self.states.clear()
            joined = await self.hear(line)
            assert joined["type"] == "joined", joined
            assert joined["step"] >= self.told, f"{self.table}: step {self.told} was told and is lost"
            self.over = joined["table"]["status"] == "over"
            while len(self.states) < len(joined["seats"]):
                await self.hear(line)
            if self.pending is not None:
                await self.answer(line, self.pending, True)
            while not self.over:
                seat = next((seat for seat, state in self.states.items() if state["decision"] is not None), None)
                if seat is None:
                    await self.hear(line)
                    continue
                if self.most is not None and self.told > self.most:
                    await line.send(json.dumps({"type": "concede", "seat": seat}))
                    while not self.over:
                        await self.hear(line)
                    return
                decision = self.states[seat]["decision"]
                option = self.random.choice(decision["options"])
                await self.answer(line, (seat, decision["id"], option["id"]), False)

    async def answer(self, line: ClientConnection, answer: tuple[int, int, str], again: bool) -> None:
        self.pending = answer
        seat, decision, choice = answer
        said = {"type": "decide", "ref": 1, "seat": seat, "decision": decision, "choice": choice}
        await line.send(json.dumps(said))
        while True:
            heard = await self.hear(line)
            if heard.get("ref") != 1:
                continue
            if heard["type"] == "error" and heard["code"] == "too_fast":  # nobody talks so quickly: once more, later
                await asyncio.sleep(1)
                await line.send(json.dumps(said))
                continue
            if heard["type"] == "accepted":
                self.steps[heard["step"]] = answer
            else:
                over = heard["code"] == "over" and self.over
                assert again and (over or heard.get("accepted")), f"{self.table}: {answer} got {heard}"
                self.repeated += 1
            self.taken.append(answer)
            self.pending = None
            return

    async def hear(self, line: ClientConnection) -> Any:
        heard = json.loads(await line.recv())
        if heard["type"] == "snapshot":
            self.states[heard["seat"]] = heard["state"]
            self.told = max(self.told, heard["step"])
        elif heard["type"] == "update":
            self.states[heard["seat"]] = patched(self.states[heard["seat"]], heard["patch"])
            self.told = max(self.told, heard["step"])
        elif heard["type"] == "table" and heard["table"]["status"] == "over":
            self.over = True
        return heard


def zygote() -> None:
    """Read the cards, then fork a server for each line that is read."""
    from rulebound.server.running import run
    from rulebound.server.settings import Settings

    for ruleset in RULESETS:
        rulebound.new_game(ruleset, seed=1)
    print("ready", flush=True)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            os.dup2(2, 1)  # what the server says is none of the lines that are waited for
            run(
                Settings(database=database, workers=1, start_method="fork", guests_at_once=10_000),
                "127.0.0.1",
                int(port),
            )
            os._exit(0)
        print(child, flush=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    limit = time.monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > limit:
                raise
            time.sleep(0.02)


def wait_for_the_end(pid: int) -> None:
    """A signal is on its way for a moment, and till it arrives the port is taken."""
    while pid:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.002)


class Zygote:
    """A process that has read the cards, and forks servers."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.killing", "--zygote"]
        root = Path(__file__).resolve().parents[2]
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=root, stdin=pipe, stdout=pipe, stderr=self.log, text=True)
        self.said()

    def said(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(self.complaints()[-3000:])
        return line

    def complaints(self) -> str:
        """What the servers have written on their standard error."""
        self.log.seek(0)
        return self.log.read().decode()

    def fork(self, port: int, database: str) -> int:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{port} {database}\n")
        self.process.stdin.flush()
        return int(self.said())

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(20)
        self.process.stdout.close()
        self.log.close()


class Server:
    """A server that can be killed."""

    def __init__(self, zygote: Zygote, database: str) -> None:
        self.zygote = zygote
        self.database = database
        self.port = free_port()
        self.pid = 0

    def start(self) -> None:
        self.pid = self.zygote.fork(self.port, self.database)
        wait_for(self.port)

    def kill(self, how: int = signal.SIGKILL) -> None:
        if self.pid:
            os.kill(self.pid, how)
        if how == signal.SIGKILL:
            wait_for_the_end(self.pid)
            self.pid = 0


async def sit_down(port: int, dice: random.Random, number: int) -> Account:
    """A table of one guest: both sides, or against a bot."""
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        token = (await client.post("/api/guests", json={"name": "Anna"})).json()["token"]
        other = {"who": "me"} if number // len(RULESETS) % 2 else {"who": "bot", "bot": "random"}
        body = {
            "settings": {"ruleset": RULESETS[number % len(RULESETS)], "pace": 0},
            "chairs": [{"who": "me"}, other],
        }
        reply = await client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
        return Account(reply.json()["table"]["id"], token, random.Random(dice.random()), most=LONG)


async def one_round(server: Server, accounts: list[Account], dice: random.Random, tables: int) -> None:
    """Everybody plays; after a while the server is killed in the middle of it."""
    going_on = [account for account in accounts if not account.over]
    while len(going_on) < tables:
        going_on.append(await sit_down(server.port, dice, len(accounts)))
        accounts.append(going_on[-1])
    playing = [asyncio.create_task(account.play(server.port)) for account in going_on]
    enough = sum(len(account.taken) for account in accounts) + dice.randint(0, 20)
    limit = time.monotonic() + 20
    while sum(len(account.taken) for account in accounts) < enough and time.monotonic() < limit:
        await asyncio.sleep(0.005)
    await asyncio.sleep(dice.uniform(0, 0.02))
    server.kill()
    for found in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(found, BaseException) and not isinstance(found, LOST):
            raise found


async def audit(database: str, accounts: Sequence[Account]) -> int:
    """The rows of every table, against what its client was told; how many there are."""
    storage = Storage(database)
    count = 0
    for account in accounts:
        c = models.rows.c
        query = select(c.step, c.seat, c.decision, c.choice).where(c.table == account.table).order_by(c.step)
        rows = {step: (seat, decision, choice) for step, seat, decision, choice in await storage.read(query)}
        assert list(rows) == list(range(1, len(rows) + 1)), f"{account.table}: a step is missing"
        assert len(rows) >= account.told, f"{account.table}: {account.told} steps were told, {len(rows)} are kept"
        assert len(set(rows.values())) == len(rows), f"{account.table}: an answer is there twice"
        for step, answer in account.steps.items():
            assert rows[step] == answer, f"{account.table}: step {step} was acknowledged otherwise"
        for answer in account.taken:
            assert list(rows.values()).count(answer) == 1, f"{account.table}: {answer} is lost or doubled"
        count += len(rows)
    await storage.close()
    return count


async def kill_and_compare(rounds: int, seed: int, database: str, tables: int = 4) -> dict[str, int]:
    dice = random.Random(seed)
    accounts: list[Account] = []
    zygote = Zygote()
    server = Server(zygote, database)
    try:
        for _ in range(rounds):
            server.start()
            await one_round(server, accounts, dice, tables)
        server.start()  # the last word: everybody comes back once more
    finally:
        server.kill()
        zygote.close()
    rows = await audit(database, accounts)
    return {
        "kills": rounds,
        "tables": len(accounts),
        "rows": rows,
        "acknowledged": sum(len(account.taken) for account in accounts),
        "told_only_after_the_restart": sum(account.repeated for account in accounts),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description="Kill the server again and again, and look what it lost.")
    arguments.add_argument("--rounds", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--tables", type=int, default=4)
    arguments.add_argument("--postgres", action="store_true")
    arguments.add_argument("--zygote", action="store_true")
    given = arguments.parse_args()
    if given.zygote:
        zygote()
        return
    with database_for(given.postgres) as database:
        print(json.dumps(asyncio.run(kill_and_compare(given.rounds, given.seed, database, given.tables))))


@contextmanager
def database_for(elsewhere: bool) -> Iterator[str]:
    if elsewhere:
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite")


if __name__ == "__main__":
    main()
