"""Luminous as the public API uses it."""

from __future__ import annotations

from collections.abc import Iterable

from rulebound.games.luminous.cardface import face
from rulebound.games.luminous.cardfile import CardTable, PrintedCard
from rulebound.games.luminous.deck import check_deck
from rulebound.games.luminous.decklist import Deck
from rulebound.games.luminous.library import SHELF, card_set
from rulebound.games.luminous.position import LuminousPosition
from rulebound.games.luminous.ruleset import LuminousRuleset, check_players
from rulebound.games.luminous.switches import Switches
from rulebound.tabletop.deckkits import DeckKit
from rulebound.tabletop.kits import AnySwitches


class LuminousKit(DeckKit[PrintedCard, Deck, Switches]):
    leader = "favored"
    loser_begins = "LU-setup.3b"
    match_won = "LU-match.1"
    swaps_cards = "LU-match.2"
    shelf = SHELF
    table = CardTable
    usual = ("emberfall", "tidewatch")
    made_by = LuminousRuleset
    position_by = LuminousPosition
    printed_set = staticmethod(card_set)
    face = staticmethod(face)
    check_players = staticmethod(check_players)
    breaches = staticmethod(check_deck)
    blank_numbers = {"attack": 0, "health": 1}

    def switches(self, given: AnySwitches) -> Switches:
        return Switches(dict(given))

    def switches_for(self, players: int) -> dict[str, str | int | bool]:
        return {"players": players} if players > 2 else {}

    def playable(self, given: AnySwitches) -> dict[str, PrintedCard]:
        """The switch essence_symbols = colored_only takes the cards with a symbol of any colour out of the game."""
        if not self.switches(given).coloured_symbols_only:
            return card_set()
        return {name: card for name, card in card_set().items() if not card.essence_cost.any}

    def names_in(self, deck: Deck) -> Iterable[str]:
        return (*deck.favored, *deck.main, *deck.side)


kit = LuminousKit
