"""Groups of cards: where they are, and which traits they must have."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.ops.seeing import stat_of
from rulebound.games.lightseekers.ops.traits import Trait, has_all
from rulebound.games.lightseekers.record import InPlay, last_record
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import controller_of, heroes_from
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Env, Group, Whom


@dataclass(slots=True, eq=False)
class CardsInZones(Group):
    """Cards in rows, hands, decks or piles, of some heroes or of all, clockwise from the acting player."""

    zones: list[int]
    who: Whom | None
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        seats = heroes_from(s, s.active) if self.who is None else self.who.seats(s, env)
        for seat in seats:
            for zone in self.zones:
                for card in s.zones[seat * c.ZONES + zone]:
                    if has_all(self.traits, s, env, card):
                        found.append(card)
        return found

    def fits(self, s: State, env: Env, card: Card) -> bool:
        place = s.places[card.number]
        if place < 0 or place % c.ZONES not in self.zones:
            return False
        if self.who is not None and place // c.ZONES not in self.who.seats(s, env):
            return False
        return has_all(self.traits, s, env, card)


@dataclass(slots=True, eq=False)
class CardsAnywhere(Group):
    """Cards wherever they are: being played, in play, on the pile. They are asked for one at a time."""

    who: Whom | None
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        raise AssertionError("a card that may be anywhere is asked for by itself")

    def fits(self, s: State, env: Env, card: Card) -> bool:
        if self.who is not None and controller_of(s, card) not in self.who.seats(s, env):
            return False
        return has_all(self.traits, s, env, card)


@dataclass(slots=True, eq=False)
class ThisCard(Group):
    """The card whose text it is."""

    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        return [env.card] if self.fits(s, env, env.card) else []

    def fits(self, s: State, env: Env, card: Card) -> bool:
        return card is env.card and s.places[card.number] >= 0 and has_all(self.traits, s, env, card)


@dataclass(slots=True, eq=False)
class EventCard(Group):
    """The card that a trigger is about; of an act, damage or healing the card that does it."""

    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        event = env.event
        if event is None or event.card is None or s.places[event.card.number] < 0:
            return []
        return [event.card] if has_all(self.traits, s, env, event.card) else []


class EventSource(Group):
    """The card that made it happen, where the event is about another one."""

    def cards(self, s: State, env: Env) -> list[Card]:
        event = env.event
        if event is None or event.other is None or s.places[event.other.number] < 0:
            return []
        return [event.other]


@dataclass(slots=True, eq=False)
class SlotCards(Group):
    """What an earlier instruction has chosen, looked at or done something to. With `same`, 'the rest' of it: what has
    gone elsewhere meanwhile is another object."""

    slot: int
    traits: list[Trait]
    same: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for ref in env.slots[self.slot]:
            card = ref.card
            if s.places[card.number] < 0 or (self.same and s.serials[card.number] != ref.serial):
                continue
            if has_all(self.traits, s, env, card):
                found.append(card)
        return found


@dataclass(slots=True, eq=False)
class EndOfPile(Group):
    """The top or bottom cards of decks or discard piles."""

    zone: int
    who: Whom
    count: Amount
    bottom: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        count = max(0, self.count.value(s, env))
        for seat in self.who.seats(s, env):
            pile = s.zones[seat * c.ZONES + self.zone]
            found.extend(pile[max(0, len(pile) - count) :] if self.bottom else pile[:count])
        return found


@dataclass(slots=True, eq=False)
class LastDiscarded(Group):
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
                if has_all(self.traits, s, env, card):
                    found.append(card)
                    left -= 1
        return found


@dataclass(slots=True, eq=False)
class StoredCards(Group):
    """[LS-2.8.3.1] The stacks under some cards, first stored first; also of one that is leaving play [LS-G51]."""

    under: Group
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for storage in self.under.cards(s, env):
            record = last_record(s, storage)
            if record is None and storage is env.card and isinstance(env.record, InPlay):
                record = env.record  # it has arrived where it was sent
            if record is not None:
                for card in record.stored:
                    if has_all(self.traits, s, env, card):
                        found.append(card)
        return found


@dataclass(slots=True, eq=False)
class Beside(Group):
    """[LS-6.2.1-left-right.2] [LS-6.2.1-left-right.3] The neighbour in the row, or all on that side; [LS-S22] always
    all in the earlier edition."""

    of: Group
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
                if has_all(self.traits, s, env, other):
                    found.append(other)
        return found


@dataclass(slots=True, eq=False)
class Together(Group):
    """The cards of several noun phrases."""

    groups: list[Group]

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for group in self.groups:
            for card in group.cards(s, env):
                if card not in found:
                    found.append(card)
        return found

    def fits(self, s: State, env: Env, card: Card) -> bool:
        for group in self.groups:
            if group.fits(s, env, card):
                return True
        return False


@dataclass(slots=True, eq=False)
class Both(Group):
    """Cards that are of each of these groups; asked for one at a time."""

    groups: list[Group]

    def cards(self, s: State, env: Env) -> list[Card]:
        return [card for card in self.groups[0].cards(s, env) if self.fits(s, env, card)]

    def fits(self, s: State, env: Env, card: Card) -> bool:
        for group in self.groups:
            if not group.fits(s, env, card):
                return False
        return True


@dataclass(slots=True, eq=False)
class Extreme(Group):
    """Those with the highest or the lowest number; several if they are equal."""

    of: Group
    stat: int
    highest: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        best = 0
        for card in self.of.cards(s, env):
            value = stat_of(s, card, self.stat)
            if found and value == best:
                found.append(card)
            elif not found or (value > best) == self.highest:
                found = [card]
                best = value
        return found


@dataclass(slots=True, eq=False)
class RowEnd(Group):
    """[LS-6.2.1-left-right.1] Of each hero's cards in play that fit, the leftmost or the rightmost."""

    of: Group
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


def cards_of_hero(s: State, env: Env, group: Group, seat: int) -> list[Card]:
    """The cards of a noun phrase that is read with another hero as 'you': 'each hero with no cards in hand'."""
    return group.cards(s, env if seat == env.seat else env.read(seat, env.event))
