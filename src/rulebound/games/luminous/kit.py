"""Luminous as the public API uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulebound.games.luminous.cardface import face
from rulebound.games.luminous.cardfile import CardTable, PrintedCard
from rulebound.games.luminous.deck import check_deck
from rulebound.games.luminous.decklist import Deck
from rulebound.games.luminous.library import SHELF, card_set
from rulebound.games.luminous.position import LuminousPosition
from rulebound.games.luminous.ruleset import LuminousRuleset, check_players
from rulebound.games.luminous.switches import Switches
from rulebound.games.luminous.writing import described
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.cardfaces import CardFace
from rulebound.tabletop.deckkits import DeckKit
from rulebound.tabletop.decklists import Breach
from rulebound.tabletop.kits import AnySwitches, Kit
from rulebound.tabletop.positions import Position

if TYPE_CHECKING:
    from rulebound.games.luminous.cardcheck import LuminousCheck


class LuminousKit(DeckKit[PrintedCard, Deck, Switches]):
    leader = "favored"
    loser_begins = "LU-setup.3b"
    match_won = "LU-match.1"
    swaps_cards = "LU-match.2"
    shelf = SHELF
    table = CardTable

    def printed_set(self) -> dict[str, PrintedCard]:
        return card_set()

    def face(self, card: PrintedCard) -> CardFace:
        return face(card)

    def card_check(self) -> LuminousCheck:
        # The reading side is loaded for whoever reads cards: a command that needs none does not wait for it.
        from rulebound.games.luminous.cardcheck import LuminousCheck

        return LuminousCheck()

    def switches(self, given: AnySwitches) -> Switches:
        return Switches(dict(given))

    def switches_for(self, players: int) -> dict[str, str | int | bool]:
        return {"players": players} if players > 2 else {}

    def check_players(self, count: int, switches: Switches) -> None:
        check_players(count, switches)

    def usual_decks(self) -> list[str]:
        return ["emberfall", "tidewatch"]

    def breaches(self, deck: Deck, pool: Mapping[str, PrintedCard], switches: Switches) -> list[Breach]:
        return check_deck(deck, pool, switches)

    def names_in(self, deck: Deck) -> Iterable[str]:
        return (*deck.favored, *deck.main, *deck.side)

    def made(self, names: Sequence[str], given: AnySwitches, cards: list[PrintedCard]) -> LuminousRuleset:
        return LuminousRuleset(names, given, cards)

    def described(self, made: Ruleset, s: State) -> dict[str, Any]:
        assert isinstance(made, LuminousRuleset)
        return described(made, s)

    def position(self, doc: dict[str, Any]) -> Position[Any]:
        return LuminousPosition(doc)


def kit(ruleset: str) -> Kit:
    return LuminousKit(ruleset)
