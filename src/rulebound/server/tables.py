"""A table and its game, which a referee has in another process.

Whatever happens to the game happens under the lock: the referee carries it out, the storage keeps it, and only then is
anybody told. If it could not be kept, the referee forgets the game and resumes it from what was.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

import rulebound
from rulebound.server import wire
from rulebound.server.audience import Audience, Listener
from rulebound.server.clocks import Clock
from rulebound.server.keeping import Kept
from rulebound.server.manners import proper_words
from rulebound.server.offers import Offer, Offers
from rulebound.server.referee import NotHere, Position, Told, Viewer
from rulebound.server.refusals import Refused
from rulebound.server.seating import Chair, Deck, Seating, TableSettings
from rulebound.server.thinking import Bots
from rulebound.server.workers import BOT, COMING_BACK, PERSON

if TYPE_CHECKING:
    from rulebound.server.hub import Hub

THOUGHT = 0.2  # seconds that the bot thinks who gives hints
log = structlog.get_logger()


class Table:
    """One table and its game."""

    def __init__(
        self,
        hub: Hub,
        id: str,
        settings: TableSettings,
        chairs: list[Chair],
        ending: dict[str, Any] | None = None,
        began: bool = False,
    ) -> None:
        self.hub = hub
        self.id = id
        self.settings = settings
        self.seating = Seating(chairs)
        self.audience = Audience(hub.settings.kept_steps, hub.settings.kept_words)
        self.kept = Kept(hub.storage, hub.leases.fence, id)
        self.offers = Offers()
        self.bots = Bots(self)
        self.lock = asyncio.Lock()
        self.worker = hub.workers.of(id)
        self.ending = ending
        self.began = began
        self.awake = False  # the referee has the game, and `step` and `asked` are true
        self.step = 0
        self.asked: dict[int, int] = {}
        self.clock = Clock(settings.clock, ())
        self.fall: asyncio.TimerHandle | None = None
        self.rematch: str | None = None

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def status(self) -> str:
        return "over" if self.over else "playing" if self.began else "open"

    @property
    def late(self) -> int:
        """How many steps those are behind who watch with open hands; none where hands are not open."""
        return self.settings.delay if self.settings.spectators == "open" else 0

    def data(self) -> dict[str, Any]:
        """What everybody may know of the table, apart from the game."""
        present = self.audience.present()
        return {
            "id": self.id,
            "status": self.status,
            "settings": self.settings.model_dump(),
            "chairs": [each.data(present) for each in self.seating.chairs],
            "watching": self.audience.watching,
            "offers": self.offers.data(),
            "clock": self.clock.data(),
            "ending": self.ending,
        }

    def rest(self) -> None:
        """Nothing happens here any more: another process leads the table, or the server closes."""
        self.bots.rest()
        if self.fall is not None:
            self.fall.cancel()

    # ---- coming and going
    def announce(self) -> None:
        """The table has changed."""
        self.audience.tell({"type": "table", "table": self.data()})

    def viewers_for(self, guest: str | None) -> tuple[Viewer, ...]:
        if not self.began:
            return ()
        return self.seating.seats_of(guest) or (None,)

    async def admit(self, listener: Listener, join: wire.Join) -> None:
        """Somebody comes, or comes back: they are told what they missed, or all of it."""
        if listener.guest not in self.seating.people():
            self.must_be_welcome(join.invite)
            if self.settings.spectators == "none":
                raise Refused("no_entry", "nobody may watch at this table")
        if len(self.audience.listeners) >= self.hub.settings.connections_per_table:
            raise Refused("too_many", "this table is full")
        async with self.lock:
            if self.began:
                await self.wake()
            else:
                await self.begin_if_full()  # the server may have died as the last chair was taken
            listener.viewers = self.viewers_for(listener.guest)
            seats = list(self.seating.seats_of(listener.guest))
            frames = await self.missed(listener.viewers, join.since)
            self.audience.listeners.add(listener)
            hello = {"type": "joined", "ref": join.ref, "seats": seats, "step": self.step, "table": self.data()}
            listener.send(wire.written({**hello, "talk": list(self.audience.talk)}))
            for frame in frames:
                listener.send(frame)
            if self.rematch is not None and join.since is not None:  # agreed on while they were away
                listener.send(self.rematch_frame())
        self.announce()

    async def missed(self, viewers: tuple[Viewer, ...], since: int | None) -> list[str]:
        late = self.late and None in viewers  # who is told everything later has other numbers
        frames = None if since is None or late else self.audience.missed(viewers, self.step - since)
        if frames is not None:
            return frames
        return [wire.written(await self.ask("snapshot", viewer, who=COMING_BACK)) for viewer in viewers]

    async def show_all(self, *only: Viewer) -> None:
        """Everybody, or only those who look so, sees the whole table anew."""
        for listener in list(self.audience.listeners):
            if only and not set(only) & set(listener.viewers):
                continue
            listener.viewers = self.viewers_for(listener.guest)
            for frame in await self.missed(listener.viewers, None):
                listener.send(frame)

    def must_be_welcome(self, invite: str | None) -> None:
        """Nobody finds a private table who was not invited."""
        if self.settings.private and (invite is None or self.hub.tokens.read("invite", invite) != self.id):
            raise Refused("no_entry", "this table is private: ask for its link")

    def leave(self, listener: Listener) -> None:
        if listener in self.audience.listeners:
            self.audience.listeners.discard(listener)
            self.announce()

    # ---- sitting down
    async def sit(self, guest: str, name: str, deck: Deck | None, invite: str | None) -> int:
        """Take the first free chair. With the last one the game begins."""
        self.must_be_welcome(invite)
        if deck is not None:
            await self.check_deck(deck)
        async with self.lock:
            free = self.seating.free()
            if free is None or self.began or self.over:
                raise Refused("no_chair", "there is no free chair at this table")
            self.seating.take(free, guest, None, name, deck)
            await self.kept.chair(free)
            await self.begin_if_full()
        self.announce()
        return free.chair

    async def stand(self, guest: str) -> None:
        """Leave a chair before the game has begun; a table without people is closed."""
        async with self.lock:
            chair = self.seating.chair_of(guest)
            if chair is None:
                raise Refused("not_seated", "you do not sit at this table")
            if self.began:
                raise Refused("began", "the game has begun: you can concede")
            chair.guest = chair.name = chair.deck = None
            await self.kept.chair(chair)
            if not self.seating.people():
                await self.end({"winner": None, "reason": "closed"})
        self.announce()

    async def check_deck(self, deck: Deck) -> None:
        breaches = await self.worker.ask("check_deck", self.settings.ruleset, deck, self.settings.switches)
        if breaches:
            raise Refused("bad_deck", f"this deck breaks {len(breaches)} rules", refusals=breaches)

    # ---- the game
    async def begin_if_full(self) -> None:
        if not self.seating.full:
            return
        chairs = self.seating.chairs
        usual = rulebound.deck_names(self.settings.ruleset)
        decks = [each.deck or usual[each.chair % len(usual)] for each in chairs] if usual else None
        setup = {
            "ruleset": self.settings.ruleset,
            "decks": decks,
            "switches": self.settings.switches,
            "names": [each.name for each in chairs],
            "players": len(chairs),
            "seed": self.hub.new_seed(),
        }
        bots = [each.chair for each in chairs if each.bot is not None]
        begin, names = await self.worker.ask("begin", self.id, setup, bots, self.late, long=True)
        for each in chairs:
            each.seat = names.index(each.name)
        await self.kept.beginning(begin, chairs)
        self.began = True
        await self.wake()
        await self.show_all()

    async def ask(self, verb: str, *arguments: Any, who: int = PERSON) -> Any:
        """Ask the referee, under the lock; a game that its process does not have any more is resumed first."""
        try:
            return await self.worker.ask(verb, self.id, *arguments, who=who)
        except NotHere:
            await self.resume()
            return await self.worker.ask(verb, self.id, *arguments, who=who)

    async def replay(self, guest: str, viewer: Viewer, invite: str | None) -> dict[str, Any]:
        """The whole game, once it is over: who sat there may see it from every seat, others as they could watch it."""
        if guest not in self.seating.people():
            self.must_be_welcome(invite)
            if self.settings.spectators == "none" or viewer is not None:
                raise Refused("no_entry", "only those who sat there see it so")
        if not self.over or not self.began:
            raise Refused("not_over", "a replay comes after the end")
        if viewer is not None and viewer >= len(self.seating.chairs):
            raise Refused("not_seated", "there is no such seat")
        found: dict[str, Any] = await self.worker.ask("replay", *await self.kept.game(), viewer, long=True)
        return {"table": self.data(), **found}

    async def thoughts(self, guest: str, step: int) -> dict[str, Any]:
        """What a bot thinks of the question that was answered in a step, for who sat there: it tells of hands."""
        if guest not in self.seating.people():
            raise Refused("no_entry", "only those who sat there see it so")
        if not self.over or not self.began:
            raise Refused("not_over", "a replay comes after the end")
        begin, rows = await self.kept.game()
        if not 0 < step <= len(rows):
            raise Refused("late", "there is no such step")
        found: dict[str, Any] = await self.worker.ask("thoughts", begin, rows[:step], THOUGHT, who=BOT, long=True)
        return found

    async def resume(self) -> None:
        begin, rows = await self.kept.game()
        position, bots = await self.kept.last_position(), self.seating.bot_seats()
        args = (self.id, begin, bots, rows, position, self.late)
        trouble = await self.worker.ask("resume", *args, who=COMING_BACK, long=True)
        if trouble:
            log.error("a table was resumed from its last position", table=self.id, trouble=trouble)

    async def wake(self) -> None:
        """Learn where the game stands, after a start or after something went wrong."""
        if self.awake:
            return
        before = self.step
        self.step, self.asked, turn = await self.ask("status", who=COMING_BACK)
        self.awake = True
        self.clock = Clock(self.settings.clock, set(range(len(self.seating.chairs))) - set(self.seating.bot_seats()))
        if self.clock.settings.kind == "chess":
            for seat, spent in await self.kept.spent():
                self.clock.pay(seat, spent)
        self.tick(turn)
        if before != self.step:
            self.audience.recent.clear()
            await self.show_all()
        self.bots.stir()

    def must_be_played(self) -> None:
        if not self.began:
            raise Refused("not_begun", "the game has not begun")
        if self.over:
            raise Refused("over", "the game is over")

    async def keep(self, told: Told) -> None:
        """What the referee has carried out is written down; then all are told."""
        row = told.row
        spent = self.clock.spent(row.seat)
        try:
            await self.kept.step(row, spent, told.result)
        except Exception as fault:
            log.error("a step could not be kept", table=self.id, step=row.step, fault=repr(fault))
            self.awake = False
            await self.worker.ask("forget", self.id)
            raise Refused("not_kept", "this could not be kept, so it does not count: try again") from fault
        self.step, self.asked, self.ending = row.step, told.asked, told.result
        self.clock.pay(row.seat, spent)
        gone = self.offers.after_a_step()
        self.audience.publish(told.updates)
        self.tick(told.turn)
        self.hub.metrics.steps.inc()
        if self.clock.runs or self.over or gone:
            self.announce()
        self.bots.stir()
        if self.over and self.late:
            await self.show_all(None)
        if row.step % self.hub.settings.steps_between_positions == 0 and not self.over:
            await self.keep_position()

    async def keep_position(self) -> None:
        """For a quick start. It may fail: the steps are kept, and the next position will be."""
        try:
            position: Position = await self.ask("save")
            await self.kept.position(position)
        except Exception as fault:
            log.error("a position could not be kept", table=self.id, step=self.step, fault=repr(fault))

    async def end(self, ending: dict[str, Any]) -> None:
        """An end that no rule of the game knows."""
        await self.kept.ending(ending)
        self.ending = ending
        self.offers.open.clear()
        self.tick(0)
        self.announce()

    # ---- what people say
    async def decide(self, guest: str | None, said: wire.Decide) -> int:
        seat = self.seating.seat_for(guest, said.seat)
        if (said.choice is None) == (said.label is None):
            raise Refused("malformed", "a decision is answered with a choice or with a label")
        async with self.lock:
            self.must_be_played()
            await self.wake()
            try:
                told = await self.ask("decide", seat, said.decision, said.choice or "", said.label or "")
            except Refused as refused:
                if refused.code == "late":
                    taken = await self.kept.was_taken(seat, said.decision, said.choice, said.label)
                    refused.more["accepted"] = taken
                raise
            await self.keep(told)
            return self.step

    async def why_not(self, guest: str | None, said: wire.WhyNot) -> list[dict[str, str]]:
        seat = self.seating.seat_for(guest, said.seat)
        async with self.lock:
            self.must_be_played()
            await self.wake()
            found: list[dict[str, str]] = await self.ask("why_not", seat, said.decision, said.label)
            return found

    async def why(self, guest: str | None, said: wire.Why) -> list[dict[str, Any]]:
        seat = self.seating.seat_for(guest, said.seat)
        async with self.lock:
            self.must_be_played()
            await self.wake()
            found: list[dict[str, Any]] = await self.ask("why", seat, said.decision, said.side, said.zone, said.at)
            return found

    async def hint(self, guest: str | None, said: wire.Hint) -> dict[str, Any]:
        """What a bot would answer in this seat, and why; for who plays against bots."""
        seat = self.seating.seat_for(guest, said.seat)
        if self.seating.people() - {guest}:
            raise Refused("declined", "there are hints where all others are bots")
        async with self.lock:
            self.must_be_played()
            await self.wake()
            found: dict[str, Any] = await self.ask("advice", seat, said.decision, THOUGHT)
            return found

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
            others = self.seating.people() - {guest}
            if may["free"] or not others:
                await self.keep(await self.ask("take_back", seat, may["to"]))
                return "done"
            self.offers.make(others, "take_back", seat, may["to"])
            self.announce()
            return "asked"

    async def offer(self, guest: str | None, kind: str, seat: int) -> str:
        async with self.lock:
            if kind == "rematch":
                if not self.over:
                    raise Refused("not_over", "a rematch comes after the end")
                if self.rematch is not None:
                    raise Refused("offered", "there is a rematch already", table=self.rematch)
            else:
                self.must_be_played()
            others = self.seating.people() - {guest}
            if others:
                self.offers.make(others, kind, seat)
                self.announce()
                return "asked"
            if kind == "draw" and self.seating.bot_seats():
                raise Refused("declined", "a bot plays on")
            await self.agreed(Offer(0, kind, seat, set()))
            return "done"

    async def reply(self, guest: str | None, said: wire.Reply) -> None:
        async with self.lock:
            offer = self.offers.answered(said.offer, guest, said.accept)
            try:
                if offer is not None:
                    await self.agreed(offer)
            finally:
                self.announce()  # whatever came of it, it is not open any more

    async def agreed(self, offer: Offer) -> None:
        if offer.kind == "draw":
            await self.end({"winner": None, "reason": "agreement"})
        elif offer.kind == "take_back":
            await self.wake()
            await self.keep(await self.ask("take_back", offer.seat, offer.to))
        else:
            self.rematch = (await self.hub.rematch(self)).id
            for listener in list(self.audience.listeners):
                listener.send(self.rematch_frame())

    def rematch_frame(self) -> str:
        return wire.written({"type": "rematch", "table": self.rematch})

    def say(self, guest: str | None, words: str) -> None:
        chair = self.seating.chair_of(guest)
        if chair is None:
            raise Refused("not_seated", "you only watch here")
        self.audience.say(chair.chair, chair.name, proper_words(words))

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
