"""The position of a scenario in a game with decks: seats are filled from the file, and written as a file says them.

A game says which zones its seats have, how its cards come to lie in play, and in which phases a scenario may begin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from rulebound.kernel.cards import Card, Definition, Record
from rulebound.kernel.dealing import bring
from rulebound.kernel.game import Game
from rulebound.kernel.state import State
from rulebound.tabletop.deckgames import DeckRuleset
from rulebound.tabletop.deckkits import deck_kit
from rulebound.tabletop.names import cards_called
from rulebound.tabletop.positions import SEATS, Entry, Position, PositionError, entry_name, phase_word

R = TypeVar("R", bound=Record)
Counted = Callable[[State, Any], int]  # a number of a card in play
Found = Callable[[State, Any], bool]  # whether it is so of a card in play


class DeckPosition(Position[R]):
    """Built from the tables of a scenario file."""

    ruleset: DeckRuleset[Any]
    leader_zone: ClassVar[int] = -1
    """Where the card lies that leads a deck, in a game whose decks have one."""
    further_keys: ClassVar[Mapping[str, type]] = {}
    """The keys of a seat that speak of no card."""
    heaps: ClassVar[Mapping[str, int]]
    """The keys of a seat whose cards lie there and no more, the deck first: blank cards fill one of which nothing is
    said."""
    rows: ClassVar[Mapping[str, int]]
    """The keys of a seat whose cards are in play."""
    further_zones: ClassVar[Mapping[str, int]]
    """Those that only expectations speak of."""
    blank_deck: ClassVar[int]
    begins: ClassVar[Mapping[str, int]]
    """The phases in which a scenario may begin, beside the setup, and which step of a turn each is;"""
    usual: ClassVar[str]
    """the one that is meant if none is named."""
    phase_fact: ClassVar[int]
    stats: ClassVar[Mapping[str, Counted]]
    states: ClassVar[Mapping[str, Found]]

    def __init__(self, ruleset: str, doc: dict[str, Any]) -> None:
        super().__init__(doc)
        self.kit = deck_kit(ruleset)
        lists = {**self.heaps, **self.rows}
        self.seat_keys = {**dict.fromkeys(self.numbers, int), **dict.fromkeys(lists, list), **self.further_keys}
        self.zones = {**lists, **self.further_zones}
        if self.leader_zone >= 0:
            self.seat_keys[self.kit.leader] = str
            self.zones[self.kit.leader] = self.leader_zone
        switches = self.switches()
        self.check()
        self.file_cards = self.cards_of_file()
        cards = {**self.named_cards(), **self.file_cards}
        self.ruleset = self.kit.made(SEATS[: self.count], switches, list(cards.values()))
        self.game = self.begin()

    def cards_of_file(self) -> dict[str, Any]:
        """The cards that come with the scenario, by name."""
        return self.kit.table.by_name(self.doc.get("card", []))

    def named_cards(self) -> dict[str, Any]:
        """Those of the set that the position needs."""
        pool = self.kit.printed_set()
        return {name: pool[name] for name in self.names_of_cards() if name in pool}

    # ---- what a game says
    def switches(self) -> dict[str, Any]:
        return dict(self.doc.get("switches", {}))

    def lead(self, s: State, seat: int, kind: Any, table: Mapping[str, Any]) -> None:
        """Who leads the deck is there from the beginning; and the numbers of the seat."""
        raise NotImplementedError

    def lay(self, s: State, kind: Any, seat: int, zone: int) -> None:
        """A card of a pile."""
        bring(s, kind, seat, zone)

    def put_in_play(self, s: State, seat: int, key: str, kind: Any, entry: Mapping[str, Any]) -> None:
        """A card of a row, with what its entry says of it."""
        raise NotImplementedError

    def filled(self, s: State) -> None:
        """All cards lie there: what follows from it, and what has happened long ago."""

    def turn(self, s: State, phase: str) -> None:
        """Begin in the midst of a turn of the active player."""
        raise NotImplementedError

    def begun(self, s: State) -> None:
        """The game is about to go on."""
        s.dirty = True

    # ---- building
    def begin(self) -> Game:
        s = self.ruleset.empty(int(self.doc.get("seed", 1)))
        s.active = SEATS.index(self.doc.get("turn", "A"))
        phase = phase_word(self.doc.get("phase", self.usual))
        for seat in range(self.count):
            self.fill_seat(s, seat, self.tables.get(SEATS[seat], {}))
        self.filled(s)
        s.history = None
        if phase == "setup":
            s.push(self.ruleset.opening(s.active, True))
        elif phase in self.begins:
            self.turn(s, phase)
        else:
            wanted = ", ".join(["setup", *self.begins])
            raise PositionError(f"a scenario does not begin in the phase '{phase}'; use {wanted}")
        s.secrets = 0
        game = Game(self.ruleset, s, {})
        self.begun(s)
        s.advance()
        return game

    def fill_seat(self, s: State, seat: int, table: Mapping[str, Any]) -> None:
        blank, leader = self.ruleset.fillers
        name = table.get(self.kit.leader)
        self.lead(s, seat, leader if name is None else self.kind(name), table)
        for key, zone in self.heaps.items():
            entries = table.get(key)
            if entries is None:
                entries = [blank] * self.blank_deck if key == "deck" else []
            for entry in entries:
                self.lay(s, entry if entry is blank else self.kind(entry_name(entry)), seat, zone)
        for key in self.rows:
            for entry in table.get(key, []):
                self.put_in_play(s, seat, key, self.kind(entry_name(entry)), entry if isinstance(entry, dict) else {})

    def kind(self, name: str) -> Any:
        """A card of the file or of the set."""
        found = self.ruleset.kinds.get(name)
        if found is None:
            raise PositionError(f"no card is called '{name}': neither this file nor the set has it")
        return found

    # ---- asking
    def definitions(self) -> Iterable[Definition]:
        return self.ruleset.kinds.values()

    def must_exist(self, name: str) -> None:
        if name not in self.kit.printed_set() and all(kind.name != name for kind in self.definitions()):
            raise PositionError(f"no card is called '{name}'")

    def called(self, name: str) -> list[Card]:
        s = self.game.state
        seats = range(s.rules.seats)
        return [card for seat in seats for card in cards_called(self.ruleset.moves.tongue, s, seat, name)]

    def phase(self) -> int:
        return self.game.state.facts[self.phase_fact]

    def stat(self, r: R, word: str) -> int:
        if word not in self.stats:
            raise PositionError(f"a card has no number '{word}'; it has {', '.join([*self.stats, *self.piles])}")
        return self.stats[word](self.game.state, r)

    def state_of(self, r: R, word: str) -> bool:
        if word not in self.states:
            raise PositionError(f"a card is never '{word}'; it is {', '.join(self.states)}")
        return self.states[word](self.game.state, r)

    # ---- writing
    @classmethod
    def entry(cls, s: State, card: Card) -> dict[str, Any]:
        """What is to be said of a card in play, beside its name."""
        raise NotImplementedError

    @classmethod
    def lying(cls, s: State, seat: int, zone: int) -> list[Card]:
        """The cards that the table of a seat names in a row."""
        return s.zone(seat, zone)

    @classmethod
    def described(cls, made: DeckRuleset[Any], s: State) -> dict[str, Any]:
        """A position as the tables of a file."""
        known = deck_kit(made.name).printed_set()
        phase, switches = cls.phases[s.facts[cls.phase_fact]], dict(made.rules.switches.given)
        cards = [made.as_table(card) for card in made.cards if card.name not in known]
        seats = {SEATS[seat]: cls.seat_table(made, s, seat) for seat in range(s.rules.seats)}
        return {"phase": phase, "switches": switches, "card": cards, "seat": seats}

    @classmethod
    def seat_table(cls, made: DeckRuleset[Any], s: State, seat: int) -> dict[str, Any]:
        blank, filler = made.fillers
        at = seat * s.rules.seat_numbers
        table: dict[str, Any] = {word: s.numbers[at + number] for word, number in cls.numbers.items()}
        for card in s.zone(seat, cls.leader_zone) if cls.leader_zone >= 0 else []:
            if card.definition is not filler:
                table[deck_kit(made.name).leader] = card.definition.name
        heaps = {key: s.zone(seat, zone) for key, zone in cls.heaps.items()}
        if cls.phases[s.facts[cls.phase_fact]] == "setup":  # before the opening hands: they will be drawn again
            heaps["deck"] = heaps.pop("hand") + heaps["deck"]
        for key, pile in heaps.items():
            # blank cards have no name that a file could say
            if key != "deck" or not pile or any(card.definition is not blank for card in pile):
                table[key] = [card.definition.name for card in pile]
        for key, zone in cls.rows.items():
            table[key] = [written(card, cls.entry(s, card)) for card in cls.lying(s, seat, zone)]
        return table


def written(card: Card, said: Mapping[str, Any]) -> Entry:
    return {"card": card.definition.name, **said} if said else card.definition.name
