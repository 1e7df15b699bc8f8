"""Drawing, the deck race, discarding."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.facts import number, set_number
from rulebound.games.luminous.atoms.texts import stopped, touched
from rulebound.games.luminous.replacing import NOT_REPLACED, any_replaced
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import barred, forbidding, is_out, living
from rulebound.kernel.play import NOWHERE, Card, Event, State


def draw(s: State, seat: int, count: int) -> int:
    """[LU-win.11] Draw from the own deck's top, one card at a time; the missing ones are empty draws, of which the
    first does all that they do together [LU-win.9]. How many came."""
    drawn = 0
    for _ in range(count):
        if is_out(s, seat) or not s.spend():
            break
        if stopped(s, c.NOT_DRAW, c.DREW, seat, None, 1):
            continue
        deck = s.zone(seat, c.DECK)
        if deck:
            draw_card(s, seat, deck[0])
            drawn += 1
        else:
            empty_draw(s, seat)
            if not forbidding(s):
                break
    return drawn


def draw_card(s: State, seat: int, card: Card) -> bool:
    """[LU-key.1] To draw is to move a card from a zone to one's hand."""
    zone = s.place(card)
    if zone == NOWHERE or zone == c.HAND:
        return False
    s.move(card, seat * c.ZONES + c.HAND, False)
    s.emit(Event(c.DREW, seat, card, None, zone, c.BY_EFFECT, None))
    return True


def empty_draw(s: State, seat: int) -> None:
    """[LU-win.6] Nothing moves. [LU-win.7] The first player to do so is marked, [LU-win.8] the last one wins."""
    s.emit(Event(c.EMPTY_DRAW, seat, None, None, 0, c.BY_EFFECT, None))
    switches = rules_of(s).switches
    if switches.empty_draw_loses:
        set_number(s, seat, c.LIFE, 0)
        s.dirty = True
        return
    if number(s, seat, c.RAN_DRY):
        return  # [LU-win.9] [LU-win.10]
    s.facts[c.RAN_DRY_COUNT] += 1
    set_number(s, seat, c.RAN_DRY, s.facts[c.RAN_DRY_COUNT])
    deck_race(s)


def deck_race(s: State) -> None:
    """[LU-multi.9] Once every living player has run dry, the one who did last wins; with two that is [LU-win.8]."""
    last = -1
    dry = 0
    for seat in range(s.rules.seats):
        place = number(s, seat, c.RAN_DRY)
        if is_out(s, seat):
            continue
        if place:
            dry += 1
            if last < 0 or place > number(s, last, c.RAN_DRY):
                last = seat
    second = rules_of(s).switches.empty_draw_second
    if dry and (dry == living(s) or (second and dry >= 2)):
        s.end(last, "deck race", "LU-win.8" if s.rules.seats == 2 else "LU-multi.9")


def discard(s: State, cards: list[Card]) -> int:
    """[LU-key.3] [LU-key.5] [LU-zone.4] Cards of hand or deck go to their owners' piles, together. How many went."""
    gone = 0
    moved: list[int] = []
    if forbidding(s):
        cards = [card for card in cards if not kept_from_pile(s, card)]
    for card in cards:
        zone = s.place(card)
        moved.append(zone)
        if zone == c.HAND or zone == c.DECK:
            s.move(card, card.owner * c.ZONES + c.DISCARD, True)
    touched(s)
    for index, card in enumerate(cards):
        zone = moved[index]
        if zone == c.HAND or zone == c.DECK:
            gone += 1
            s.emit(Event(c.DISCARDED, card.owner, card, None, zone, c.BY_EFFECT, None))
            s.emit(Event(c.PUT_IN_DISCARD, card.owner, card, None, zone, c.BY_EFFECT, None))
    return gone


def kept_from_pile(s: State, card: Card) -> bool:
    """[LU-play.14] A text forbids the discard, or speaks of it or of the way to the discard pile: '… instead'."""
    if barred(s, card.owner, c.NOT_DISCARD, card):
        return True
    zone = s.place(card)
    told = [Event(kind, card.owner, card, None, zone, c.BY_EFFECT, None) for kind in (c.DISCARDED, c.PUT_IN_DISCARD)]
    return any_replaced(s, told) != NOT_REPLACED


def cull(s: State, seat: int, count: int) -> int:
    """[LU-cull.1] [LU-cull.2] The top cards of the own deck are discarded together; [LU-key.9] as many as there are.

    [LU-win.12] That is no draw.
    """
    cards = s.zone(seat, c.DECK)[: max(0, count)]
    if cards:
        discard(s, cards)
        s.emit(Event(c.CULLED, seat, None, None, len(cards), c.BY_EFFECT, None))
    return len(cards)
