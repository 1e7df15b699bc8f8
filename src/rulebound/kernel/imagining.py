"""The tables that a seat can imagine: everything it knows as it is, the rest dealt anew.

A table is made from the masked document alone. The first of a position is read whole; of those that follow, only what
speaks of hidden cards is read again, and all else is copied.
"""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.cards import Card
from rulebound.kernel.chance import Dice, branch
from rulebound.kernel.errors import CannotImagine
from rulebound.kernel.masking import Masked
from rulebound.kernel.ops import Run
from rulebound.kernel.reading import Reader
from rulebound.kernel.ruleset import FACE_DOWN, Ruleset
from rulebound.kernel.saves import STATE
from rulebound.kernel.state import State

MOST_DEALS: Final = 20  # until a question can be put that another player is asked in the middle of an action
READ: Final = [field for field in STATE if field not in ("zones", "key")]
# What no card is mentioned in, or what is laid out by hand.
LAID_OUT: Final = frozenset(
    ["zones", "keys", "owners", "places", "known", "serials", "covered", "facts", "events", "key"]
)


class Imagined:
    """Tables from one masked position, as many as somebody asks for."""

    def __init__(self, masked: Masked) -> None:
        self.masked = masked
        self.ruleset: Ruleset = masked.dealer.ruleset()
        self.owners: list[int] = masked.doc["owners"]
        self.pools: list[tuple[int, bool, list[int]]] = masked.pools[:]
        for owner in sorted({self.owners[number] for number in masked.ghosts}):
            self.pools.append((owner, False, [each for each in masked.ghosts if self.owners[each] == owner]))
        self.first: State | None = None  # as it was read; only its copies are played on
        self.cards: list[Card] = []  # of the first
        self.looked = False  # whether the following are known
        self.loose: list[int] = []  # the numbers that are dealt
        self.rows: list[tuple[int, int, int]] = []  # zones with such cards: which, its first number, the number after
        self.fields: list[str] = []  # what speaks of such cards

    def table(self, dice: Dice) -> State:
        """Deal the hidden cards anew: those of which the seat has the list among themselves, the others from those
        there may be. What others are asked is asked anew, so it must be a deal at which it is asked."""
        masked = self.masked
        for _ in range(MOST_DEALS):
            state = self.dealt(dice)
            if all(seat == masked.seat for seat, _ in masked.questions):
                return state
            before = progress(state)
            self.ask(state, dice)
            # A question of one option answers itself, and the game goes on: perhaps to the same question, later.
            still = progress(state) == before
            if still and [(each.seat, each.menu) for each in state.asked] == masked.questions:
                return state
        raise CannotImagine(f"of {MOST_DEALS} deals none leads to what seat {masked.questions[0][0]} is asked")

    def dealt(self, dice: Dice) -> State:
        keys = self.faces(dice)
        key = branch(dice.key, f"table {dice.below(2)} {dice.rolls}")
        return self.read(keys, key) if self.first is None else self.exchanged(self.first, keys, key)

    def faces(self, dice: Dice) -> list[str]:
        """The key of every card, by its number."""
        keys: list[str] = self.masked.doc["keys"][:]
        places = self.masked.doc["places"]
        for owner, listed, numbers in self.pools:
            if listed:
                dealt = [keys[numbers[place]] for place in dice.shuffled(len(numbers))]
            else:
                known = zip(keys, self.owners, strict=True)
                seen = [each for each, whose in known if whose == owner and each != FACE_DOWN]
                dealt = self.masked.dealer.deal(owner, seen, [places[number] for number in numbers], dice)
            for number, face in zip(numbers, dealt, strict=True):
                keys[number] = face
        return keys

    def read(self, keys: list[str], key: str) -> State:
        """The first table."""
        s = self.first = self.ruleset.blank()
        known = s.rules.definitions
        faces = zip(keys, self.owners, strict=True)
        self.cards = [Card(number, known[face], owner) for number, (face, owner) in enumerate(faces)]
        reader = Reader(self.masked.doc, s.rules, self.cards)
        for field in READ:
            reader.fill(s, field)
        s.key = key
        start = 0
        s.zones = []
        for size in self.masked.doc["zones"]:
            s.zones.append(self.cards[start : start + size])
            start += size
        return s.copy()

    def exchanged(self, first: State, keys: list[str], key: str) -> State:
        """A copy of the first with other faces."""
        if not self.looked:
            self.looked = True
            self.find_mentions()
        rules = first.rules
        cards = self.cards[:]
        for number in self.loose:
            cards[number] = Card(number, rules.definitions[keys[number]], self.owners[number])
        s = State(rules, key, first)
        for at, start, end in self.rows:
            s.zones[at] = cards[start:end]
        reader = Reader(self.masked.doc, rules, cards)
        for field in self.fields:
            reader.fill(s, field)
        return s

    def find_mentions(self) -> None:
        """Which zones hold hidden cards, and which fields speak of them. Fields that speak of events are read with
        them, so that one event is one object."""
        doc = self.masked.doc
        self.loose = [number for _, _, numbers in self.pools for number in numbers]
        loose = set(self.loose)
        start = 0
        for at, size in enumerate(doc["zones"]):
            if not loose.isdisjoint(range(start, start + size)):
                self.rows.append((at, start, start + size))
            start += size
        again = speaks_of(doc["events"], loose, False)
        for field, value in doc.items():
            if field == "history":
                if again:
                    self.fields.append(field)
            elif field not in LAID_OUT and speaks_of(value, loose, again):
                self.fields.append(field)

    def ask(self, state: State, dice: Dice) -> None:
        """Put the questions anew. Who has answered in secret, while others are still asked, answers anything."""
        state.ask_again()
        asked = [seat for seat, _ in self.masked.questions]
        for question in [each for each in state.asked if each.seat not in asked]:
            if len(state.asked) > 1:
                state.decide(question, question.options[dice.below(len(question.options))])


def progress(s: State) -> list[tuple[int, int, int]]:
    """How far the game has come: what moved and when, and in every frame the step, whose turn it is in that step, and
    how many were picked."""
    found = [(s.moves, s.clock, len(s.frames))]
    for frame in s.frames:
        found.append((frame.pc, frame.at, frame.picked) if isinstance(frame, Run) else (frame.pc, 0, 0))
    return found


def speaks_of(value: Any, loose: set[int], events: bool) -> bool:
    """Whether a part of a document mentions one of these cards; `events`: or any event."""
    if type(value) is list:
        return any(speaks_of(each, loose, events) for each in value)
    if type(value) is not dict:
        return False
    if "is" not in value and "card" in value:
        return value["card"] in loose
    if events and "is" not in value and "event" in value:
        return True
    return any(speaks_of(each, loose, events) for each in value.values())
