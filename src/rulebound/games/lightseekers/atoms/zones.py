"""Cards that move between zones. Every change passes here, so that hands, piles and knowledge keep their books."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.asleep import TOUCHED_LINES, forget_sleep, touched
from rulebound.games.lightseekers.definition import LightTriggered, light
from rulebound.games.lightseekers.record import InPlay, writable
from rulebound.games.lightseekers.rules import switches_of
from rulebound.kernel.play import NOWHERE, Card, Event, Listener, State, Static
from rulebound.kernel.terms import Env

BOTTOM: Final = -1  # the index behind the last card
OF_PLAY: Final = 1 << c.HERO | 1 << c.ITEMS | 1 << c.BUFFS


def relocate(s: State, card: Card, seat: int, zone: int, index: int) -> None:
    """Put a card into a zone, at an index; it is a new object there."""
    old = s.places[card.number]
    if old >= 0:
        before_leaving(s, card, old)
        if old % c.ZONES == c.LIMBO:
            take_stack_along(s, card, zone, index)
    place = seat * c.ZONES + zone
    s.move(card, place, index == 0)
    if index > 0:
        cards = [other for other in s.zones[place] if other is not card]
        cards.insert(index, card)
        s.zones[place] = cards
    if zone == c.DISCARD:
        open_pile_effects(s, card)
        s.emit(Event(c.PUT, seat, card, None, c.DISCARD, 0, None))  # [LS-G48] when it came there
    elif zone == c.HAND:
        came_back(s, card, seat)
    if (s.static_fields | s.modifier_fields) & TOUCHED_LINES:
        was_in_play = old >= 0 and OF_PLAY >> old % c.ZONES & 1 == 1
        if zone == c.DISCARD or not (was_in_play or OF_PLAY >> zone & 1):
            touched(s)  # [LS-T15] a hand, a pile or a stack is another; what enters or leaves play does it at the end


def before_leaving(s: State, card: Card, place: int) -> None:
    """What hangs on the place that a card leaves ends."""
    zone = place % c.ZONES
    if zone == c.HAND:
        s.numbers[place // c.ZONES * c.SEAT_NUMBERS + c.LEFT_HAND] += 1
        s.emit(Event(c.LEFT_ZONE, place // c.ZONES, card, None, c.HAND, 0, None))
    elif zone == c.DISCARD:
        close_effects(s, card)
        if s.listeners[c.LEFT_ZONE]:
            s.emit(Event(c.LEFT_ZONE, place // c.ZONES, card, None, c.DISCARD, 0, None))
    elif zone == c.BUFFS or zone == c.ITEMS or zone == c.HERO:
        close_effects(s, card)
    if s.facts[c.ASLEEP]:
        forget_sleep(s, card)


def take_stack_along(s: State, card: Card, zone: int, index: int) -> None:
    """[LS-2.8.3.6a] [LS1-6.1.4.4] [LS-G51] Whatever way a storage card goes out of Limbo, its stack goes the same way,
    each card to its owner's zone, and before it; where cards are not stored to go, that is the discard pile."""
    record = s.records[card.number]
    if not isinstance(record, InPlay):
        return
    stack = record.pile
    if switches_of(s).stored_as_stacked:
        stack = [stack[at] for at in range(len(stack) - 1, -1, -1)]
    to = zone if zone == c.HAND or zone == c.DECK else c.DISCARD
    for stored in stack:
        relocate(s, stored, stored.owner, to, index if to == c.DECK else 0 if to == c.DISCARD else BOTTOM)


def came_back(s: State, card: Card, seat: int) -> None:
    """[LS-G47] A card that is back in hand before its act is over has come straight back."""
    event = s.history
    while event is not None and event.time == s.clock:
        if event.kind == c.LEFT_ZONE and event.card is card and event.amount == c.HAND:
            s.numbers[seat * c.SEAT_NUMBERS + c.LEFT_HAND] -= 1
            return
        event = event.previous


# ---- what listens and what stands, by place
def open_effects(s: State, card: Card, seat: int, place: int) -> None:
    """[LS-4.1.2.2a.1] [LS1-4.2.3.1] Waiting triggers and standing lines begin, from play or from the pile."""
    kind = light(card.definition)
    serial = s.serials[card.number]
    if kind.watched_events:
        for ability in kind.abilities:
            if isinstance(ability, LightTriggered) and not ability.own and ability.place == place:
                event = ability.event
                if event == c.EACH_TURN and not switches_of(s).pre_step:
                    event = c.TURN_START  # [LS-G58] in Standard Order with all that happens at the start of the turn
                s.add_listener(event, Listener(card, serial, ability))
    if kind.statics:
        added: list[Static] = []
        for line in kind.statics:
            if line.place == place:
                added.append(Static(card, line, line.field, Env(seat, card, serial, None, None), s.clock))
        if added:
            s.set_statics([*s.statics, *added])


def open_pile_effects(s: State, card: Card) -> None:
    """[LS-2.6.3.1-ii.a] A card that says that it works from there."""
    open_effects(s, card, card.owner, c.ON_PILE)


def close_effects(s: State, card: Card) -> None:
    watched = card.definition.watched_events
    if watched:
        s.unlisten(card)
        if watched >> c.EACH_TURN & 1:
            s.set_listeners(c.TURN_START, [each for each in s.listeners[c.TURN_START] if each.card is not card])
    if light(card.definition).statics:
        s.set_statics([static for static in s.statics if static.card is not card])


# ---- moves without a name of their own
def to_limbo(s: State, card: Card) -> None:
    """[LS-3.2.3.7a.2] [LS-3.2.3.7a.1] [LS-2.6.8a] [LS1-4.3.3.9] Between two areas, or while it is being played."""
    relocate(s, card, card.owner, c.LIMBO, BOTTOM)


def leave_to_limbo(s: State, card: Card) -> None:
    """[LS-6.2.1-leave.2] Out of play, with what it was like last: its corner, its stack, whether it slept."""
    asleep = s.facts[c.ASLEEP] & (1 << card.number)
    writable(s, card).asleep = asleep != 0
    record = s.keep(card)
    relocate(s, card, card.owner, c.LIMBO, BOTTOM)
    s.put_record(card, record)
    s.facts[c.ASLEEP] |= asleep


def to_pile(s: State, card: Card) -> None:
    """[LS-2.5.1.2b] On top of its owner's discard pile."""
    relocate(s, card, card.owner, c.DISCARD, 0)


def to_hand(s: State, card: Card) -> None:
    relocate(s, card, card.owner, c.HAND, BOTTOM)


def to_deck(s: State, card: Card, on_top: bool) -> None:
    """Into its owner's deck, on top or at the bottom; whoever called shuffles, unless a text says otherwise."""
    relocate(s, card, card.owner, c.DECK, 0 if on_top else BOTTOM)


def to_index(s: State, card: Card, zone: int, index: int) -> None:
    """[LS-6.2.1-swap.3] The exact place in a pile."""
    relocate(s, card, card.owner, zone, index)


def out_of_game(s: State, card: Card) -> None:
    """[LS-G43] Without triggers."""
    old = s.places[card.number]
    if old < 0:
        return
    record = s.records[card.number]
    if isinstance(record, InPlay):
        for stored in record.pile:
            if stored.owner != card.owner:
                to_pile(s, stored)
    close_effects(s, card)
    forget_sleep(s, card)
    s.move(card, NOWHERE, False)


def zone_out_of_game(s: State, place: int) -> None:
    """The same of all cards of a zone outside play, one after the other."""
    if place % c.ZONES == c.DISCARD:
        for card in s.zones[place]:
            close_effects(s, card)
    if s.facts[c.ASLEEP]:
        for card in s.zones[place]:
            forget_sleep(s, card)
    s.take_out(place)


def shuffle(s: State, seat: int) -> None:
    """[LS-3.2.3.2c.1] [LS1-3.4.2.3] [LS-3.2.3.2c.2]"""
    s.shuffle(seat * c.ZONES + c.DECK)
    if s.listeners[c.SHUFFLED] or s.modifier_events >> c.SHUFFLED & 1:
        s.emit(Event(c.SHUFFLED, seat, None, None, 0, 0, None))
    else:
        s.note(c.SHUFFLED, seat, None, None, 0, 0)


# ---- named moves
def draw_card(s: State, seat: int, face_up: bool) -> Card | None:
    """[LS-3.2.3.2b] [LS1-3.4.2.2] From the top; [LS-3.2.3.2d] [LS1-3.4.2.4] from an empty deck nothing, and that is
    no Draw."""
    deck = s.zones[seat * c.ZONES + c.DECK]
    if not deck:
        return None
    card = deck[0]
    relocate(s, card, seat, c.HAND, BOTTOM)
    if face_up:
        s.show(card, (1 << s.rules.seats) - 1)  # [LS1-4.4.3]
        s.note(c.FACED_UP, seat, card, None, 0, 0)
    return card


def draw_at_once(s: State, seat: int, count: int) -> list[Card]:
    """The same of several cards, face down, where nothing hangs on the hand before all are drawn."""
    drawn = s.draw(seat * c.ZONES + c.DECK, seat * c.ZONES + c.HAND, count)
    if s.history is not None and s.history.time == s.clock:
        for card in drawn:
            came_back(s, card, seat)
    return drawn


def show_to(s: State, card: Card, seats: int) -> None:
    """These seats (a bit set) see a face."""
    s.show(card, seats)


def show_to_all(s: State, seat: int, card: Card) -> None:
    s.show(card, (1 << s.rules.seats) - 1)
    s.note(c.REVEALED, seat, card, None, 0, 0)


def look_at(s: State, seat: int, card: Card) -> None:
    """[LS-3.2.3.2e.2] Only the looker sees it."""
    s.show(card, 1 << seat)
    s.note(c.LOOKED, seat, card, None, 0, 0)


def reorder_top(s: State, seat: int, cards: list[Card], at_bottom: bool) -> None:
    """[LS-D18] These cards of the deck lie on top (or at the bottom) in this order; who knew them still does."""
    place = seat * c.ZONES + c.DECK
    there = [card for card in cards if s.places[card.number] == place]
    rest = [card for card in s.zones[place] if card not in there]
    s.zones[place] = [*rest, *there] if at_bottom else [*there, *rest]


# ---- storage
def store(s: State, card: Card, under: Card, face_down: bool, index: int = BOTTOM) -> None:
    """[LS-2.8.3.3] Below the cards already stored, if it does not take the place of another; [LS-G51] face-up unless
    the text says face-down."""
    seat = s.controller(under)
    zone = c.STORED_FACE_DOWN if face_down else c.STORED
    if face_down:
        s.hide(card, (1 << s.rules.seats) - 1)
    relocate(s, card, seat, zone, BOTTOM)
    s.lay(card, under, index)  # [LS1-6.1.4.3] [LS-2.8.3.2] [LS1-6.1.4.1] [LS-2.8.3.4] until it moves
    touched(s)
