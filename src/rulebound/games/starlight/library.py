"""The cards and decks that come with the game, and definitions made from printed cards.

A definition never changes, so one is made for each printed card and supplier and shared by all games of a process.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rulebound.games.starlight.cardfile import FULL_HEALTH, PrintedCard, load_cards
from rulebound.games.starlight.decklist import FORM, deck_of
from rulebound.games.starlight.definition import StarlightCard
from rulebound.tabletop.cardfiles import UnreadableCard
from rulebound.tabletop.decklists import Shelf

HERE = Path(__file__).parent
SHELF = Shelf(HERE / "decks", FORM, deck_of)
CORE = "Core"


@cache
def card_set() -> dict[str, PrintedCard]:
    """The printed cards of the set, creatures and passives among them, by name."""
    return {card.name: card for path in sorted((HERE / "cards").glob("*.toml")) for card in load_cards(path)}


# A memo. Within a game a card must have one definition, so whatever thread reads it first has read it for all.
_DEFINITIONS: dict[tuple[PrintedCard, str, PrintedCard | None], StarlightCard] = {}


def definition_of(card: PrintedCard, supplier: str, passive: PrintedCard | None = None) -> StarlightCard:
    """What a printed card does; read once."""
    key = (card, supplier, passive)
    found = _DEFINITIONS.get(key)
    if found is None:
        found = _DEFINITIONS.setdefault(key, lowered(card, supplier, passive))
    return found


def lowered(card: PrintedCard, supplier: str, passive: PrintedCard | None) -> StarlightCard:
    # The reading side is loaded when the first card is read: a command that needs no card does not wait for it.
    from rulebound.games.starlight.meaning import define
    from rulebound.language.errors import CardTextError

    try:
        return define(card, supplier, passive)
    except CardTextError as fault:
        raise UnreadableCard(card.name if passive is None else passive.name, fault) from fault


def key_of(name: str, supplier: str) -> str:
    """[ST-CRE.7] Two suppliers bring two cards."""
    return f"{name} ({supplier}'s)" if supplier else name


def pool_of(creature: PrintedCard, cards: Mapping[str, PrintedCard]) -> list[PrintedCard]:
    """[ST-CRE.2] [ST-DECK.2] What a creature offers: the cards of its two factions, and its own."""
    sources = (*creature.factions, creature.name)
    return [card for source in sources for card in cards.values() if card.source == source and card.kind != "Passive"]


def table_of(names: Iterable[str], cards: Mapping[str, PrintedCard]) -> list[str]:
    """All cards that come to a table with these ones: with a creature its passive and what it offers, and Core cards.

    The lists are public; which eight of twelve were brought is not."""
    found = [card.name for card in cards.values() if card.source == CORE]
    for name in names:
        found.append(name)
        if name in cards and cards[name].kind == "Creature":
            found += [card.name for card in cards.values() if card.owner == name]
            found += [card.name for card in pool_of(cards[name], cards)]
    return found


def is_playing(card: PrintedCard) -> bool:
    return card.kind not in ("Creature", "Passive")


def as_table(card: PrintedCard) -> dict[str, Any]:
    """A printed card as the table of a card file."""
    table: dict[str, Any] = {"name": card.name, "class": card.kind}
    if is_playing(card):
        table["binding"] = card.binding
        table["energy"] = card.energy
    for key in ("source", "mana", "counters", "text", "owner", "flavour", "origin"):
        if getattr(card, key):
            table[key] = getattr(card, key)
    for key in ("where", "telegraph_where", "factions"):
        if getattr(card, key):
            table[key] = list(getattr(card, key))
    if card.range != "-":
        table["range"] = card.range
    if card.kind == "Creature" and card.health != FULL_HEALTH:
        table["health"] = card.health
    return table
