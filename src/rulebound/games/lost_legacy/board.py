"""The field: boards are data in `boards/`, checked when they are loaded [LL-setup.9] [LL-setup.10] [LLQ-setup.2]."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from rulebound.games.lost_legacy.switches import COLUMNS
from rulebound.kernel.spaces import BadBoard, Spaces
from rulebound.tabletop.boardfiles import board_of, read_board
from rulebound.tabletop.files import parse_toml, read_file

HERE: Final = Path(__file__).parent / "boards"
SIDES: Final = ("One", "Two")
MOST_ROWS: Final = 26


@cache
def load_board(name: str, close: str = "king") -> Board:
    """[LL-rng.2] `close`: whether diagonals count for the close and the long range."""
    if " " in name:
        return Board(grid(name), close == "king")
    spaces = read_board(read_file(HERE / f"{name}.toml"))
    return Columns(spaces) if name == COLUMNS else Board(spaces, close == "king")


def grid(name: str) -> Spaces:
    """[LL-setup.9] [LL-setup.10] `6x8 b e`: so many columns and rows, and where both back rows have entry points."""
    size, *entries = name.split()
    cols, rows = (int(number) for number in size.split("x"))
    letters = ascii_lowercase[:cols]
    if cols > len(ascii_lowercase) or rows > MOST_ROWS or rows % 2:
        raise BadBoard(f"a board has 2 to 26 columns, and an even number of rows up to {MOST_ROWS}: not {size}")
    if not set(entries) <= set(letters):
        raise BadBoard(f"a board of {cols} columns has no entry points in {', '.join(entries)}")
    half = {True: SIDES[0], False: SIDES[1]}
    return board_of(
        {
            "kinds": ["Plain", "Entry"],
            "directions": parse_toml(read_file(HERE / "standard.toml"), "the board")["directions"],
            "row": [
                {
                    "y": row,
                    "x": 1,
                    "side": half[row <= rows // 2],
                    "spaces": {
                        f"{letter}{row}": "Entry" if row in (1, rows) and letter in entries else "Plain"
                        for letter in letters
                    },
                }
                for row in range(1, rows + 1)
            ],
        }
    )


class Board:
    """The spaces by number: their names, whose territory they are, the entry points of each side, and ranges."""

    __slots__ = (
        "around", "diagonals", "entries", "front", "inland", "names", "rays", "sides", "spaces", "territory", "zones",
    )  # fmt: skip

    def __init__(self, spaces: Spaces, diagonals: bool = True) -> None:
        self.spaces = spaces
        self.diagonals = diagonals
        ways_out = [at for at, way in enumerate(spaces.directions) if diagonals or not way.dx * way.dy]
        self.names = [space.name for space in spaces.spaces]
        self.sides = [SIDES.index(space.side) for space in spaces.spaces]
        self.territory = [spaces.on_side(side) for side in SIDES]
        self.entries = [[space for space in each if space in spaces.of_kind("Entry")] for each in self.territory]
        self.inland = [
            [space for space in own if space not in self.entries[side]] for side, own in enumerate(self.territory)
        ]
        # [LL-rng.3] the card's own space and those around it
        self.zones = [[space, *spaces.neighbours(space)] for space in range(len(self.names))]
        self.around = [[at for way in ways_out if (at := next_to[way]) >= 0] for next_to in spaces.next]
        # [LL-rng.4] the lines that leave it
        self.rays = [[spaces.line(space, way) for way in ways_out] for space in range(len(self.names))]
        self.front: list[int] = []  # of columns, where there are any
        must_be_even(self)

    def close(self, space: int) -> list[int]:
        """[LL-rng.2] [LL-rng.9] The spaces around a card."""
        return self.around[space]

    def long(self, taken: list[bool], space: int) -> list[int]:
        """[LL-rng.4] [LL-rng.5] Eight lines, each up to the first card of any sort; its space still counts."""
        found: list[int] = []
        for ray in self.rays[space]:
            for other in ray:
                found.append(other)
                if taken[other]:
                    break
        return found

    def straight(self, taken: list[bool], space: int, most: int) -> list[int]:
        """[LL-rng.5] [LL-gold.1] The eight lines, so far and no farther."""
        found: list[int] = []
        for ray in self.rays[space]:
            for other in ray[:most]:
                found.append(other)
                if taken[other]:
                    break
        return found

    def distance(self, space: int, other: int) -> int:
        """How many steps lie between two spaces of an open board, whatever stands there."""
        one, two = self.spaces.spaces[space], self.spaces.spaces[other]
        across, along = abs(one.x - two.x), abs(one.y - two.y)
        return max(across, along) if self.diagonals else across + along

    def strike(self, space: int) -> list[int]:
        """[LL-rng.7] Where a physical attack reaches: the close range."""
        return self.close(space)

    def column(self, space: int) -> list[int]:
        """The places that are taken one behind the other, the front one first; none on an open board."""
        return []

    def open(self, taken: list[bool], spaces: list[int]) -> list[int]:
        """[LL-field.1] Those of the spaces on which a card can be put: the empty ones."""
        return [space for space in spaces if not taken[space]]

    def steps(self, space: int) -> list[int]:
        """[LL-open.10] Where one move may lead, if a card can be put there."""
        return self.close(space)

    def ways(self, taken: list[bool], space: int) -> list[int]:
        """Where one move can lead now."""
        return self.open(taken, self.steps(space))

    def has_gaps(self, taken: list[bool]) -> bool:
        """Whether a card has an empty place in front of it in its column; on an open board that does not matter."""
        return False

    def entry_of(self, space: int) -> int:
        """[LL-setup.10] [LL-field.8] The side whose entry point a space is; -1 if it is none."""
        for side in range(2):
            if space in self.entries[side]:
                return side
        return -1


class Columns(Board):
    """The field of Quick-Play: [LLQ-setup.1] a half for each player, [LLQ-setup.3] column to column; [LLQ-rng.4]
    [LLQ-rng.5] [LLQ-rng.6] spaces touch by a side, the front rows too, so that zone and close range are smaller."""

    __slots__ = ("ahead", "beside", "lines", "next_to", "ranks", "shots", "strikes")

    def __init__(self, spaces: Spaces) -> None:
        super().__init__(spaces)
        ways = [way.name for way in spaces.directions]
        self.ahead = [ways.index("N"), ways.index("S")]  # by side
        # by space:
        self.lines: list[list[int]] = []  # its column, the front first,
        self.ranks: list[int] = []  # and how far behind it is there
        self.next_to: list[list[int]] = []  # all places of its column and of those next to it,
        self.beside: list[list[int]] = []  # and those of other columns alone
        self.shots: list[list[int]] = []
        self.strikes: list[list[int]] = []
        for number, space in enumerate(spaces.spaces):
            side = self.sides[number]
            own = self.territory[side]
            column = [each for each in own if spaces.spaces[each].x == space.x]
            column.sort(key=lambda each: spaces.spaces[each].y, reverse=side == 0)
            self.lines.append(column)
            self.ranks.append(column.index(number))
            near = [each for each in own if each != number and abs(spaces.spaces[each].x - space.x) <= 1]
            self.next_to.append(near)
            self.beside.append([each for each in near if each not in column])
            self.shots.append(spaces.line(number, self.ahead[side])[:2])
            self.strikes.append(self.struck_from(number))
            if column[0] == number:
                self.front.append(number)

    def struck_from(self, space: int) -> list[int]:
        """[LLQ-atk.1] [LLQ-atk.2] From the front row: the space in front and those next to it in the enemy's row."""
        facing = self.spaces.step(space, self.ahead[self.sides[space]])
        if self.sides[facing] == self.sides[space]:
            return []
        row = self.spaces.spaces[facing].y
        return [each for each in self.zones[facing] if self.spaces.spaces[each].y == row]

    def column(self, space: int) -> list[int]:
        return self.lines[space]

    def has_gaps(self, taken: list[bool]) -> bool:
        for front in self.front:
            ended = False
            for space in self.lines[front]:
                if not taken[space]:
                    ended = True
                elif ended:
                    return True
        return False

    def long(self, taken: list[bool], space: int) -> list[int]:
        """[LLQ-rng.1] [LLQ-rng.2] [LLQ-rng.3] The two spaces straight in front, whatever lies there."""
        return self.shots[space]

    def straight(self, taken: list[bool], space: int, most: int) -> list[int]:
        """[LLQ-rng.2] [LLQ-rng.3] Besides where it strikes anyway so many spaces straight in front, whatever lies
        there; an attack goes into the other half alone."""
        side = self.sides[space]
        ahead = self.spaces.line(space, self.ahead[side])[:most]
        return self.strikes[space] + [each for each in ahead if self.sides[each] != side]

    def strike(self, space: int) -> list[int]:
        """[LLQ-atk.1] [LLQ-atk.2] Nothing but from the front row."""
        return self.strikes[space]

    def open(self, taken: list[bool], spaces: list[int]) -> list[int]:
        """[LLQ-col.2] [LLQ-col.4] [LLQ-col.5] [LLQ-setup.4] The first free place of a column, or one that is taken,
        unless all are."""
        found: list[int] = []
        for space in spaces:
            column = self.lines[space]
            count = 0
            for other in column:
                if taken[other]:
                    count += 1
            if self.ranks[space] <= count < len(column):
                found.append(space)
        return found

    def steps(self, space: int) -> list[int]:
        """[LLQ-move.2] [LLQ-setup.5] The own column and those next to it, on the own side."""
        return self.next_to[space]

    def ways(self, taken: list[bool], space: int) -> list[int]:
        """[LLQ-move.3] [LLQ-move.4] [LLQ-move.5] In the own column another place that is taken."""
        column = self.lines[space]
        return [each for each in column if each != space and taken[each]] + self.open(taken, self.beside[space])


def must_be_even(board: Board) -> None:
    """[LL-setup.9] Two equal halves, each with as many entry points."""
    if len(board.territory[0]) != len(board.territory[1]):
        raise BadBoard("the two territories must have as many spaces")
    if not board.entries[0] or len(board.entries[0]) != len(board.entries[1]):
        raise BadBoard("each territory needs an entry point, and both as many")
