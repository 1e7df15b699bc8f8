"""The ruleset of a game to which every player brings a deck: the cards of a match-up, what a save keeps of them, and
what a seat that does not see them may think of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from rulebound.kernel.cards import Card, Definition
from rulebound.kernel.chance import Seed
from rulebound.kernel.ruleset import Dealer, Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.cardfiles import Printed
from rulebound.tabletop.deckkits import deck_kit
from rulebound.tabletop.rulesets import TableRuleset

C = TypeVar("C", bound=Printed)


class DeckRuleset(TableRuleset, Generic[C]):
    """A game makes its rules from names, switches and cards; it says how a game begins and who deals."""

    rules: Any
    """With the names of the players and the switches in force."""
    kinds: Mapping[str, Definition]
    """What each of the cards does, by its name."""
    fillers: tuple[Definition, Definition]
    """What stands for cards of which nothing is said: one of a deck, and who leads it."""
    hidden_zones: ClassVar[Sequence[int]]

    def __init__(self, name: str, names: Sequence[str], cards: list[C]) -> None:
        self.name = name
        self.names = list(names)
        self.cards = cards

    # ---- what a game says
    def as_table(self, card: C) -> dict[str, Any]:
        """A printed card as the table of a card file."""
        raise NotImplementedError

    def empty(self, seed: Seed) -> State:
        """A table without cards."""
        raise NotImplementedError

    def bring(self, s: State, seat: int, deck: Any) -> None:
        """A deck comes to the table."""
        raise NotImplementedError

    def opening(self, starter: int, shuffled: bool) -> Any:
        """The frame that leads from the decks to the first turn; -1: by chance."""
        raise NotImplementedError

    # ---- beginning
    def blank(self) -> State:
        return self.empty(0)

    def begin(self, decks: Sequence[Any], seed: Seed, starter: int) -> State:
        """A new game with these decks, before its first step."""
        s = self.empty(seed)
        for seat, deck in enumerate(decks):
            self.bring(s, seat, deck)
        s.push(self.opening(starter, False))
        return s

    def listed(self, counts: Mapping[str, int]) -> list[Any]:
        """The cards of a list, each as often as it says."""
        return [self.kinds[name] for name, count in counts.items() for _ in range(count)]

    def pinned(self) -> dict[str, Any]:
        cards = [self.as_table(card) for card in self.cards]
        return {"names": self.rules.names, "switches": self.rules.switches.given, "cards": cards}

    # ---- imagining
    def hidden(self, s: State, owner: int, seat: int) -> list[Card]:
        cards = [card for zone in self.hidden_zones for card in s.zone(owner, zone)]
        return [card for card in cards if not s.known[card.number] >> seat & 1]

    def cards_known(self, keys: set[str]) -> list[C]:
        """Of the cards of the match-up those of which a seat has seen the faces, and those of no set."""
        pool = cards_of_the_game(self.name)
        return [card for card in self.cards if card.name in keys or card.name not in pool]


class DeckDealer(Dealer, Generic[C]):
    """Deals what a deck may hold by what was seen of it. It keeps the cards that the seat knows, and no others."""

    def __init__(self, made: DeckRuleset[C], cards: Sequence[C]) -> None:
        self.name = made.name
        self.names = list(made.names)
        self.switches = dict(made.rules.switches.given)
        self.cards = {card.name: card for card in cards}

    def pool(self) -> dict[str, C]:
        """The cards of the game."""
        return cards_of_the_game(self.name)

    def unlike(self, pool: Mapping[str, C]) -> list[C]:
        """The cards known to the seat that the game does not have, or has otherwise."""
        pairs = [(card, pool.get(card.name)) for card in self.cards.values()]
        return [card for card, own in pairs if own is not card and own != card]

    def may_be_dealt(self) -> Iterable[str]:
        """The names of the cards of the game that may lie on an imagined table, beside those that are known."""
        return deck_kit(self.name).playable(self.switches)

    def ruleset(self) -> Ruleset:
        pool = self.pool()
        known = tuple(self.unlike(pool))
        switches = tuple(sorted(self.switches.items()))
        return with_cards(self.name, tuple(self.names), switches, tuple(self.may_be_dealt()), known)


@cache
def cards_of_the_game(ruleset: str) -> dict[str, Any]:
    found: dict[str, Any] = deck_kit(ruleset).printed_set()
    return found


@lru_cache(maxsize=16)
def with_cards(
    name: str, names: tuple[str, ...], switches: tuple[tuple[str, Any], ...], dealt: tuple[str, ...],
    known: tuple[Any, ...],
) -> Ruleset:  # fmt: skip
    """A ruleset with these cards of the game and some others. It never changes, so imagined tables share it."""
    pool = cards_of_the_game(name)
    cards = {each: pool[each] for each in dealt} | {card.name: card for card in known}
    made: Ruleset = deck_kit(name).made(list(names), dict(switches), list(cards.values()))
    return made
