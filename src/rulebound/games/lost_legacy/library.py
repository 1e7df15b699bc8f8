"""The cards and decks that come with the game, and definitions made from printed cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulebound.games.lost_legacy.cardfile import CardTable, PrintedCard
from rulebound.games.lost_legacy.decklist import FORM, deck_of
from rulebound.games.lost_legacy.definition import LegacyCard
from rulebound.tabletop.cardfiles import UnreadableCard
from rulebound.tabletop.decklists import Shelf

HERE = Path(__file__).parent
SHELF = Shelf(HERE / "decks", FORM, deck_of)


@cache
def card_set() -> dict[str, PrintedCard]:
    """The printed cards of the set, by name. [LL-err.1] They carry the newest text."""
    return {card.name: card for path in sorted((HERE / "cards").glob("*.toml")) for card in CardTable.load(path)}


# A memo. Within a game a card must have one definition, so whatever thread reads it first has read it for all.
_DEFINITIONS: dict[tuple[PrintedCard, bool], LegacyCard] = {}


def definition_of(card: PrintedCard, from_sub_deck: bool) -> LegacyCard:
    """What a printed card does, as it comes from the deck or from the sub-deck; read once."""
    found = _DEFINITIONS.get((card, from_sub_deck))
    if found is None:
        found = _DEFINITIONS.setdefault((card, from_sub_deck), lowered(card, from_sub_deck))
    return found


def lowered(card: PrintedCard, from_sub_deck: bool) -> LegacyCard:
    # The reading side is loaded when the first card is read: a command that needs no card does not wait for it.
    from rulebound.games.lost_legacy.meaning import define
    from rulebound.language.errors import CardTextError

    try:
        return define(card, from_sub_deck)
    except CardTextError as fault:
        raise UnreadableCard(card.name, fault) from fault
