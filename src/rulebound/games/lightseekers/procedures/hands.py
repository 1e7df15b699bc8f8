"""Hands, decks, piles and stacks: Draw, Discard, Move, Store, show [LS-2.8.1.1] … [LS-2.8.3.6b]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms import lasting
from rulebound.games.lightseekers.atoms.asleep import TOUCHED_LINES
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.atoms.zones import (
    draw_at_once,
    draw_card,
    show_to,
    shuffle,
    to_deck,
    to_hand,
    to_limbo,
    to_pile,
)  # fmt: skip
from rulebound.games.lightseekers.atoms.zones import store as put_under
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.forbidding import card_forbidden, forbidden, immune, shielded, untouched
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import is_in_play, is_out
from rulebound.kernel.play import Card, Event, State

WATCHING_HANDS: Final = TOUCHED_LINES | 1 << c.F_CANNOT  # what may change with each card that is drawn


def draw(s: State, seat: int, count: int, source: Card | None, face_up: bool) -> list[Card]:
    """[LS-6.1.2-draw] [LS1-6.draw] [LS-G76] One instruction, card by card from the top; then one event per card.

    [LS1-4.4.2] Not if a text forbids it.
    """
    drawn: list[Card] = []
    if is_out(s, seat) or untouched(s, seat, source):
        return drawn
    if face_up or (s.static_fields | s.modifier_fields) & WATCHING_HANDS:
        for _ in range(count):
            if forbidden(s, seat, c.NOT_DRAW, source):
                break
            card = draw_card(s, seat, face_up)
            if card is None:
                break
            drawn.append(card)
    elif count > 0:
        drawn = draw_at_once(s, seat, count)
    if not drawn and count > 0 and switches_of(s).empty_results_count:
        tell(s, c.DREW, seat, None, source, 0, 0)
    for card in drawn:
        s.emit(Event(c.DREW, seat, card, source, 1, 0, None))
    return drawn


def discard(s: State, seat: int, cards: list[Card], source: Card | None) -> int:
    """[LS-6.1.2-discard.1] From the hand, or wherever they are; the last one ends on top [LS-2.8.1.4]. How many."""
    gone: list[Card] = []
    zones: list[int] = []
    for card in cards:
        if shielded(s, card, source) or immune(s, seat, c.TO_DISCARD, source):
            continue
        if may_discard(s, seat, card) and s.places[card.number] >= 0:
            gone.append(card)
            zones.append(s.places[card.number] % c.ZONES)
            to_limbo(s, card)  # [LS-G77]
    for card in gone:
        to_pile(s, card)
    for at in range(len(gone)):
        tell(s, c.DISCARDED, seat, gone[at], source, zones[at], 0)
    return len(gone)


def may_discard(s: State, who: int, card: Card) -> bool:
    """[LS-2.2.3] Whether no text says that the hero can't, or that the card can't be Discarded."""
    return not card_forbidden(s, card, c.NOT_DISCARDED) and not forbidden(s, who, c.NOT_DISCARD, card)


def can_leave_pile(s: State, card: Card) -> bool:
    """[LS1-6.burn] [LS-6.1.2-burn.1] [LS-6.1.2-burn.2] Once on the discard pile a Burn card stays; so does one of which
    a text says that it can't leave it [LS-2.2.3]."""
    if s.places[card.number] % c.ZONES != c.DISCARD:
        return True
    return not light(card.definition).burn and not card_forbidden(s, card, c.NOT_FROM_PILE)


def movable(s: State, who: int, cards: list[Card]) -> list[Card]:
    """[LS-2.2.3] Those that this hero can move."""
    return [card for card in cards if may_move(s, who, card)]


def may_move(s: State, who: int, card: Card) -> bool:
    return not card_forbidden(s, card, c.NOT_MOVED) and not forbidden(s, who, c.NOT_MOVE, card)


def move_from_hand(s: State, seat: int, cards: list[Card], to: int, source: Card, shuffles: bool, top: bool) -> int:
    """[LS-2.8.2.1] [LS-2.8.2.2] [LS1-4.3.5.2] Picked by the owner, and shown to all. How many."""
    for card in cards:
        show_to(s, card, (1 << s.rules.seats) - 1)
    return move_cards(s, cards, to, source, shuffles, top)


def move_cards(s: State, cards: list[Card], to: int, source: Card | None, shuffles: bool, top: bool) -> int:
    """[LS-6.2.1-move.1] A plain change of zone of cards that are not in play, each to its owner's zone.

    [LS-3.2.3.2c.2] A deck is shuffled afterwards, unless the text says otherwise. [LS-6.1.2-burn.1] A forced move of a
    Burn card does nothing.
    """
    # [LS-6.1.2-play.2]
    gone: list[Card] = []
    froms: list[int] = []
    for card in cards:
        place = s.places[card.number]
        if place < 0 or is_in_play(s, card) or not can_leave_pile(s, card) or card_forbidden(s, card, c.NOT_MOVED):
            continue
        if shielded(s, card, source):
            continue
        gone.append(card)
        froms.append(place % c.ZONES)
        if place % c.ZONES == c.DISCARD and switches_of(s).name_cards_leaving_discard:
            s.note(c.REVEALED, card.owner, card, None, 0, 0)  # [LS1-3.4.4.6]
    owners: list[int] = []
    for at in range(len(gone)):
        card = gone[at]
        if to == c.HAND:
            to_hand(s, card)
        elif to == c.DECK:
            to_deck(s, card, top)
            if card.owner not in owners:
                owners.append(card.owner)
        else:
            to_pile(s, card)
    if to == c.DECK and shuffles:
        for owner in owners:
            shuffle(s, owner)
    for at in range(len(gone)):
        tell(s, c.MOVED, gone[at].owner, gone[at], source, froms[at] * c.ZONES + to, 0)
    return len(gone)


def store(s: State, card: Card, under: Card, source: Card, face_down: bool) -> bool:
    """[LS-2.8.3.1] Under a card in play; [LS-2.8.3.5] [LS1-6.1.4.2] there it is not in play itself. [LS-S18] In the
    earlier edition under Buffs only. Whether it was Stored."""
    r = in_play(s, under)
    if r is None or (switches_of(s).store_under_buffs_only and not r.kind.buff):
        return False
    if s.places[card.number] < 0 or is_in_play(s, card) or not can_leave_pile(s, card):
        return False
    if card_forbidden(s, card, c.NOT_STORED) or forbidden(s, r.controller, c.NOT_STORE, card):
        return False
    if shielded(s, card, source):
        return False
    put_under(s, card, under, face_down)
    tell(s, c.STORED_CARD, r.controller, card, source, s.serials[under.number], 1 if face_down else 0)
    return True


# ---- showing
def show_hand(s: State, seat: int, to: int) -> None:
    """[LS-3.2.3.1a.2] [LS1-3.4.1.3] To one seat, or to all if `to` is below 0."""
    seats = (1 << s.rules.seats) - 1 if to < 0 else 1 << to
    for card in s.zones[seat * c.ZONES + c.HAND]:
        show_to(s, card, seats)
        s.note(c.HAND_SHOWN, seat, card, None, to, 0)


def prove(s: State, seat: int, controller: int, source: Card) -> None:
    """[LS-2.8.2.3] [LS-2.8.2.4] [LS1-4.3.5.4] Who cannot move as many cards as required shows the hand to the
    controller of the effect; [LS1-4.3.5.3] in the earlier edition the kinds of the cards, to all."""
    if seat == controller or untouched(s, seat, source):
        return
    if switches_of(s).kinds_of_hand_to_all:
        kinds = [light(card.definition).act for card in s.zones[seat * c.ZONES + c.HAND]]
        kinds.sort()
        for act in kinds:
            s.note(c.KIND_SHOWN, seat, None, None, act, 0)
    else:
        show_hand(s, seat, controller)


def gain_actions(s: State, seat: int, count: int, unrestricted: bool, source: Card) -> bool:
    """[LS-4.1.3.3e-i] [LS-4.1.3.6e]"""
    if count <= 0 or is_out(s, seat) or untouched(s, seat, source) or forbidden(s, seat, c.NOT_GAIN_ACTIONS, source):
        return False
    lasting.gain_actions(s, seat, count, unrestricted, source)
    return True
