"""Which process leads which table.

Several may share a PostgreSQL. Each has a row in `servers` and renews it again and again; a table names the row
of the process that leads it. Who finds a row silent for some seconds deletes it, and the database frees the tables of
that process in the same moment, because their column refers to the row. A transaction about a table first takes hold of
the row of its process, the fence: so what is written by a process that was thought dead and comes back is refused, and
never mixed with what another has written since.

A file of SQLite has one process: it holds a lock beside the file for as long as it lives.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

import structlog
from sqlalchemy import func, insert, select, update

from rulebound.server import models
from rulebound.server.refusals import Refused
from rulebound.server.storage import Fence, Storage, url_of

log = structlog.get_logger()


class InUse(Exception):
    """Another process serves this file."""


class LedElsewhere(Exception):
    """Another process leads this table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold a file for this process. The lock is one of SQLite itself: it ends with the process, however that ends."""
    if not url_of(database).startswith("sqlite"):
        yield
        return
    file = url_of(database).partition(":///")[2]
    lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as fault:
            words = f"{file} is served by another process: a file has one. Several can share a PostgreSQL"
            raise InUse(words) from fault
        yield
    finally:
        lock.close()


class Leases:
    """What this process leads, as the database says."""

    def __init__(self, storage: Storage, address: str, seconds_of_silence: float) -> None:
        self.storage = storage
        self.address = address
        self.silence = timedelta(seconds=seconds_of_silence)
        self.id = ""
        self.fence: Fence = None

    async def start(self) -> None:
        """This process has just started: whoever was at its address is gone, and so is everybody who had its file."""
        s = models.servers
        gone = s.delete() if self.storage.is_file else s.delete().where(s.c.address == self.address)
        await self.storage.at_once(gone)
        await self.begin()

    async def begin(self) -> None:
        """Be there, with nothing yet."""
        s = models.servers
        if await self.storage.read(select(s.c.id).where(s.c.address == self.address)):
            log.error("another process says that it is at the same address: give each its own", address=self.address)
        self.id = secrets.token_urlsafe(9)
        await self.storage.at_once(insert(s).values(id=self.id, address=self.address, seen=func.now()))
        if not self.storage.is_file:
            self.fence = select(s.c.id).where(s.c.id == self.id).with_for_update(read=True, key_share=True)

    async def end(self) -> None:
        """Give all tables back."""
        await self.storage.at_once(models.servers.delete().where(models.servers.c.id == self.id))

    async def renew(self) -> bool:
        """Say that this process is there. Not so: it was silent for too long, and leads nothing any more."""
        s = models.servers
        mine = update(s).where(s.c.id == self.id).values(seen=func.now()).returning(s.c.id)
        return bool(await self.storage.at_once(mine))

    async def bury(self) -> None:
        """Free what silent processes have led."""
        s = models.servers
        await self.storage.at_once(s.delete().where(s.c.seen < func.now() - self.silence))

    async def claim(self, table: str) -> None:
        """Lead it, if nobody does."""
        t = models.tables
        await self.storage.at_once(update(t).where(t.c.id == table, t.c.leader.is_(None)).values(leader=self.id))

    async def claim_all(self) -> list[str]:
        """Lead all tables that are not over and that nobody leads."""
        t = models.tables
        free = update(t).where(t.c.leader.is_(None), t.c.over.is_(False)).values(leader=self.id).returning(t.c.id)
        return [row.id for row in await self.storage.at_once(free)]

    async def leads(self, table: str) -> bool | None:
        """Whether this process leads it; nothing if nobody does."""
        t, s = models.tables, models.servers
        query = select(t.c.leader, s.c.address).outerjoin(s, s.c.id == t.c.leader).where(t.c.id == table)
        found = await self.storage.read(query)
        if not found:
            raise Refused("unknown_table", "there is no such table")
        [[leader, address]] = found
        if leader is None or leader == self.id:
            return None if leader is None else True
        raise LedElsewhere(address)
