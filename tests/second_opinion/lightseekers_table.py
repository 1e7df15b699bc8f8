"""A plain position of Lightseekers: random, as a scenario file, and as it is seen at the end."""

from __future__ import annotations

import random
from typing import Any

from .binding import Unsure
from .core import Thing
from .luminous_table import NAMES

SEATS = ("A", "B", "C")
MOST_HEALTH = 35  # [LS-2.10.2]
PILES = ("hand", "deck", "discard", "buffs", "items")
STANDING = "Your Attacks cannot be Cancelled."  # a Buff has a text; this one changes nothing here


class Table:
    """Seats with their piles and rows; of a card only its category matters."""

    def __init__(self, dice: random.Random) -> None:
        names = iter(dice.sample(NAMES, len(NAMES)))
        self.category: dict[str, str] = {}
        self.owner: dict[str, str] = {}
        self.seats: dict[str, dict[str, Any]] = {}
        for seat in SEATS:
            sizes = {"hand": dice.randint(0, 3), "deck": 4, "discard": dice.randint(0, 1)}
            sizes |= {"buffs": dice.randint(0, 2), "items": dice.randint(0, 1)}
            self.seats[seat] = {"health": dice.randint(12, 34)}
            for pile, many in sizes.items():
                kind = {"buffs": "Buff", "items": "Item"}.get(pile)
                self.seats[seat][pile] = [next(names) for _ in range(many)]
                for name in self.seats[seat][pile]:
                    self.owner[name] = seat
                    self.category[name] = kind or dice.choice(("Attack", "Defend", "Buff", "Item"))

    @property
    def cards(self) -> dict[str, str]:
        return self.category

    def document(self, holder: dict[str, Any]) -> dict[str, Any]:
        """The position as a scenario file says it."""
        tables = []
        for name, category in self.category.items():
            text = {"Attack": "Deal 1 damage.", "Defend": "Heal 1.", "Buff": STANDING, "Item": ""}[category]
            tables.append({"name": name, "type": "Action", "category": category, "text": text})
            if category == "Item":
                tables[-1]["worth"] = 1
        seats = {seat: {key: self.seats[seat][key] for key in ("health", *PILES)} for seat in SEATS}
        seats["A"] = {**seats["A"], "hand": [*seats["A"]["hand"], holder["name"]]}
        return {"title": "a second opinion", "game": "lightseekers", "card": [*tables, holder], "seat": seats}

    def number(self, name: str) -> int:
        return 0

    def now(self, thing: Thing) -> str | None:
        """A card is the same wherever it is."""
        return thing.name

    def is_kind(self, name: str, kind: str) -> bool:
        return kind in ("card", self.category[name])

    def place(self, name: str) -> str:
        return next(pile for pile in PILES if name in self.seats[self.owner[name]][pile])

    def move(self, name: str, pile: str) -> None:
        home = self.seats[self.owner[name]]
        home[self.place(name)] = [each for each in home[self.place(name)] if each != name]
        home[pile] = [name, *home[pile]]

    def health(self, seat: str, change: int) -> int:
        """[LS-G40] What really changes."""
        was = self.seats[seat]["health"]
        now = min(MOST_HEALTH, was + change)
        if now <= 0:
            raise Unsure("somebody is removed from the game")
        self.seats[seat]["health"] = now
        return abs(now - was)

    def observed(self) -> dict[str, Any]:
        return {seat: {**self.seats[seat], "hand": sorted(self.seats[seat]["hand"])} for seat in SEATS}


def observed(position: Any, names: set[str]) -> dict[str, Any]:
    """The same of the engine's position, without the card that was played."""
    found: dict[str, Any] = {}
    for at, seat in enumerate(SEATS):
        found[seat] = {pile: [name for name in position.zone(at, pile) if name in names] for pile in PILES}
        found[seat] |= {"health": position.seat_number(at, "health"), "hand": sorted(found[seat]["hand"])}
    return found
