"""Lost Legacy as the public API uses it."""

from __future__ import annotations

from collections.abc import Iterable

from rulebound.games.lost_legacy.cardface import face
from rulebound.games.lost_legacy.cardfile import CardTable, PrintedCard
from rulebound.games.lost_legacy.deck import check_deck
from rulebound.games.lost_legacy.decklist import Deck
from rulebound.games.lost_legacy.library import SHELF, card_set
from rulebound.games.lost_legacy.position import LegacyPosition
from rulebound.games.lost_legacy.ruleset import PLAYERS, LegacyRuleset, check_players
from rulebound.games.lost_legacy.switches import Switches
from rulebound.tabletop.deckkits import DeckKit
from rulebound.tabletop.kits import AnySwitches


class LegacyKit(DeckKit[PrintedCard, Deck, Switches]):
    most_players = PLAYERS
    scenario_keys = frozenset(["marker"])
    shelf = SHELF
    table = CardTable
    usual = ("ember-court", "tide-and-barrow")
    made_by = LegacyRuleset
    position_by = LegacyPosition
    printed_set = staticmethod(card_set)
    face = staticmethod(face)
    check_players = staticmethod(check_players)
    breaches = staticmethod(check_deck)

    def switches(self, given: AnySwitches) -> Switches:
        return Switches(self.ruleset, given)

    def names_in(self, deck: Deck) -> Iterable[str]:
        return (*deck.main, *deck.sub_deck)


kit = LegacyKit
