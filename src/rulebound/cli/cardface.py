"""A card as it is printed, in a few lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebound.games.luminous.cardfile import PrintedCard

COLOURS = {"O": "Orange", "G": "Green", "P": "Purple"}


def cost_of(card: PrintedCard) -> str:
    """`2G, check P`: the two halves of a cost."""
    parts = [card.essence_cost.printed] if card.essence_cost.printed else []
    if card.orb_check.printed:
        parts.append(f"check {card.orb_check.printed}")
    return ", ".join(parts)


def numbers_of(card: PrintedCard) -> str:
    """`3/2` for a unit, `durability 4` for a relic, the colours of an orb in words."""
    if card.attack is not None:
        return f"{card.attack}/{card.health}"
    if card.durability is not None:
        return f"durability {card.durability}"
    return " and ".join(COLOURS[colour] for colour in card.colours)


def face(card: PrintedCard) -> list[str]:
    """The whole card, line by line."""
    kind = " ".join(word for word in ("unique" * card.unique, "fast" * card.fast, card.faction, card.type) if word)
    head = [card.name, kind]
    if cost_of(card):
        head.append(f"cost {cost_of(card)}")
    if numbers_of(card):
        head.append(numbers_of(card))
    lines = [" · ".join(head)]
    lines += [f"  {line}" for line in card.text.splitlines()]
    if card.flavor:
        lines.append(f"  “{card.flavor}”")
    return lines
