"""How something is said to one reader: `you draw`, `B draws`; whose card it is where two are alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.state import State
from rulebound.kernel.telling import Bit
from rulebound.tabletop.moves import Moves
from rulebound.tabletop.names import Tongue
from rulebound.tabletop.persons import second_person, third_person


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in a line, or whose something is."""

    seat: int
    whose: bool = False


Said = str | int | Card | Seat | Sequence["Said"]
NO_VERBS: Final = frozenset(["no", "done", "without"])
SPACE: Final = re.compile(r"^@(\w+)")  # where a card lies, as a label tells it from another of its name


class Voice:
    """How something is said to one reader."""

    def __init__(self, tongue: Tongue, s: State, reader: int, events: Sequence[Event]) -> None:
        self.tongue = tongue
        self.s = s
        self.reader = reader
        self.events = events
        self.subject = -1  # who a sentence is about: what they do they do with cards of their own
        self.sides: dict[str, set[int]] | None = None  # by the names of cards in play: on whose side they are

    def sentence(self, said: Iterable[Said], seat: int) -> list[Bit]:
        """Its subject may be the reader: then its verb is in the second person."""
        parts = list(said)
        subject = bool(parts) and parts[0] == Seat(seat)
        self.subject = seat if subject else -1
        bits = self.joined(parts)
        return with_first_word(bits, second_person) if subject and seat == self.reader else bits

    def answer(self, said: Sequence[Said], seat: int) -> list[Bit]:
        """A label is an order, and its first word mostly a verb."""
        self.subject = seat
        who, *rest = self.joined(said)
        words = "".join(bit.words for bit in rest)
        first = words.split(" ")[0].rstrip(":")
        if not first.isalpha() or not first.islower() or first in NO_VERBS:
            return [who, Bit(": "), *rest]
        bits = [who, Bit(" "), *rest]
        return bits if seat == self.reader else with_first_word(bits, third_person)

    def joined(self, said: Iterable[Said]) -> list[Bit]:
        found: list[Bit] = []
        for part in said:
            for bit in self.bits(part):
                last = found[-1] if found else None
                if last is not None and last.words == "you" and bit.words.startswith("'s"):
                    found[-1], bit = last._replace(words="your"), bit._replace(words=bit.words[2:])
                found.append(bit)
        return found

    def bits(self, said: Said) -> list[Bit]:
        if isinstance(said, Seat):
            return [self.player(said)]
        if isinstance(said, Card):
            return self.card(said)
        if isinstance(said, str):
            return [Bit(said)]
        if isinstance(said, int):
            return [Bit(str(said), number=said)]
        return [bit for each in said for bit in self.bits(each)]

    def player(self, said: Seat) -> Bit:
        if said.seat == self.reader:
            return Bit("your" if said.whose else "you", seat=said.seat)
        name = self.tongue.players(self.s)[said.seat]
        return Bit(f"{name}'s" if said.whose else name, seat=said.seat)

    def card(self, card: Card) -> list[Bit]:
        """Its name; and whose it is, where another has one of this name."""
        name, side = card.definition.name, self.side(card)
        bit = Bit(name, name, side)
        alike = self.on_sides().get(name, set()) | {side}
        return [bit] if len(alike) < 2 or side == self.subject else [self.player(Seat(side, True)), Bit(" "), bit]

    def side(self, card: Card) -> int:
        """Who controls it, or has lost control of it as it left."""
        record = self.s.records[card.number]
        left = (event.record for event in self.events if event.card is card and event.record is not None)
        record = next(left, None) if record is None else record
        return card.owner if record is None else record.controller

    def on_sides(self) -> dict[str, set[int]]:
        """The cards in play that the reader knows, and those that have just left it."""
        if self.sides is None:
            self.sides = {}
            s = self.s
            there = [card for zone in s.zones for card in zone if s.records[card.number] is not None]
            left = [event.card for event in self.events if event.card is not None and event.record is not None]
            for card in [*there, *left]:
                if s.known[card.number] >> self.reader & 1 or is_known_to_all(s, card):
                    self.sides.setdefault(card.definition.name, set()).add(self.side(card))
        return self.sides


def is_known_to_all(s: State, card: Card) -> bool:
    everybody = (1 << s.rules.seats) - 1
    return s.known[card.number] & everybody == everybody


def with_first_word(bits: Sequence[Bit], change: Callable[[str], str]) -> list[Bit]:
    """The first word behind the subject, changed."""
    found = list(bits)
    for at, bit in enumerate(found[1:], 1):
        stripped = bit.words.lstrip()
        if stripped:
            word = stripped.split(" ")[0].rstrip(":")
            gap = bit.words[: len(bit.words) - len(stripped)]
            found[at] = bit._replace(words=f"{gap}{change(word)}{stripped[len(word) :]}")
            break
    return found


def said_of(moves: Moves, s: State, question: Question, option: Move) -> list[Said]:
    """A label as words and what they name."""
    found: list[Said] = []
    cards = [card for card in [option.card, *(option.cards or [])] if card is not None]
    for part in moves.forms[option.kind].said:
        if isinstance(part, str):
            found.append(part)
        elif part.names_player:
            found.append(Seat(option.number))
        else:
            found += linked(part.say(s, question, option), cards)
    return found


def linked(words: str, cards: Sequence[Card]) -> list[Said]:
    """Words in which the names of these cards may stand."""
    for card in cards:
        before, name, after = words.partition(card.definition.name)
        if name:
            after = SPACE.sub(r" on \1", after)
            rest = [each for each in cards if each is not card]
            return [*linked(before, rest), card, *linked(after, rest)] if before else [card, *linked(after, rest)]
    return [words] if words else []
