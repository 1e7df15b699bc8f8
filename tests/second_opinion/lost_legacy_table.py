"""A plain position of Lost Legacy: random, as a scenario file, and as it is seen at the end."""

from __future__ import annotations

import random
from typing import Any

from .binding import Unsure
from .core import Thing
from .luminous_table import NAMES

SEATS = ("A", "B")
PILES = {"hand": "hand", "deck": "deck", "disposal": "disposal", "erased pile": "erased"}
SPACES = [f"{column}{row}" for column in "bcdefg" for row in range(3, 7)]  # no entry point among them
STATS = ("offense", "defense")


def other(seat: str) -> str:
    return "B" if seat == "A" else "A"


class Table:
    """Seats with their piles, and the characters on the field."""

    def __init__(self, dice: random.Random) -> None:
        names = iter(dice.sample(NAMES, len(NAMES)))
        spaces = iter(dice.sample(SPACES, 8))
        self.cards: dict[str, dict[str, Any]] = {}
        self.seats: dict[str, dict[str, Any]] = {}
        self.followed: dict[tuple[str, int], int] = {}
        for seat in SEATS:
            self.seats[seat] = {"mp": dice.randint(0, 12), "honor": dice.randint(0, 1), "erased": []}
            for pile, many in {"hand": dice.randint(0, 3), "deck": 5, "disposal": dice.randint(0, 2)}.items():
                self.seats[seat][pile] = [self.make(next(names), seat, pile, dice, "") for _ in range(many)]
            self.seats[seat]["field"] = [
                self.make(next(names), seat, "field", dice, next(spaces)) for _ in range(dice.randint(0, 3))
            ]

    def make(self, name: str, seat: str, zone: str, dice: random.Random, at: str) -> str:
        kind = "character" if at else dice.choice(("character", "item"))
        card: dict[str, Any] = {"kind": kind, "seat": seat, "zone": zone, "number": 0, "at": at, "resting": False}
        if kind == "character":
            card |= {"offense": 5 * dice.randint(0, 8), "defense": 5 * dice.randint(1, 8), "level": dice.randint(1, 4)}
        card |= {"power_ups": 0, "damage": 0, "tokens": 0, "changes": []}
        if at:
            card["resting"] = dice.random() < 0.4
            card |= dice.choice(({}, {"power_ups": dice.randint(1, 3)}, {"tokens": dice.randint(1, 3)}))
        self.cards[name] = card
        return name

    def document(self, holder: dict[str, Any]) -> dict[str, Any]:
        """The position as a scenario file says it."""
        tables = []
        for name, card in self.cards.items():
            if card["kind"] == "item":
                tables.append({"name": name, "kind": "option", "class": "item", "text": "Gain 1 MP."})
            else:
                printed = {key: card[key] for key in ("offense", "defense", "level")}
                tables.append({"name": name, "kind": "character", "magic": 1, "speed": 1, **printed})
        seats: dict[str, Any] = {}
        for seat in SEATS:
            seats[seat] = {key: self.seats[seat][key] for key in ("mp", "honor", "hand", "deck", "disposal", "erased")}
            seats[seat]["field"] = [self.entry(name) for name in self.seats[seat]["field"]]
        seats["A"]["hand"] = [*seats["A"]["hand"], holder["name"]]
        return {"title": "a second opinion", "game": "lost-legacy", "card": [*tables, holder], "seat": seats}

    def entry(self, name: str) -> dict[str, Any]:
        card = self.cards[name]
        said: dict[str, Any] = {"card": name, "at": card["at"]}
        if card["resting"]:
            said["position"] = "resting"
        return said | {key: card[key] for key in ("power_ups", "tokens") if card[key]}

    # ---- asking
    def number(self, name: str) -> int:
        return int(self.cards[name]["number"]) if name in self.cards else 0

    def now(self, thing: Thing) -> str | None:
        """The card, if it is still the same thing, or was put elsewhere by an instruction."""
        number = thing.number
        while (thing.name, number) in self.followed:
            number = self.followed[thing.name, number]
        return thing.name if number == self.number(thing.name) else None

    def is_kind(self, name: str, kind: str) -> bool:
        return kind in ("card", self.cards[name]["kind"]) or (kind == "option" and self.cards[name]["kind"] == "item")

    def on_field(self, name: str) -> bool:
        return name in self.cards and self.cards[name]["zone"] == "field"

    def field(self) -> list[str]:
        return [name for seat in SEATS for name in self.seats[seat]["field"]]

    def stat(self, name: str, stat: str) -> int:
        """[LL-val.4] Printed, and all that is added; [LL-val.3] not below 0."""
        card = self.cards[name]
        if card["kind"] != "character":
            raise Unsure("a number that it cannot have")  # [EN-12]
        n = int(card[stat])
        if self.on_field(name):
            n += sum(change.get(stat, 0) for change in card["changes"])
            if stat in STATS:
                n += 10 * (card["power_ups"] - card["damage"])
        return max(n, 0)

    # ---- changing
    def move(self, name: str, pile: str, top: bool = True) -> None:
        """To a pile of its owner."""
        card = self.cards[name]
        home = self.seats[card["seat"]]
        home[card["zone"]] = [each for each in home[card["zone"]] if each != name]
        home[pile] = [name, *home[pile]] if top else [*home[pile], name]
        self.followed[name, card["number"]] = card["number"] + 1
        card |= {"zone": pile, "number": card["number"] + 1, "resting": False}
        card |= {"power_ups": 0, "damage": 0, "tokens": 0, "changes": []}

    def add(self, name: str, piece: str) -> bool:
        """[LL-pc.6] [LL-pc.7] [LL-pc.9] One piece; power-ups and damage take each other away."""
        card = self.cards[name]
        against = {"power-up": "damage", "damage": "power_ups"}.get(piece, "")
        if against and card[against]:
            card[against] -= 1
            return True
        if piece == "damage" and all(self.stat(name, stat) == 0 for stat in STATS):
            return False
        card[KEYS[piece]] += 1
        return True

    def observed(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for seat in SEATS:
            piles = self.seats[seat]
            found[seat] = {key: piles[key] for key in ("mp", "honor", "deck", "disposal", "erased")}
            found[seat]["hand"] = sorted(piles["hand"])
            for name in piles["field"]:
                found[name] = {stat: self.stat(name, stat) for stat in STATS}
                found[name] |= {key: self.cards[name][key] for key in ("resting", *KEYS.values())}
        return found


KEYS = {"power-up": "power_ups", "damage": "damage", "token": "tokens"}


def observed(position: Any, names: set[str]) -> dict[str, Any]:
    """The same of the engine's position, without the card that was played."""
    found: dict[str, Any] = {}
    for at, seat in enumerate(SEATS):
        piles = ("deck", "disposal", "erased", "hand")
        found[seat] = {pile: [name for name in position.zone(at, pile) if name in names] for pile in piles}
        found[seat] |= {key: position.seat_number(at, key) for key in ("mp", "honor")}
        found[seat]["hand"] = sorted(found[seat]["hand"])
        for card in position.cards(at, "field"):
            r = position.in_play(card)
            if card.definition.name not in names or r is None:
                continue
            found[card.definition.name] = {key: position.stat(r, key) for key in (*STATS, *KEYS.values())}
            found[card.definition.name]["resting"] = position.state_of(r, "resting")
    return found
