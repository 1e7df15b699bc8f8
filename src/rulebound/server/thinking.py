"""The bots of a table: whoever is asked among them thinks, and answers at the pace of the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from rulebound.server.referee import NotHere
from rulebound.server.refusals import Refused
from rulebound.server.seating import Chair
from rulebound.server.workers import BOT

if TYPE_CHECKING:
    from rulebound.server.tables import Table

log = structlog.get_logger()


class Bots:
    """One task, as long as a bot is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """If a bot is asked, it begins to think."""
        if self.task is None and not self.table.over and self.asked() is not None:
            self.task = self.table.hub.begin_task(self.play())

    def rest(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def asked(self) -> Chair | None:
        chairs = self.table.seating.chairs
        return next((each for each in chairs if each.bot is not None and each.seat in self.table.asked), None)

    async def play(self) -> None:
        wait = 1.0  # after a fault; longer each time, so that one that lasts does not fill the log
        try:
            while not self.table.over:
                chair = self.asked()
                if chair is None:
                    return
                assert chair.seat is not None and chair.bot is not None
                await asyncio.sleep(self.table.settings.pace / 1000)
                try:
                    if not self.table.awake:
                        async with self.table.lock:
                            await self.table.wake()
                    await self.answer(chair.seat, chair.bot)
                    wait = 1.0
                except Exception as fault:  # nobody else would answer for it: look again where the game stands
                    log.error("a bot could not answer", table=self.table.id, fault=repr(fault))
                    self.table.awake = False
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, 60.0)
        finally:
            self.task = None

    async def answer(self, seat: int, kind: str) -> None:
        """It thinks outside of the lock: people may do in the meantime what they may, and then it thinks again."""
        table = self.table
        try:
            decision, choice = await table.worker.ask("bots_choice", table.id, seat, kind, who=BOT)
        except NotHere:
            async with table.lock:
                await table.resume()
            return
        except Refused as refused:
            if refused.code in ("late", "over"):
                table.awake = False  # somebody was quicker: look again where the game stands
                return
            log.error("a bot gave no answer", table=table.id, bot=kind, code=refused.code)
            async with table.lock:
                decision, choice = await table.ask("bots_choice", seat, "")
        async with table.lock:
            if not table.over and table.asked.get(seat) == decision:
                await table.keep(await table.ask("decide", seat, decision, choice, ""))
