"""What a deck may hold: every breach at once, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rulebound.games.lost_legacy.cardfile import PrintedCard
from rulebound.games.lost_legacy.decklist import Deck
from rulebound.games.lost_legacy.switches import CLASSIC, QUICK, Switches
from rulebound.tabletop.decklists import Breach, UnknownCards

CARDS: Final = 50
MOST_IN_SUB_DECK: Final = 15
COPIES: Final = 4
# [LL-lim.1] data of the format
LIMITED: Final = (
    "Skulldier", "Updraft", "Origins", "Insomniac", "Elda", "Worst Nightmare Dragon", "Water Ruins Temple",
    "Felicity's Garden",
)  # fmt: skip


def check_deck(deck: Deck, cards: Mapping[str, PrintedCard], switches: Switches) -> list[Breach]:
    """Every breach, in the order of the rules. A name that no card has is an error, not a breach."""
    unknown = [name for name in dict.fromkeys([*deck.main, *deck.sub_deck]) if name not in cards]
    if unknown:
        raise UnknownCards(deck.source, unknown, list(cards))
    return [*modes(deck, cards, switches), *sizes(deck), *copies(deck), *places(deck, cards, switches)]


def modes(deck: Deck, cards: Mapping[str, PrintedCard], switches: Switches) -> Iterator[Breach]:
    """[LL-setup.8] A card may be for one mode alone."""
    for name in dict.fromkeys([*deck.main, *deck.sub_deck]):
        if cards[name].ruleset not in ("", QUICK if switches.quick else CLASSIC):
            yield Breach("LL-setup.8", f"{name} is for {cards[name].ruleset} alone")


def sizes(deck: Deck) -> Iterator[Breach]:
    """[LL-dk.1] [LL-dk.2]"""
    count = sum(deck.main.values())
    if count != CARDS:
        yield Breach("LL-dk.1", f"{count} cards in the deck; it has exactly {CARDS}")
    count = sum(deck.sub_deck.values())
    if count > MOST_IN_SUB_DECK:
        yield Breach("LL-dk.2", f"{count} cards in the sub-deck; it has at most {MOST_IN_SUB_DECK}")


def copies(deck: Deck) -> Iterator[Breach]:
    """[LL-dk.3] [LL-card.1] [LL-lim.1] Deck and sub-deck are counted together."""
    for name in dict.fromkeys([*deck.main, *deck.sub_deck]):
        count = deck.main.get(name, 0) + deck.sub_deck.get(name, 0)
        if name in LIMITED and count > 1:
            yield Breach("LL-lim.1", f"{count} copies of {name}, which is limited to one")
        elif count > COPIES:
            yield Breach("LL-dk.3", f"{count} copies of {name}; there may be {COPIES}")


def places(deck: Deck, cards: Mapping[str, PrintedCard], switches: Switches) -> Iterator[Breach]:
    """[LL-dk.4] [LL-sub.3] Weapons and spells come from the sub-deck only; [LL-dk.5] anything may be there."""
    for name in deck.sub_deck:
        if not cards[name].only_sub_deck and not switches.subdeck_any:
            yield Breach("LL-dk.5", f"{name} is neither a weapon nor a spell and belongs in the deck")
    for name in deck.main:
        if cards[name].only_sub_deck:
            yield Breach("LL-dk.4", f"{name} is a {cards[name].card_class} and belongs in the sub-deck")
