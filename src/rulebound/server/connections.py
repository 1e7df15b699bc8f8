"""One socket: what is said is read one after another, what is told waits in a line that has an end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from rulebound.server import wire
from rulebound.server.hub import RESTART, Hub
from rulebound.server.leases import LedElsewhere
from rulebound.server.manners import Bucket
from rulebound.server.referee import Viewer
from rulebound.server.refusals import Refused
from rulebound.server.relays import RELAYED, far_socket
from rulebound.server.tables import Table

BAD_MANNERS, TOO_SLOW, FULL = 1008, 1013, 1013  # codes with which a socket is closed
MOST_MISTAKES = 20
SECONDS_BETWEEN_CALLS = 0.2  # to a process that leads the table and cannot be reached

log = structlog.get_logger()


class Connection:
    """A client at a table."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.guest: str | None = None
        self.viewers: tuple[Viewer, ...] = ()
        self.table: Table | None = None
        self.far: ClientConnection | None = None  # the line to the process that leads the table
        self.echo: asyncio.Task[None] | None = None
        self.bucket = Bucket(hub.settings.messages_per_second, hub.settings.messages_at_once)
        self.line: asyncio.Queue[str] = asyncio.Queue(hub.settings.waiting_messages)
        self.reading: asyncio.Task[None] | None = None
        self.code = 1000
        self.mistakes = 0

    def send(self, frame: str) -> None:
        """Never waits: who does not read is dropped, and told all of it when they come back."""
        try:
            self.line.put_nowait(frame)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        self.code = code
        if self.reading is not None:
            self.reading.cancel()

    async def run(self) -> None:
        await self.socket.accept()
        if len(self.hub.connections) >= self.hub.settings.connections:
            await self.socket.close(FULL)
            return
        self.hub.connections.add(self)
        writing = asyncio.create_task(self.write())
        self.reading = asyncio.create_task(self.read())
        try:
            await asyncio.wait({writing, self.reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.connections.discard(self)
            if self.table is not None:
                self.table.leave(self)
                self.hub.put_away(self.table)
            await self.end(writing, self.reading, *([self.echo] if self.echo else []))
            if self.far is not None:
                await self.far.close()

    async def end(self, *tasks: asyncio.Task[None]) -> None:
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                while self.code == BAD_MANNERS and not self.line.empty():
                    await self.socket.send_text(self.line.get_nowait())  # it says why
                await self.socket.close(self.code)

    async def write(self) -> None:
        while True:
            await self.socket.send_text(await self.line.get())

    async def read(self) -> None:
        try:
            async with asyncio.timeout(self.hub.settings.seconds_to_join):
                while self.table is None and self.far is None:
                    await self.hear(await self.socket.receive())
        except TimeoutError:
            self.code = BAD_MANNERS
            return
        while True:
            await self.hear(await self.socket.receive())

    async def hear(self, event: Any) -> None:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        ref: int | None = None
        try:
            frame = event.get("text")
            if frame is None or len(frame) > self.hub.settings.frame_bytes:
                raise Refused("malformed", "a message is text, and not a long one")
            said = wire.understood(frame)
            ref = said.ref
            if not self.bucket.take():
                raise Refused("too_fast", "you say too much at once")
            if self.far is not None:
                await self.far.send(frame)
                return
            reply = await self.obey(said, frame)
        except Refused as refused:
            self.hub.metrics.refused.labels(refused.code).inc()
            self.send(wire.written({"type": "error", "ref": ref, **refused.data()}))
            if refused.code in ("malformed", "too_fast", "bad_token"):
                self.mistakes += 1
                if self.mistakes >= MOST_MISTAKES:
                    self.drop(BAD_MANNERS)
        except WebSocketException:
            self.drop(RESTART)  # the process that leads the table is gone
        else:
            if reply is not None:
                self.send(wire.written(reply))

    async def obey(self, said: wire.Said, frame: str) -> dict[str, Any] | None:
        """Carry out what is said; the answer to the one who said it."""
        if isinstance(said, wire.Ping):
            return {"type": "pong", "ref": said.ref}
        if isinstance(said, wire.Join):
            await self.join(said, frame)
            return None
        table = self.table
        if table is None:
            raise Refused("not_joined", "say at which table you are: join comes first")
        if isinstance(said, wire.Decide):
            with self.hub.metrics.answer.time():
                step = await self.surely(table.decide(self.guest, said))
            return {"type": "accepted", "ref": said.ref, "step": step}
        if isinstance(said, wire.WhyNot):
            found = await table.why_not(self.guest, said)
            return {"type": "why_not", "ref": said.ref, "refusals": found}
        if isinstance(said, wire.Why):
            moves = await table.why(self.guest, said)
            return {"type": "why", "ref": said.ref, "moves": moves}
        if isinstance(said, wire.Hint):
            return {"type": "hint", "ref": said.ref, **await table.hint(self.guest, said)}
        if isinstance(said, wire.Chat):
            table.say(self.guest, said.words)
            return {"type": "done", "ref": said.ref}
        if isinstance(said, wire.Reply):
            await self.surely(table.reply(self.guest, said))
            return {"type": "done", "ref": said.ref}
        seat = table.seating.seat_for(self.guest, said.seat)
        if isinstance(said, wire.Concede):
            await self.surely(table.concede(seat))
            return {"type": "done", "ref": said.ref}
        if isinstance(said, wire.TakeBack):
            how = await self.surely(table.take_back(self.guest, seat))
        else:
            how = await self.surely(table.offer(self.guest, said.kind, seat))
        return {"type": how, "ref": said.ref}

    async def surely(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What was begun is finished, even if the client is gone before."""
        return await asyncio.shield(self.hub.begin_task(work))

    async def join(self, said: wire.Join, frame: str) -> None:
        if self.table is not None:
            raise Refused("joined", "you are at a table: another one needs another socket")
        while self.far is None:
            try:
                table = await self.hub.table(said.table)
            except LedElsewhere as there:
                if RELAYED in self.socket.headers:
                    self.drop(RESTART)  # it was led here a moment ago
                await self.call(there.address, frame)
                continue
            guest = None if said.token is None else await self.hub.guest(said.token)
            self.guest = None if guest is None else guest.id
            await table.admit(self, said)
            self.table = table
            return

    async def call(self, address: str, frame: str) -> None:
        """Pass on everything to the process that leads the table; where it is gone, another will lead it soon."""
        try:
            self.far = await far_socket(address)
            await self.far.send(frame)
            self.echo = asyncio.create_task(self.hear_from_afar(self.far))
        except (OSError, WebSocketException):
            self.far = None
            await asyncio.sleep(SECONDS_BETWEEN_CALLS)

    async def hear_from_afar(self, far: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            async for frame in far:
                self.send(frame if isinstance(frame, str) else frame.decode())
        self.drop(RESTART)
