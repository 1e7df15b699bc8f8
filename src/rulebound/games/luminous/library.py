"""The cards and decks that come with the game, and definitions made from printed cards.

A definition never changes, so one is made for each printed card and shared by all games of a process.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rulebound.games.luminous.cardfile import CardTable, PrintedCard, load_cards
from rulebound.games.luminous.decklist import FORM, deck_of
from rulebound.games.luminous.definition import LuminousCard, LuminousTriggered
from rulebound.kernel.cards import Definition
from rulebound.tabletop.cardfiles import UnreadableCard
from rulebound.tabletop.decklists import Shelf

HERE = Path(__file__).parent
SHELF = Shelf(HERE / "decks", FORM, deck_of)


@cache
def card_set() -> dict[str, PrintedCard]:
    """The printed cards of the set, by name."""
    return {card.name: card for path in sorted((HERE / "cards").glob("*.toml")) for card in load_cards(path)}


deck_names = SHELF.names
read_deck = SHELF.read


NO_COPIES: Mapping[str, LuminousCard] = {}
# Memos. Within a game a card must have one definition, so whatever thread reads it first has read it for all.
_DEFINITIONS: dict[tuple[PrintedCard, frozenset[str]], LuminousCard] = {}
_COPIES: dict[PrintedCard, LuminousCard] = {}


def definition_of(card: PrintedCard, tokens: Mapping[str, LuminousCard]) -> LuminousCard:
    """What a printed card does; read once. [LU-card.2] Its text says it, keywords by their glossary meaning."""
    named = frozenset(name for name in tokens if name in card.text)
    if named:
        return lowered(card, tokens)  # it speaks of a token of its own pool
    found = _DEFINITIONS.get((card, named))
    if found is None:
        found = _DEFINITIONS.setdefault((card, named), lowered(card, {}))
    return found


def lowered(card: PrintedCard, tokens: Mapping[str, LuminousCard]) -> LuminousCard:
    # The reading side is loaded when the first card is read: a command that needs no card does not wait for it.
    from rulebound.games.luminous.meaning import define
    from rulebound.language.errors import CardTextError

    try:
        return define(card, tokens)
    except CardTextError as fault:
        raise UnreadableCard(card.name, fault) from fault


@cache
def steadfast() -> LuminousTriggered:
    """[LU-steadfast.1] The keyword, by its own words in the glossary."""
    from rulebound.games.luminous.meaning import glossary_trigger

    return glossary_trigger("Steadfast")


def all_definitions(kinds: list[LuminousCard], copies: Mapping[str, LuminousCard] = NO_COPIES) -> dict[str, Definition]:
    """By key, with the tokens and copies that they bring."""
    found: dict[str, Definition] = {}
    for kind in kinds:
        copy = kind.plain_copy or copies.get(kind.key)
        for each in (kind, copy):
            if each is not None:
                found[each.key] = each
                for token in each.tokens:
                    found[token.key] = token
    return found


def token_copies(cards: list[PrintedCard], tokens: Mapping[str, LuminousCard]) -> dict[str, LuminousCard]:
    """What a text brings that makes copies: of every unit, relic and spell the same as a token."""
    kinds = [definition_of(card, tokens) for card in cards]
    if not any(each.copies for kind in kinds for each in (kind, *kind.tokens)):
        return {}
    found: dict[str, LuminousCard] = {}
    for card in cards:
        if (card.is_unit or card.is_relic or card.type == "spell") and card.type != "token":
            named = frozenset(name for name in tokens if name in card.text)
            made = None if named else _COPIES.get(card)
            if made is None:
                from rulebound.games.luminous.meaning import token_copy

                made = token_copy(card, tokens)
                made = made if named else _COPIES.setdefault(card, made)
            found[card.name] = made
    return found


def as_table(card: PrintedCard) -> dict[str, Any]:
    """A printed card as the table of a card file. [LU-card.3] [LU-card.4] Flavor and set data are carried, no more."""
    table: dict[str, Any] = {"name": card.name, "type": card.type}
    for key in ("faction", "text", "flavor", "supplement", "colours"):
        if getattr(card, key):
            table[key] = getattr(card, key)
    for key in ("fast", "unique"):
        if getattr(card, key):
            table[key] = True
    for key in ("essence_cost", "orb_check"):
        if getattr(card, key).printed:
            table[key] = getattr(card, key).printed
    for key in ("attack", "health", "durability"):
        if getattr(card, key) is not None:
            table[key] = getattr(card, key)
    return table


from_tables = CardTable.from_tables
