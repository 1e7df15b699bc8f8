"""Cards change their place: to piles, onto spaces, under characters."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.lying import walked
from rulebound.games.lost_legacy.record import OnField, Under, on_field, writable
from rulebound.kernel.play import Card, State


def send(s: State, card: Card, zone: int) -> None:
    """[LL-zone.1] [LL-zone.2] Onto the owner's pile of that sort; a deck takes it at its bottom [LL-verb.7]."""
    if s.place(card) == c.HAND:
        cover_hand(s, card.owner, zone)
    s.move(card, card.owner * c.ZONES + zone, zone in (c.DISPOSAL, c.ERASED))


def cover_hand(s: State, seat: int, zone: int) -> None:
    """What leaves a hand unseen may be any of its cards: nobody else can tell any more which are left."""
    if zone in (c.DECK, c.SUB_DECK, c.STANDBY, c.LINKED_DOWN):
        other = 1 - seat
        for card in s.zone(seat, c.HAND):
            if s.known[card.number] >> other & 1:
                s.hide(card, 1 << other)


def draw(s: State, seat: int) -> Card:
    """[LL-verb.1] The top card of the deck."""
    card = s.zone(seat, c.DECK)[0]
    s.move(card, seat * c.ZONES + c.HAND, False)
    return card


def put_back(s: State, card: Card, zone: int, on_top: bool) -> None:
    """[LL-void.4] A voided placing takes the card back where it was."""
    s.move(card, zone, on_top)


def place(s: State, card: Card, seat: int, space: int, face_down: bool) -> None:
    """[LL-pos.5] [LL-pos.6] Onto a space, or turned over where it lies."""
    if face_down and s.place(card) == c.HAND:
        cover_hand(s, card.owner, c.STANDBY)
    s.move(card, seat * c.ZONES + (c.STANDBY if face_down else c.FIELD), False)
    r = OnField(card, seat, space)
    r.face_down = face_down
    r.came = s.turn
    r.token = s.token
    s.put_record(card, r)


def link(s: State, card: Card, host: Card, seat: int, face_down: bool) -> None:
    """[LL-link.1] [LL-link.4] Under a character; it keeps its controller."""
    s.move(card, seat * c.ZONES + (c.LINKED_DOWN if face_down else c.LINKED), False)
    r = Under(card, seat)
    r.face_down = face_down
    r.token = s.token
    s.put_record(card, r)
    s.lay(card, host, -1)


def walk(s: State, card: Card, space: int) -> None:
    record = writable(s, card)
    walked(s, card, record.at, space)
    record.at = space


def hand_over(s: State, card: Card, seat: int) -> None:
    """Another player controls a card on the field."""
    s.hand_over(card, seat)
    s.memos[c.LYING] = s.memos[c.LINES] = None


def count_move(s: State, card: Card, by_hand: bool) -> None:
    """[LL-open.17] [LL-open.18] Only moves by hand are bounded."""
    r = writable(s, card)
    r.moved += by_hand
    r.went = True


def mark_attacked(s: State, card: Card) -> None:
    """[LL-bat.26]"""
    writable(s, card).attacked = True


def mark_threatened(s: State, card: Card) -> None:
    """[LL-bat.8]"""
    writable(s, card).threatened = True


def turn(s: State, card: Card, resting: bool) -> None:
    """[LL-pos.3] [LL-pos.4]"""
    writable(s, card).resting = resting


def swap_spaces(s: State, one: Card, other: Card) -> None:
    """[LL-repl.1] [LL-repl.3] Two cards on the field change places; each keeps its position."""
    at = on_field(s, one).at
    writable(s, one).at = on_field(s, other).at
    writable(s, other).at = at
    s.memos[c.LYING] = None


def take_place(s: State, newcomer: Card, old: Card, zone: int, pieces: OnField | None, keep_links: bool) -> None:
    """[LL-repl.1] [LL-repl.3] A card from elsewhere takes the space and the position of a character, which goes where
    the other came from. [LL-field.3] Its pieces go with it; the newcomer bears those that are named, and by the switch
    [LL-build.7] what was linked to the other."""
    before = on_field(s, old)
    borne = (0, 0, 0) if pieces is None else (pieces.power_ups, pieces.damage, pieces.tokens)
    place(s, newcomer, before.controller, before.at, False)
    r = writable(s, newcomer)
    r.resting = before.resting
    r.moved = before.moved
    r.went = before.went
    r.weaken = before.weaken  # [LLQ-atk.10]
    r.acted = before.acted
    r.power_ups, r.damage, r.tokens = borne
    for card in before.pile if keep_links else []:
        s.lift(card)
        s.lay(card, newcomer, -1)
    s.move(old, zone, False)


def link_again(s: State, cards: list[Card], host: Card) -> None:
    """[LL-void.4] What lay under a character that has come back, and lies nowhere else meanwhile."""
    for card in cards:
        if s.place(card) in c.UNDER_CARDS and s.host(card) is None:
            s.lay(card, host, -1)
    s.memos[c.LYING] = s.memos[c.LINES] = None


def shuffle_deck(s: State, seat: int) -> None:
    """[LL-verb.2]"""
    s.shuffle(seat * c.ZONES + c.DECK)


def put_dug(s: State, seat: int, card: Card, at: int) -> None:
    """[LL-verb.11] A card that was dug goes back so far from the top; -1: to the bottom."""
    deck = seat * c.ZONES + c.DECK
    rest = [other for other in s.zones[deck] if other is not card]
    s.zones[deck] = [*rest, card] if at < 0 else [*rest[:at], card, *rest[at:]]


def show(s: State, card: Card, seats: int) -> None:
    s.show(card, seats)
