"""A card of Luminous as it is printed, in a few lines of text."""

from __future__ import annotations

from rulebound.games.luminous.cardfile import PrintedCard
from rulebound.games.luminous.library import as_table
from rulebound.tabletop.cardfaces import CardFace

COLOURS = {"O": "Orange", "G": "Green", "P": "Purple"}


def face(card: PrintedCard) -> CardFace:
    kind = " ".join(word for word in ("unique" * card.unique, "fast" * card.fast, card.faction, card.type) if word)
    cost, numbers = cost_of(card), numbers_of(card)
    facts = (kind, f"cost {cost}" if cost else "", numbers)
    return CardFace(
        card.name,
        as_table(card),
        {"type": (card.type,), "faction": (card.faction,) if card.faction else ()},
        tuple(fact for fact in facts if fact),
        card.text,
        card.flavor,
    )


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
