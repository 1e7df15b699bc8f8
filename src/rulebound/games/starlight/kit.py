"""Starlight as the public API uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from rulebound.games.starlight.cardface import face
from rulebound.games.starlight.cardfile import CardTable, PrintedCard
from rulebound.games.starlight.deck import CARDS, check_deck
from rulebound.games.starlight.decklist import TABLES, Deck
from rulebound.games.starlight.library import SHELF, card_set, pool_of, table_of
from rulebound.games.starlight.position import StarlightPosition
from rulebound.games.starlight.ruleset import PLAYERS, StarlightRuleset, check_players
from rulebound.games.starlight.switches import Switches
from rulebound.kernel.chance import Chance, Dice, Seed, branch, key_of
from rulebound.kernel.state import State
from rulebound.tabletop.deckkits import DeckKit
from rulebound.tabletop.decklists import AnyDeck
from rulebound.tabletop.kits import AnySwitches, CardTables, Start

STRIDE = 37  # so that the first few pairings have all creatures


class StarlightKit(DeckKit[PrintedCard, Deck, Switches]):
    most_players = PLAYERS
    shelf = SHELF
    table = CardTable
    scenario_keys = frozenset(["creature", "order", "active", "neutral"])
    usual = ("open-veins", "two-stones")
    made_by = StarlightRuleset
    position_by = StarlightPosition
    printed_set = staticmethod(card_set)
    face = staticmethod(face)
    check_players = staticmethod(check_players)
    breaches = staticmethod(check_deck)

    def switches(self, given: AnySwitches) -> Switches:
        return Switches(given)

    def blank(self, table: Mapping[str, object]) -> dict[str, object]:
        """Some classes must say what they are before they can do nothing."""
        text = str(table.get("text", ""))
        least = {"Attack": "Deal 0 damage.", "Enchantment": text.partition(".")[0] + "."}
        return {**super().blank(table), "text": least.get(str(table.get("class")), "")}

    def names_in(self, deck: Deck) -> Iterable[str]:
        return table_of([name for member in deck.team for name in (member.name, *member.cards)], card_set())

    def pairing(self, number: int, seed: Seed) -> list[AnyDeck]:
        """All teams against all others without a creature in common; each creature brings any eight of its cards."""
        cards, dice = card_set(), Dice(seed)
        teams = list(combinations([name for name, card in cards.items() if card.kind == "Creature"], 2))
        pairs = [pair for pair in combinations(teams, 2) if not set(pair[0]) & set(pair[1])]
        found: list[AnyDeck] = []
        for team in pairs[number * STRIDE % len(pairs)]:
            deck: dict[str, object] = {"name": " and ".join(team), "creatures": list(team)}
            for key, name in zip(TABLES, team, strict=True):
                offered = pool_of(cards[name], cards)
                deck[key] = {offered[at].name: 1 for at in sorted(dice.shuffled(len(offered))[:CARDS])}
            found.append(deck)
        return found

    def seating(self, count: int, seed: Seed) -> list[int]:
        """[ST-SET.2] Who sits in the south, and so chooses and begins, is drawn by lot."""
        return Chance(branch(key_of(seed), "seating")).shuffled(count)

    def new(
        self,
        decks: Sequence[AnyDeck],
        seed: Seed,
        switches: AnySwitches,
        starter: int | None,
        names: Sequence[str] | None,
        cards: CardTables,
    ) -> Start:
        """With the switch draft = alternate the teams are made in the game itself: the given ones only say how many
        play."""
        begun = super().new(decks, seed, switches, starter, names, cards)
        if not self.switches(switches).drafts:
            return begun
        further = self.table.by_name(cards)
        made = self.made(begun.ruleset.names, dict(switches), list((card_set() | further).values()))
        return Start(made, made.begin_draft(seed, begun.setup["starter"]), begun.setup)

    def begin_again(self, made: Any, setup: dict[str, Any]) -> State:
        if made.rules.switches.drafts:
            begun: State = made.begin_draft(setup["seed"], setup["starter"])
            return begun
        return super().begin_again(made, setup)


kit = StarlightKit
