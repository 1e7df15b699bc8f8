"""A card of Lightseekers as it is printed, in a few lines of text."""

from __future__ import annotations

from rulebound.games.lightseekers.cardfile import PrintedCard
from rulebound.games.lightseekers.corners import print_corners
from rulebound.games.lightseekers.library import as_table
from rulebound.tabletop.cardfaces import CardFace

UNALIGNED = "Unaligned"  # [LS-2.3.3.1] without an Element or an Order


def face(card: PrintedCard) -> CardFace:
    symbols = ", ".join(card.symbols)
    access = ", ".join(f"{access.level} {access.symbol}".strip() for access in card.access)
    facts = (
        f"{card.type} {card.category}".strip(),
        f"{'cost' if card.is_combo else 'needs'} {symbols}" if symbols else "",
        numbers_of(card),
        access,
    )
    return CardFace(
        card.name,
        as_table(card),
        {
            "type": (card.type,),
            "category": (card.category,) if card.category else (),
            "order": card.orders or (UNALIGNED,),
            "element": card.elements,
        },
        tuple(fact for fact in facts if fact),
        card.text,
    )


def numbers_of(card: PrintedCard) -> str:
    """The health of a hero, the corners of a Buff, what an Item is worth."""
    if card.health is not None:
        return f"health {card.health}"
    if card.worth is not None:
        return f"worth {card.worth}"
    return print_corners(card.corners)
