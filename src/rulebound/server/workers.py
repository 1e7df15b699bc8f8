"""Processes in which games are refereed, and the time limit of an answer.

Processes and not threads: a card that never comes to an end cannot be stopped in a thread, and a bot that thinks would
hold up everybody, because one thread of Python computes at a time. A process is ended when its time is up and another
takes its place; the games it had are resumed from what was kept, when somebody asks for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final
from zlib import crc32

import structlog

from rulebound.server.metrics import Metrics
from rulebound.server.referee import NotHere, Referee
from rulebound.server.refusals import Refused

COMING_BACK, PERSON, BOT = range(3)  # who waits: first those without a game to look at, then people, then bots
DONE, REFUSED, FAULT, NOT_HERE = range(4)
SECONDS_ALONE: Final = 2.0  # how long a process outlives a server that was killed
OLDEST: Final = 2  # generation of objects: a collection of it is a whole one
MANY: Final = 200  # games that are gone
LONG_AGO: Final = 600.0  # seconds
LONG: Final = 6  # times the limit of an answer: for what plays a whole game again

log = structlog.get_logger()


class Rubbish:
    """When a process looks for what nobody can reach any more. To look at 300 games takes a second in which everybody
    waits, so what a whole collection has left is set aside and not looked at again. Counting references frees nearly
    all of a game that is over; for the rest everything is looked at once more when many games have gone, or when nobody
    has asked for a moment and it was long ago.
    """

    def __init__(self) -> None:
        self.gone = 0
        self.looked = time.monotonic()

    def collected(self, phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == OLDEST:
            gc.freeze()

    def answered(self, verb: str) -> None:
        self.gone += verb == "forget"
        if self.gone == MANY:
            self.gone = 0
            gc.unfreeze()

    def nobody_asks(self) -> None:
        if time.monotonic() - self.looked > LONG_AGO:
            gc.unfreeze()
            gc.collect()
            self.looked = time.monotonic()


def serve(connection: Connection) -> None:
    """The process: one request after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to go
    rubbish = Rubbish()
    gc.callbacks.append(rubbish.collected)
    referee = Referee()
    parent = os.getppid()
    with contextlib.suppress(EOFError, OSError):
        while os.getppid() == parent:
            if connection.poll(SECONDS_ALONE):
                verb, arguments = connection.recv()
                connection.send(answered(referee, verb, arguments))
                rubbish.answered(verb)
            else:
                rubbish.nobody_asks()


def answered(referee: Referee, verb: str, arguments: tuple[Any, ...]) -> tuple[int, Any]:
    try:
        return DONE, getattr(referee, verb)(*arguments)
    except Refused as refused:
        return REFUSED, refused
    except NotHere:
        return NOT_HERE, None
    except Exception:
        return FAULT, traceback.format_exc()


class OutOfTime(Exception):
    """The process was ended because an answer took too long, or died by itself."""


class Worker:
    """One process and those who wait for it."""

    def __init__(self, method: str, limit: float, metrics: Metrics) -> None:
        self.context: Any = get_context(method)
        self.context.set_forkserver_preload(["rulebound.server.workers"])
        self.limit = limit
        self.metrics = metrics
        self.thread = ThreadPoolExecutor(1)
        self.waiting: asyncio.PriorityQueue[Any] = asyncio.PriorityQueue()
        self.numbers = count()
        self.begin()
        self.task = asyncio.create_task(self.run())

    def begin(self) -> None:
        self.connection, theirs = self.context.Pipe()
        self.process = self.context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def exchange(self, verb: str, arguments: tuple[Any, ...], limit: float) -> tuple[int, Any]:
        try:
            self.connection.send((verb, arguments))
            if self.connection.poll(limit):
                reply: tuple[int, Any] = self.connection.recv()
                return reply
        except (EOFError, OSError):
            pass
        self.end()
        self.begin()
        raise OutOfTime

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()
        self.process.close()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            *_, future, verb, arguments, limit = await self.waiting.get()
            if future.cancelled():
                continue
            reply: Any
            try:
                reply = await loop.run_in_executor(self.thread, self.exchange, verb, arguments, limit)
            except OutOfTime as fault:
                self.metrics.stopped.inc()
                log.error("out of time", verb=verb, table=arguments[0])
                reply = fault
            if not future.cancelled():
                future.set_result(reply)

    async def ask(self, verb: str, *arguments: Any, who: int = PERSON, long: bool = False) -> Any:
        """What the referee answers; a `Refused` of its own, `NotHere`, or one that says that it went wrong."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        limit = self.limit * LONG if long else self.limit
        self.waiting.put_nowait((who, next(self.numbers), future, verb, arguments, limit))
        reply = await future
        if isinstance(reply, OutOfTime):
            raise Refused("out_of_time", "this takes longer than the table allows: nothing was changed")
        how, what = reply
        if how == REFUSED:
            raise what
        if how == NOT_HERE:
            raise NotHere
        if how == FAULT:
            log.error("a game went wrong", verb=verb, table=arguments[0], trace=what)
            raise Refused("fault", "this went wrong, and it is our mistake: nothing was changed")
        return what

    async def close(self) -> None:
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        await asyncio.get_running_loop().run_in_executor(self.thread, self.end)
        self.thread.shutdown()


class Workers:
    """Several processes; a table stays with one of them."""

    def __init__(self, number: int, method: str, limit: float, metrics: Metrics) -> None:
        self.all = [Worker(method, limit, metrics) for _ in range(number)]

    def of(self, table: str) -> Worker:
        return self.all[crc32(table.encode()) % len(self.all)]

    async def close(self) -> None:
        for worker in self.all:
            await worker.close()
