"""Games that are played with one pack of cards, which belongs to the table: no decks to bring, no texts to read.

A game brings its pack, its zones, its frames and the tables of `TableRuleset`; here is all the rest: beginning and
resuming, what a seat sees, imagined tables, the positions of scenario files, and what a save must be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from rulebound.kernel.cards import Card, Definition, Record
from rulebound.kernel.chance import Dice, Seed, key_of
from rulebound.kernel.frames import Frame
from rulebound.kernel.game import Game
from rulebound.kernel.rules import Rules
from rulebound.kernel.ruleset import Dealer, Pool, Ruleset
from rulebound.kernel.state import State
from rulebound.kernel.table import NOWHERE
from rulebound.tabletop.invariants import all_cards, lost_cards
from rulebound.tabletop.kits import SEAT_NAMES, AnySwitches, Kit, Start, kit_of
from rulebound.tabletop.names import Lexicon, Tongue
from rulebound.tabletop.positions import SEATS, Position, PositionError, entry_name
from rulebound.tabletop.rooms import home_of
from rulebound.tabletop.rulesets import TableRuleset
from rulebound.tabletop.switches import Said


class PackRules(Rules):
    """Zones for every seat, and the same ones once more for the table; the switches of the rulebook, by their names."""

    __slots__ = ("runaway_rule", "switches")

    def __init__(
        self, names: Sequence[str], switches: Mapping[str, str], visibility: list[int], seat_numbers: int, rule: str
    ) -> None:
        super().__init__(len(names), visibility, seat_numbers)
        self.sides = len(names) + 1
        self.names = list(names)
        self.switches = switches
        self.runaway_rule = rule

    def runaway(self, s: State) -> None:
        s.end(-1, "no end in sight", self.runaway_rule)


def rules_of(s: State) -> PackRules:
    assert isinstance(s.rules, PackRules)
    return s.rules


def number(s: State, seat: int, what: int) -> int:
    return s.numbers[seat * s.rules.seat_numbers + what]


def set_number(s: State, seat: int, what: int, value: int) -> None:
    s.numbers[seat * s.rules.seat_numbers + what] = value


def put(s: State, card: Card, side: int, zone: int) -> None:
    """A card goes to the bottom of a zone, or to the end of a hand."""
    s.move(card, side * s.rules.zones + zone, False)


TONGUE: Final = Tongue()


class PackRuleset(TableRuleset):
    """A game with a pack of its own. `name` is that of the ruleset, and the game is named after its file."""

    pack: ClassVar[Sequence[Definition]]
    visibility: ClassVar[Sequence[int]]
    """By kind of zone, who sees the cards there."""
    seat_numbers: ClassVar[Sequence[str]] = ()
    """What is counted for each seat."""
    facts: ClassVar[int] = 0
    pile: ClassVar[int]
    """The zone of the table in which the pack begins."""
    runaway_rule: ClassVar[str]

    def __init__(self, names: Sequence[str], given: AnySwitches) -> None:
        self.names = list(names)
        said = Said(self.name, given)
        self.given = said.given
        switches = {name: said.word(name) for name in said.declared}
        self.check_players(len(names), switches)
        self.rules = PackRules(names, switches, list(self.visibility), len(self.seat_numbers), self.runaway_rule)
        self.rules.definitions = {each.key: each for each in self.pack}
        self.lexicon = Lexicon([each.name for each in self.pack])

    # ---- what a game says
    def check_players(self, count: int, switches: Mapping[str, str]) -> None:
        """Refuse a number of players for whom there are no rules."""

    def bottom(self, starter: int) -> Frame:
        """The frame in which the game is played from its beginning,"""
        raise NotImplementedError

    def midway(self, s: State, phase: str) -> Frame:
        """and from the position of a scenario; `s.active` has the turn."""
        raise PositionError(f"a scenario does not begin in the phase '{phase}'")

    def score(self, s: State, seat: int) -> float:
        raise NotImplementedError

    # ---- beginning
    def blank(self) -> State:
        return self.empty(0)

    def empty(self, seed: Seed) -> State:
        return State(self.rules, key_of(seed)).open(len(self.event_names), self.facts)

    def begin(self, seed: Seed, starter: int) -> State:
        """The pack lies shuffled on the table."""
        s = self.empty(seed)
        for each in self.pack:
            self.bring(s, each, self.rules.seats, self.pile)
        s.shuffle(self.rules.seats * self.rules.zones + self.pile)
        s.push(self.bottom(starter))
        return s

    def bring(self, s: State, kind: Definition, side: int, zone: int) -> None:
        """All cards belong to the table, wherever they lie."""
        card = Card(s.next_number(), kind, self.rules.seats)
        s.add_card(card, NOWHERE, 0)
        put(s, card, side, zone)

    def pinned(self) -> dict[str, Any]:
        return {"names": self.names, "switches": self.given, "cards": []}

    # ---- what a seat sees
    def view(self, s: State, seat: int) -> dict[str, Any]:
        sides = [self.side_view(s, side, seat) for side in range(self.rules.sides)]
        seats = [{"name": name} | side for name, side in zip(self.names, sides, strict=False)]
        for each, found in enumerate(seats):
            found |= {word: number(s, each, what) for what, word in enumerate(self.seat_numbers)}
        home = home_of(self.name).name
        return {"game": home, "seat": seat, "turn": s.active, "turn_number": s.turn, "seats": seats, "table": sides[-1]}

    def side_view(self, s: State, side: int, seat: int) -> dict[str, Any]:
        """Of each zone the names of the cards, or how many there are where the seat does not know all of them."""
        found: dict[str, Any] = {}
        for zone, word in enumerate(self.zone_names):
            cards = s.zone(side, zone)
            known = all(s.known[card.number] >> seat & 1 for card in cards)
            found[word] = [card.definition.name for card in cards] if known else len(cards)
        return found

    def pools(self, s: State, seat: int) -> list[Pool]:
        """The whole pack is known, and what is not seen of it may be anywhere."""
        cards = [card for zone in s.zones for card in zone if not s.known[card.number] >> seat & 1]
        return [Pool(self.rules.seats, True, cards)]

    def dealer(self, keys: set[str]) -> Dealer:
        return PackDealer(self.name, self.pinned())


class PackDealer(Dealer):
    """Everybody knows the pack."""

    def __init__(self, name: str, pinned: dict[str, Any]) -> None:
        self.name = name
        self.pinned = pinned

    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        pack = sorted(self.ruleset().rules.definitions)
        return [pack[dice.below(len(pack))] for _ in places]

    def ruleset(self) -> PackRuleset:
        made = kit_of(self.name).from_pinned(self.pinned)
        assert isinstance(made, PackRuleset)
        return made


class PackKit(Kit):
    """For the API and the command line; a game says which class its rulesets are."""

    scenario_keys = frozenset(["neutral"])  # what lies on the table and is nobody's

    def __init__(self, ruleset: str, made: Callable[[Sequence[str], AnySwitches], PackRuleset]) -> None:
        super().__init__(ruleset)
        self.made = made

    def new_without_decks(
        self, players: int, seed: Seed, switches: AnySwitches, starter: int | None, names: Sequence[str] | None
    ) -> Start:
        made = self.made(names or SEAT_NAMES[:players], switches)
        first = -1 if starter is None else starter
        return Start(made, made.begin(seed, first), {"decks": [], "seed": seed, "starter": first})

    def from_pinned(self, pinned: dict[str, Any]) -> Ruleset:
        return self.made(pinned["names"], pinned["switches"])

    def begin_again(self, made: Ruleset, setup: dict[str, Any]) -> State:
        assert isinstance(made, PackRuleset)
        return made.begin(setup["seed"], setup["starter"])

    def opener(self, players: int = 2) -> Callable[[int], State]:
        made = self.made(SEAT_NAMES[:players], self.switches_for(players))

        def begin(at: int) -> State:
            state = made.begin(at, -1)
            state.advance()
            return state

        return begin

    def position(self, doc: dict[str, Any]) -> Position[Any]:
        return PackPosition(doc, self.made)

    def described(self, made: Ruleset, s: State) -> dict[str, Any]:
        assert isinstance(made, PackRuleset)
        seats: dict[str, Any] = {}
        for seat in range(s.rules.seats):
            zones = {word: s.zone(seat, zone) for zone, word in enumerate(made.zone_names)}
            cards = {word: [card.definition.name for card in found] for word, found in zones.items() if found}
            counted = {word: number(s, seat, what) for what, word in enumerate(made.seat_numbers)}
            seats[SEATS[seat]] = cards | {word: value for word, value in counted.items() if value}
        pile = [card.definition.name for card in s.zone(s.rules.seats, made.pile)]
        return {"switches": dict(made.given), "neutral": pile, "seat": seats}


class PackPosition(Position[Record]):
    """A scenario: each seat with the cards of its zones and its numbers, and as `neutral` the pile of the table. A card
    of the pack that is named nowhere is out of the game."""

    def __init__(self, doc: dict[str, Any], made: Callable[[Sequence[str], AnySwitches], PackRuleset]) -> None:
        super().__init__(doc)
        self.made = made(SEATS[: self.count], doc.get("switches", {}))
        self.zones = {word: zone for zone, word in enumerate(self.made.zone_names)}
        self.numbers = {word: what for what, word in enumerate(self.made.seat_numbers)}
        self.seat_keys = dict.fromkeys(self.zones, list) | dict.fromkeys(self.numbers, int)
        self.entry_keys = {}
        self.check()
        s = self.made.empty(int(doc.get("seed", 1)))
        s.active = SEATS.index(doc.get("turn", "A"))
        self.fill(s, s.rules.seats, self.made.pile, doc.get("neutral", []))
        for letter, table in self.tables.items():
            for word, value in table.items():
                if word in self.numbers:
                    set_number(s, SEATS.index(letter), self.numbers[word], value)
                else:
                    self.fill(s, SEATS.index(letter), self.zones[word], value)
        s.push(self.made.midway(s, doc.get("phase", "")))
        s.secrets = 0
        self.game = Game(self.made, s, {})
        s.advance()

    def fill(self, s: State, side: int, zone: int, entries: list[Any]) -> None:
        lying = {card.definition.key for cards in s.zones for card in cards}
        for entry in entries:
            self.check_entry("neutral", entry)
            name = entry_name(entry)
            self.must_exist(name)
            if name in lying:
                raise PositionError(f"there is one {name} in the pack, and it lies elsewhere already")
            lying.add(name)
            self.made.bring(s, s.rules.definitions[name], side, zone)

    def must_exist(self, name: str) -> None:
        if name not in self.made.rules.definitions:
            raise PositionError(f"there is no '{name}' in the pack")

    def in_play(self, card: Card) -> Record | None:
        return None  # no card has values of its own

    def called(self, name: str) -> list[Card]:
        return []


# ---- what must hold of every position: the room `invariants` of a game in one file takes these names
physical_cards, broken = all_cards, lost_cards
