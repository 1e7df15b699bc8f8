"""What is kept of one table. Whoever writes must still lead it: the fence of its lease is looked at first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Update, insert, select, update

from rulebound.server import models
from rulebound.server.referee import Position, Row
from rulebound.server.seating import Chair
from rulebound.server.storage import Fence, Storage


class Kept:
    """The rows of a table in the database."""

    def __init__(self, storage: Storage, fence: Fence, table: str) -> None:
        self.storage = storage
        self.fence = fence
        self.table = table

    async def write(self, *statements: Executable) -> None:
        await self.storage.write(*statements, fence=self.fence)

    # ---- chairs and ends
    async def chair(self, chair: Chair) -> None:
        deck = json.dumps(chair.deck)
        await self.write(self.of_chair(chair).values(guest=chair.guest, name=chair.name, deck=deck, seat=chair.seat))

    def of_chair(self, chair: Chair) -> Update:
        c = models.chairs.c
        return update(models.chairs).where(c.table == self.table, c.chair == chair.chair)

    async def beginning(self, begin: str, chairs: Sequence[Chair]) -> None:
        begun = update(models.tables).where(models.tables.c.id == self.table).values(begin=begin)
        await self.write(begun, *(self.of_chair(each).values(seat=each.seat) for each in chairs))

    async def ending(self, ending: dict[str, Any]) -> None:
        await self.write(self.ended(ending))

    def ended(self, ending: dict[str, Any]) -> Executable:
        where = models.tables.c.id == self.table
        return update(models.tables).where(where).values(ending=json.dumps(ending), over=True)

    # ---- the game
    async def step(self, row: Row, spent: int, ending: dict[str, Any] | None) -> None:
        added = insert(models.rows).values(table=self.table, **row._asdict(), spent=spent)
        await self.write(added, *([] if ending is None else [self.ended(ending)]))

    async def position(self, position: Position) -> None:
        old = models.positions.delete().where(models.positions.c.table == self.table)
        await self.write(old, insert(models.positions).values(table=self.table, **position._asdict()))

    async def game(self) -> tuple[str, list[Row]]:
        """The beginning of the game, and all that happened since."""
        t, r = models.tables, models.rows
        [[begin]] = await self.storage.read(select(t.c.begin).where(t.c.id == self.table))
        columns = [r.c[name] for name in Row._fields]
        kept = await self.storage.read(select(*columns).where(r.c.table == self.table).order_by(r.c.step))
        return begin, [Row(*row) for row in kept]

    async def last_position(self) -> Position | None:
        p = models.positions.c
        saved = await self.storage.read(select(p.step, p.save).where(p.table == self.table))
        return Position(*saved[0]) if saved else None

    async def spent(self) -> Sequence[tuple[int, int]]:
        """Who used how much of their clock, answer by answer."""
        c = models.rows.c
        kept = await self.storage.read(select(c.seat, c.spent).where(c.table == self.table))
        return [(row.seat, row.spent) for row in kept]

    async def was_taken(self, seat: int, decision: int, choice: str | None, label: str | None) -> bool:
        """Whether this very answer is the one that was kept: so it is known to one who lost the line in between."""
        c = models.rows.c
        query = select(c.choice, c.label).where(c.table == self.table, c.seat == seat, c.decision == decision)
        return any(choice == each.choice or label == each.label for each in await self.storage.read(query))
