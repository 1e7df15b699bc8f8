"""The cards and decks that come with the game, and definitions made from printed cards.

A definition never changes, so one is made for each printed card and shared by all games of a process.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.cardfile import CardTable, PrintedCard, load_cards
from rulebound.games.lightseekers.corners import Shape, is_permanent, print_corners
from rulebound.games.lightseekers.decklist import FORM, deck_of
from rulebound.games.lightseekers.definition import BARE, CLUNKY, ROUND, LightCard
from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.tabletop.cardfiles import UnreadableCard
from rulebound.tabletop.decklists import Shelf

HERE = Path(__file__).parent
SHELF = Shelf(HERE / "decks", FORM, deck_of)
SHAPES = {Shape.NONE: BARE, Shape.ROUND: ROUND, Shape.CLUNKY: CLUNKY}
ACTS = {"Attack": c.ATTACK_ACT, "Defend": c.DEFEND_ACT, "Buff": c.BUFF_ACT, "Item": c.EQUIP_ACT}
# What fills a deck of which nothing is said: cards that can be neither played nor paid with, and a hero without text.
BLANK = "(blank card)"
BLANK_HERO = "(hero)"


@cache
def card_set() -> dict[str, PrintedCard]:
    """The printed cards of the set, by name."""
    return {card.name: card for path in sorted((HERE / "cards").glob("*.toml")) for card in load_cards(path)}


deck_names = SHELF.names
read_deck = SHELF.read


# A memo. Within a game a card must have one definition, so whatever thread reads it first has read it for all.
_DEFINITIONS: dict[PrintedCard, LightCard] = {}


def definition_of(card: PrintedCard) -> LightCard:
    """What a printed card does; read once."""
    found = _DEFINITIONS.get(card)
    if found is None:
        # The reading side is loaded when the first card is read: a command that needs no card does not wait for it.
        from rulebound.games.lightseekers.meaning import define
        from rulebound.language.errors import CardTextError

        try:
            found = _DEFINITIONS.setdefault(card, define(card))
        except CardTextError as fault:
            raise UnreadableCard(card.name, fault) from fault
    return found


def symbol_of(name: str) -> int:
    """An Element, or an Order, as the number of a symbol."""
    return ELEMENTS.index(name) if name in ELEMENTS else c.ORDER_SYMBOL + ORDERS.index(name)


def bits_of(names: tuple[str, ...], among: tuple[str, ...]) -> int:
    bits = 0
    for name in names:
        if name in among:
            bits |= 1 << among.index(name)
    return bits


def blank(printed: PrintedCard) -> LightCard:
    """All that is printed beside the text."""
    kind = LightCard(printed.name, printed.name, printed.text)
    kind.hero = printed.is_hero
    kind.combo = printed.is_combo
    kind.action = printed.is_action_card  # [LS-6.2.1-action-card] [LS1-6.action-card] [LS1-2.1.6]
    kind.attack = printed.category == "Attack"  # [LS-2.5.1.1] [LS-2.4.2.1d] [LS-2.4.3.2d]
    kind.defend = printed.category == "Defend"  # [LS-2.5.2.1]
    kind.buff = printed.category == "Buff"  # [LS-2.5.3.1]
    kind.item = printed.category == "Item"  # [LS-2.5.4.1] [LS-2.5.4.10] [LS1-2.5.4.6] one category, so no Buff
    if not kind.hero:
        # [LS-6.1.2-buff.1] [LS1-6.buff] [LS-6.1.2-attack]
        kind.act = c.PLAY_ACT | ACTS[printed.category] | (c.COMBO_ACT if kind.combo else 0)
    kind.elements = bits_of(printed.elements, ELEMENTS)
    kind.orders = bits_of(printed.orders, ORDERS)  # [LS-2.4.1.1c.2] [LS1-2.3.3]
    kind.need_elements = bits_of(printed.symbols, ELEMENTS)  # [LS-2.4.3.2b.1]
    kind.need_orders = bits_of(printed.symbols, ORDERS)
    if kind.combo:
        kind.cost = [symbol_of(symbol) for symbol in printed.symbols]
    kind.health = printed.health or 0
    kind.worth = printed.worth or 0  # [LS-2.5.4.4]
    for access in printed.access:
        if access.is_order:
            kind.order_stats |= 1 << ORDERS.index(access.symbol)
        elif access.level == "Superior":  # [LS-2.4.1.1c.3]
            kind.superior |= 1 << ELEMENTS.index(access.symbol)
        else:
            kind.basic |= 1 << ELEMENTS.index(access.symbol)
    for at, corner in enumerate(printed.corners):
        kind.shapes[at] = SHAPES[corner.shape]  # [LS-2.5.3.9b] [LS-2.5.3.9d] [LS1-6.1.1.1] clockwise from the top left
        kind.values[at] = corner.value or 0
        kind.x[at] = corner.is_x
        kind.icons[at] = corner.icon
    kind.rotating = kind.buff and not is_permanent(printed.corners)  # [LS1-2.5.3.3]
    kind.clunky = CLUNKY in kind.shapes
    return kind


def blank_card() -> LightCard:
    kind = LightCard(BLANK, BLANK, "")
    kind.action = True
    return kind


def blank_hero() -> LightCard:
    kind = LightCard(BLANK_HERO, BLANK_HERO, "")
    kind.hero = True
    kind.health = c.MOST_HEALTH
    return kind


def as_table(card: PrintedCard) -> dict[str, Any]:
    """A printed card as the table of a card file."""
    table: dict[str, Any] = {"name": card.name, "type": card.type}
    if card.is_hero:
        table["health"] = card.health
        table["elements"] = [f"{access.level} {access.symbol}".strip() for access in card.access]
        if card.text:
            table["trait"] = card.text
        return table
    table["category"] = card.category
    if card.symbols:
        table["cost" if card.is_combo else "requirement"] = list(card.symbols)
    if card.text:
        table["text"] = card.text
    if print_corners(card.corners):
        table["corners"] = print_corners(card.corners)
    if card.worth is not None:
        table["worth"] = card.worth
    if card.access:
        table["granted_elements"] = [f"{access.level} {access.symbol}".strip() for access in card.access]
    return table


from_tables = CardTable.from_tables
