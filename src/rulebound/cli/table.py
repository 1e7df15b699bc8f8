"""The table as text: every game draws its own seats, from what a view shows of them."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Final

from rich.console import Group, RenderableType

from rulebound.cli import table_lightseekers, table_luminous
from rulebound.cli.tablewords import Data

# Each has a headline, a panel for a seat, and what lies around the seats.
TABLES: Final[dict[str, ModuleType]] = {"luminous": table_luminous, "lightseekers": table_lightseekers}


def draw(views: Sequence[Data], you: int | None) -> RenderableType:
    """The table as those seats see it whose views are given; `you` sits at the bottom, a spectator nowhere."""
    view = views[0]
    table = TABLES[view["game"]]
    order = list(range(len(view["seats"])))
    if you is not None:
        order = [*order[you + 1 :], *order[:you], you]
    own = {each["seat"]: each for each in views}
    panels = [table.seat_panel(own.get(seat, view), seat, you) for seat in order]
    return Group(table.headline(view), *panels, *table.around(view))
