"""The field of Classic: boards are data in `boards/`, checked when they are loaded [LL-setup.9] [LL-setup.10]."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.kernel.play import State
from rulebound.kernel.spaces import BadBoard, Spaces
from rulebound.tabletop.boardfiles import read_board
from rulebound.tabletop.files import read_file

HERE = Path(__file__).parent / "boards"
SIDES = ("One", "Two")


@cache
def load_board(name: str) -> Board:
    return Board(read_board(read_file(HERE / f"{name}.toml")))


class Board:
    """The spaces by number: their names, whose territory they are, the entry points of each side, and ranges."""

    __slots__ = ("entries", "names", "sides", "spaces", "territory", "zones")

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.names = [space.name for space in spaces.spaces]
        self.sides = [SIDES.index(space.side) for space in spaces.spaces]
        self.territory = [spaces.on_side(side) for side in SIDES]
        self.entries = [[space for space in each if space in spaces.of_kind("Entry")] for each in self.territory]
        # [LL-rng.3] the card's own space and those around it
        self.zones = [[space, *spaces.neighbours(space)] for space in range(len(self.names))]
        must_be_even(self)

    def close(self, space: int) -> list[int]:
        """[LL-rng.2] [LL-rng.9] The spaces around a card."""
        return self.zones[space][1:]

    def long(self, taken: list[int], space: int) -> list[int]:
        """[LL-rng.4] [LL-rng.5] Eight lines, each up to the first card of any sort; its space still counts."""
        found: list[int] = []
        for direction in range(len(self.spaces.directions)):
            for other in self.spaces.line(space, direction):
                found.append(other)
                if other in taken:
                    break
        return found

    def entry_of(self, space: int) -> int:
        """[LL-setup.10] [LL-field.8] The side whose entry point a space is; -1 if it is none."""
        for side in range(2):
            if space in self.entries[side]:
                return side
        return -1


def must_be_even(board: Board) -> None:
    """[LL-setup.9] Two equal halves, each with as many entry points."""
    if len(board.territory[0]) != len(board.territory[1]):
        raise BadBoard("the two territories must have as many spaces")
    if not board.entries[0] or len(board.entries[0]) != len(board.entries[1]):
        raise BadBoard("each territory needs an entry point, and both as many")


def taken_spaces(s: State) -> list[int]:
    """[LL-rng.6] [LL-env.3] The spaces on which a card lies; linked cards take none."""
    found: list[int] = []
    for seat in range(2):
        for zone in c.ON_FIELD:
            for card in s.zones[seat * c.ZONES + zone]:
                record: Any = s.records[card.number]
                found.append(record.at)
    return found
