"""The kit of a game to which every player brings a deck: cards with printed texts, decks, their rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from rulebound.kernel.chance import Seed
from rulebound.kernel.errors import BadSave
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State
from rulebound.tabletop.cardfaces import CardFace
from rulebound.tabletop.cardfiles import CardFileError, TableChecker
from rulebound.tabletop.decklists import AnyDeck, Breach, IllegalDeck, Shelf
from rulebound.tabletop.kits import SEAT_NAMES, AnySwitches, CardTables, Kit, Start, kit_of
from rulebound.tabletop.positions import Position
from rulebound.tabletop.rooms import home_of

if TYPE_CHECKING:
    from rulebound.tabletop.cardchecks import CardCheck


class AnyListedDeck(Protocol):
    """A deck as its game reads it."""

    @property
    def name(self) -> str: ...

    @property
    def source(self) -> str: ...

    def as_dict(self) -> dict[str, object]: ...


class AnySaid(Protocol):
    """The switches of a game."""

    @property
    def given(self) -> dict[str, str]:
        """Those that were said, each by its word in the rulebook."""


GivenSwitches = tuple[tuple[str, str], ...]
"""Those that were said, each by its word in the rulebook."""

C = TypeVar("C")  # a printed card
D = TypeVar("D", bound=AnyListedDeck)
S = TypeVar("S", bound=AnySaid)


class DeckKit(Kit, Generic[C, D, S]):
    """A game says what its cards, its decks and its rulesets are; how they come together is the same everywhere."""

    shelf: ClassVar[Shelf[Any]]
    table: ClassVar[type[TableChecker[Any]]]
    """Who reads the table of a card."""

    usual: ClassVar[Sequence[str]]
    """The decks of a game for which none were named."""
    made_by: ClassVar[Callable[..., Any]]
    """The ruleset of a match-up, from its name, the players, the switches and the cards."""
    position_by: ClassVar[Any]
    """The positions of its scenarios."""

    # ---- what a game says
    @abstractmethod
    def printed_set(self) -> dict[str, C]:
        """The printed cards that come with the game, by name."""

    def playable(self, given: AnySwitches) -> dict[str, C]:
        """Those of them that these switches allow."""
        return self.printed_set()

    @abstractmethod
    def face(self, card: C) -> CardFace:
        """A card as people are shown it."""

    @abstractmethod
    def switches(self, given: AnySwitches) -> S:
        """The switches of a game, checked."""

    @abstractmethod
    def check_players(self, count: int, switches: S) -> None:
        """Refuse a number of players for whom there are no rules."""

    @abstractmethod
    def breaches(self, deck: D, cards: Mapping[str, C], switches: S) -> list[Breach]:
        """Every rule that a deck breaks."""

    @abstractmethod
    def names_in(self, deck: D) -> Iterable[str]:
        """All cards that a deck needs."""

    def seating(self, count: int, seed: Seed) -> list[int]:
        """Who sits where, if nobody was said to begin."""
        return list(range(count))

    def made(self, names: Sequence[str], given: AnySwitches, cards: list[C]) -> Any:
        """The ruleset of a match-up."""
        return type(self).made_by(self.ruleset, names, given, cards)

    def position(self, doc: dict[str, Any]) -> Position[Any]:
        found: Position[Any] = self.position_by(self.ruleset, doc)
        return found

    def described(self, made: Ruleset, s: State) -> dict[str, Any]:
        found: dict[str, Any] = self.position_by.described(made, s)
        return found

    # ---- cards and decks
    def card_check(self) -> CardCheck[Any]:
        # The reading side is loaded for whoever reads cards: a command that needs none does not wait for it.
        found: CardCheck[Any] = home_of(self.ruleset).room("cardcheck").card_check()
        return found

    def usual_decks(self) -> list[str]:
        return list(self.usual)

    def card_set(self) -> list[CardFace]:
        return [self.face(card) for card in self.printed_set().values()]

    def card_faces(self, tables: CardTables) -> list[CardFace]:
        return [self.face(card) for card in self.table.by_name(tables).values()]

    def deck_names(self) -> list[str]:
        return list(self.shelf.names())

    def deck(self, deck: AnyDeck) -> D:
        found: D = self.shelf.read(deck)
        return found

    def read_deck(self, deck: AnyDeck) -> dict[str, object]:
        return self.deck(deck).as_dict()

    def check_deck(self, deck: AnyDeck, cards: CardTables, switches: AnySwitches) -> list[Breach]:
        return self.breaches(self.deck(deck), self.printed_set() | self.table.by_name(cards), self.switches(switches))

    def must_be_legal(self, decks: Sequence[D], pool: Mapping[str, C], switches: S) -> None:
        for deck in decks:
            breaches = self.breaches(deck, pool, switches)
            if breaches:
                raise IllegalDeck(deck.name or deck.source, breaches)

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
        further = self.table.by_name(cards)
        pool = self.printed_set() | further
        read = [self.deck(deck) for deck in decks]
        checked = self.switches(switches)
        self.check_players(len(read), checked)
        said = tuple(checked.given.items())
        for given, deck in zip(decks, read, strict=True):
            if not further and isinstance(given, str) and self.shelf.holds(given):
                deck_of_the_shelf_must_be_legal(self.ruleset, given, said)
            else:
                self.must_be_legal([deck], pool, checked)
        called = list(names or SEAT_NAMES[: len(read)])
        if starter is None:
            order = self.seating(len(read), seed)
            read, called = [read[at] for at in order], [called[at] for at in order]
        # All cards that were given are known to all, so that no refusal tells which of them a deck holds.
        used = {name for deck in read for name in self.names_in(deck)} | set(further)
        made = match_up(self.ruleset, tuple(called), said, tuple(sorted(used)), tuple(further.values()))
        first = -1 if starter is None else starter
        setup = {"decks": [deck.as_dict() for deck in read], "seed": seed, "starter": first}
        return Start(made, made.begin(read, seed, first), setup)

    def from_pinned(self, pinned: dict[str, Any]) -> Ruleset:
        try:
            made: Ruleset = self.made(pinned["names"], pinned["switches"], self.table.from_tables(pinned["cards"]))
        except CardFileError as fault:
            raise BadSave(f"the pinned cards of this document are damaged: {fault}") from fault
        return made

    def begin_again(self, made: Any, setup: dict[str, Any]) -> State:
        decks = [self.deck(deck) for deck in setup["decks"]]
        self.must_be_legal(decks, {card.name: card for card in made.cards}, made.rules.switches)
        begun: State = made.begin(decks, setup["seed"], setup["starter"])
        return begun

    def opener(self, players: int = 2) -> Callable[[int], State]:
        decks = [self.deck(name) for name in self.deck_names()]
        used = sorted({name for deck in decks for name in self.names_in(deck)})
        cards = [self.printed_set()[name] for name in used]
        made = self.made(SEAT_NAMES[:players], self.switches_for(players), cards)

        def begin(number: int) -> State:
            state: State = made.begin([decks[(number + seat) % len(decks)] for seat in range(players)], number, -1)
            state.advance()
            return state

        return begin


@lru_cache(maxsize=64)
def match_up(
    ruleset: str, names: tuple[str, ...], given: GivenSwitches, used: tuple[str, ...], further: tuple[Any, ...]
) -> Any:  # fmt: skip
    """A ruleset never changes, so games with the same players and cards share it."""
    kit = deck_kit(ruleset)
    pool = kit.printed_set() | {card.name: card for card in further}
    return kit.made(names, dict(given), [pool[name] for name in used])


@lru_cache(maxsize=256)
def deck_of_the_shelf_must_be_legal(ruleset: str, name: str, given: GivenSwitches) -> None:
    """What comes with a game does not change, so it is looked at once."""
    kit = deck_kit(ruleset)
    kit.must_be_legal([kit.deck(name)], kit.printed_set(), kit.switches(dict(given)))


def deck_kit(ruleset: str) -> DeckKit[Any, Any, Any]:
    made = kit_of(ruleset)
    assert isinstance(made, DeckKit)
    return made
