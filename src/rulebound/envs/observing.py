"""A position as numbers, for a seat that learns.

Everything is taken from the masked document, so nothing hidden can get into it. Seats are counted from the one that
looks: 0 is itself. The layout hangs on the ruleset, its switches and its cards, never on a game, and `names` says what
every number is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rulebound.kernel.cards import Definition, Record
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Masked
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

    @property
    def names(self) -> list[str]:
        """What each number of the flat form is."""
        return [name for part in self.parts.values() for name in part]

    @property
    def size(self) -> int:
        return sum(len(part) for part in self.parts.values())

    def flat(self, masked: Masked) -> Floats:
        return np.concatenate([part.ravel() for part in self.structured(masked).values()])

    def structured(self, masked: Masked) -> dict[str, Floats]:
        doc, me = masked.doc, masked.seat
        found = {part: np.zeros(shape, np.float32) for part, shape in self.shapes.items()}
        moment = found["moment"]
        moment[0], moment[1] = doc["turn"], doc["active"] == me
        for asked in doc["asked"]:
            if asked["seat"] == me:
                moment[3 + self.menus.index(asked["menu"])] = 1
        found["facts"][:] = doc["facts"]
        numbers = np.array(doc["numbers"], np.float32).reshape(self.seats, self.per_seat)
        found["numbers"][:] = np.roll(numbers, -me, axis=0)
        zones, cards = found["zones"], found["cards"]
        row = 0
        for key, place, owner, record in zip(doc["keys"], doc["places"], doc["owners"], doc["records"], strict=True):
            if place < 0:
                continue
            side, zone = divmod(place, self.zones)
            side = self.seen_from(me, side)
            hidden = key == FACE_DOWN
            zones[side, zone, 0 if hidden else self.index[key]] += 1
            if record is not None:
                if row < MOST_ROWS:
                    cards[row, :4] = (0 if hidden else self.index[key], side, zone, self.seen_from(me, owner))
                    self.fill(cards[row], record, me)
                row += 1
        moment[2] = max(row - MOST_ROWS, 0)
        self.cover(zones, masked)
        return found

    def cover(self, zones: Floats, masked: Masked) -> None:
        """A pool of which the seat has the list is named in the document, yet where each card lies is not known: the
        names are told for the whole pool, in its first zone."""
        places = masked.doc["places"]
        for _, listed, numbers in masked.pools:
            if not listed:
                continue
            whose = {places[number] for number in numbers}
            if len(whose) < 2:
                continue
            first = min(whose)
            for number in numbers:
                place = places[number]
                if place != first:
                    at = self.index[masked.doc["keys"][number]]
                    side, zone = divmod(place, self.zones)
                    side = self.seen_from(masked.seat, side)
                    zones[side, zone, at] -= 1
                    zones[side, zone, 0] += 1
                    side, zone = divmod(first, self.zones)
                    zones[self.seen_from(masked.seat, side), zone, at] += 1

    def seen_from(self, me: int, side: int) -> int:
        return (side - me) % self.seats if side < self.seats else side

    def fill(self, row: Floats, record: Mapping[str, Any], me: int) -> None:
        kind = record["is"]
        for at, column in enumerate(self.columns, len(OF_ANY_CARD)):
            if column.kind == kind:
                value = record[column.field]
                if column.at is not None:
                    value = value[column.at]
                row[at] = self.seen_from(me, value) if column.is_seat and value >= 0 else value


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
