"""The position of a scenario file, as far as it is the same for every card game: seats, entries, zones, questions.

A game says which keys a seat and an entry have, how a seat is filled, and what a card in play can be asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from rulebound.kernel.cards import Card, Host, Record
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.rules import MOST_NUMBER
from rulebound.tabletop.files import shown_value

R = TypeVar("R", bound=Record)
KINDS = {int: "a whole number", bool: "true or false", str: "a name", list: "a list"}
Entry = str | dict[str, Any]
PHASE_NOUN = re.compile(r" (phase|step|gamestate|limit|penalty)$")


SEATS = "ABCDEFGH"


class PositionError(RuleboundError):
    """A position that cannot be built, or a question about something that does not exist."""


class Position(Generic[R]):
    """Built from the tables of a scenario file. Seats are letters, zones and numbers are words of the ledger."""

    game: Game

    seat_keys: dict[str, type]
    """The keys of a seat: a list of cards, the name of one, or a number."""
    entry_keys: dict[str, type]
    """What an entry may say about the state of its card."""
    piles: ClassVar[dict[str, int]] = {}
    """The cards that an entry may have under or beside its card: by key, the kind of zone they lie in."""
    pile_keys: ClassVar[dict[str, type]] = {}
    """What an entry of such a pile may say besides its name."""
    zones: dict[str, int]
    numbers: dict[str, int]
    phases: tuple[str, ...]
    """As the fact of the phase counts them."""

    def __init__(self, doc: dict[str, Any]) -> None:
        self.doc = doc
        self.tables: dict[str, dict[str, Any]] = doc.get("seat", {})
        for letter in self.tables:
            if letter not in list(SEATS):
                raise PositionError(f"there is no seat '{letter}': seats are A, B, C …")
            if not isinstance(self.tables[letter], dict):
                raise PositionError(f"seat {letter} is a table: write [seat.{letter}]")
        self.count = max([2, *(SEATS.index(letter) + 1 for letter in self.tables)])

    # ---- what is wrong with a file
    def check(self) -> None:
        """Keys and values of the wrong kind are said before anything is built."""
        letters = list(SEATS[: self.count])
        turn = self.doc.get("turn", "A")
        if turn not in letters:
            raise PositionError(f"turn = {turn!r}: it is the turn of one of the seats {', '.join(letters)}")
        for letter, table in self.tables.items():
            for key, value in table.items():
                wanted = self.seat_keys.get(key)
                if wanted is None:
                    raise PositionError(f"seat {letter}: a seat has no '{key}'; it has {', '.join(self.seat_keys)}")
                must_be(wanted, f"seat {letter}: {key}", value)
                for entry in value if isinstance(value, list) else []:
                    self.check_entry(f"seat {letter}, {key}", entry)

    def check_entry(self, where: str, entry: Any) -> None:
        self.check_keys(where, entry, {**self.entry_keys, **dict.fromkeys(self.piles, list)})
        for key in self.piles.keys() & entry if isinstance(entry, dict) else ():
            for each in entry[key]:
                self.check_keys(f"{where}, {key}", each, self.pile_keys)

    def check_keys(self, where: str, entry: Any, keys: dict[str, type]) -> None:
        if isinstance(entry, str):
            return
        if not isinstance(entry, dict):
            raise PositionError(f"{where}: {entry!r} is neither a card's name nor a table with the key 'card'")
        keys = {"card": str, **keys}
        for key, value in entry.items():
            if key not in keys:
                raise PositionError(f"{where}: no entry has the key '{key}'; keys are {', '.join(keys)}")
            must_be(keys[key], f"{where}: {key}", value)
        if "card" not in entry:
            raise PositionError(f"{where}: an entry needs the key 'card'; keys are {', '.join(keys)}")
        if entry.get("controller", "A") not in list(SEATS[: self.count]):
            raise PositionError(f"{where}: controller = {entry['controller']!r}: name a seat of this file")

    def names_of_cards(self) -> list[str]:
        """All that the seats name, cards under other cards included."""
        found: list[str] = []
        for table in self.tables.values():
            for key, value in table.items():
                if self.seat_keys[key] is not int:
                    found += self.names_in(value)
        return found

    def names_in(self, value: Any) -> list[str]:
        if isinstance(value, str):
            return [value]
        if isinstance(value, Mapping):
            return [name for key in ("card", *self.piles) for name in self.names_in(value.get(key, []))]
        return [name for entry in value for name in self.names_in(entry)] if isinstance(value, list) else []

    # ---- what a game says
    def is_unordered(self, zone: str) -> bool:
        return zone == "hand"

    def must_exist(self, name: str) -> None:
        """Refuse a name that no card of the game has."""
        raise NotImplementedError

    def in_play(self, card: Card) -> R | None:
        raise NotImplementedError

    def called(self, name: str) -> list[Card]:
        """The cards that some player may mean by a name."""
        raise NotImplementedError

    def are_alike(self, one: R, other: R) -> bool:
        """Whether a question about one of two cards of a name has the same answer for the other."""
        raise NotImplementedError

    def stat(self, r: R, word: str) -> int:
        raise NotImplementedError

    def state_of(self, r: R, word: str) -> bool:
        raise NotImplementedError

    # ---- asking
    def seat(self, letter: str) -> int:
        seat = SEATS.index(letter)
        if seat >= len(self.game.names):
            raise PositionError(f"there is no seat {letter}")
        return seat

    def name(self, seat: int) -> str:
        return SEATS[seat]

    def holds(self, seat: int, zone: str, name: str) -> bool:
        return name in self.zone(seat, zone)

    def cards(self, seat: int, zone: str) -> list[Card]:
        if zone not in self.zones:
            raise PositionError(f"there is no zone '{zone}'; zones are {', '.join(self.zones)}")
        return self.game.state.zone(seat, self.zones[zone])

    def zone(self, seat: int, zone: str) -> list[str]:
        return [card.definition.name for card in self.cards(seat, zone)]

    def seat_number(self, seat: int, word: str) -> int:
        if word in self.numbers:
            s = self.game.state
            return s.numbers[seat * s.rules.seat_numbers + self.numbers[word]]
        return len(self.cards(seat, word))

    def one_in_play(self, name: str) -> R:
        found = [r for r in (self.in_play(card) for card in dict.fromkeys(self.called(name))) if r is not None]
        if not found:
            raise PositionError(f"{name} is not in play")
        if any(not self.are_alike(found[0], r) for r in found[1:]):
            raise PositionError(f"'{name}' may be one of {len(found)} cards in play: say which, by number or by place")
        return found[0]

    def card_number(self, name: str, word: str) -> int:
        return self.number_of(self.one_in_play(name), word)

    def number_of(self, r: R, word: str) -> int:
        return len(self.pile(r, word)) if word in self.piles else self.stat(r, word)

    def card_state(self, name: str, word: str) -> bool:
        return self.state_of(self.one_in_play(name), word)

    def at(self, seat: int, zone: str, place: int) -> R:
        cards = self.cards(seat, zone)
        if not 1 <= place <= len(cards):
            raise PositionError(f"{SEATS[seat]}.{zone} has {len(cards)} cards, no number {place}")
        r = self.in_play(cards[place - 1])
        if r is None:
            raise PositionError(f"{SEATS[seat]}.{zone}[{place}] is not in play")
        return r

    def number_at(self, seat: int, zone: str, place: int, word: str) -> int:
        return self.number_of(self.at(seat, zone, place), word)

    def state_at(self, seat: int, zone: str, place: int, word: str) -> bool:
        return self.state_of(self.at(seat, zone, place), word)

    # ---- cards under cards
    def pile(self, r: R, word: str) -> list[str]:
        """The names of one pile of a card."""
        if word not in self.piles:
            raise PositionError(f"no card has a pile '{word}'; piles are {', '.join(self.piles) or 'unknown here'}")
        return [card.definition.name for card in self.game.state.pile(r.card, self.piles[word])]

    def is_on(self, name: str, other: str) -> bool:
        """Whether a card of the first name lies under one of the other, or is linked to it."""
        self.must_exist(other)
        if not self.piles:
            raise PositionError("no card lies on another in this game")
        hosts = [r for r in self.game.state.records if isinstance(r, Host) and r.card.definition.name == other]
        return any(card.definition.name == name for r in hosts for card in r.pile)

    def lies_in(self, name: str, other: str, word: str) -> bool:
        """Whether a card of the first name is in that pile of the other."""
        return name in self.pile(self.one_in_play(other), word)

    # ---- the board
    def is_at(self, name: str, place: str) -> bool:
        """Whether something of a name is on a space of the board; what is off it is in limbo."""
        raise PositionError("this game has no board")

    def owner_of(self, what: str, name: str) -> str:
        """Who owns something on the board: a seat, or neutral."""
        raise PositionError(f"there is no {what} in this game")

    def phase(self) -> int:
        raise NotImplementedError

    def fact(self, word: str) -> str:
        if word == "turn":
            return SEATS[self.game.state.active]
        if word == "phase":
            return self.phases[self.phase()]
        result = self.game.result
        if word == "winner":
            return "none" if result is None or result.winner is None else SEATS[result.winner]
        if word == "result":
            return "none" if result is None else "draw" if result.winner is None else SEATS[result.winner]
        raise PositionError(f"there is no '{word}' in this game; there are turn, phase, winner, result")


def must_be(wanted: type, what: str, value: Any) -> None:
    if not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
        raise PositionError(f"{what} = {shown_value(value)}: write {KINDS[wanted]}")
    if isinstance(value, int) and abs(value) > MOST_NUMBER:
        raise PositionError(f"{what} = {shown_value(value)}: numbers go up to {MOST_NUMBER:,}")


def phase_word(words: str) -> str:
    """A phase as the ledgers name it: `end`, or `end step`, `Main Phase`, `open gamestate`."""
    return PHASE_NOUN.sub("", words.lower())


def entry_name(entry: Entry) -> str:
    return entry if isinstance(entry, str) else str(entry["card"])
