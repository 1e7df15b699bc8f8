"""A table of Luminous as text: every seat with its numbers, its orbs and its cards in play, as a view shows them."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.markup import escape

from rulebound.tabletop.drawing import Data, add_hand, add_known_deck, add_rows, facts_of, named, panel, rows, with_text

COLOUR_STYLES = {"Orange": "dark_orange", "Green": "green", "Purple": "magenta"}


def headline(view: Data) -> str:
    step = f", {view['step']} step" if view["step"] else ""
    name = view["seats"][view["turn"]]["name"]
    return f"[bold]turn {view['turn_number']}: {escape(name)}, {view['phase']} phase{step}[/bold]"


def around(view: Data) -> list[RenderableType]:
    """What lies between the seats: the combat, what is being played, the triggers that wait."""
    parts: list[RenderableType] = []
    if view["combat"] is not None:
        parts.append(combat_line(view, view["combat"]))
    if view["resolving"]:
        parts.append("being played: " + ", ".join(escape(card["name"]) for card in view["resolving"]))
    if view["waiting"]:
        waiting = [f"{view['seats'][each['seat']]['name']}: {each['card']}" for each in view["waiting"]]
        parts.append("triggers waiting: " + escape("; ".join(waiting)))
    return parts


def seat_panel(view: Data, number: int, you: int | None) -> RenderableType:
    seat = view["seats"][number]
    grid = rows()
    grid.add_row("orbs", orb_line(seat))
    add_rows(grid, "favored", [played(view, card, number) for card in seat["favored"]])
    add_rows(grid, "in play", [played(view, card, number) for card in seat["play"]] or ["nothing"])
    add_hand(grid, seat, lambda card: in_hand(card, full=number == you))
    for pile in ("discard", "void"):
        if seat[pile]:
            grid.add_row(pile, escape(named(seat[pile])))
    add_known_deck(grid, seat)
    return panel(grid, seat, number == you, "life", ["ran dry"] if seat["ran_dry"] else [])


def orb_line(seat: Data) -> str:
    """`2 Green ready, 1 Orange expended`: colours in words, so that nobody needs to see them."""
    if not seat["orbs"]:
        return "none"
    counts = Counter((orb["name"], tuple(orb["colours"]), orb["expended"]) for orb in seat["orbs"])
    said = []
    for (name, colours, expended), count in counts.items():
        words = escape(name if (name,) == colours else f"{name} ({' or '.join(colours) or 'no colour'})")
        style = COLOUR_STYLES.get(colours[0]) if len(colours) == 1 else None
        shown = f"[{style}]{words}[/{style}]" if style else words
        said.append(f"{count} {shown} {'expended' if expended else 'ready'}")
    return ", ".join(said)


def played(view: Data, card: Data, seat: int) -> str:
    """A card in play with its numbers as they are now."""
    facts: list[str] = []
    if "attack" in card:
        facts.append(f"{card['attack']}/{card['health']}")
        if card["damage"]:
            facts.append(f"{card['damage']} damage")
    if "durability" in card:
        facts.append(f"durability {card['durability']}")
    facts += card.get("skills", [])
    if card["expended"]:
        facts.append("expended")
    if card["entered_this_turn"] and "attack" in card:
        facts.append("came this turn")
    if card.get("role"):
        facts.append(card["role"])
    if card["owner"] != seat:
        facts.append(f"owned by {view['seats'][card['owner']]['name']}")
    return with_text(card, facts_of(facts), shown=True)


def in_hand(card: Data, full: bool) -> str:
    """A card in a hand: cost and numbers, and for its owner the text."""
    facts = [card["type"]]
    if card.get("fast"):
        facts.insert(0, "fast")
    if "cost" in card:
        facts.append(f"cost {cost(card)}")
    if "attack" in card:
        facts.append(f"{card['attack']}/{card['health']}")
    if "durability" in card:
        facts.append(f"durability {card['durability']}")
    return with_text(card, facts_of(facts), shown=full)


def cost(card: Data) -> str:
    """`2 any, 1 Green, check 1 Purple`."""
    colours = ("any", "Orange", "Green", "Purple")
    essence = [f"{count} {colour}" for count, colour in zip(card["essence"], colours, strict=True) if count]
    check = [f"{count} {colour}" for count, colour in zip(card["check"], colours[1:], strict=True) if count]
    return ", ".join(essence or ["0"]) + (f", check {', '.join(check)}" if check else "")


def combat_line(view: Data, combat: Data) -> str:
    names = [seat["name"] for seat in view["seats"]]
    target = combat["relic"] or names[combat["defending_player"]]
    words = f"combat: {combat['attacker']} attacks {target}"
    if combat["blockers"]:
        words += f", blocked by {', '.join(combat['blockers'])}"
    elif combat["blocked"]:
        words += ", blocked"
    return f"[bold]{escape(words)}[/bold]"
