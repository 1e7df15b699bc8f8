"""A card of Lightseekers as it is printed, in a few lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebound.games.lightseekers.cardfile import PrintedCard


def face(card: PrintedCard) -> list[str]:
    """The whole card, line by line."""
    head = [card.name, " ".join(word for word in (card.type, card.category) if word)]
    if card.health is not None:
        head.append(f"health {card.health}")
    if card.symbols:
        head.append(f"{'cost' if card.is_combo else 'needs'} {', '.join(card.symbols)}")
    if card.access:
        head.append(", ".join(f"{access.level} {access.symbol}".strip() for access in card.access))
    if card.worth is not None:
        head.append(f"worth {card.worth}")
    return [" · ".join(head), *(f"  {line}" for line in card.text.splitlines())]
