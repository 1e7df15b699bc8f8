"""How many tables a server holds: clients at the pace of people, and how long their answers take.

    python -m tests.server.loading --tables 300 --seconds 60

Every table has a person and a greedy bot; each person answers two seconds after they are asked. An answer takes as long
as from its frame to its acknowledgement, which comes after the update.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx2
from tests.server.killing import RULESETS, Account, free_port, wait_for
from websockets.asyncio.client import connect

PACE = 2.0


class Person(Account):
    """Somebody who thinks for two seconds before every answer, and takes another table when a game is over."""

    async def sit(self, port: int, spans: list[float], until: float) -> None:
        async with connect(f"ws://127.0.0.1:{port}/socket", max_size=None) as line:
            await line.send(json.dumps({"type": "join", "table": self.table, "token": self.token}))
            while not self.over and time.monotonic() < until:
                seat = next((seat for seat, state in self.states.items() if state["decision"] is not None), None)
                if seat is None:
                    try:
                        async with asyncio.timeout(max(0.0, until - time.monotonic())):
                            await self.hear(line)
                    except TimeoutError:
                        return
                    continue
                await asyncio.sleep(self.random.uniform(0.5, 1.5) * PACE)
                decision = self.states[seat]["decision"]
                option = self.random.choice(decision["options"])
                began = time.monotonic()
                await self.answer(line, (seat, decision["id"], option["id"]), False)
                spans.append(time.monotonic() - began)


async def sit_down(client: httpx2.AsyncClient, token: str, number: int, dice: random.Random) -> Person:
    body = {
        "settings": {"ruleset": RULESETS[number % len(RULESETS)], "pace": 1000},
        "chairs": [{"who": "me"}, {"who": "bot", "bot": "greedy"}],
    }
    reply = await client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
    reply.raise_for_status()
    return Person(reply.json()["table"]["id"], token, random.Random(dice.random()))


async def one_place(
    client: httpx2.AsyncClient, port: int, token: str, number: int, person: Person, spans: list[float], until: float
) -> None:
    dice = random.Random(number)
    while time.monotonic() < until:
        await person.sit(port, spans, until)
        if time.monotonic() < until:
            person = await sit_down(client, token, number, dice)


async def load(port: int, tables: int, seconds: float) -> dict[str, float]:
    spans: list[float] = []
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        names = [{"name": "Anna"}] * (tables // 6 + 1)
        guests = [(await client.post("/api/guests", json=name)).json()["token"] for name in names]
        for number in range(len(RULESETS)):  # cards are read once
            await sit_down(client, guests[-1], number, random.Random(number))
        # Nobody sits down at three hundred tables in one moment: that comes before what is measured.
        places = [(guests[number // 6], number) for number in range(tables)]
        people = [await sit_down(client, token, number, random.Random(number)) for token, number in places]
        until = time.monotonic() + seconds
        await asyncio.gather(
            *(
                one_place(client, port, token, number, person, spans, until)
                for (token, number), person in zip(places, people, strict=True)
            )
        )
    spans.sort()
    return {
        "tables": tables,
        "answers": len(spans),
        "answers_per_second": round(len(spans) / seconds, 1),
        **{f"p{part}_ms": round(1000 * spans[len(spans) * part // 100], 1) for part in (50, 95, 99)},
        "most_ms": round(1000 * spans[-1], 1),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description="Many tables at the pace of people.")
    arguments.add_argument("--tables", type=int, default=300)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--workers", type=int, default=0, help="processes that referee; as many as usual if none")
    given = arguments.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rulebound", "serve", "--port", str(port)]
        command += ["--workers", str(given.workers)] if given.workers else []
        server = subprocess.Popen([*command, "--database", str(Path(folder) / "t.sqlite")])
        try:
            wait_for(port)
            figures = asyncio.run(load(port, given.tables, given.seconds))
        finally:
            server.terminate()
            server.wait(30)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(json.dumps({**figures, "cpu_without_referees_s": round(used.ru_utime + used.ru_stime, 1)}))


if __name__ == "__main__":
    main()
