"""The database. What is written is on the disk when `write` returns; those who wait at the same time share a commit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Select, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
LITE = "sqlite+aiosqlite://"

SECONDS_IN_BETWEEN = 2  # a transaction that stands still for so long is ended by PostgreSQL, and holds nobody up
MIGRATING = 7_236_105  # of the lock that PostgreSQL gives to one who migrates

Fence = Select[Any] | None
Job = tuple[Sequence[Executable], Fence, "asyncio.Future[None]"]


class Fenced(Exception):
    """What was to be written is not this process's to write any more."""


def url_of(database: str) -> str:
    """A file is a database of SQLite; `postgresql://…` is one elsewhere."""
    if database.startswith("postgresql://"):
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    return database if "://" in database else f"{LITE}/{database}"


class Storage:
    """One writer, so that the statements of a job are kept together or not at all."""

    def __init__(self, database: str) -> None:
        url = url_of(database)
        limit = {"idle_in_transaction_session_timeout": str(SECONDS_IN_BETWEEN * 1000)}
        arguments = {} if url.startswith("sqlite") else {"server_settings": limit}
        self.engine: AsyncEngine = create_async_engine(url, connect_args=arguments)
        if self.is_file:
            event.listen(self.engine.sync_engine, "connect", prepare)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    @property
    def is_file(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
        self.writer = asyncio.create_task(self.write_jobs())

    async def close(self) -> None:
        """What was handed in is written first."""
        if self.writer is not None:
            await self.jobs.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    async def read(self, query: Executable) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def at_once(self, *statements: Executable) -> Sequence[Any]:
        """In a transaction of their own, beside the jobs; what the last one found."""
        async with self.engine.begin() as connection:
            for statement in statements:
                found = await connection.execute(statement)
            return found.all() if found.returns_rows else ()

    async def write(self, *statements: Executable, fence: Fence = None) -> None:
        """All of them or none; durable when this returns. Nothing is written if the fence finds no row."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((statements, fence, done))
        await asyncio.shield(done)  # whoever waits may go; what was handed in is written all the same

    async def write_jobs(self) -> None:
        while True:
            jobs = [await self.jobs.get()]
            while not self.jobs.empty():
                jobs.append(self.jobs.get_nowait())
            await self.commit(jobs)
            for _ in jobs:
                self.jobs.task_done()

    async def commit(self, jobs: Sequence[Job]) -> None:
        """In one transaction; if it fails, each in its own, so that nobody pays for another's mistake."""
        try:
            async with self.engine.begin() as connection:
                for fence in {id(fence): fence for _, fence, _ in jobs}.values():
                    if fence is not None and (await connection.execute(fence)).first() is None:
                        raise Fenced
                for statements, _, _ in jobs:
                    for statement in statements:
                        await connection.execute(statement)
        except Exception as fault:
            if len(jobs) == 1:
                settle(jobs[0][2], fault)
                return
            for job in jobs:
                await self.commit([job])
            return
        for *_, done in jobs:
            settle(done, None)


def settle(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.cancelled():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)


def prepare(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, to: str = "head") -> None:
    """Of several processes that start at the same time one does it, and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
