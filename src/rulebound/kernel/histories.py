"""The past that a save may hold: the first position, and all that was said since."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.errors import BadSave
from rulebound.kernel.public import Line
from rulebound.kernel.rules import MOST_DECISIONS

PARTS = frozenset(["begin", "lines", "said", "setup"])
ROWS = ({"undo"}, {"seat", "answer"})
MOST_LINES = 10 * MOST_DECISIONS


def in_order(value: Any) -> Any:
    """Tables as lists of pairs: a save sorts its keys, and chance goes by the order of a deck."""
    if isinstance(value, list):
        return [in_order(each) for each in value]
    return [[key, in_order(each)] for key, each in value.items()] if isinstance(value, dict) else value


def set_up(pairs: Any) -> dict[str, Any]:
    """How the game began, back from its pairs."""
    try:
        found: dict[str, Any] = dict(pairs)
        if "decks" in found:
            found["decks"] = [{key: table_of(each) for key, each in deck} for deck in found["decks"]]
    except (TypeError, ValueError, KeyError):
        raise BadSave("history: 'setup' is no list of names and values. Take another save.") from None
    return found


def table_of(value: Any) -> Any:
    return dict(value) if isinstance(value, list) and all(isinstance(each, list) for each in value) else value


class History:
    """What a save tells of the past, each part of the right kind; whether it is true, playing it again shows."""

    def __init__(self, doc: object) -> None:
        if not isinstance(doc, dict) or doc.keys() != PARTS:
            raise BadSave(f"history: it has the fields {', '.join(sorted(PARTS))}. Take another save.")
        begin, lines, said, setup = (doc[key] for key in sorted(PARTS))
        if not isinstance(begin, dict):
            raise BadSave("history: 'begin' is a table. Take another save.")
        if not isinstance(said, list) or not isinstance(lines, list):
            raise BadSave("history: 'said' and 'lines' are lists. Take another save.")
        if len(said) > MOST_DECISIONS or len(lines) > MOST_LINES:
            raise BadSave("history: it is longer than any game. Take another save.")
        for at, row in enumerate(said):
            if not isinstance(row, dict) or row.keys() not in ROWS:
                raise BadSave(f"history.said[{at}]: it is an answer with its seat, or an undo. Take another save.")
        self.begin: dict[str, Any] = begin
        self.setup = set_up(setup)
        self.said: list[dict[str, Any]] = said
        self.lines = [line_of(at, line) for at, line in enumerate(lines)]


def line_of(at: int, line: object) -> Line:
    if not isinstance(line, list) or [type(each) for each in line] != [str, int, str]:
        raise BadSave(f"history.lines[{at}]: it is a line, its readers and what others read. Take another save.")
    if not line[0].isprintable() or not line[2].isprintable():
        raise BadSave(f"history.lines[{at}]: it has characters that cannot be printed. Take another save.")
    return Line(line[0], line[1], line[2])
