"""Words and rows that the tables of all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Data = Mapping[str, Any]


class Fitted:
    """A drawing that is made for the width that the terminal has."""

    def __init__(self, draw: Callable[[int], str]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.draw(options.max_width))


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


def facts_of(facts: Sequence[str]) -> str:
    return f" ({escape(', '.join(facts))})" if facts else ""


def rows() -> Table:
    """Room for headings and what stands behind each."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def add_hand(grid: Table, seat: Data, in_hand: Callable[[Data], str]) -> None:
    """A hand that is seen, or what is known of it."""
    if isinstance(seat["hand"], list):
        add_rows(grid, "hand", [in_hand(card) for card in seat["hand"]] or ["empty"])
    elif seat["known_hand"]:
        grid.add_row("hand", f"known: {escape(', '.join(seat['known_hand']))}")


def add_known_deck(grid: Table, seat: Data) -> None:
    for known in seat["known_deck"]:
        grid.add_row("deck", escape(f"known at place {known['place']}: {known['card']}"))


def panel(grid: Table, seat: Data, is_you: bool, number: str, more: Sequence[str]) -> Panel:
    """A seat: who sits there, its number that counts, deck and hand, and what else there is to say."""
    hand = seat["hand"]
    parts = [
        f"{seat['name']} (you)" if is_you else str(seat["name"]),
        f"{number} {seat[number]}",
        f"deck {seat['deck']}",
        f"hand {len(hand) if isinstance(hand, list) else hand}",
        *more,
        *(["out of the game"] if seat["out"] else []),
    ]
    return Panel(grid, title=escape(" · ".join(parts)), title_align="left")


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
