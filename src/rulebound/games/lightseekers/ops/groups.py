"""Groups of cards: where they are, and which traits they must have."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.procedures.storing import Storing
from rulebound.games.lightseekers.record import InPlay, last_record
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import controller_of
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Amount, Cards, Env, Trait, Whom, has_all
from rulebound.kernel.terms.base import ask_faces


@dataclass(slots=True, eq=False)
class CardsAnywhere(Cards):
    """Cards wherever they are: being played, in play, on the pile. They are asked for one at a time."""

    who: Whom | None
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        raise AssertionError("a card that may be anywhere is asked for by itself")

    def fits(self, s: State, env: Env, card: Card) -> bool:
        if self.who is not None and controller_of(s, card) not in self.who.seats(s, env):
            return False
        return has_all(self.traits, s, env, card, s.records[card.number])


@dataclass(slots=True, eq=False)
class EventCard(Cards):
    """The card that a trigger is about; of an act, damage or healing the card that does it."""

    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        event = env.event
        if event is None or event.card is None or s.places[event.card.number] < 0:
            return []
        return [event.card] if has_all(self.traits, s, env, event.card, s.records[event.card.number]) else []


class EventSource(Cards):
    """The card that made it happen, where the event is about another one."""

    def cards(self, s: State, env: Env) -> list[Card]:
        event = env.event
        if event is None or event.other is None or s.places[event.other.number] < 0:
            return []
        return [event.other]


@dataclass(slots=True, eq=False)
class LastDiscarded(Cards):
    """The topmost cards of a discard pile that are of a kind."""

    who: Whom
    count: Amount
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for seat in self.who.seats(s, env):
            left = self.count.value(s, env)
            for card in s.zones[seat * c.ZONES + c.DISCARD]:
                if left <= 0:
                    break
                if has_all(self.traits, s, env, card, s.records[card.number]):
                    found.append(card)
                    left -= 1
        return found


@dataclass(slots=True, eq=False)
class StoredCards(Cards):
    """[LS-2.8.3.1] The stacks under some cards, first stored first; also of one that is leaving play [LS-G51]. What
    lies face-down nobody looks at, so to a text it is a card and nothing else."""

    under: Cards
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        asks = ask_faces(self.traits)
        for storage in self.under.cards(s, env):
            record = last_record(s, storage)
            if record is None and storage is env.card and isinstance(env.record, InPlay):
                record = env.record  # it has arrived where it was sent
            if record is None:  # it comes out of Limbo into play, and what was Stored waits for it
                for frame in s.frames:
                    if isinstance(frame, Storing) and frame.under is storage and not (asks and frame.face_down):
                        if has_all(self.traits, s, env, frame.chosen.card, None):
                            found.append(frame.chosen.card)
            else:
                for card in record.pile:
                    if asks and s.places[card.number] % c.ZONES == c.STORED_FACE_DOWN:
                        continue
                    if has_all(self.traits, s, env, card, s.records[card.number]):
                        found.append(card)
        return found


@dataclass(slots=True, eq=False)
class OfThese(Cards):
    """Those of some cards that are so: of the top cards of a pile."""

    of: Cards
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        return [card for card in self.of.cards(s, env) if has_all(self.traits, s, env, card, s.records[card.number])]


@dataclass(slots=True, eq=False)
class StackEnd(Cards):
    """[LS-2.8.3.3] Of cards that are Stored the one on top, which was Stored first, or the one at the bottom."""

    of: Cards
    bottom: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        stack = self.of.cards(s, env)
        return stack[-1:] if self.bottom else stack[:1]


@dataclass(slots=True, eq=False)
class Beside(Cards):
    """[LS-6.2.1-left-right.2] [LS-6.2.1-left-right.3] The neighbour in the row, or all on that side; [LS-S22] always
    all in the earlier edition."""

    of: Cards
    right: bool
    all_of_them: bool
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        all_of_them = self.all_of_them or switches_of(s).left_right_side
        for card in self.of.cards(s, env):
            place = s.places[card.number]
            if place < 0 or (place % c.ZONES != c.BUFFS and place % c.ZONES != c.ITEMS):
                continue
            row = s.zones[place]
            at = row.index(card)
            if self.right:
                beside = row[at + 1 :] if all_of_them else row[at + 1 : at + 2]
            else:
                beside = row[:at] if all_of_them else row[max(0, at - 1) : at]
            for other in beside:
                if has_all(self.traits, s, env, other, s.records[other.number]):
                    found.append(other)
        return found

    def among(self, s: State, env: Env, cards: list[Card]) -> list[Card]:
        return [card for card in self.cards(s, env) if card in cards]


@dataclass(slots=True, eq=False)
class RowEnd(Cards):
    """[LS-6.2.1-left-right.1] Of each hero's cards in play that fit, the leftmost or the rightmost."""

    of: Cards
    right: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        fitting = self.of.cards(s, env)
        found: list[Card] = []
        for card in fitting:
            row = s.places[card.number]
            ends = [other for other in s.zones[row] if other in fitting]
            if ends and card is ends[-1 if self.right else 0]:
                found.append(card)
        return found
