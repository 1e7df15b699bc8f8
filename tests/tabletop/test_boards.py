"""Boards as data: a board of hexes, a grid and two facing fields of columns stand on the one notion of spaces."""

from __future__ import annotations

import pytest

from rulebound.kernel.spaces import OFF_THE_BOARD, BadBoard, Spaces
from rulebound.tabletop.boardfiles import board_of, read_board

HEXES = """
kinds = ["Gray", "Health", "Generator", "Energy", "Star", "Strength", "Center"]
[directions]
E = [2, 0]
NE = [1, 1]
NW = [-1, 1]
W = [-2, 0]
SW = [-1, -1]
SE = [1, -1]
[[row]]
y = -2
x = -3
by = 2
side = "South"
spaces = { a1 = "Gray", a2 = "Health", a3 = "Generator", a4 = "Gray" }
[[row]]
y = -1
x = -4
by = 2
side = "South"
spaces = { b1 = "Energy", b2 = "Gray", b3 = "Gray", b4 = "Gray", b5 = "Star" }
[[row]]
y = 0
x = -5
by = 2
side = "Middle"
spaces = { c1 = "Generator", c2 = "Strength", c3 = "Center", c4 = "Center", c5 = "Strength", c6 = "Generator" }
[[row]]
y = 1
x = -4
by = 2
side = "North"
spaces = { d1 = "Star", d2 = "Gray", d3 = "Gray", d4 = "Gray", d5 = "Energy" }
[[row]]
y = 2
x = -3
by = 2
side = "North"
spaces = { e1 = "Gray", e2 = "Generator", e3 = "Health", e4 = "Gray" }
"""
KING = {
    "E": [1, 0], "NE": [1, 1], "N": [0, 1], "NW": [-1, 1], "W": [-1, 0], "SW": [-1, -1], "S": [0, -1], "SE": [1, -1],
}  # fmt: skip


def grid(columns: int, rows: int) -> Spaces:
    return board_of(
        {
            "kinds": ["plain"],
            "directions": KING,
            "row": [
                {"x": 1, "y": y, "spaces": {f"{'abcdefgh'[x]}{y}": "plain" for x in range(columns)}}
                for y in range(1, rows + 1)
            ],
        }
    )


def names(board: Spaces, spaces: list[int]) -> list[str]:
    return [board.spaces[space].name for space in spaces]


def test_hexes_know_their_neighbours_and_distances() -> None:
    board = read_board(HEXES)
    assert len(board.spaces) == 24
    assert names(board, board.neighbours(board.number("b2"))) == ["b3", "c3", "c2", "b1", "a1", "a2"]
    assert names(board, board.neighbours(board.number("c1"))) == ["c2", "d1", "b1"]
    assert board.distance(board.number("a2"), board.number("e3")) == 4
    assert board.distance(board.number("c1"), board.number("c6")) == 5
    for one, space in enumerate(board.spaces):
        for other, to in enumerate(board.spaces):
            dx, dy = abs(space.x - to.x), abs(space.y - to.y)
            assert board.distance(one, other) == max(dy, (dx + dy) // 2)


def test_the_space_behind_a_neighbour_is_straight_on_or_off_the_board() -> None:
    board = read_board(HEXES)
    pairs = [(one, other) for one in range(24) for other in board.neighbours(one)]
    behind = [board.behind(one, other) for one, other in pairs]
    assert (len(pairs), behind.count(OFF_THE_BOARD)) == (110, 34)
    assert board.behind(board.number("c4"), board.number("c3")) == board.number("c2")
    assert board.behind(board.number("b2"), board.number("a1")) == OFF_THE_BOARD


def test_kinds_and_sides_are_asked_for() -> None:
    board = read_board(HEXES)
    assert names(board, board.of_kind("Center")) == ["c3", "c4"]
    assert len(board.on_side("South")) == len(board.on_side("North")) == 9
    assert names(board, board.within(board.number("a1"), 1)) == ["a1", "a2", "b1", "b2"]


def test_a_grid_has_lines_and_close_range() -> None:
    board = grid(8, 8)
    d4 = board.number("d4")
    assert len(board.neighbours(d4)) == 8
    assert len(board.neighbours(board.number("a1"))) == 3
    assert sum(len(board.line(d4, way)) for way in range(8)) == 27
    assert board.direction(d4, board.number("g7")) == 1
    assert board.direction(d4, board.number("e6")) == -1
    assert board.direction(d4, d4) == -1


def test_columns_that_face_each_other_are_a_board_too() -> None:
    board = grid(3, 6)
    assert names(board, board.line(board.number("b1"), 2)) == ["b2", "b3", "b4", "b5", "b6"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("kinds = [", "a board is a TOML file"),
        ("[" * 100_000, "a board is a TOML file"),
        ('kinds = ["a"]\nrows = 3', "no board has the key 'rows'"),
        ("kinds = []", "kinds: write a list of texts"),
        ('kinds = ["a"]', "[directions] is a table"),
        ('kinds = ["a"]\n[directions]\nE = [1]', "direction E: write its step"),
        ('kinds = ["a"]\n[directions]\nE = [1, 0]', "write each row as [[row]]"),
        ('kinds = ["a"]\nrow = []\n[directions]\nE = [1, 0]', "the board has no spaces"),
        (HEXES.replace("W = [-2, 0]", "W = [0, 0]"), "leads nowhere"),
        (HEXES.replace("W = [-2, 0]\n", ""), "direction E has no way back"),
        (HEXES.replace("W = [-2, 0]", "W = [2, 0]"), "two directions go by (2, 0)"),
        (HEXES.replace("e4 =", "a4 ="), "two spaces are called 'a4'"),
        (HEXES.replace("\ny = 2", "\ny = 0"), "both lie at"),
        (HEXES.replace("\ny = 2", "\ny = 5"), "cannot be reached from a1"),
        (HEXES.replace('c4 = "Center"', 'c4 = "Centre"'), "c4 = 'Centre'"),
        (HEXES.replace('"Center"]', '"Center", "Trap"]'), "no space is of the kind 'Trap'"),
        (HEXES.replace("\ny = 2", "\ny = true"), "row 5: y: write a whole number"),
        (HEXES.replace("\ny = 2", "\nwhy = 2"), "no row has the key 'why'"),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(BadBoard) as fault:
        read_board(text)
    assert words in str(fault.value)


def test_an_unknown_space_is_an_error_that_names_the_others() -> None:
    with pytest.raises(BadBoard, match="there is no space 'z9'"):
        grid(2, 2).number("z9")
