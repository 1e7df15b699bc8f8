"""A plain position of Luminous: random, as a scenario file, and as it is seen at the end."""

from __future__ import annotations

import random
from typing import Any

from .core import GameOver, Thing

SEATS = ("A", "B")
NAMES = """
    Alder Ash Aspen Beech Birch Cedar Cypress Dogwood Elder Elm Fir Hazel Hemlock Hickory Holly Ivy Juniper Larch
    Laurel Linden Maple Myrtle Oak Olive Pine Plane Poplar Rowan Spruce Sumac Teak Walnut Willow Yew
""".split()  # noqa: SIM905
SKILLS = ("Flight", "Guardian", "Watchful", "Steadfast")
PILES = {"hand": "hand", "deck": "deck", "discard pile": "discard", "void": "void"}


def other(seat: str) -> str:
    return "B" if seat == "A" else "A"


class Table:
    """Seats with their piles, and what is to be said of each card."""

    def __init__(self, dice: random.Random) -> None:
        names = iter(dice.sample(NAMES, len(NAMES)))
        self.cards: dict[str, dict[str, Any]] = {}
        self.seats: dict[str, dict[str, Any]] = {}
        for seat in SEATS:
            zones = {"hand": dice.randint(0, 4), "deck": dice.randint(4, 6), "discard": dice.randint(0, 3)}
            self.seats[seat] = {
                "life": dice.randint(9, 25),
                "hand": [],
                "deck": [],
                "discard": [],
                "void": [],
                "play": [],
            }
            for zone, many in {**zones, "play": dice.randint(0, 4)}.items():
                for _ in range(many):
                    self.seats[seat][zone].append(self.make(next(names), seat, zone, dice))
        for name in [*self.seats["A"]["play"], *self.seats["B"]["play"]]:
            if dice.random() < 0.1:
                self.hand_over(name)
        self.turns = 0
        self.followed: dict[tuple[str, int], int] = {}
        self.did: dict[str, list[str]] = {}  # what this effect did, and to which cards
        self.last: dict[tuple[str, int], dict[str, Any]] = {}

    def make(self, name: str, owner: str, zone: str, dice: random.Random) -> str:
        kind = dice.choice(("unit", "unit", "relic") if zone == "play" else ("unit", "unit", "relic", "spell"))
        printed: dict[str, Any] = {"name": name, "type": kind, "cost": dice.randint(0, 4)}
        if kind == "unit":
            printed |= {"attack": dice.randint(0, 4), "health": dice.randint(1, 5)}
            printed["skills"] = [dice.choice(SKILLS)] if dice.random() < 0.3 else []
        if kind == "relic":
            printed["durability"] = dice.randint(1, 4)
        card = {"printed": printed, "owner": owner, "zone": zone, "number": 0}
        if zone == "play":
            self.enter(card, owner)
            card["expended"] = dice.random() < 0.3
            if kind == "unit" and printed["health"] > 1:
                card["damage"] = dice.randint(0, printed["health"] - 1)
        self.cards[name] = card
        return name

    @staticmethod
    def enter(card: dict[str, Any], controller: str) -> None:
        card |= {"controller": controller, "expended": False, "damage": 0, "changes": []}
        card["durability"] = card["printed"].get("durability", 0)

    def hand_over(self, name: str) -> None:
        card = self.cards[name]
        self.seats[card["controller"]]["play"].remove(name)
        card["controller"] = other(card["controller"])
        self.seats[card["controller"]]["play"].append(name)

    def document(self, holder: dict[str, Any]) -> dict[str, Any]:
        """The position as a scenario file says it."""
        tables = []
        for card in self.cards.values():
            printed = {key: value for key, value in card["printed"].items() if key not in ("cost", "skills")}
            printed |= {
                "faction": "Wanderers",
                "essence_cost": str(card["printed"]["cost"]) if card["printed"]["cost"] else "",
            }
            if card["printed"].get("skills"):
                printed["text"] = ". ".join(card["printed"]["skills"]) + "."
            if printed["type"] == "spell":
                printed["text"] = "Gain 1 life."
            tables.append(printed)
        seats: dict[str, Any] = {}
        for seat in SEATS:
            seats[seat] = {key: self.seats[seat][key] for key in ("life", "hand", "deck", "discard", "void")}
            seats[seat]["play"] = [
                self.entry(name)
                for name, card in self.cards.items()
                if card["owner"] == seat and card["zone"] == "play"
            ]
        seats["A"]["hand"] = [*seats["A"]["hand"], holder["name"]]
        return {"title": "a second opinion", "game": "luminous", "turn": "A", "card": [*tables, holder], "seat": seats}

    def entry(self, name: str) -> dict[str, Any]:
        card = self.cards[name]
        said: dict[str, Any] = {"card": name}
        if card["damage"]:
            said["damage"] = card["damage"]
        if card["expended"]:
            said["expended"] = True
        if card["controller"] != card["owner"]:
            said["controller"] = card["controller"]
        return said

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
        return kind == "card" or self.cards[name]["printed"]["type"] == kind

    def in_play(self, name: str) -> bool:
        return name in self.cards and self.cards[name]["zone"] == "play"

    def stat(self, name: str, stat: str) -> int:
        card = self.cards[name]
        if stat == "cost":
            return int(card["printed"]["cost"])
        if not self.in_play(name):
            return int(card["printed"].get(stat, 0))
        if stat == "durability":
            return int(card["durability"])
        if card["printed"]["type"] != "unit":
            return 0
        n = card["printed"][stat]
        for change in card["changes"]:
            n = change.get("set " + stat, n)
        return int(n + sum(change.get(stat, 0) for change in card["changes"]))

    def skills(self, name: str) -> set[str]:
        card = self.cards[name]
        found = set(card["printed"].get("skills", []))
        for change in card.get("changes", []) if self.in_play(name) else []:
            found = (found | set(change.get("gains", ()))) - set(change.get("loses", ()))
        return found

    # ---- changing
    def move(self, name: str, zone: str, seat: str = "", follow: bool = True, top: bool = True) -> None:
        card = self.cards[name]
        seat = card["owner"]
        was = card["number"]
        if card["zone"] == "play":
            self.last[name, was] = {
                **{stat: self.stat(name, stat) for stat in ("attack", "health", "cost")},
                "durability": card["durability"], "controller": card["controller"], "skills": self.skills(name),
            }  # fmt: skip
            self.seats[card["controller"]]["play"].remove(name)
        else:
            self.seats[card["owner"]][card["zone"]].remove(name)
        card["zone"], card["number"] = zone, was + 1
        if follow:
            self.followed[name, was] = was + 1
        if zone == "play":
            self.enter(card, seat)
        self.seats[seat][zone].insert(0 if top else len(self.seats[seat][zone]), name)

    def note(self, done: str, name: str) -> None:
        self.did.setdefault(done, []).append(name)

    def check(self) -> None:
        """[LU-dmg.4a] Players at 0, units without health, relics without durability, all together."""
        losers = [seat for seat in SEATS if self.seats[seat]["life"] <= 0]
        if losers:
            raise GameOver("draw" if len(losers) == 2 else other(losers[0]))
        dead = [
            name for seat in SEATS for name in self.seats[seat]["play"]
            if (self.is_kind(name, "unit") and self.stat(name, "health") - self.cards[name]["damage"] <= 0)
            or (self.is_kind(name, "relic") and self.cards[name]["durability"] <= 0)
        ]  # fmt: skip
        for name in dead:
            self.note("destroyed", name)
            self.move(name, "discard", follow=False)
        if dead:
            self.check()

    def observed(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for seat in SEATS:
            piles = self.seats[seat]
            found[seat] = {key: sorted(piles[key]) for key in ("hand", "discard", "void")}
            found[seat] |= {"life": piles["life"], "deck": piles["deck"]}
            for name in piles["play"]:
                card = self.cards[name]
                found[name] = {
                    "controller": seat, "expended": card["expended"], "damage": card["damage"],
                    "attack": max(0, self.stat(name, "attack")), "health": self.stat(name, "health"),
                    "durability": card["durability"], "skills": sorted(self.skills(name)),
                }  # fmt: skip
        return found


def observed(position: Any, names: set[str]) -> dict[str, Any]:
    """The same of the engine's position; cards that the table does not know are left out."""
    found: dict[str, Any] = {}

    def lying(at: int, zone: str) -> list[str]:
        return [card.definition.name for card in position.cards(at, zone) if card.definition.name in names]

    for at, seat in enumerate(SEATS):
        found[seat] = {key: sorted(lying(at, key)) for key in ("hand", "discard", "void")}
        found[seat] |= {"life": position.seat_number(at, "life"), "deck": lying(at, "deck")}
        for card in position.cards(at, "play"):
            r = position.in_play(card)
            if card.definition.name not in names or r is None:
                continue
            stats = {key: position.stat(r, key) for key in ("damage", "attack", "health", "durability")}
            skills = [
                skill
                for skill in (*SKILLS, "Dash", "Deadly", "Lunge", "Overwhelm", "Siphon")
                if position.state_of(r, skill)
            ]
            found[card.definition.name] = {
                "controller": seat,
                "expended": position.state_of(r, "expended"),
                **stats,
                "skills": sorted(skills),
            }
    return found
