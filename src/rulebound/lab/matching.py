"""Which of two is better, and every deck against every other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any, Final

from rulebound.lab.plans import LabError, Plan, Side, Variant, swapped
from rulebound.lab.playing import Row, points
from rulebound.lab.running import Rows
from rulebound.lab.statistics import Interval, running

ROUND: Final = 10  # pairs of games between two looks
LEVEL: Final = 0.05  # nearer to a half than that is as good as level


@dataclass(frozen=True)
class Matrix:
    """Every side against every other; a match, if there are two. Each cell has so many pairs of games, or fewer where
    it is clear before (`patient` plays all of them)."""

    ruleset: str
    sides: tuple[Side, ...]
    pairs: int
    seed: str = "1"
    variant: Variant = field(default_factory=Variant)
    patient: bool = True

    def __post_init__(self) -> None:
        names = [side.name for side in self.sides]
        if len(set(names)) < len(names):
            raise LabError(f"two of these have one name: {', '.join(names)}. A game must say who won.")
        if len(names) < 2:
            raise LabError("one alone cannot be compared: name at least two decks or bots")

    @property
    def settings(self) -> dict[str, Any]:
        return {"question": "matrix", **asdict(self)}

    @property
    def cells(self) -> list[tuple[Side, Side]]:
        return list(combinations(self.sides, 2))

    @property
    def most(self) -> int:
        return 2 * self.pairs * len(self.cells)

    def batch(self, rows: Rows) -> list[Plan]:
        wanted: list[Plan] = []
        by_cell = units_by_cell(rows)
        tried = Counter(row["cell"] for row in rows.values())
        for first, second in self.cells:
            cell = cell_of(first, second)
            done = tried[cell] // 2
            if done >= self.pairs or (not self.patient and is_clear(by_cell.get(cell, []))):
                continue
            more = range(done, min(done + ROUND, self.pairs))
            wanted += swapped(cell, self.ruleset, (first, second), self.seed, more, self.variant)
        return wanted

    def so_far(self, rows: Rows) -> str:
        if len(self.sides) > 2:
            return ""
        first = self.sides[0].name
        return f"{first} {running([unit for units in units_by_cell(rows).values() for unit in units])}"


def cell_of(first: Side, second: Side) -> str:
    return f"{first.name} v {second.name}"


def units_by_cell(rows: Rows) -> dict[str, list[float]]:
    """By cell, what the side that is named first won of each pair of games: pairs are independent of each other, the
    two games of a pair are not. A pair with a fault says nothing."""
    pairs: dict[str, dict[str, list[float]]] = {}
    for row in rows.values():
        unit = pairs.setdefault(row["cell"], {}).setdefault(row["seed"], [])
        if not row["fault"]:
            unit.append(points(row, seat_of(row, row["cell"].partition(" v ")[0])))
    return {
        cell: [sum(unit) / len(unit) for unit in units.values() if len(unit) == 2] for cell, units in pairs.items()
    }


def seat_of(row: Row, name: str) -> int:
    seat: int = row["sides"].index(name)
    return seat


def is_clear(units: Sequence[float]) -> bool:
    """One is better, or they are as good as level; wrong in no more than one run of twenty."""
    interval = running(units)
    return not interval.low <= 0.5 <= interval.high or (interval.low > 0.5 - LEVEL and interval.high < 0.5 + LEVEL)


def verdict(first: str, second: str, interval: Interval) -> str:
    """Which is better, in words."""
    if interval.low > 0.5:
        return f"{first} is better than {second}"
    if interval.high < 0.5:
        return f"{second} is better than {first}"
    if interval.low > 0.5 - LEVEL and interval.high < 0.5 + LEVEL:
        return f"{first} and {second} are as good as level"
    return "these games cannot tell which is better"
