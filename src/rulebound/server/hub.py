"""The tables that a process leads, all guests, what is kept of them, and how many tables one guest may have."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import structlog
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

import rulebound
from rulebound.server import models
from rulebound.server.leases import Leases
from rulebound.server.manners import Buckets, proper_name
from rulebound.server.metrics import Metrics
from rulebound.server.refusals import Refused
from rulebound.server.seating import Chair, Deck, TableSettings
from rulebound.server.settings import Settings
from rulebound.server.storage import Storage
from rulebound.server.tables import Table
from rulebound.server.tokens import Tokens
from rulebound.server.workers import Workers

if TYPE_CHECKING:
    from rulebound.server.connections import Connection

RESTART = 1012  # the code with which a socket is closed whose client shall come back at once
log = structlog.get_logger()
T = TypeVar("T")


class ChairSettings(BaseModel):
    """Who is to sit there: the guest who makes the table (on several chairs: all on one device), a bot, or whoever
    comes."""

    model_config = ConfigDict(extra="forbid")

    who: Literal["me", "bot", "open"] = "open"
    bot: str = Field(default="greedy", max_length=20)
    deck: Deck | None = Field(default=None, description="The name of a deck, a deck list as text, or a deck as data.")


class Guest:
    """Somebody with a name."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class Hub:
    """Open it, and every table goes on that is not over and that no other process leads."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.addresses = Buckets(settings.guests_per_minute / 60, settings.guests_at_once)
        self.thinkers = Buckets(settings.thoughts_per_minute / 60, settings.thoughts_at_once)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.metrics = Metrics()
        self.connections: set[Connection] = set()
        self.storage = Storage(settings.database)
        self.leases = Leases(self.storage, settings.address, settings.seconds_of_silence)

    # ---- from start to end
    async def open(self) -> None:
        start, seconds = self.settings.start_method, self.settings.seconds_per_answer
        self.workers = Workers(self.settings.workers, start, seconds, self.metrics)
        await self.storage.open()
        self.tokens = Tokens(await self.secret())
        await self.leases.start()
        taken = await self.leases.claim_all()
        self.begin_task(self.take_over(taken))
        if not self.storage.is_file:
            self.begin_task(self.beat())
        log.info("open", tables=len(taken))

    async def secret(self) -> str:
        """What signs links: made once, kept with the tables."""
        query = select(models.secrets.c.value).where(models.secrets.c.name == "links")
        kept = await self.storage.read(query)
        if not kept:
            with contextlib.suppress(IntegrityError):  # another process was quicker
                await self.storage.write(insert(models.secrets).values(name="links", value=secrets.token_urlsafe(32)))
            kept = await self.storage.read(query)
        return str(kept[0][0])

    async def beat(self) -> None:
        """Say again and again that this process is there, and take over what others have left."""
        while True:
            await asyncio.sleep(self.settings.seconds_between_beats)
            try:
                if not await self.leases.renew():
                    await self.begin_anew()
                await self.leases.bury()
                taken = await self.leases.claim_all()
            except (SQLAlchemyError, OSError) as fault:
                log.error("the database does not answer", fault=repr(fault))
                continue
            if taken:
                log.info("taken over", tables=len(taken))
                self.begin_task(self.take_over(taken))

    async def begin_anew(self) -> None:
        """This process was silent for so long that others have taken its tables: whoever is here comes back to them."""
        log.error("others have taken over", tables=len(self.tables))
        tables, self.tables = self.tables, {}
        for table in tables.values():
            table.rest()
            await table.worker.ask("forget", table.id)
        for connection in list(self.connections):
            connection.drop(RESTART)
        await self.leases.begin()

    async def take_over(self, tables: Sequence[str]) -> None:
        """Bots that were about to answer go on, and so do clocks."""
        for id in tables:
            table = await self.table(id)
            if table.began and not table.over:
                async with table.lock:
                    await table.wake()

    async def close(self) -> None:
        """What was acknowledged is on the disk already; what is being written is finished."""
        for table in self.tables.values():
            table.rest()
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.leases.end()
        await self.storage.close()
        await self.workers.close()

    def begin_task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on whoever leaves. What goes wrong in it is at least written down."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.task_done)
        return task

    def task_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Refused):
            log.error("something went wrong", exc_info=task.exception())

    def figures(self) -> bytes:
        self.metrics.tables.set(len(self.tables))
        self.metrics.connections.set(len(self.connections))
        self.metrics.waiting.set(sum(worker.waiting.qsize() for worker in self.workers.all))
        return self.metrics.page()

    async def is_well(self) -> bool:
        """Whether the database answers and every process is there."""
        await self.storage.read(select(models.secrets.c.name))
        return all(worker.process.is_alive() for worker in self.workers.all)

    def new_seed(self) -> int:
        """From the operating system: nobody chooses how cards are shuffled."""
        return secrets.randbits(128)

    # ---- guests
    async def new_guest(self, name: str, address: str) -> Guest:
        self.must_be_slow(address)
        guest = Guest(secrets.token_urlsafe(12), proper_name(name))
        await self.storage.write(insert(models.guests).values(id=guest.id, name=guest.name))
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """From now on somebody is called otherwise; where they sit already they keep the name they sat down with."""
        renamed = Guest(guest.id, proper_name(name))
        await self.storage.write(update(models.guests).where(models.guests.c.id == guest.id).values(name=renamed.name))
        return renamed

    def must_be_slow(self, address: str) -> None:
        if not self.addresses.take(address):
            raise Refused("too_fast", "too many guests come from where you are: wait a minute")

    def must_think_slowly(self, guest: str) -> None:
        """A bot that thinks of a game that is over takes a process from the games that are played."""
        if not self.thinkers.take(guest):
            raise Refused("too_fast", "you ask what a bot thinks too often: wait a few seconds")

    async def guest(self, token: str) -> Guest:
        """Who holds this token."""
        id = self.tokens.read("guest", token)
        kept = await self.storage.read(select(models.guests).where(models.guests.c.id == id))
        if not kept:
            raise Refused("bad_token", "this guest is not known here any more")
        return Guest(kept[0].id, kept[0].name)

    # ---- tables
    async def create(self, guest: Guest, settings: TableSettings, chairs: Sequence[ChairSettings]) -> Table:
        await self.must_have_room(guest.id)
        self.must_fit(settings, chairs)
        table = Table(self, secrets.token_urlsafe(9), settings, [Chair(at) for at in range(settings.players)])
        for deck in [each.deck for each in chairs if each.deck is not None]:
            await table.check_deck(deck)
        setup = {"switches": settings.switches, "players": settings.players}
        await table.worker.ask("try_setup", settings.ruleset, setup, long=True)
        for chair, wanted in zip(table.seating.chairs, chairs, strict=True):
            if wanted.who == "me":
                table.seating.take(chair, guest.id, None, guest.name, wanted.deck)
            elif wanted.who == "bot":
                table.seating.take(chair, None, wanted.bot, f"{wanted.bot.capitalize()} bot", wanted.deck)
            else:
                chair.deck = wanted.deck
        await self.keep_new(table)
        return table

    async def must_have_room(self, guest: str) -> None:
        if sum(1 for table in self.tables.values() if not table.over) >= self.settings.most_tables:
            raise Refused("too_many", "there are as many tables as this server can hold")
        t, c = models.tables.c, models.chairs.c
        sits = select(func.count(t.id.distinct())).where(t.id == c.table, c.guest == guest, t.over.is_(False))
        [[count]] = await self.storage.read(sits)
        if count >= self.settings.tables_per_guest:
            raise Refused("too_many", f"you sit at {self.settings.tables_per_guest} tables: finish a game first")

    def must_fit(self, settings: TableSettings, chairs: Sequence[ChairSettings]) -> None:
        if settings.ruleset not in rulebound.rulesets():
            raise Refused("bad_setup", f"there is no such game; there are {', '.join(rulebound.rulesets())}")
        if len(chairs) != settings.players:
            raise Refused("bad_setup", f"{len(chairs)} chairs for {settings.players} players")
        if not any(each.who == "me" for each in chairs):
            raise Refused("bad_setup", "whoever makes a table sits at it")
        for each in chairs:
            if each.who == "bot" and each.bot not in rulebound.bots.BOTS:
                raise Refused("bad_setup", f"there is no such bot; there are {', '.join(sorted(rulebound.bots.BOTS))}")

    async def keep_new(self, table: Table) -> None:
        t = models.tables
        chairs = [
            {"table": table.id, "chair": each.chair, "guest": each.guest, "bot": each.bot, "name": each.name,
             "deck": json.dumps(each.deck), "seat": None}
            for each in table.seating.chairs
        ]  # fmt: skip
        number = select(func.coalesce(func.max(t.c.number), 0) + 1).scalar_subquery()
        values = {"settings": table.settings.model_dump_json(), "over": False, "leader": self.leases.id}
        await table.kept.write(
            insert(t).values(id=table.id, number=number, **values), insert(models.chairs).values(chairs)
        )
        self.tables[table.id] = table
        async with table.lock:
            await table.begin_if_full()

    async def rematch(self, old: Table) -> Table:
        """The same people with the same decks, on a new table."""
        for guest in old.seating.people():
            await self.must_have_room(guest)
        chairs = [Chair(each.chair, each.guest, each.bot, each.name, each.deck) for each in old.seating.chairs]
        table = Table(self, secrets.token_urlsafe(9), old.settings, chairs)
        await self.keep_new(table)
        return table

    async def table(self, id: str) -> Table:
        """A table that this process leads, from now on if nobody does; if another does, `LedElsewhere`."""
        while id not in self.tables:
            if await self.leases.leads(id):
                for table in await self.kept(select(models.tables.c.id).where(models.tables.c.id == id)):
                    self.tables.setdefault(id, table)  # somebody else may have put it up in the meantime
            else:
                await self.leases.claim(id)
        return self.tables[id]

    async def kept(self, ids: Select[Any]) -> list[Table]:
        """Tables as they are kept; newest first. What is told of one that another process leads may be old."""
        t, c = models.tables.c, models.chairs.c
        chairs: dict[str, list[Chair]] = {}
        seats = select(models.chairs).where(c.table.in_(ids)).order_by(c.chair)
        columns = (t.id, t.settings, t.ending, t.begin.is_not(None).label("began"))
        rows = await self.storage.read(select(*columns).where(t.id.in_(ids)).order_by(t.number.desc()))
        for e in await self.storage.read(seats):
            chairs.setdefault(e.table, []).append(
                Chair(e.chair, e.guest, e.bot, e.name, json.loads(e.deck), e.seat)
            )
        return [self.tables.get(row.id) or self.made(row, chairs[row.id]) for row in rows]

    def made(self, row: Any, chairs: list[Chair]) -> Table:
        settings = TableSettings.model_validate_json(row.settings)
        ending = None if row.ending is None else json.loads(row.ending)
        return Table(self, row.id, settings, chairs, ending, row.began)

    def put_away(self, table: Table) -> None:
        """A table that is over and that nobody looks at is only kept."""
        if table.over and not table.audience.listeners and self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.begin_task(table.worker.ask("forget", table.id))

    async def tables_of(self, guest: str) -> list[dict[str, Any]]:
        """Where somebody sits or sat; newest first."""
        t, c = models.tables.c, models.chairs.c
        sat = select(t.id).where(t.id.in_(select(c.table).where(c.guest == guest)))
        return [table.data() for table in await self.kept(sat.order_by(t.number.desc()).limit(100))]

    async def lobby(self) -> list[dict[str, Any]]:
        """Tables with a free chair, then those that may be watched; newest first."""
        t = models.tables.c
        going_on = await self.kept(select(t.id).where(t.over.is_(False)))
        seen = [table for table in going_on if not table.settings.private]
        shown = [each for each in seen if not each.began or each.settings.spectators != "none"]
        shown.sort(key=lambda table: table.began)
        return [table.data() for table in shown[:200]]
