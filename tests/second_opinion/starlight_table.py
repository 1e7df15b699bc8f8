"""A plain position of Starlight: random, as a scenario file, and as it is seen at the end."""

from __future__ import annotations

import random
from typing import Any

from .binding import Unsure
from .core import Thing
from .luminous_table import NAMES

SEATS = ("A", "B")
STATS = ("Health", "Energy", "Mana", "ATK", "DEF")
LEAST = {"Health": 0, "Energy": 0, "Mana": 0, "ATK": -8, "DEF": -8}  # [ST-STAT.1, ST-STAT.4, ST-STAT.6, ST-STAT.8]
MOST = {"Health": 19, "Energy": 13, "Mana": 3, "ATK": 8, "DEF": 8}
HAND_LIMIT = 7  # [ST-LOC.7]
ROWS = {"a": (-3, -2), "b": (-4, -1), "c": (-5, 0), "d": (-4, 1), "e": (-3, 2)}  # where each row begins
LONG = {"a": 4, "b": 5, "c": 6, "d": 5, "e": 4}
KINDS = {
    "a2": "Health", "a3": "Generator", "b1": "Energy", "b5": "Star", "c1": "Generator", "c2": "Strength",
    "c3": "Center", "c4": "Center", "c5": "Strength", "c6": "Generator", "d1": "Star", "d5": "Energy",
    "e2": "Generator", "e3": "Health",
}  # fmt: skip
LETTERS = {"a3": "A", "e2": "B", "c1": "C", "c6": "D"}
PLACES = {
    f"{row}{number + 1}": (x + 2 * number, y) for row, (x, y) in ROWS.items() for number in range(LONG[row])
}  # [ST-BRD.6]
TEXTS = {
    "Spell": {"text": "Gain 1 Energy."},
    "Attack": {"text": "Deal 1 damage.", "range": "enemy 1"},
    "Movement": {"text": "Move up to 1 tile."},
}


def distance(one: str, other: str) -> int:
    """[ST-BRD.7]"""
    (x, y), (v, w) = PLACES[one], PLACES[other]
    return max(abs(y - w), (abs(x - v) + abs(y - w)) // 2)


def other_seat(seat: str) -> str:
    return "B" if seat == "A" else "A"


class Table:
    """Creatures with their numbers, and seats with their piles."""

    def __init__(self, dice: random.Random) -> None:
        names = iter(dice.sample(NAMES, len(NAMES)))
        self.classes: dict[str, str] = {}
        self.seats: dict[str, dict[str, Any]] = {}
        self.creatures: dict[str, dict[str, Any]] = {}
        self.followed: dict[tuple[str, int], int] = {}
        tiles = iter(dice.sample(sorted(PLACES), 4))
        letters = dice.sample("ABCD", 4)
        for seat in SEATS:
            self.seats[seat] = {"points": dice.randint(0, 4), "generators": []}
            for _ in range(dice.choice((0, 1, 1, 2))):
                self.seats[seat]["generators"].append(letters.pop())
            for pile, most in {"hand": 3, "discard": 2}.items():
                self.seats[seat][pile] = [self.card(next(names), dice) for _ in range(dice.randint(0, most))]
            self.seats[seat]["deck"] = [self.card(next(names), dice) for _ in range(4)]
            for _ in range(2):
                self.creatures[next(names)] = {
                    "seat": seat, "at": next(tiles), "Health": dice.randint(8, 19), "Energy": dice.randint(0, 13),
                    "Mana": dice.randint(0, 3), "ATK": dice.randint(-3, 4), "DEF": dice.randint(-3, 4),
                }  # fmt: skip
        first, second, third, fourth = self.creatures
        self.reach = ""  # of the card that is played
        self.order = [first, third, second, fourth]  # whose turn comes when; the first one's it is

    def card(self, name: str, dice: random.Random) -> str:
        self.classes[name] = dice.choice(("Spell", "Spell", "Attack", "Movement"))
        return name

    @property
    def cards(self) -> list[str]:
        return [*self.classes, *self.creatures]

    def document(self, holder: dict[str, Any]) -> dict[str, Any]:
        """The position as a scenario file says it."""
        self.reach = holder.get("range", "")
        tables = [
            {"name": name, "class": sort, "binding": "G", "energy": 1, **TEXTS[sort]}
            for name, sort in self.classes.items()
        ]
        seats: dict[str, Any] = {}
        for seat in SEATS:
            seats[seat] = dict(self.seats[seat])
            seats[seat]["creatures"] = [
                {"name": name, "at": one["at"], **{stat.lower(): one[stat] for stat in STATS}}
                for name, one in self.creatures.items()
                if one["seat"] == seat
            ]
        seats["A"]["hand"] = [*seats["A"]["hand"], holder["name"]]
        owned = "".join(letter for seat in SEATS for letter in self.seats[seat]["generators"])
        neutral = [letter for letter in "ABCD" if letter not in owned]
        return {
            "title": "a second opinion", "game": "starlight", "card": [*tables, holder], "neutral": neutral,
            "seat": seats,
        }  # fmt: skip

    # ---- asking
    def number(self, name: str) -> int:
        return 0

    def now(self, thing: Thing) -> str | None:
        """Nobody dies here, so a creature stays the one that it is."""
        return thing.name

    def is_kind(self, name: str, kind: str) -> bool:
        return kind in ("card", self.classes[name])

    def team(self, seat: str) -> list[str]:
        return [name for name, one in self.creatures.items() if one["seat"] == seat]

    def stat(self, name: str, stat: str) -> int:
        return int(self.creatures[name][stat])

    def apart(self, one: str, other: str) -> int:
        return distance(self.creatures[one]["at"], self.creatures[other]["at"])

    def tile(self, name: str) -> str:
        return KINDS.get(self.creatures[name]["at"], "gray")

    # ---- changing
    def change(self, name: str, stat: str, by: int) -> int:
        """[ST-STAT.12] What really changes."""
        was = self.stat(name, stat)
        now = max(LEAST[stat], min(was + by, MOST[stat]))
        if stat == "Health" and now == 0:
            raise Unsure("a creature dies")
        self.creatures[name][stat] = now
        return abs(now - was)

    def take(self, seat: str, name: str, source: str, to: str) -> None:
        piles = self.seats[seat]
        piles[source] = [each for each in piles[source] if each != name]
        piles[to] = [name, *piles[to]]

    def observed(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for seat in SEATS:
            piles = self.seats[seat]
            found[seat] = {"hand": sorted(piles["hand"]), "deck": piles["deck"], "discard": piles["discard"]}
            found[seat] |= {"points": piles["points"]}
        for name, one in self.creatures.items():
            found[name] = {stat: one[stat] for stat in STATS}
        return found


def observed(position: Any, names: set[str]) -> dict[str, Any]:
    """The same of the engine's position, without the card that was played."""
    found: dict[str, Any] = {}
    for at, seat in enumerate(SEATS):
        found[seat] = {
            pile: [name for name in position.zone(at, pile) if name in names] for pile in ("hand", "deck", "discard")
        }
        found[seat] |= {"points": position.seat_number(at, "points"), "hand": sorted(found[seat]["hand"])}
        for card in position.cards(at, "creatures"):
            r = position.in_play(card)
            found[card.definition.name] = {stat: position.stat(r, stat.lower()) for stat in STATS}
    return found
