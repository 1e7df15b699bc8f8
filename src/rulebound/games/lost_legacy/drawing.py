"""A table of Lost Legacy as text: the board as a grid, and every seat with its cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel

from rulebound.tabletop.drawing import (
    Data,
    Fitted,
    add_hand,
    add_known_deck,
    add_rows,
    facts_of,
    named,
    rows,
    with_text,
)

WIDTH = 20  # of a space, as far as the terminal has room for it


def headline(view: Data) -> str:
    honor = " : ".join(f"{escape(seat['name'])} {seat['honor']}" for seat in view["seats"])
    who = escape(view["seats"][view["turn"]]["name"])
    return f"[bold]turn {view['turn_number']}: {who}, {view['phase']} · honor {honor}[/bold]"


def around(view: Data) -> list[RenderableType]:
    """The board, and the battle that is going on."""
    parts: list[RenderableType] = [Fitted(lambda width: board(view, width))]
    parts.append("[dim]= an entry point; A: whose card; ~ resting; ? face-down[/dim]")
    if view["battle"] is not None:
        attackers = " and ".join(view["battle"]["attackers"]) or "a mental attack"
        target = view["battle"]["target"] or "a set card"
        parts.append(f"[bold]{escape(attackers + ' against ' + target)}[/bold]")
    return parts


def board(view: Data, room: int) -> str:
    """The far row first, each space with its name and what lies there."""
    spaces = view["board"]
    width = min(WIDTH, room // len({space["x"] for space in spaces}) - 1)
    lines: list[str] = []
    for y in sorted({space["y"] for space in spaces}, reverse=True):
        row = sorted([space for space in spaces if space["y"] == y], key=lambda space: int(space["x"]))
        names = [f"{space['space']}{'=' if space['entry'] else ''}" for space in row]
        for words in (names, [lying(view, space["card"]) for space in row]):
            lines.append(" ".join(each[:width].ljust(width) for each in words))
    return "\n".join(lines)


def lying(view: Data, card: Data | None) -> str:
    if card is None:
        return "."
    whose = view["seats"][card["controller"]]["name"][:1]
    mark = {"resting": "~", "standby": "?"}.get(card["position"], "")
    return f"{whose}:{mark}{card['name'] or ''}"


def seat_panel(view: Data, number: int, you: int | None) -> RenderableType:
    seat = view["seats"][number]
    grid = rows()
    add_rows(grid, "field", [on_field(card) for card in seat["field"]])
    add_hand(grid, seat, lambda card: with_text(card, facts_of(facts(card)), shown=number == you))
    add_known_deck(grid, seat)
    if isinstance(seat["sub_deck"], list) and seat["sub_deck"]:
        grid.add_row("sub-deck", escape(named(seat["sub_deck"])))
    for pile in ("disposal", "erased"):
        if seat[pile]:
            grid.add_row(pile, escape(named(seat[pile])))
    return Panel(grid, title=title(seat, number == you), title_align="left")


def title(seat: Data, is_you: bool) -> str:
    counts = [len(pile) if isinstance(pile, list) else pile for pile in (seat["hand"], seat["sub_deck"])]
    name = f"{seat['name']} (you)" if is_you else seat["name"]
    said = f"{name} · honor {seat['honor']} · MP {seat['mp']} · deck {seat['deck']} · hand {counts[0]}"
    return escape(f"{said} · sub-deck {counts[1]}")


def facts(card: Data) -> list[str]:
    """What is printed, and of a character its numbers as they are now."""
    found = [str(card["kind"])]
    if "level" in card:
        found.append(f"{card['offense']}/{card['defense']}, speed {card['speed']}, level {card['level']}")
        found.append(f"magic {card['magic']}")
    return found


def on_field(card: Data) -> str:
    if card["name"] is None:
        return escape(f"a set card on {card['at']}")
    said = [*facts(card), f"on {card['at']}", card["position"], *card.get("skills", [])]
    said += [f"{card[word]} {word.replace('_', '-')}" for word in ("power_ups", "damage", "tokens") if card.get(word)]
    linked = [each["name"] or "a set spell" for each in card.get("linked", [])]
    if linked:
        said.append("with " + " and ".join(linked))
    return with_text(card, facts_of(said), shown=True)
