"""How long people may think. Bots have no clock, and nobody's runs while the server is down."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class ClockSettings(BaseModel):
    """`turn`: so many seconds for each turn of the game. `chess`: so many for the whole game. The first seconds of
    every answer, the grace, are free."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["off", "turn", "chess"] = "off"
    seconds: int = Field(default=300, ge=5, le=86_400)
    grace: int = Field(default=5, ge=0, le=600)


class Clock:
    """The time that each seat has left."""

    def __init__(self, settings: ClockSettings, seats: Iterable[int]) -> None:
        self.settings = settings
        self.left = dict.fromkeys(seats, settings.seconds * 1000)  # milliseconds; only of those who have a clock
        self.asked: dict[int, float] = {}  # since when a seat is asked
        self.ids: dict[int, int] = {}
        self.turn = -1

    @property
    def runs(self) -> bool:
        return self.settings.kind != "off"

    def ask(self, asked: dict[int, int], turn: int) -> None:
        """These seats are asked these decisions: the clocks of new ones begin to run."""
        now = time.monotonic()
        if self.settings.kind == "turn" and turn != self.turn:
            self.left = dict.fromkeys(self.left, self.settings.seconds * 1000)
        self.turn = turn
        since = {seat: self.asked[seat] for seat in asked if self.ids.get(seat) == asked[seat] and seat in self.asked}
        self.asked = {seat: since.get(seat, now) for seat in asked if seat in self.left}
        self.ids = dict(asked)

    def spent(self, seat: int) -> int:
        """Milliseconds of this answer so far, those of grace left out."""
        if not self.runs or seat not in self.asked:
            return 0
        return max(0, round((time.monotonic() - self.asked[seat] - self.settings.grace) * 1000))

    def pay(self, seat: int, spent: int) -> None:
        if seat in self.left:
            self.left[seat] -= spent

    def next_fall(self) -> tuple[int, float] | None:
        """Whose time is up first, and in how many seconds."""
        if not self.runs or not self.asked:
            return None
        now = time.monotonic()
        falls = {seat: since + self.settings.grace + self.left[seat] / 1000 - now for seat, since in self.asked.items()}
        first = min(falls, key=lambda seat: falls[seat])
        return first, falls[first]

    def data(self) -> dict[str, object] | None:
        """For the page: what is left of each seat's time, and who is asked since how long, in milliseconds."""
        if not self.runs:
            return None
        now = time.monotonic()
        running = {str(seat): round((now - since) * 1000) for seat, since in self.asked.items()}
        left = {str(seat): left for seat, left in self.left.items()}
        return {**self.settings.model_dump(), "left": left, "running": running}
