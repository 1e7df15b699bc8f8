"""Cards that go to decks and other zones; looking and shuffling."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.leaving import home_instead, leave_play, slip_away
from rulebound.games.luminous.atoms.texts import touched
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.replacing import replaced
from rulebound.kernel.play import NOWHERE, Card, Event, State


def put_into_deck(s: State, card: Card, on_top: bool) -> bool:
    """Top or bottom of the owner's deck; a basic orb goes to the orb pile instead [LU-zone.11a]."""
    if in_play(s, card) is not None:
        return leave_play(s, [card], c.DECK, c.BY_EFFECT, on_top) > 0
    zone = s.place(card)
    if zone == NOWHERE:
        return False
    slip_away(s, card)
    s.move(card, card.owner * c.ZONES + home_instead(card, c.DECK), on_top)
    touched(s)
    s.emit(Event(c.PUT_IN_DECK, card.owner, card, None, zone, c.BY_EFFECT, None))
    return True


def put_all_into_deck(s: State, cards: list[Card], on_top: bool) -> None:
    """Cards from anywhere; those in play leave it together [LU-dmg.8]. The last one put on top lies on top."""
    leaving = [card for card in cards if in_play(s, card) is not None]
    if leaving:
        leave_play(s, leaving, c.DECK, c.BY_EFFECT, on_top)
    for card in cards:
        if card not in leaving:
            put_into_deck(s, card, on_top)


def put_into_zone(s: State, cards: list[Card], to: int) -> None:
    """To a kind of zone of the owner, without being drawn, discarded or destroyed."""
    leaving = [card for card in cards if in_play(s, card) is not None]
    if leaving:
        leave_play(s, leaving, to, c.BY_PUT, True)
    for card in cards:
        zone = s.place(card)
        if card in leaving or zone in (NOWHERE, to):
            continue
        if to == c.DISCARD and replaced(s, c.PUT_IN_DISCARD, card.owner, card, zone, c.BY_PUT):
            continue
        if to == c.DECK:
            slip_away(s, card)
        s.move(card, card.owner * c.ZONES + home_instead(card, to), True)
        kind = c.PUT_IN_DISCARD if to == c.DISCARD else c.PUT_ELSEWHERE
        s.emit(Event(kind, card.owner, card, None, zone, c.BY_PUT, None))


def shuffle_deck(s: State, seat: int) -> None:
    s.shuffle(seat * c.ZONES + c.DECK)
    s.emit(Event(c.SHUFFLED, seat, None, None, 0, c.BY_EFFECT, None))


def cut_deck(s: State, seat: int, at: int) -> None:
    """[LU-setup.2b] The lower part goes on top."""
    zone = seat * c.ZONES + c.DECK
    deck = s.zones[zone]
    s.zones[zone] = deck[at:] + deck[:at]


def see(s: State, seat: int, card: Card) -> None:
    """Nothing is told of it."""
    s.show(card, 1 << seat)


def look_at(s: State, seat: int, cards: list[Card]) -> None:
    for card in cards:
        see(s, seat, card)
        s.emit(Event(c.LOOKED, seat, card, None, 0, c.BY_EFFECT, None))


def reveal(s: State, seat: int, card: Card) -> None:
    s.show(card, (1 << s.rules.seats) - 1)
    s.emit(Event(c.REVEALED, seat, card, None, 0, c.BY_EFFECT, None))
