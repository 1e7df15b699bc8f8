"""A table of Starlight as text: the board as rows of hexagons, and every seat with its creatures and cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel

from rulebound.tabletop.drawing import Data, Fitted, add_rows, facts_of, named, rows, with_text

WIDTH = 13  # of a tile, six of which fit a terminal of 80; a row is shifted by half of it
LEGEND = (
    "A tile touches its left and right neighbours and the two nearest tiles of the row above and of the row below.",
    "Generators A & B and C & D are pairs: * yours to take, else the name of who owns it.",
)


def headline(view: Data) -> str:
    points = " : ".join(f"{escape(seat['name'])} {seat['points']}" for seat in view["seats"])
    who = view["active"] or "before the first turn"
    return f"[bold]turn {view['turn_number']}: {escape(who)}, {view['phase']} phase · Points {points}[/bold]"


def around(view: Data) -> list[RenderableType]:
    """The board, the generators, and the Combat that is going on."""
    parts: list[RenderableType] = [Fitted(lambda width: board(view, width))]
    parts += [f"[dim]{escape(line)}[/dim]" for line in LEGEND]
    if view["combat"] is not None:
        combat = view["combat"]
        words = f"Combat: {combat['attacker']} attacks {combat['defender']} with {combat['attack']}"
        parts.append(f"[bold]{escape(words)}[/bold]")
    return parts


def board(view: Data, width: int) -> str:
    """The north row first; tiles of a row side by side, each row shifted as the hexagons are."""
    tiles = view["board"]
    columns = [tile["x"] for tile in tiles]
    left = min(columns)
    width = min(WIDTH, 2 * width // (max(columns) - left + 2))
    room = width - 2
    lines: list[str] = []
    for y in sorted({tile["y"] for tile in tiles}, reverse=True):
        row = sorted([tile for tile in tiles if tile["y"] == y], key=lambda tile: int(tile["x"]))
        start = " " * ((row[0]["x"] - left) * width // 2)
        lines.append(start + "".join(f"/{kind_words(view, tile)[:room]:^{room}}\\" for tile in row))
        lines.append(start + "".join(f"\\{standing(view, tile)[:room]:_^{room}}/" for tile in row))
    return "\n".join(lines)


def kind_words(view: Data, tile: Data) -> str:
    kind = tile["kind"]
    if tile["generator"] >= 0:
        letter = list(view["generators"])[tile["generator"]]
        owner = view["generators"][letter]
        whose = "*" if owner is None else view["seats"][owner]["name"]
        return f"{tile['tile']} GEN {letter} {whose}"
    return tile["tile"] if kind == "Gray" else f"{tile['tile']} {kind}"


def standing(view: Data, tile: Data) -> str:
    if tile["creature"] is None:
        return ""
    return f"{view['seats'][tile['seat']]['name'][:1]}:{tile['creature']}"


def seat_panel(view: Data, number: int, you: int | None) -> RenderableType:
    seat = view["seats"][number]
    grid = rows()
    for creature in seat["creatures"]:
        grid.add_row(f"[bold]{escape(creature['name'])}[/bold]", creature_line(creature))
        for pile in ("telegraph", "auras"):
            add_rows(grid, f"  {pile}", [laid(card) for card in creature[pile]])
    if isinstance(seat["hand"], list):
        add_rows(grid, "hand", [in_hand(card, full=number == you) for card in seat["hand"]] or ["empty"])
    grid.add_row("core", escape(named(seat["core"])) or "all in use")
    for pile in ("played", "discard"):
        if seat[pile]:
            grid.add_row(pile, escape(named(seat[pile])))
    return Panel(grid, title=title(seat, number == you), title_align="left")


def title(seat: Data, is_you: bool) -> str:
    hand = seat["hand"]
    count = len(hand) if isinstance(hand, list) else hand
    name = f"{seat['name']} (you)" if is_you else seat["name"]
    return escape(f"{name} · {seat['side']} · Points {seat['points']} · deck {seat['deck']} · hand {count}")


def creature_line(creature: Data) -> str:
    where = "limbo" if creature["at"] is None else f"on {creature['at']}"
    stats = ", ".join(f"{word.upper() if len(word) == 3 else word.capitalize()} {creature[word]}" for word in STATS)
    must = ", must leave its tile" if creature["must_leave"] else ""
    passive = f", passive {creature['passive']}" if creature["passive"] else ""
    return escape(f"{where}: {stats}{must}; {' & '.join(creature['factions'])}{passive}")


STATS = ("health", "energy", "mana", "atk", "def")


def laid(card: Data) -> str:
    facts = f" ({card['counters']} counters)" if card["counters"] else " (since this turn)" if card["this_turn"] else ""
    return with_text(card, facts, shown=True)


def in_hand(card: Data, full: bool) -> str:
    """A card in a hand: class and cost, and for its owner the text."""
    facts = [card["class"], f"{card['energy']} Energy" + (f" and {card['mana']} Mana" if card["mana"] else "")]
    if card.get("soulbound") and card.get("supplier"):  # a blank card of a position has none
        facts.append(f"for {card['supplier']}")
    return with_text(card, facts_of(facts), shown=full)
