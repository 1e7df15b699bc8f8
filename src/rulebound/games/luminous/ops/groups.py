"""Groups of cards: where they are, and which traits they must have."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.ops.remembering import event_ref, moved_since, remembered, stat_of, there
from rulebound.games.luminous.record import InPlay, in_play, records_of
from rulebound.kernel.play import Card, Event, Ref, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait, Whom, groups, has_all
from rulebound.kernel.terms.events import passes


@dataclass(slots=True, eq=False)
class CardsInPlay(Cards):
    """[LU-zone.9] Cards in play: of some players or of all, from the active player on."""

    who: Whom | None
    traits: list[Trait]
    field_only: bool  # only units, relics and tokens are meant, which stand in the field

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        who = self.who
        seat = s.active
        for _ in range(s.rules.seats):
            if who is None or who.includes(s, env, seat):
                at = seat * c.ZONES
                if not self.field_only:
                    self.add(s, env, s.zones[at + c.FAVORED], found)
                    self.add(s, env, s.zones[at + c.ORB_ROW], found)
                self.add(s, env, s.zones[at + c.FIELD], found)
            seat = (seat + 1) % s.rules.seats
        return found

    def add(self, s: State, env: Env, cards: list[Card], found: list[Card]) -> None:
        records = records_of(s)
        for card in cards:
            r: InPlay = records[card.number]
            for trait in self.traits:
                if not trait.fits(s, env, card, r):
                    break
            else:
                found.append(card)

    def fits(self, s: State, env: Env, card: Card) -> bool:
        r = in_play(s, card)
        if r is None:
            return False
        who = self.who
        if who is not None and not who.includes(s, env, r.controller):
            return False
        return has_all(self.traits, s, env, card, r)


@dataclass(slots=True, eq=False)
class PlayedCards(Cards):
    """Cards as players play them, for what they cost: they lie in a hand or wherever an effect plays them from.

    `who` plays them, whoever owns them: whoever asks what a card costs its player compares that.
    """

    who: Whom | None
    traits: list[Trait]

    def cards(self, s: State, env: Env) -> list[Card]:
        raise AssertionError("cards being played are asked for one at a time")

    def fits(self, s: State, env: Env, card: Card) -> bool:
        return in_play(s, card) is None and has_all(self.traits, s, env, card, None)


@dataclass(slots=True, eq=False)
class NextPlayed(PlayedCards):
    """'The next card you play this turn': until such a card has been played."""

    since: int  # the number that holds the time of the effect

    def fits(self, s: State, env: Env, card: Card) -> bool:
        if not PlayedCards.fits(self, s, env, card):
            return False
        event = s.newest_of(c.PLAYED)
        while event is not None and event.time > env.numbers[self.since]:
            played = event.card
            if event.seat == env.seat and played is not None and has_all(self.traits, s, env, played, None):
                return False
            event = event.earlier
        return True


class ThisCard(groups.ThisCard):
    """The card whose text it is, as long as it is the same object [LU-zone.12]."""

    def fits(self, s: State, env: Env, card: Card) -> bool:
        if card is not env.card or s.places[card.number] < 0:
            return False
        if s.serials[card.number] != env.serial and not moved_by_event(s, env):
            return False
        return has_all(self.traits, s, env, card, in_play(s, card))

    def refs(self, s: State, env: Env) -> list[Ref]:
        return [Ref(env.card, env.serial, env.record)]


def moved_by_event(s: State, env: Env) -> bool:
    """[LU-zone.12] Whether the card of the text lies where the very move that triggered it has put it."""
    event = env.event
    return event is not None and event.card is env.card and not moved_since(s, event, env.card)


class EventCard(Cards):
    """The card that a trigger is about."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env) if there(s, ref)]

    def refs(self, s: State, env: Env) -> list[Ref]:
        event = env.event
        return [] if event is None else event_ref(s, event)


@dataclass(slots=True, eq=False)
class NthOfTurn(Cards):
    """'The first unit that attacked this turn', as long as it is the same object [LU-zone.12]."""

    happened: int
    tests: list[Test]
    nth: int
    traits: list[Trait]

    def event(self, s: State, env: Env) -> Event | None:
        found: list[Event] = []
        event = s.newest_of(self.happened)
        while event is not None:
            if passes(s, event, env, self.tests):
                found.append(event)
            event = event.earlier
        return found[-self.nth] if len(found) >= self.nth else None

    def refs(self, s: State, env: Env) -> list[Ref]:
        event = self.event(s, env)
        if event is None or event.card is None:
            return []
        if event.kind == c.PLAYED and not has_left_since(s, event, event.card):
            return [s.ref(event.card)]  # what is played moves on by itself
        return event_ref(s, event)

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for ref in self.refs(s, env):
            if there(s, ref) and has_all(self.traits, s, env, ref.card, in_play(s, ref.card)):
                found.append(ref.card)
        return found


def has_left_since(s: State, then: Event, card: Card) -> bool:
    """Whether a card has left play after an event of this turn."""
    event = s.newest_of(c.LEFT_PLAY)
    while event is not None and event.time > then.time:
        if event.card is card:
            return True
        event = event.earlier
    return False


class OtherEventCard(Cards):
    """The second party of an event: the attacker that was blocked, the source of the damage; [LU-zone.12] once it has
    gone elsewhere it is another object."""

    def cards(self, s: State, env: Env) -> list[Card]:
        event = env.event
        if event is None or event.other is None or s.places[event.other.number] < 0:
            return []
        return [] if moved_since(s, event, event.other) else [event.other]

    def refs(self, s: State, env: Env) -> list[Ref]:
        event = env.event
        if event is None or event.other is None:
            return []
        other = event.other
        return [s.ref(other)]


class SlotCards(groups.SlotCards):
    """What an earlier instruction has chosen, looked at or done something to, with the values it had."""

    def refs(self, s: State, env: Env) -> list[Ref]:
        if not self.traits:
            return env.slots[self.slot]
        found: list[Ref] = []
        for ref in env.slots[self.slot]:
            if has_all(self.traits, s, env, ref.card, remembered(s, ref)):
                found.append(ref)
        return found


@dataclass(slots=True, eq=False)
class FavoredOf(Cards):
    who: Whom

    def cards(self, s: State, env: Env) -> list[Card]:
        found: list[Card] = []
        for seat in self.who.seats(s, env):
            found.extend(s.zone(seat, c.FAVORED))
        return found


@dataclass(slots=True, eq=False)
class AllBut(Cards):
    """'Except by …': every card in play that is none of these."""

    but: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        raise AssertionError("asked of one card at a time")

    def fits(self, s: State, env: Env, card: Card) -> bool:
        return in_play(s, card) is not None and not self.but.fits(s, env, card)


@dataclass(slots=True, eq=False)
class WithinTotal(Cards):
    """Those that can still be chosen besides the ones in a slot, if all together may have no more of a number."""

    group: Cards
    slot: int
    stat: int
    most: Amount

    def cards(self, s: State, env: Env) -> list[Card]:
        left = self.most.value(s, env)
        for ref in env.slots[self.slot]:
            left -= stat_of(s, ref.card, in_play(s, ref.card), self.stat)
        return [card for card in self.group.cards(s, env) if stat_of(s, card, in_play(s, card), self.stat) <= left]
