"""A table: who sits and watches, what they offer each other, and the game, which a referee has in another process.

Whatever happens to the game happens under the lock: the referee carries it out, the storage keeps it, and only then is
anybody told. If it could not be kept, the referee forgets the game and resumes it from what was.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

import structlog
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Executable, insert, select, update

import rulebound
from rulebound.server import models, wire
from rulebound.server.clocks import Clock, ClockSettings
from rulebound.server.manners import proper_words
from rulebound.server.referee import NotHere, Position, Row, Told, Viewer
from rulebound.server.refusals import Refused
from rulebound.server.workers import BOT

if TYPE_CHECKING:
    from rulebound.server.hub import Hub

Deck = str | dict[str, Any]
ADVISER = "greedy"  # the bot that gives hints
log = structlog.get_logger()


class TableSettings(BaseModel):
    """What is said when a table is made."""

    model_config = ConfigDict(extra="forbid")

    ruleset: str = Field(max_length=60)
    players: int = Field(default=2, ge=2, le=8)
    switches: dict[str, str | int | bool] = Field(default_factory=dict, max_length=100)
    private: bool = False
    spectators: Literal["none", "public"] = "public"
    pace: int = Field(default=500, ge=0, le=5_000, description="Milliseconds that a bot waits before it answers.")
    clock: ClockSettings = ClockSettings()


@dataclass
class Chair:
    """A place at the table, for a guest or a bot. Some games draw who sits where: then its seat is another number."""

    chair: int
    guest: str | None = None
    bot: str | None = None
    name: str | None = None
    deck: Deck | None = None
    seat: int | None = None

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None


@dataclass
class OpenOffer:
    """Something that waits for others to agree."""

    id: int
    kind: str
    seat: int
    waiting: set[str]
    to: int = 0


class Listener(Protocol):
    """Whoever is connected to a table."""

    guest: str | None
    viewers: tuple[Viewer, ...]

    def send(self, frame: str) -> None: ...


@dataclass
class Table:
    """One table and its game."""

    hub: Hub
    id: str
    number: int
    settings: TableSettings
    chairs: list[Chair]
    ending: dict[str, Any] | None = None
    began: bool = False

    awake: bool = False  # the referee has the game, and `step` and `asked` are true
    step: int = 0
    asked: dict[int, int] = field(default_factory=dict)
    clock: Clock = field(init=False)

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.recent: deque[dict[Viewer, str]] = deque(maxlen=self.hub.settings.kept_steps)
        self.talk: deque[dict[str, Any]] = deque(maxlen=self.hub.settings.kept_words)
        self.offers: dict[int, OpenOffer] = {}
        self.offered = 0
        self.rematch: str | None = None
        self.bots: asyncio.Task[None] | None = None
        self.fall: asyncio.TimerHandle | None = None
        self.worker = self.hub.workers.of(self.id)
        self.clock = Clock(self.settings.clock, ())

    # ---- who sits here
    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def status(self) -> str:
        return "over" if self.over else "playing" if self.began else "open"

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        own = [each for each in self.chairs if guest is not None and each.guest == guest]
        return tuple(sorted(each.seat for each in own if each.seat is not None))

    def seat_for(self, guest: str | None, seat: int | None) -> int:
        """The seat that somebody speaks for; one who holds several must say which."""
        seats = self.seats_of(guest)
        if not seats:
            raise Refused("not_seated", "you only watch here")
        if seat is None and len(seats) == 1:
            return seats[0]
        if seat not in seats:
            raise Refused("not_seated", f"say for which of your seats: {', '.join(map(str, seats))}")
        return seat

    def people(self) -> set[str]:
        return {each.guest for each in self.chairs if each.guest is not None}

    def bot_seats(self) -> list[int]:
        return [each.seat for each in self.chairs if each.bot is not None and each.seat is not None]

    def data(self) -> dict[str, Any]:
        """What everybody may know of the table, apart from the game."""
        present = {listener.guest for listener in self.listeners}
        return {
            "id": self.id,
            "status": self.status,
            "settings": self.settings.model_dump(),
            "chairs": [
                {
                    "chair": each.chair,
                    "seat": each.seat,
                    "name": each.name,
                    "bot": each.bot,
                    "taken": each.taken,
                    "present": each.bot is not None or (each.guest in present and each.guest is not None),
                }
                for each in self.chairs
            ],
            "watching": sum(1 for listener in self.listeners if None in listener.viewers),
            "offers": [{"id": each.id, "kind": each.kind, "seat": each.seat} for each in self.offers.values()],
            "clock": self.clock.data(),
            "ending": self.ending,
        }

    # ---- telling
    def announce(self) -> None:
        """The table has changed."""
        frame = wire.written({"type": "table", "table": self.data()})
        for listener in list(self.listeners):
            listener.send(frame)

    def publish(self, told: Told) -> None:
        frames = {viewer: wire.written(update) for viewer, update in told.updates.items()}
        self.recent.append(frames)
        for listener in list(self.listeners):
            for viewer in listener.viewers:
                listener.send(frames[viewer])

    def viewers_for(self, guest: str | None) -> tuple[Viewer, ...]:
        if not self.began:
            return ()
        return self.seats_of(guest) or (None,)

    async def admit(self, listener: Listener, join: wire.Join) -> None:
        """Somebody comes, or comes back: they are told what they missed, or all of it."""
        seated = listener.guest in self.people()
        if not seated:
            self.must_be_welcome(join.invite)
            if self.settings.spectators == "none":
                raise Refused("no_entry", "nobody may watch at this table")
        if len(self.listeners) >= self.hub.settings.connections_per_table:
            raise Refused("too_many", "this table is full")
        async with self.lock:
            if self.began:
                await self.wake()
            listener.viewers = self.viewers_for(listener.guest)
            seats = list(self.seats_of(listener.guest))
            frames = await self.missed(listener.viewers, join.since)
            self.listeners.add(listener)
            hello = {"type": "joined", "ref": join.ref, "seats": seats, "step": self.step, "table": self.data()}
            listener.send(wire.written({**hello, "talk": list(self.talk)}))
            for frame in frames:
                listener.send(frame)
        self.announce()

    async def missed(self, viewers: tuple[Viewer, ...], since: int | None) -> list[str]:
        behind = -1 if since is None else self.step - since
        if viewers and 0 <= behind <= len(self.recent):
            steps = list(self.recent)[len(self.recent) - behind :]
            return [frames[viewer] for frames in steps for viewer in viewers]
        return [wire.written(await self.ask("snapshot", viewer)) for viewer in viewers]

    def must_be_welcome(self, invite: str | None) -> None:
        """Nobody finds a private table who was not invited."""
        if self.settings.private and (invite is None or self.hub.tokens.read("invite", invite) != self.id):
            raise Refused("no_entry", "this table is private: ask for its link")

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.announce()

    # ---- sitting down
    async def sit(self, guest: str, name: str, deck: Deck | None, invite: str | None) -> int:
        """Take the first free chair. With the last one the game begins."""
        self.must_be_welcome(invite)
        if deck is not None:
            await self.check_deck(deck)
        async with self.lock:
            free = next((each for each in self.chairs if not each.taken), None)
            if free is None or self.began or self.over:
                raise Refused("no_chair", "there is no free chair at this table")
            self.take(free, guest, None, name, deck)
            await self.keep_chair(free)
            await self.begin_if_full()
        self.announce()
        return free.chair

    def take(self, chair: Chair, guest: str | None, bot: str | None, name: str, deck: Deck | None) -> None:
        """Two players of one name would be told apart by nobody: the second has a number."""
        names = {each.name for each in self.chairs}
        number = 1
        chair.name = name
        while chair.name in names:
            number += 1
            chair.name = f"{name} {number}"
        chair.guest, chair.bot, chair.deck = guest, bot, deck

    async def stand(self, guest: str) -> None:
        """Leave a chair before the game has begun; a table without people is closed."""
        async with self.lock:
            chair = next((each for each in self.chairs if each.guest == guest), None)
            if chair is None:
                raise Refused("not_seated", "you do not sit at this table")
            if self.began:
                raise Refused("began", "the game has begun: you can concede")
            chair.guest = chair.name = chair.deck = None
            await self.keep_chair(chair)
            if not self.people():
                await self.end({"winner": None, "reason": "closed"})
        self.announce()

    async def keep_chair(self, chair: Chair) -> None:
        where = (models.chairs.c.table == self.id) & (models.chairs.c.chair == chair.chair)
        values = {"guest": chair.guest, "name": chair.name, "deck": json.dumps(chair.deck), "seat": chair.seat}
        await self.hub.storage.write(update(models.chairs).where(where).values(**values))

    async def check_deck(self, deck: Deck) -> None:
        breaches = await self.worker.ask("check_deck", self.settings.ruleset, deck, self.settings.switches)
        if breaches:
            raise Refused("bad_deck", f"this deck breaks {len(breaches)} rules", refusals=breaches)

    # ---- the game
    async def begin_if_full(self) -> None:
        if not all(each.taken for each in self.chairs):
            return
        usual = rulebound.deck_names(self.settings.ruleset)
        decks = [each.deck or usual[each.chair % len(usual)] for each in self.chairs] if usual else None
        setup = {
            "ruleset": self.settings.ruleset,
            "decks": decks,
            "switches": self.settings.switches,
            "names": [each.name for each in self.chairs],
            "players": len(self.chairs),
            "seed": self.hub.new_seed(),
        }
        bots = [each.chair for each in self.chairs if each.bot is not None]
        begin, names = await self.worker.ask("begin", self.id, setup, bots, long=True)
        statements: list[Executable] = [update(models.tables).where(models.tables.c.id == self.id).values(begin=begin)]
        for each in self.chairs:
            each.seat = names.index(each.name)
            where = (models.chairs.c.table == self.id) & (models.chairs.c.chair == each.chair)
            statements.append(update(models.chairs).where(where).values(seat=each.seat))
        await self.hub.storage.write(*statements)
        self.began = True
        await self.wake()
        for listener in list(self.listeners):
            listener.viewers = self.viewers_for(listener.guest)
            for frame in await self.missed(listener.viewers, None):
                listener.send(frame)

    async def ask(self, verb: str, *arguments: Any) -> Any:
        """Ask the referee, under the lock; a game that its process does not have any more is resumed first."""
        try:
            return await self.worker.ask(verb, self.id, *arguments)
        except NotHere:
            await self.resume()
            return await self.worker.ask(verb, self.id, *arguments)

    async def kept_game(self) -> tuple[str, list[Row]]:
        """The beginning of the game, and all that happened since."""
        storage, t, r = self.hub.storage, models.tables, models.rows
        [[begin]] = await storage.read(select(t.c.begin).where(t.c.id == self.id))
        columns = [r.c[name] for name in Row._fields]
        kept = await storage.read(select(*columns).where(r.c.table == self.id).order_by(r.c.step))
        return begin, [Row(*row) for row in kept]

    async def replay(self, guest: str, viewer: Viewer, invite: str | None) -> dict[str, Any]:
        """The whole game, once it is over: who sat there may see it from every seat, others as they could watch it."""
        if guest not in self.people():
            self.must_be_welcome(invite)
            if self.settings.spectators == "none" or viewer is not None:
                raise Refused("no_entry", "only those who sat there see it so")
        if not self.over or not self.began:
            raise Refused("not_over", "a replay comes after the end")
        if viewer is not None and viewer >= len(self.chairs):
            raise Refused("not_seated", "there is no such seat")
        found: dict[str, Any] = await self.worker.ask("replay", *await self.kept_game(), viewer, long=True)
        return {"table": self.data(), **found}

    async def resume(self) -> None:
        storage, p = self.hub.storage, models.positions
        begin, rows = await self.kept_game()
        saved = await storage.read(select(p.c.step, p.c.save).where(p.c.table == self.id))
        position = Position(*saved[0]) if saved else None
        trouble = await self.worker.ask("resume", self.id, begin, self.bot_seats(), rows, position, long=True)
        if trouble:
            log.error("a table was resumed from its last position", table=self.id, trouble=trouble)

    async def wake(self) -> None:
        """Learn where the game stands, after a start or after something went wrong."""
        if self.awake:
            return
        before = self.step
        self.step, self.asked, turn = await self.ask("status")
        self.awake = True
        self.clock = Clock(self.settings.clock, set(range(len(self.chairs))) - set(self.bot_seats()))
        if self.clock.settings.kind == "chess":
            c = models.rows.c
            for seat, spent in await self.hub.storage.read(select(c.seat, c.spent).where(c.table == self.id)):
                self.clock.pay(seat, spent)
        self.tick(turn)
        if before != self.step:
            self.recent.clear()
            for listener in self.listeners:
                for frame in await self.missed(listener.viewers, None):
                    listener.send(frame)
        self.stir()

    def must_be_played(self) -> None:
        if not self.began:
            raise Refused("not_begun", "the game has not begun")
        if self.over:
            raise Refused("over", "the game is over")

    async def keep(self, told: Told) -> None:
        """What the referee has carried out is written down; then all are told."""
        row = told.row
        spent = self.clock.spent(row.seat)
        values = {"table": self.id, **row._asdict(), "spent": spent}
        statements: list[Executable] = [insert(models.rows).values(**values)]
        if told.result is not None:
            statements.append(self.ended(told.result))
        try:
            await self.hub.storage.write(*statements)
        except Exception as fault:
            log.error("a step could not be kept", table=self.id, step=row.step, fault=repr(fault))
            self.awake = False
            await self.worker.ask("forget", self.id)
            raise Refused("not_kept", "this could not be kept, so it does not count: try again") from fault
        self.step, self.asked, self.ending = row.step, told.asked, told.result
        self.clock.pay(row.seat, spent)
        for offer in [each for each in self.offers.values() if each.kind != "rematch"]:
            del self.offers[offer.id]
        self.publish(told)
        self.tick(told.turn)
        self.hub.metrics.steps.inc()
        if self.clock.runs or self.over:
            self.announce()
        self.stir()
        if row.step % self.hub.settings.steps_between_positions == 0 and not self.over:
            await self.keep_position()

    async def keep_position(self) -> None:
        position: Position = await self.ask("save")
        statements = [
            models.positions.delete().where(models.positions.c.table == self.id),
            insert(models.positions).values(table=self.id, **position._asdict()),
        ]
        await self.hub.storage.write(*statements)

    def ended(self, ending: dict[str, Any]) -> Executable:
        where = models.tables.c.id == self.id
        return update(models.tables).where(where).values(ending=json.dumps(ending), over=True)

    async def end(self, ending: dict[str, Any]) -> None:
        """An end that no rule of the game knows."""
        await self.hub.storage.write(self.ended(ending))
        self.ending = ending
        self.offers.clear()
        self.tick(0)
        self.announce()

    # ---- what people say
    async def decide(self, guest: str | None, said: wire.Decide) -> int:
        seat = self.seat_for(guest, said.seat)
        if (said.choice is None) == (said.label is None):
            raise Refused("malformed", "a decision is answered with a choice or with a label")
        async with self.lock:
            self.must_be_played()
            await self.wake()
            try:
                told = await self.ask("decide", seat, said.decision, said.choice or "", said.label or "")
            except Refused as refused:
                if refused.code == "late":
                    refused.more["accepted"] = await self.was_taken(seat, said)
                raise
            await self.keep(told)
            return self.step

    async def was_taken(self, seat: int, said: wire.Decide) -> bool:
        """Whether this very answer is the one that was kept: so it is known to one who lost the line in between."""
        c = models.rows.c
        query = select(c.choice, c.label).where(c.table == self.id, c.seat == seat, c.decision == said.decision)
        return any(said.choice == choice or said.label == label for choice, label in await self.hub.storage.read(query))

    async def why_not(self, guest: str | None, said: wire.WhyNot) -> list[dict[str, str]]:
        seat = self.seat_for(guest, said.seat)
        async with self.lock:
            self.must_be_played()
            await self.wake()
            found: list[dict[str, str]] = await self.ask("why_not", seat, said.decision, said.label)
            return found

    async def why(self, guest: str | None, said: wire.Why) -> list[dict[str, Any]]:
        seat = self.seat_for(guest, said.seat)
        async with self.lock:
            self.must_be_played()
            await self.wake()
            found: list[dict[str, Any]] = await self.ask("why", seat, said.decision, said.side, said.zone, said.at)
            return found

    async def hint(self, guest: str | None, said: wire.Hint) -> str:
        """What a bot would answer in this seat; for who plays against bots."""
        seat = self.seat_for(guest, said.seat)
        if self.people() - {guest}:
            raise Refused("declined", "there are hints where all others are bots")
        async with self.lock:
            self.must_be_played()
            await self.wake()
            if self.asked.get(seat) != said.decision:
                raise Refused("late", "this question is no longer open", decision=self.asked.get(seat))
            _, choice = await self.ask("bots_choice", seat, ADVISER)
            return str(choice)

    async def concede(self, seat: int) -> None:
        async with self.lock:
            self.must_be_played()
            await self.wake()
            await self.keep(await self.ask("concede", seat))

    async def take_back(self, guest: str | None, seat: int) -> str:
        """At once if it is free; else everybody else is asked."""
        async with self.lock:
            self.must_be_played()
            await self.wake()
            may = await self.ask("may_take_back", seat)
            if may is None:
                raise Refused("nothing", "there is nothing to take back")
            others = self.people() - {guest}
            if may["free"] or not others:
                await self.keep(await self.ask("take_back", seat, may["to"]))
                return "done"
            self.offer_to(others, "take_back", seat, may["to"])
            return "asked"

    def offer_to(self, others: set[str], kind: str, seat: int, to: int = 0) -> None:
        if any(each.kind == kind for each in self.offers.values()):
            raise Refused("offered", "this is offered already")
        self.offered += 1
        self.offers[self.offered] = OpenOffer(self.offered, kind, seat, set(others), to)
        self.announce()

    async def offer(self, guest: str | None, kind: str, seat: int) -> str:
        async with self.lock:
            if kind == "rematch":
                if not self.over:
                    raise Refused("not_over", "a rematch comes after the end")
                if self.rematch is not None:
                    raise Refused("offered", "there is a rematch already", table=self.rematch)
            else:
                self.must_be_played()
            others = self.people() - {guest}
            if others:
                self.offer_to(others, kind, seat)
                return "asked"
            if kind == "draw" and self.bot_seats():
                raise Refused("declined", "a bot plays on")
            await self.agreed(OpenOffer(0, kind, seat, set()))
            return "done"

    async def reply(self, guest: str | None, said: wire.Reply) -> None:
        async with self.lock:
            offer = self.offers.get(said.offer)
            if offer is None or guest is None or guest not in offer.waiting:
                raise Refused("late", "there is no such offer for you to answer")
            if not said.accept:
                del self.offers[offer.id]
                self.announce()
                return
            offer.waiting.discard(guest)
            if not offer.waiting:
                del self.offers[offer.id]
                await self.agreed(offer)

    async def agreed(self, offer: OpenOffer) -> None:
        if offer.kind == "draw":
            await self.end({"winner": None, "reason": "agreement"})
        elif offer.kind == "take_back":
            await self.wake()
            await self.keep(await self.ask("take_back", offer.seat, offer.to))
        else:
            self.rematch = (await self.hub.rematch(self)).id
            frame = wire.written({"type": "rematch", "table": self.rematch})
            for listener in self.listeners:
                listener.send(frame)

    def say(self, guest: str | None, words: str) -> None:
        chair = next((each for each in self.chairs if guest is not None and each.guest == guest), None)
        if chair is None:
            raise Refused("not_seated", "you only watch here")
        line = {"chair": chair.chair, "name": chair.name, "words": proper_words(words)}
        self.talk.append(line)
        frame = wire.written({"type": "chat", **line})
        for listener in list(self.listeners):
            listener.send(frame)

    # ---- clocks
    def tick(self, turn: int) -> None:
        """Clocks of those who are asked run; when the first one falls, its seat gives up."""
        if self.fall is not None:
            self.fall.cancel()
            self.fall = None
        self.clock.ask({} if self.over else self.asked, turn)
        first = self.clock.next_fall()
        if first is not None:
            seat, seconds = first
            self.fall = asyncio.get_running_loop().call_later(max(0.0, seconds), self.has_fallen, seat, self.step)

    def has_fallen(self, seat: int, step: int) -> None:
        self.hub.begin_task(self.out_of_time(seat, step))

    async def out_of_time(self, seat: int, step: int) -> None:
        async with self.lock:
            first = self.clock.next_fall()
            if self.step != step or self.over or first is None or first[0] != seat or first[1] > 0:
                return
            await self.keep(await self.ask("concede", seat))

    # ---- bots
    def stir(self) -> None:
        """If a bot is asked, it begins to think."""
        seats = self.bot_seats()
        if self.bots is None and not self.over and any(seat in seats for seat in self.asked):
            self.bots = self.hub.begin_task(self.let_bots_play())

    async def let_bots_play(self) -> None:
        try:
            while not self.over:
                chair = next((each for each in self.chairs if each.bot is not None and each.seat in self.asked), None)
                if chair is None:
                    return
                assert chair.seat is not None and chair.bot is not None
                await asyncio.sleep(self.settings.pace / 1000)
                await self.bot_answers(chair.seat, chair.bot)
        finally:
            self.bots = None

    async def bot_answers(self, seat: int, kind: str) -> None:
        """It thinks outside of the lock: people may do in the meantime what they may, and then it thinks again."""
        try:
            decision, choice = await self.worker.ask("bots_choice", self.id, seat, kind, who=BOT)
        except NotHere:
            async with self.lock:
                await self.resume()
            return
        except Refused as refused:
            if refused.code in ("late", "over"):
                async with self.lock:  # somebody was quicker: look again where the game stands
                    self.awake = False
                    await self.wake()
                return
            log.error("a bot gave no answer", table=self.id, bot=kind, code=refused.code)
            async with self.lock:
                decision, choice = await self.ask("bots_choice", seat, "")
        async with self.lock:
            if not self.over and self.asked.get(seat) == decision:
                await self.keep(await self.ask("decide", seat, decision, choice, ""))
