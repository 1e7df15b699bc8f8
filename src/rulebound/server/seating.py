"""Who sits at a table: chairs, the guests or bots on them, and the seats that the game gave them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from rulebound.server.clocks import ClockSettings
from rulebound.server.refusals import Refused

Deck = str | dict[str, Any]


class TableSettings(BaseModel):
    """What is said when a table is made."""

    model_config = ConfigDict(extra="forbid")

    ruleset: str = Field(max_length=60)
    players: int = Field(default=2, ge=2, le=8)
    switches: dict[str, str | int | bool] = Field(default_factory=dict, max_length=100)
    private: bool = False
    spectators: Literal["none", "public", "open"] = "public"
    """`open`: who watches sees all hands, some steps late. Whoever sits down at such a table agrees to that."""
    delay: int = Field(default=10, ge=1, le=100, description="Steps that those are behind who watch with open hands.")
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

    def data(self, present: Collection[str | None]) -> dict[str, Any]:
        return {
            "chair": self.chair,
            "seat": self.seat,
            "name": self.name,
            "bot": self.bot,
            "taken": self.taken,
            "present": self.bot is not None or (self.guest is not None and self.guest in present),
        }


class Seating:
    """All chairs of a table."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    @property
    def full(self) -> bool:
        return all(each.taken for each in self.chairs)

    def free(self) -> Chair | None:
        return next((each for each in self.chairs if not each.taken), None)

    def chair_of(self, guest: str | None) -> Chair | None:
        return next((each for each in self.chairs if guest is not None and each.guest == guest), None)

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

    def take(self, chair: Chair, guest: str | None, bot: str | None, name: str, deck: Deck | None) -> None:
        """Two players of one name would be told apart by nobody: the second has a number."""
        names = {each.name for each in self.chairs}
        number = 1
        chair.name = name
        while chair.name in names:
            number += 1
            chair.name = f"{name} {number}"
        chair.guest, chair.bot, chair.deck = guest, bot, deck
