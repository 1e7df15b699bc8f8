"""A table of Lost Legacy as text: the board as a grid, and every seat with its cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from rulebound.tabletop.drawing import Data, add_hand, add_known_deck, add_rows, facts_of, named, rows, with_text

WIDTH = 9  # of a space: eight of them fit a terminal of 80
HOW_TO_PLAY = (
    "The first with 3 honor wins; whose deck is empty loses.",
    "An attack that destroys an enemy character earns 1 honor; so does a character of yours on an entry point of the "
    "enemy when the enemy's turn ends.",
    "In your turn you draw up to five cards (and may swap the hand once), your cards are readied, then you act freely.",
    "One character a turn may be bought with MP, onto an entry point of yours. You have 10 MP for the whole game.",
    "Options cost nothing: items do something once, counters are set face-down and sprung at their timing, equipments "
    "are linked to a character, environments stay. At most three stay on the field when your turn ends.",
    "A character walks one space at a time, as often as its speed says. To attack it rests and threatens an enemy in "
    "reach; several may strike together. Above the defense destroys; nobody strikes back.",
    "Swordplay links a weapon and Witchcraft a spell from the sub-deck. Archery shoots along free lines, Flying is hit "
    "by fliers, arrows and minds only.",
    "You may respond to an action only with an ability that names it; a voided action never was.",
)
GLOSSARY = {
    "build-up": "put a higher character of the same family in the place of one; its pieces stay",
    "bury, eject, discard, erase": "send to the bottom of the deck, to the hand, to the disposal, out of reach",
    "damage, power-up": "a piece that is worth -10 / -10, or +10 / +10; they take each other off",
    "dig, search": "look at the top of the deck; look through it",
    "fade": "what cannot happen does not",
    "invisibly": "so that nobody can respond",
    "mental attack": "made by an ability: no threat, no range, no rest",
    "standby": "face-down on the field",
    "void": "undo an action before it is completed; what was paid stays paid",
    "zone, close, long range": "the space and those around it; those around it; eight lines up to the first card",
}


def headline(view: Data) -> str:
    honor = " : ".join(f"{escape(seat['name'])} {seat['honor']}" for seat in view["seats"])
    who = escape(view["seats"][view["turn"]]["name"])
    return f"[bold]turn {view['turn_number']}: {who}, {view['phase']} · honor {honor}[/bold]"


def around(view: Data) -> list[RenderableType]:
    """The board, the battle that is going on, and before the first turns how it is played."""
    parts: list[RenderableType] = [Text(board(view))]
    parts.append("[dim]= an entry point; A: whose card; ~ resting; ? face-down[/dim]")
    if view["battle"] is not None:
        attackers = " and ".join(view["battle"]["attackers"]) or "a mental attack"
        target = view["battle"]["target"] or "a set card"
        parts.append(f"[bold]{escape(attackers + ' against ' + target)}[/bold]")
    if view["turn_number"] <= 2:
        parts += [f"[dim]{number}. {escape(line)}[/dim]" for number, line in enumerate(HOW_TO_PLAY, 1)]
        parts += [f"[dim]{escape(f'{word}: {meaning}.')}[/dim]" for word, meaning in GLOSSARY.items()]
    return parts


def board(view: Data) -> str:
    """The far row first, each space with its name and what lies there."""
    lines: list[str] = []
    for y in sorted({space["y"] for space in view["board"]}, reverse=True):
        row = sorted([space for space in view["board"] if space["y"] == y], key=lambda space: int(space["x"]))
        lines.append(" ".join(f"{space['space']}{'=' if space['entry'] else ''}".ljust(WIDTH) for space in row))
        lines.append(" ".join(lying(view, space["card"]).ljust(WIDTH) for space in row))
    return "\n".join(lines)


def lying(view: Data, card: Data | None) -> str:
    if card is None:
        return "."
    whose = view["seats"][card["controller"]]["name"][:1]
    mark = {"resting": "~", "standby": "?"}.get(card["position"], "")
    return f"{whose}:{mark}{card['name'] or ''}"[:WIDTH]


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
