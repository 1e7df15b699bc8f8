"""A table of Lightseekers as text: every seat with its hero, Items and Buffs, as a view shows them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markup import escape

from rulebound.tabletop.drawing import Data, add_hand, add_known_deck, add_rows, facts_of, named, panel, rows, with_text


def headline(view: Data) -> str:
    name = view["seats"][view["turn"]]["name"]
    return f"[bold]turn {view['turn_number']}: {escape(name)}, {view['phase']} phase[/bold]"


def around(view: Data) -> list[RenderableType]:
    """All cards lie before a seat."""
    return []


def seat_panel(view: Data, number: int, you: int | None) -> RenderableType:
    seat = view["seats"][number]
    grid = rows()
    add_rows(grid, "hero", [with_text(hero, facts_of(hero_facts(hero)), shown=True) for hero in seat["hero"]])
    grid.add_row("Elements", escape(access_line(seat)))
    add_rows(grid, "Items", [played(view, card, number) for card in seat["items"]])
    add_rows(grid, "Buffs", [played(view, card, number) for card in seat["buffs"]])
    if seat["limbo"]:
        grid.add_row("Limbo", escape(named(seat["limbo"])))
    add_hand(grid, seat, lambda card: in_hand(card, full=number == you))
    if seat["discard"]:
        grid.add_row("discard", escape(named(["a covered card" if card is None else card for card in seat["discard"]])))
    add_known_deck(grid, seat)
    more = [f"{seat['vp']} VP"] if seat["vp"] else []
    if seat["actions_left"]:
        more.append(f"{seat['actions_left']} action{'s' if seat['actions_left'] > 1 else ''} left")
    return panel(grid, seat, number == you, "health", more)


def access_line(seat: Data) -> str:
    """`Superior Fire, Basic Earth (used)`: what the player has access to, and what was used this turn."""
    used = seat["elements_used"]
    words = [f"{level} {element}{' (used)' if element in used else ''}" for element, level in seat["access"].items()]
    return ", ".join(words) or "none"


def hero_facts(card: Data) -> list[str]:
    return ["Dormant"] if card["dormant"] else []


def played(view: Data, card: Data, seat: int) -> str:
    """An Item or a Buff as it lies."""
    facts = [card["category"]]
    if "worth" in card:
        facts.append(f"worth {card['worth']}")
    if "corners" in card:
        facts.append(f"{' '.join(card['corners'])}, corner {card['corner']}")
    if card["dormant"]:
        facts.append("Dormant")
    if card["owner"] != seat:
        facts.append(f"owned by {view['seats'][card['owner']]['name']}")
    if card.get("stored"):
        facts.append("stored: " + named(["a face-down card" if each is None else each for each in card["stored"]]))
    return with_text(card, facts_of(facts), shown=True)


def in_hand(card: Data, full: bool) -> str:
    """A card in a hand: what it is and what it needs, and for its owner the text."""
    facts = [" ".join(word for word in (card["type"], card.get("category", "")) if word)]
    if "cost" in card:
        facts.append(f"cost {', '.join(card['cost'])}")
    elif card.get("elements"):
        facts.append(" and ".join(card["elements"]))
    if "worth" in card:
        facts.append(f"worth {card['worth']}")
    if "corners" in card:
        facts.append(" ".join(card["corners"]))
    return with_text(card, facts_of(facts), shown=full)
