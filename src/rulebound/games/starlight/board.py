"""Boards: data in `boards/`, checked when they are loaded, with what Starlight asks of every tile."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.kernel.questions import Move
from rulebound.kernel.spaces import BadBoard, Spaces
from rulebound.tabletop.boardfiles import read_board
from rulebound.tabletop.files import read_file

HERE = Path(__file__).parent / "boards"
FAR: Final = 3  # how many steps most moves have at the most [ST-CORE.3]


def board_names() -> list[str]:
    return sorted(path.stem for path in HERE.glob("*.toml"))


@cache
def load_board(name: str) -> Board:
    """[ST-BRD.1] [ST-BRD.5] [ST-BRD.6] The tiles, their rows and coordinates are what the file says."""
    return Board(read_board(read_file(HERE / f"{name}.toml")))


class Board:
    """The tiles by number: their kinds as bits, the generators, and for each side its home."""

    __slots__ = (
        "around", "beside", "entry", "generator_on", "generators", "homes", "kinds", "labels", "spaces", "steps",
    )  # fmt: skip

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.kinds: list[int] = [c.TILE_KINDS[bare_kind(space.kind)] for space in spaces.spaces]
        self.generators: list[int] = [one_of_kind(spaces, f"Generator {letter}") for letter in c.LETTERS]
        self.generator_on: list[int] = [-1] * len(self.kinds)  # by tile
        for which, tile in enumerate(self.generators):
            self.generator_on[tile] = which
        # By tile and number of steps: the other tiles that are no farther away, if nobody stands in between.
        self.around: list[list[list[int]]] = [
            [[tile for tile in spaces.within(start, far) if tile != start] for far in range(FAR + 1)]
            for start in range(len(self.kinds))
        ]
        self.beside: list[int] = [sum(1 << tile for tile in near) for near in spaces.beside]  # by tile, a bit each
        self.steps: list[Move] = [Move(c.MOVE_TO, None, tile) for tile in range(len(self.kinds))]
        self.labels: list[str] = [
            space.name if kind == c.GRAY else f"{space.name} {space.kind}"
            for space, kind in zip(spaces.spaces, self.kinds, strict=True)
        ]
        # [ST-TILE.7] [ST-BRD.9] by side, south and north: the Health Tile, and the home generator beside it
        self.entry: list[int] = []
        self.homes: list[int] = []
        for side in ("South", "North"):
            tile, generator = home_of(spaces, side, self.kinds, self.generators)
            self.entry.append(tile)
            self.homes.append(generator)
        must_be_even(spaces, self.kinds, self.generators)

    def generator_at(self, tile: int) -> int:
        """Which of the four generators stands on a tile; -1 if none."""
        return -1 if tile < 0 else self.generator_on[tile]

    def distance(self, one: int, other: int) -> int:
        """[ST-BRD.3] [ST-BRD.4] [ST-BRD.7] The least number of steps, whoever stands in between."""
        return self.spaces.distances[one][other]

    def gray_near(self, tile: int) -> list[int]:
        """[ST-DIE.6] The gray tiles within two steps."""
        return [other for other in self.spaces.within(tile, 2) if self.kinds[other] == c.GRAY]


def bare_kind(kind: str) -> str:
    kind = kind.split(maxsplit=1)[0]
    return "gray" if kind == "Gray" else kind


def one_of_kind(spaces: Spaces, kind: str) -> int:
    """[ST-GEN.1] Each generator is there once."""
    found = spaces.of_kind(kind)
    if len(found) != 1:
        raise BadBoard(f"there must be one {kind} on the board, not {len(found)}")
    return found[0]


def home_of(spaces: Spaces, side: str, kinds: list[int], generators: list[int]) -> tuple[int, int]:
    """[ST-SET.10] [ST-GEN.12] The Health Tile of a side, and the generator beside it on that side."""
    own = spaces.on_side(side)
    for tile in own:
        if kinds[tile] == c.HEALTH_TILE:
            for other in spaces.neighbours(tile):
                if other in generators and other in own:
                    return tile, generators.index(other)
    raise BadBoard(f"the side {side} needs a Health tile with a generator beside it")


def must_be_even(spaces: Spaces, kinds: list[int], generators: list[int]) -> None:
    """[ST-BRD.8] A half turn maps the board to itself, so that neither side is better."""
    at = {(space.x, space.y): number for number, space in enumerate(spaces.spaces)}
    for number, space in enumerate(spaces.spaces):
        twin = at.get((-space.x, -space.y))
        if twin is None or kinds[twin] != kinds[number]:
            raise BadBoard(f"the board is not the same after a half turn: look at {space.name}")
        if number in generators:
            pair = next(pair for pair in c.PAIRS if generators.index(number) in pair)
            if generators.index(twin) not in pair:
                raise BadBoard(f"a half turn must lead {space.name} to the other generator of its pair")
