"""Boards as data: a TOML file with directions and rows of spaces, checked when it is loaded.

    kinds = ["Center", "Gray"]              # every space is of one of these, and each occurs
    [directions]                            # one step of each changes the coordinates by so much
    E = [2, 0]
    W = [-2, 0]
    [[row]]                                 # spaces from left to right
    y = 0
    x = -1                                  # of the first; the next ones lie `by` further
    by = 2
    side = "Middle"
    spaces = { c3 = "Center", c4 = "Gray" }
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.kernel.spaces import BadBoard, Direction, Space, Spaces
from rulebound.tabletop.files import BadFile, parse_toml

MOST_SPACES: Final = 1_000
MOST_DIRECTIONS: Final = 12
KEYS: Final = {"kinds", "directions", "row"}
ROW_KEYS: Final = {"y", "x", "by", "side", "spaces"}


def read_board(text: str) -> Spaces:
    """The board of a file."""
    try:
        doc = parse_toml(text, "the board")
    except BadFile as fault:
        raise BadBoard(f"a board is a TOML file: {fault}") from fault
    return board_of(doc)


def board_of(doc: Mapping[str, object]) -> Spaces:
    """A board from its data; what is wrong is said with its place."""
    strange = sorted(set(doc) - KEYS)
    if strange:
        raise BadBoard(f"no board has the key '{strange[0]}'; keys are {', '.join(sorted(KEYS))}")
    kinds = texts(doc.get("kinds"), "kinds")
    directions = directions_of(doc.get("directions"))
    spaces: list[Space] = []
    for number, row in enumerate(tables(doc.get("row"), "row"), 1):
        spaces += spaces_of(row, f"row {number}", kinds)
        if len(spaces) > MOST_SPACES:
            raise BadBoard(f"row {number}: a board has at most {MOST_SPACES} spaces")
    if not spaces:
        raise BadBoard("the board has no spaces: write a [[row]]")
    missing = [kind for kind in kinds if not any(space.kind == kind for space in spaces)]
    if missing:
        raise BadBoard(f"no space is of the kind '{missing[0]}'")
    return Spaces(spaces, directions)


def directions_of(value: object) -> list[Direction]:
    if not isinstance(value, dict) or not value:
        raise BadBoard("[directions] is a table: a name and the step it means, such as E = [2, 0]")
    if len(value) > MOST_DIRECTIONS:
        raise BadBoard(f"[directions]: at most {MOST_DIRECTIONS}")
    found: list[Direction] = []
    for name, step in value.items():
        if not isinstance(step, list) or len(step) != 2:
            raise BadBoard(f"direction {name}: write its step as [x, y]")
        found.append(Direction(name, number(step[0], f"direction {name}"), number(step[1], f"direction {name}")))
    return found


def spaces_of(row: Mapping[str, object], where: str, kinds: list[str]) -> list[Space]:
    strange = sorted(set(row) - ROW_KEYS)
    if strange:
        raise BadBoard(f"{where}: no row has the key '{strange[0]}'; keys are {', '.join(sorted(ROW_KEYS))}")
    x, y, by = number(row.get("x"), f"{where}: x"), number(row.get("y"), f"{where}: y"), row.get("by", 1)
    side = row.get("side", "")
    named = row.get("spaces")
    if not isinstance(side, str):
        raise BadBoard(f"{where}: side is a text")
    if not isinstance(named, dict):
        raise BadBoard(f'{where}: spaces is a table, such as {{ a1 = "{kinds[0]}" }}')
    found: list[Space] = []
    for place, (name, kind) in enumerate(named.items()):
        if kind not in kinds:
            raise BadBoard(f"{where}: {name} = {kind!r}; kinds are {', '.join(kinds)}")
        found.append(Space(name, x + place * number(by, f"{where}: by"), y, kind, side))
    return found


def number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST_SPACES:
        raise BadBoard(f"{where}: write a whole number from -{MOST_SPACES} to {MOST_SPACES}, not {value!r}")
    return value


def texts(value: object, where: str) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(each, str) for each in value):
        raise BadBoard(f"{where}: write a list of texts")
    return [str(each) for each in value]


def tables(value: object, where: str) -> list[Mapping[str, object]]:
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise BadBoard(f"write each {where} as [[{where}]]")
    return [each for each in value if isinstance(each, dict)]
