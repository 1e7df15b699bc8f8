"""What every game brings to the public API: one kit for each ruleset, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final, Protocol

from rulebound.kernel.chance import Seed
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop import decklists
from rulebound.tabletop.cardfaces import CardFace
from rulebound.tabletop.drafts import Draft
from rulebound.tabletop.positions import Position
from rulebound.tabletop.rooms import home_of

if TYPE_CHECKING:
    from rulebound.tabletop.cardchecks import CardCheck

AnyDeck = decklists.AnyDeck
AnySwitches = Mapping[str, str | int | bool]
CardTables = Sequence[Mapping[str, object]]

SEAT_NAMES: Final = "ABCDEFGH"


class Start:
    """A game before its first step: its words, its state, and what a replay needs to begin it again."""

    def __init__(self, ruleset: Ruleset, state: State, setup: dict[str, Any]) -> None:
        self.ruleset = ruleset
        self.state = state
        self.setup = setup


class Drawing(Protocol):
    """A table as text: a headline, a panel for a seat, and what lies around the seats."""

    def headline(self, view: Mapping[str, Any]) -> Any: ...

    def seat_panel(self, view: Mapping[str, Any], number: int, you: int | None) -> Any: ...

    def around(self, view: Mapping[str, Any]) -> Sequence[Any]: ...


class Kit:
    """A ruleset as the API uses it. Each game has its own in `kit.py`."""

    most_players = len(SEAT_NAMES)
    """How many can play at most."""
    leader = ""
    """The key of a deck under which stands who leads it, if somebody does."""
    loser_begins = ""
    """The rule by which the loser of a game says who begins the next one of a match, if there is one."""
    scenario_keys: frozenset[str] = frozenset()
    """The keys of a scenario file that not every game has, and this one does."""
    match_won = ""
    """The rule by which a match is won, where the rulebook speaks of matches."""
    swaps_cards = ""
    """The rule by which cards of a side deck are swapped in between two games, if it is done."""

    def __init__(self, ruleset: str) -> None:
        self.ruleset = ruleset

    # ---- cards
    def card_set(self) -> list[CardFace]:
        """The cards that come with the game."""
        return []

    def card_faces(self, tables: CardTables) -> list[CardFace]:
        """Other cards, from their tables."""
        raise RuleboundError(f"the cards of {self.ruleset} are all there are: none can be added")

    def card_check(self) -> CardCheck[Any]:
        """Who reads cards that somebody writes, and says what is wrong with them."""
        raise RuleboundError(f"the cards of {self.ruleset} have no text that could be read")

    blank_numbers: Mapping[str, int] = {}
    """The least that a card can have of what is printed beside its text."""

    def blank(self, table: Mapping[str, object]) -> dict[str, object]:
        """A card of the same name, kind and cost that does nothing: what a card is worth is measured beside it."""
        least = {key: number for key, number in self.blank_numbers.items() if key in table}
        return {**table, **least, "text": ""}

    # ---- decks
    def deck_names(self) -> list[str]:
        """The decks that come with the game; none for a game that is played without."""
        return []

    def usual_decks(self) -> list[str]:
        """The decks of a game for which none were named, in turn."""
        return self.deck_names()[:2]

    def read_deck(self, deck: AnyDeck) -> dict[str, object]:
        """A deck as data, by its name or text, from a file (a `Path`), or as data."""
        raise RuleboundError(f"{self.ruleset} is played without decks")

    def check_deck(self, deck: AnyDeck, cards: CardTables, switches: AnySwitches) -> list[decklists.Breach]:
        """Every rule that a deck breaks."""
        raise RuleboundError(f"{self.ruleset} is played without decks")

    def decks_for(self, players: int, first: int = 0) -> list[str]:
        """A deck for each player, neighbours of all that there are; nothing for a game without decks."""
        names = self.deck_names()
        return [names[(first + seat) % len(names)] for seat in range(players)] if names else []

    def pairing(self, number: int, seed: Seed) -> list[AnyDeck]:
        """The decks of the pairing of a given number: all pairs of those there are, in turn; none without decks."""
        pairs = list(combinations_with_replacement(self.deck_names(), 2))
        return list(pairs[number % len(pairs)]) if pairs else []

    # ---- games
    def new(
        self,
        decks: Sequence[AnyDeck],
        seed: Seed,
        switches: AnySwitches,
        starter: int | None,
        names: Sequence[str] | None,
        cards: CardTables,
    ) -> Start:
        """A new game with these decks; an illegal deck is an error."""
        raise RuleboundError(f"{self.ruleset} is played without decks: say how many play, with players")

    def new_without_decks(
        self, players: int, seed: Seed, switches: AnySwitches, starter: int | None, names: Sequence[str] | None
    ) -> Start:
        """A new game, of a game that is played without decks."""
        raise NotImplementedError

    def from_pinned(self, pinned: dict[str, Any]) -> Ruleset:
        """The ruleset of a save or a replay."""
        raise NotImplementedError

    def begin_again(self, made: Ruleset, setup: dict[str, Any]) -> State:
        """The beginning of a replay."""
        raise NotImplementedError

    def position(self, doc: dict[str, Any]) -> Position[Any]:
        """The position of a scenario."""
        raise NotImplementedError

    def described(self, made: Ruleset, s: State) -> dict[str, Any]:
        """The tables of a scenario file for a position, as far as a file can say it."""
        raise NotImplementedError

    def draft(
        self, players: int, seed: Seed, switches: AnySwitches, names: Sequence[str] | None, settings: Mapping[str, int]
    ) -> Draft:
        """A draft, for games that have one."""
        raise RuleboundError(f"there is no draft in {self.ruleset}: its decks are constructed")

    def drawing(self) -> Drawing:
        """How its table is drawn: the room `drawing` of a game that has one."""
        home = home_of(self.ruleset)
        room: Any = home.room("drawing") if home.has_room("drawing") else import_module("rulebound.tabletop.drawing")
        made: Drawing = room
        return made

    # ---- for whoever measures and tests
    def switches_for(self, players: int) -> dict[str, str | int | bool]:
        """The switches without which so many cannot play."""
        return {}

    def opener(self, players: int = 2) -> Callable[[int], State]:
        """A function that begins the game of a given number: neighbouring decks play each other, all in turn."""
        raise NotImplementedError


def room_of(made: Ruleset, name: str) -> Any:
    """A room of the game that is played: every game has the same rooms."""
    return home_of(made.name).room(name)


def kit_of(ruleset: str) -> Kit:
    """The kit of a ruleset; a game is loaded when it is asked for."""
    made = home_of(ruleset).room("kit").kit(ruleset)
    assert isinstance(made, Kit)
    return made
