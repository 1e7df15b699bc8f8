"""The database. What is written is on the disk when `write` returns; those who wait at the same time share a commit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
LITE = "sqlite+aiosqlite://"

Job = tuple[Sequence[Executable], "asyncio.Future[None]"]


def url_of(database: str) -> str:
    """A file is a database of SQLite; `postgresql://…` is one elsewhere."""
    if database.startswith("postgresql://"):
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    return database if "://" in database else f"{LITE}/{database}"


class Storage:
    """One writer, so that the statements of a job are kept together or not at all."""

    def __init__(self, database: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url_of(database))
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", prepare)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

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

    async def write(self, *statements: Executable) -> None:
        """All of them or none; durable when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((statements, done))
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
                for statements, _ in jobs:
                    for statement in statements:
                        await connection.execute(statement)
        except Exception as fault:
            if len(jobs) == 1:
                settle(jobs[0][1], fault)
                return
            for job in jobs:
                await self.commit([job])
            return
        for _, done in jobs:
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


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
