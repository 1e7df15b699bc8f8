"""A card of Starlight as it is printed, in a few lines of text."""

from __future__ import annotations

from rulebound.games.starlight.cardfile import PrintedCard
from rulebound.games.starlight.library import as_table, is_playing
from rulebound.tabletop.cardfaces import CardFace


def face(card: PrintedCard) -> CardFace:
    if not is_playing(card):
        facts = (card.kind, " & ".join(card.factions) if card.factions else card.owner)
        return CardFace(card.name, as_table(card), filters(card), facts, card.text, card.flavour)
    cost = f"{card.energy} Energy" + (f" and {card.mana} Mana" if card.mana else "")
    numbered = f"{card.kind} [{card.counters}]" if card.counters else card.kind
    found = (numbered, card.source, "Soulbound" if card.binding == "S" else "Global", cost)
    reach = () if card.range == "-" else (card.range,)
    places = tuple(f"on {' or '.join(card.where)}" for _ in card.where[:1])
    return CardFace(card.name, as_table(card), filters(card), (*found, *reach, *places), card.text, card.flavour)


def filters(card: PrintedCard) -> dict[str, tuple[str, ...]]:
    source = card.source or card.owner
    return {"class": (card.kind,), "source": (source,) if source else card.factions}
