"""Spaces: one notion of a board for hexes, grids and columns. A space is a number; names are for people.

A board never changes, so what is asked often (the next space in a direction, how far two spaces are apart) is worked
out once, when it is made. What stands where is part of the state, not of the board.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.errors import RuleboundError

OFF_THE_BOARD: Final = -1


class BadBoard(RuleboundError):
    """A board that cannot be played on, and why."""


class Space:
    """A space as a board file gives it: a name, where it lies, what it is, whose side it is on."""

    __slots__ = ("kind", "name", "side", "x", "y")

    def __init__(self, name: str, x: int, y: int, kind: str, side: str) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.kind = kind
        self.side = side


class Direction:
    """A way to go: one step of it changes the coordinates by so much."""

    __slots__ = ("dx", "dy", "name")

    def __init__(self, name: str, dx: int, dy: int) -> None:
        self.name = name
        self.dx = dx
        self.dy = dy


class Spaces:
    """A board: its spaces by number, the next one in each direction, and how far any two are apart."""

    __slots__ = ("beside", "directions", "distances", "next", "numbers", "spaces")

    def __init__(self, spaces: list[Space], directions: list[Direction]) -> None:
        check_directions(directions)
        self.spaces = spaces
        self.directions = directions
        self.numbers: dict[str, int] = {}
        at: dict[tuple[int, int], int] = {}
        for number, space in enumerate(spaces):
            if space.name in self.numbers:
                raise BadBoard(f"two spaces are called '{space.name}': give one of them another name")
            if (space.x, space.y) in at:
                other = spaces[at[space.x, space.y]].name
                raise BadBoard(f"{space.name} and {other} both lie at ({space.x}, {space.y})")
            self.numbers[space.name] = number
            at[space.x, space.y] = number
        self.next: list[list[int]] = [
            [at.get((space.x + way.dx, space.y + way.dy), OFF_THE_BOARD) for way in directions] for space in spaces
        ]
        self.beside: list[list[int]] = [[other for other in row if other >= 0] for row in self.next]
        self.distances: list[list[int]] = [self.distances_from(number) for number in range(len(spaces))]
        for number, space in enumerate(spaces):
            if self.distances[0][number] < 0:
                raise BadBoard(f"{space.name} cannot be reached from {spaces[0].name}: the board falls apart")

    def distances_from(self, start: int) -> list[int]:
        """The least number of steps to every space; -1 if there is no way."""
        found = [-1] * len(self.spaces)
        found[start] = 0
        reached = [start]
        for space in reached:
            for other in self.beside[space]:
                if found[other] < 0:
                    found[other] = found[space] + 1
                    reached.append(other)
        return found

    def number(self, name: str) -> int:
        """The space of a name."""
        found = self.numbers.get(name)
        if found is None:
            raise BadBoard(f"there is no space '{name}' on this board; spaces are {', '.join(self.numbers)}")
        return found

    def step(self, space: int, direction: int) -> int:
        """The next space in a direction, or OFF_THE_BOARD."""
        return self.next[space][direction]

    def neighbours(self, space: int) -> list[int]:
        """The spaces that touch this one, in the order of the directions. Read, never written."""
        return self.beside[space]

    def distance(self, one: int, other: int) -> int:
        return self.distances[one][other]

    def within(self, space: int, most: int) -> list[int]:
        """All spaces at most so far away, the space itself among them, in the order of the board."""
        row = self.distances[space]
        return [other for other in range(len(row)) if row[other] <= most]

    def direction(self, start: int, to: int) -> int:
        """The direction in which `to` lies straight away from `start`, at any distance; -1 if in none."""
        for direction in range(len(self.directions)):
            if start != to and to in self.line(start, direction):
                return direction
        return -1

    def line(self, space: int, direction: int) -> list[int]:
        """The spaces one meets going on in a direction, the nearest first, to the edge of the board."""
        found: list[int] = []
        space = self.next[space][direction]
        while space >= 0:
            found.append(space)
            space = self.next[space][direction]
        return found

    def behind(self, start: int, beside: int) -> int:
        """The space behind a neighbour as seen from `start`; OFF_THE_BOARD if the edge is there."""
        direction = self.next[start].index(beside)
        return self.next[beside][direction]

    def of_kind(self, kind: str) -> list[int]:
        return [number for number, space in enumerate(self.spaces) if space.kind == kind]

    def on_side(self, side: str) -> list[int]:
        return [number for number, space in enumerate(self.spaces) if space.side == side]


def check_directions(directions: list[Direction]) -> None:
    """Whoever can go one way can go back: so adjacency is the same from both sides."""
    vectors = [(way.dx, way.dy) for way in directions]
    if (0, 0) in vectors:
        raise BadBoard(f"direction {directions[vectors.index((0, 0))].name} leads nowhere: (0, 0)")
    for way in directions:
        if vectors.count((way.dx, way.dy)) > 1:
            raise BadBoard(f"two directions go by ({way.dx}, {way.dy}); {way.name} is one of them")
        if (-way.dx, -way.dy) not in vectors:
            raise BadBoard(f"direction {way.name} has no way back: ({-way.dx}, {-way.dy}) is missing")
