"""Two processes on one PostgreSQL; one is killed, or stopped for a while, in the middle of many games.

    python -m tests.server.taking_over [--games 40] [--seed 1] [--stop] [--short]

At every second table one guest plays against a bot or both sides; at the others two guests play, each connected to
another process, so one of them is always at the wrong one. All games must end, and the rows of every table are held
against what its clients were told. `longest_wait_s` is the longest that a seat was without its game: from the kill to
the first sight of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import time
from typing import Any

import httpx2
from tests.server.killing import LOST, RULESETS, Account, Server, Zygote, audit, database_for

SHORT = 4  # turns, where games are to be short
SOON = 5.0  # seconds until a seat sees its game again
SECONDS_STOPPED = 6.0  # long enough to be thought dead


class Guest(Account):
    """A client that comes back at the other process when its line is lost."""

    home: int = 0
    back: float = 0.0  # when it last saw its game again
    away: bool = True

    async def play_on(self, servers: list[Server]) -> None:
        at = self.home
        while not self.over:
            try:
                await self.play(servers[at].port)
            except LOST:
                self.away = True
                at = 1 - at
                await asyncio.sleep(0.05)

    async def hear(self, line: Any) -> Any:
        heard = await super().hear(line)
        if heard["type"] in ("snapshot", "update") and self.away:
            self.away, self.back = False, time.monotonic()
        elif heard["type"] == "error" and heard["code"] == "not_kept":
            raise EOFError  # it does not count: said again at the process that leads now
        return heard


async def set_up(servers: list[Server], games: int, seed: int, short: bool) -> list[Guest]:
    dice = random.Random(seed)
    doors = [httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) for server in servers]
    guests: list[Guest] = []
    for number in range(games):
        home = number % 2
        people = [home] if number % 4 < 2 else [home, 1 - home]
        tokens = [(await doors[at].post("/api/guests", json={"name": "Anna"})).json()["token"] for at in people]
        alone = {"who": "bot", "bot": "random"} if number % 8 < 4 else {"who": "me"}
        other = {"who": "open"} if len(people) == 2 else alone
        settings: dict[str, Any] = {"ruleset": RULESETS[number % len(RULESETS)], "pace": 0, "switches": {}}
        if short:
            settings |= {"ruleset": "luminous", "switches": {"turn_cap": SHORT}}
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        body = {"settings": settings, "chairs": [{"who": "me"}, other]}
        made = await doors[home].post("/api/tables", json=body, headers=headers[0])
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]
        if len(people) == 2:  # sits down at the process that does not lead the table
            sat = await doors[1 - home].post(f"/api/tables/{table}/chairs", json={}, headers=headers[1])
            assert sat.status_code == 201, sat.text
        seen = [await door.get(f"/api/tables/{table}", headers=headers[0]) for door in doors]
        assert seen[0].json() == seen[1].json() and seen[0].json()["invite"], "the processes tell different things"
        for at, token in zip(people, tokens, strict=True):
            guest = Guest(table, token, random.Random(dice.random()))
            guest.home = at
            guests.append(guest)
    lobbies = [[each["id"] for each in (await door.get("/api/tables")).json()] for door in doors]
    assert lobbies[0] == lobbies[1] and len(lobbies[0]) == games
    for door in doors:
        await door.aclose()
    return guests


async def take_over(database: str, games: int, seed: int, *, stop: bool = False, short: bool = False) -> dict[str, Any]:
    zygote = Zygote()
    servers = [Server(zygote, database), Server(zygote, database)]
    try:
        for server in servers:
            server.start()
        guests = await set_up(servers, games, seed, short)
        playing = [asyncio.create_task(guest.play_on(servers)) for guest in guests]
        enough = 3 * len(guests)
        while sum(len(guest.taken) for guest in guests) < enough:
            await asyncio.sleep(0.01)
        at_work = sum(1 for guest in guests if not guest.over)
        servers[0].kill(signal.SIGSTOP if stop else signal.SIGKILL)
        killed = time.monotonic()
        if stop:
            await asyncio.sleep(SECONDS_STOPPED)
            servers[0].kill(signal.SIGCONT)
        await asyncio.gather(*playing)
        waits = [guest.back - killed for guest in guests if guest.back > killed]
        figures = {
            "games": games,
            "clients": len(guests),
            "playing_when_it_was_killed": at_work,
            "had_to_come_back": len(waits),
            "longest_wait_s": round(max(waits), 2),
            "until_all_were_over_s": round(time.monotonic() - killed, 1),
        }
    finally:
        for server in servers:
            server.kill()
        zygote.close()
    rows = await audit(database, guests)
    taken = sum(len(guest.taken) for guest in guests)
    return {**figures, "rows": rows, "acknowledged": taken, "known_only_afterwards": sum(g.repeated for g in guests)}


def main() -> None:
    arguments = argparse.ArgumentParser(description="Kill one of two processes in the middle of many games.")
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--stop", action="store_true", help="do not kill it: stop it, and let it go on")
    arguments.add_argument("--short", action="store_true", help=f"games of {SHORT} turns")
    given = arguments.parse_args()
    with database_for(True) as database:
        work = take_over(database, given.games, given.seed, stop=given.stop, short=given.short)
        figures = asyncio.run(work)
    print(json.dumps(figures))
    if not given.stop and figures["longest_wait_s"] > SOON:
        sys.exit(f"a seat waited longer than {SOON} seconds for its game")


if __name__ == "__main__":
    main()
