"""Lightseekers, in either edition, as the public API uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulebound.games.lightseekers.cardface import face
from rulebound.games.lightseekers.cardfile import CardTable, PrintedCard
from rulebound.games.lightseekers.deck import check_deck
from rulebound.games.lightseekers.decklist import Deck
from rulebound.games.lightseekers.draft import LightseekersDraft, Settings
from rulebound.games.lightseekers.library import SHELF, card_set
from rulebound.games.lightseekers.position import LightseekersPosition
from rulebound.games.lightseekers.ruleset import LightseekersRuleset, check_players
from rulebound.games.lightseekers.switches import RULESETS, Switches
from rulebound.games.lightseekers.writing import described
from rulebound.kernel.chance import Chance, Seed, branch, key_of
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.cardfaces import CardFace
from rulebound.tabletop.deckkits import DeckKit
from rulebound.tabletop.decklists import Breach
from rulebound.tabletop.kits import SEAT_NAMES, AnySwitches, Kit
from rulebound.tabletop.positions import Position

if TYPE_CHECKING:
    from rulebound.games.lightseekers.cardcheck import LightseekersCheck


class LightseekersKit(DeckKit[PrintedCard, Deck, Switches]):
    """[LS-2.1.1.2] Every player brings a deck of their own."""

    leader = "hero"
    shelf = SHELF
    table = CardTable

    def printed_set(self) -> dict[str, PrintedCard]:
        return card_set()

    def face(self, card: PrintedCard) -> CardFace:
        return face(card)

    def card_check(self) -> LightseekersCheck:
        # The reading side is loaded for whoever reads cards: a command that needs none does not wait for it.
        from rulebound.games.lightseekers.cardcheck import LightseekersCheck

        return LightseekersCheck()

    def switches(self, given: AnySwitches) -> Switches:
        return Switches(dict(given), RULESETS[self.ruleset])

    def check_players(self, count: int, switches: Switches) -> None:
        check_players(count, switches)

    def usual_decks(self) -> list[str]:
        return ["forgeworks", "open-graves"]

    def breaches(self, deck: Deck, pool: Mapping[str, PrintedCard], switches: Switches) -> list[Breach]:
        return check_deck(deck, pool, switches)

    def names_in(self, deck: Deck) -> Iterable[str]:
        return (*deck.heroes, *deck.main)

    def made(self, names: Sequence[str], given: AnySwitches, cards: list[PrintedCard]) -> LightseekersRuleset:
        return LightseekersRuleset(self.ruleset, names, given, cards)

    def seating(self, count: int, seed: Seed) -> list[int]:
        """[LS-3.3.2] [LS1-3.1.1] With more than two players the seats are drawn at random; a given first player keeps
        them as given."""
        return Chance(branch(key_of(seed), "seating")).shuffled(count) if count > 2 else list(range(count))

    def draft(
        self, players: int, seed: Seed, switches: AnySwitches, names: Sequence[str] | None, settings: Mapping[str, int]
    ) -> LightseekersDraft:
        """[LS-G61] A draft of the set."""
        switch = self.switches(switches)
        check_players(players, switch)
        called = list(names or SEAT_NAMES[:players])
        unknown = [name for name in settings if name not in Settings.__dataclass_fields__]
        if unknown:
            known = ", ".join(Settings.__dataclass_fields__)
            raise RuleboundError(f"a draft has no setting '{unknown[0]}'; it has {known}")
        return LightseekersDraft(card_set(), called, seed, switch, Settings(**settings))

    def described(self, made: Ruleset, s: State) -> dict[str, Any]:
        assert isinstance(made, LightseekersRuleset)
        return described(made, s)

    def position(self, doc: dict[str, Any]) -> Position[Any]:
        return LightseekersPosition(self.ruleset, doc)


def kit(ruleset: str) -> Kit:
    return LightseekersKit(ruleset)
