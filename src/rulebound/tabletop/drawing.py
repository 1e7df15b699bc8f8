"""Words and rows that the tables of all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.markup import escape
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
