"""Lightseekers, in either edition, as the public API uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulebound.games.lightseekers.cardface import face
from rulebound.games.lightseekers.cardfile import CardTable, PrintedCard
from rulebound.games.lightseekers.deck import check_deck
from rulebound.games.lightseekers.decklist import Deck
from rulebound.games.lightseekers.draft import LightseekersDraft, Settings
from rulebound.games.lightseekers.library import SHELF, card_set
from rulebound.games.lightseekers.position import LightseekersPosition
from rulebound.games.lightseekers.ruleset import LightseekersRuleset, check_players
from rulebound.games.lightseekers.switches import RULESETS, Switches
from rulebound.kernel.chance import Chance, Seed, branch, key_of
from rulebound.kernel.errors import RuleboundError
from rulebound.tabletop.deckkits import DeckKit
from rulebound.tabletop.kits import SEAT_NAMES, AnySwitches


class LightseekersKit(DeckKit[PrintedCard, Deck, Switches]):
    """[LS-2.1.1.2] Every player brings a deck of their own."""

    leader = "hero"
    shelf = SHELF
    table = CardTable
    usual = ("forgeworks", "open-graves")
    made_by = LightseekersRuleset
    position_by = LightseekersPosition
    printed_set = staticmethod(card_set)
    face = staticmethod(face)
    check_players = staticmethod(check_players)
    breaches = staticmethod(check_deck)

    def switches(self, given: AnySwitches) -> Switches:
        return Switches(dict(given), RULESETS[self.ruleset])

    def names_in(self, deck: Deck) -> Iterable[str]:
        return (*deck.heroes, *deck.main)

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


kit = LightseekersKit
