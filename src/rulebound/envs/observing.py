"""A position as numbers, for a seat that learns.

Everything is taken from what the seat sees lying (`kernel/masking.py`), so nothing hidden can get into it. Seats are
counted from the one that looks: 0 is itself. The layout hangs on the ruleset, its switches and its cards, never on a
game, and `names` says what every number is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rulebound.kernel.cards import Definition, Record
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Laid
from rulebound.kernel.ruleset import FACE_DOWN, Ruleset
from rulebound.kernel.saves import CLASSES, saved_fields
from rulebound.kernel.shapes import Flag, Row, Schema, Seat, Shape, Whole
from rulebound.tabletop.deckgames import DeckRuleset
from rulebound.tabletop.deckkits import deck_kit
from rulebound.tabletop.kits import room_of
from rulebound.tabletop.rooms import home_of
from rulebound.tabletop.rulesets import TableRuleset

Floats = npt.NDArray[np.float32]

MOST_ROWS: Final = 64
"""Cards with values of their own (damage, corner, place on the board …) that are told one by one."""
OF_ANY_CARD: Final = ("card", "side", "zone", "owner")


class Column:
    """A number of a record: the field, and which of its numbers if it has several."""

    def __init__(self, kind: str, field: str, at: int | None, is_seat: bool) -> None:
        self.kind = kind
        self.field = field
        self.at = at
        self.is_seat = is_seat
        self.name = f"{kind.rpartition('.')[2]}.{field}" + ("" if at is None else f".{at}")


class Observer:
    """Tells positions of one ruleset with given cards and switches."""

    def __init__(self, game: Game) -> None:
        rules = game.state.rules
        self.seats, self.sides, self.zones = rules.seats, rules.sides, rules.zones
        self.definitions = definitions_of(game.ruleset)
        self.keys = [FACE_DOWN, *sorted(self.definitions)]
        self.index = {key: at for at, key in enumerate(self.keys)}
        assert isinstance(game.ruleset, TableRuleset)
        self.menus = sorted({*game.ruleset.menus, *game.ruleset.free_menus})
        self.facts = len(game.state.facts)
        self.per_seat = rules.seat_numbers
        schema: Schema = room_of(game.ruleset, "invariants").SAVED
        self.columns = columns_of(home_of(game.ruleset.name).name, schema)
        zones = game.ruleset.zone_names
        whose = [f"seat {seat}" for seat in range(self.seats)] + ["table"] * (self.sides - self.seats)
        self.parts: dict[str, list[str]] = {
            "moment": ["turn", "on turn", "rows left out", *[f"asked: {menu}" for menu in self.menus]],
            "facts": [f"fact {at}" for at in range(self.facts)],
            "numbers": [f"seat {seat} number {at}" for seat in range(self.seats) for at in range(self.per_seat)],
            "zones": [f"{who} {zone}: {key}" for who in whose for zone in zones for key in self.keys],
            "cards": [
                f"row {row} {name}"
                for row in range(MOST_ROWS)
                for name in (*OF_ANY_CARD, *[column.name for column in self.columns])
            ],
        }
        self.shapes: dict[str, tuple[int, ...]] = {
            "moment": (3 + len(self.menus),),
            "facts": (self.facts,),
            "numbers": (self.seats, self.per_seat),
            "zones": (self.sides, self.zones, len(self.keys)),
            "cards": (MOST_ROWS, len(OF_ANY_CARD) + len(self.columns)),
        }
        self.size = sum(len(part) for part in self.parts.values())
        ends = np.cumsum([len(part) for part in self.parts.values()])
        self.bounds = {
            part: (int(end) - len(names), int(end)) for (part, names), end in zip(self.parts.items(), ends, strict=True)
        }
        # By the seat that looks: each side as it sees it, seats in its order, and where the counts of a zone begin.
        self.seen = [[self.seen_from(me, side) for side in range(self.sides)] for me in range(self.seats)]
        self.turned = [[(me + seat) % self.seats for seat in range(self.seats)] for me in range(self.seats)]
        self.bases = [
            [(side * self.zones + zone) * len(self.keys) for side in seen for zone in range(self.zones)]
            for seen in self.seen
        ]
        self.of_kind: dict[str, list[tuple[int, str, int | None, bool]]] = {}
        for at, column in enumerate(self.columns):
            self.of_kind.setdefault(column.kind, []).append((at, column.field, column.at, column.is_seat))

    @property
    def names(self) -> list[str]:
        """What each number of the flat form is."""
        return [name for part in self.parts.values() for name in part]

    def flat(self, laid: Laid) -> Floats:
        """All numbers in a row."""
        found = np.zeros(self.size, np.float32)
        self.write(laid, self.split(found))
        return found

    def structured(self, laid: Laid) -> dict[str, Floats]:
        """The same, each part by itself and in its shape."""
        return self.split(self.flat(laid))

    def split(self, found: Floats) -> dict[str, Floats]:
        return {part: found[begin:end].reshape(self.shapes[part]) for part, (begin, end) in self.bounds.items()}

    def write(self, laid: Laid, found: dict[str, Floats]) -> None:
        doc, me = laid.doc, laid.seat
        seen = self.seen[me]
        moment = found["moment"]
        moment[0], moment[1] = doc["turn"], doc["active"] == me
        for menu in laid.menus:
            moment[3 + self.menus.index(menu)] = 1
        found["facts"][:] = doc["facts"]
        numbers = found["numbers"]
        numbers[:] = np.array(doc["numbers"], np.float32).reshape(numbers.shape)[self.turned[me]]
        index, bases = self.index, self.bases[me]
        lying: list[int] = []  # for each card that lies somewhere, which number of the zones counts it
        rows: list[list[int]] = []
        for key, place, owner, record in zip(doc["keys"], doc["places"], doc["owners"], doc["records"], strict=True):
            if place < 0:
                continue
            at = index[key]
            lying.append(bases[place] + at)
            if record is not None:
                side, zone = divmod(place, self.zones)
                rows.append([at, seen[side], zone, seen[owner], *self.values(record, seen)])
        zones = found["zones"]
        zones.ravel()[:] = np.bincount(lying, minlength=zones.size)
        told = rows[:MOST_ROWS]
        if told:
            found["cards"][: len(told)] = told
        moment[2] = len(rows) - len(told)
        self.cover(zones, laid)

    def cover(self, zones: Floats, laid: Laid) -> None:
        """A pool of which the seat has the list is named in the document, yet where each card lies is not known: the
        names are told for the whole pool, in its first zone."""
        places, keys, seen = laid.doc["places"], laid.doc["keys"], self.seen[laid.seat]
        for _, listed, numbers in laid.pools:
            if not listed:
                continue
            whose = {places[number] for number in numbers}
            if len(whose) < 2:
                continue
            first = min(whose)
            for number in numbers:
                place = places[number]
                if place != first:
                    at = self.index[keys[number]]
                    side, zone = divmod(place, self.zones)
                    zones[seen[side], zone, at] -= 1
                    zones[seen[side], zone, 0] += 1
                    side, zone = divmod(first, self.zones)
                    zones[seen[side], zone, at] += 1

    def seen_from(self, me: int, side: int) -> int:
        return (side - me) % self.seats if side < self.seats else side

    def values(self, record: Mapping[str, Any], seen: Sequence[int]) -> list[int]:
        """The numbers of a record; those that only other kinds of records have are nought."""
        found = [0] * len(self.columns)
        for at, field, part, is_seat in self.of_kind.get(record["is"], ()):
            value = record[field] if part is None else record[field][part]
            found[at] = seen[value] if is_seat and value >= 0 else value
        return found


def definitions_of(made: Ruleset) -> dict[str, Definition]:
    """By key, every card that may come to a table: those of the game, and those that were added to it."""
    assert isinstance(made, TableRuleset)
    if not isinstance(made, DeckRuleset):
        return made.rules.definitions
    kit = deck_kit(made.name)
    switches = made.rules.switches.given
    cards = kit.playable(switches) | {card.name: card for card in made.cards}
    found: dict[str, Definition] = kit.made(made.names, switches, list(cards.values())).rules.definitions
    return found


def columns_of(game: str, schema: Schema) -> list[Column]:
    """The numbers that the records of a game hold, as its schema says."""
    found: list[Column] = []
    for name, cls in sorted(CLASSES.items()):
        if name.partition(".")[0] == game and issubclass(cls, Record):
            for field in saved_fields(cls):
                found += numbers_of(name, field, schema.shape(name, field))
    return found


def numbers_of(kind: str, field: str, shape: Shape) -> Sequence[Column]:
    if isinstance(shape, Row) and all(isinstance(each, Whole | Flag | Seat) for each in shape.of):
        return [Column(kind, field, at, isinstance(each, Seat)) for at, each in enumerate(shape.of)]
    if isinstance(shape, Whole | Flag | Seat):
        return [Column(kind, field, None, isinstance(shape, Seat))]
    return []
