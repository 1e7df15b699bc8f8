"""Words and rows that the tables of all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

Data = Mapping[str, Any]


def add_rows(grid: Table, heading: str, rows: Sequence[str]) -> None:
    for place, row in enumerate(rows):
        grid.add_row(heading if place == 0 else "", row)


def with_text(card: Data, facts: str, shown: bool) -> str:
    """Name and facts, and below them the printed text line by line."""
    lines = [f"[bold]{escape(card['name'])}[/bold]{facts}"]
    if shown:
        lines += [f"  [dim]{escape(line)}[/dim]" for line in card.get("text", "").splitlines()]
    return "\n".join(lines)


def named(cards: Sequence[Any]) -> str:
    """The names of a pile, top first, equal ones counted."""
    counts = Counter(card if isinstance(card, str) else card["name"] for card in cards)
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


# ---- a table of which nothing is known but its view: for games that draw none themselves
def headline(view: Data) -> str:
    return f"[bold]turn {view['turn_number']}: {escape(view['seats'][view['turn']]['name'])}[/bold]"


def seat_panel(view: Data, number: int, you: int | None) -> RenderableType:
    seat = view["seats"][number]
    title = f"{seat['name']} (you)" if number == you else seat["name"]
    return Panel(zones(seat), title=escape(title), title_align="left")


def around(view: Data) -> list[RenderableType]:
    return [Panel(zones(view["table"]), title="the table", title_align="left")]


def zones(side: Data) -> Table:
    """A row for each zone and number that is not empty."""
    grid = Table.grid(padding=(0, 2))
    for word, value in side.items():
        if value and word != "name":
            grid.add_row(word, escape(", ".join(value) if isinstance(value, list) else str(value)))
    return grid
