"""Leaving play: destroyed, sacrificed, voided, returned; and the way of a card that is being played."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.lasting import drop_modifiers
from rulebound.games.luminous.atoms.later import raise_delayed
from rulebound.games.luminous.atoms.listening import forget_given
from rulebound.games.luminous.atoms.statics import drop_statics
from rulebound.games.luminous.atoms.texts import may_not, touched
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.legality.sacrificing import SACRIFICING
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.replacing import NOT_REPLACED, any_replaced, replaced
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import FORBIDDING, attack_of, forbidding, health_of, skills_of
from rulebound.kernel.legality import may
from rulebound.kernel.play import NOWHERE, Card, Event, State


def home_instead(card: Card, zone: int) -> int:
    """[LU-zone.11a] A basic orb that would go to a hand or a deck goes to its owner's orb pile."""
    if kind_of(card.definition).basic and (zone == c.HAND or zone == c.DECK):
        return c.ORB_PILE
    return zone


def leave_play(s: State, cards: list[Card], to: int, cause: int, on_top: bool, sacrificed: bool = False) -> int:
    """Cards leave play together and see one another go [LU-dmg.8]. How many left; a favored stays [LU-zone.8].

    `to` is a kind of zone of the owner. A token ceases to exist instead [LU-token.4]. A basic orb that is destroyed
    goes to the discard pile [LU-zone.11b]. [LU-key.6] Destroyed is what is removed from play, as a rule to the discard
    pile: a text that speaks of the way to the pile alone changes where the card goes, and no more.
    """
    going: list[Card] = []
    turned: list[InPlay] = []
    for card in cards:
        r = in_play(s, card)
        if r is None or r.kind.favored or s.ending is not None or may_not(s, r, c.MAY_NOT_LEAVE):
            continue
        if not forbidding(s):
            going.append(card)
            continue
        told = departure(s, r, to, cause)
        last = last_values(s, r)
        way = any_replaced(s, told)
        if way == NOT_REPLACED:
            going.append(card)
        elif way == c.PUT_IN_DISCARD and cause != c.BY_PUT and in_play(s, card) is None:
            turned.append(last)
    left: list[InPlay] = []
    for card in going:
        r = in_play(s, card)
        if r is not None:  # what happened instead of another's leaving may have taken it along
            left.append(last_values(s, r))
    for r in turned:
        if sacrificed:
            s.emit(Event(c.SACRIFICED, r.controller, r.card, None, 0, cause, r))
        s.emit(Event(c.DESTROYED, r.controller, r.card, None, 0, cause, r))
    if not left:
        return len(turned)
    switches = rules_of(s).switches
    for r in left:
        s.leaving.append(r)
    for r in left:
        drop_statics(s, r.card)
    for r in left:
        card = r.card
        if r.kind.token:
            s.move(card, NOWHERE, False)
        else:
            zone = home_instead(card, to)
            if to == c.DISCARD and r.kind.basic and switches.orbs_return_to_pile:
                zone = c.ORB_PILE
            s.move(card, card.owner * c.ZONES + zone, on_top)
        if r.modified:
            drop_modifiers(s, card)
    if sacrificed:
        for r in left:
            s.emit(Event(c.SACRIFICED, r.controller, r.card, None, 0, cause, r))
    for r in left:
        leaving_events(s, r, to, cause, switches.tokens_depart)
    if s.modifiers:
        for r in left:
            raise_delayed(s, Event(c.LEFT_PLAY, r.controller, r.card, None, to, cause, None))
    for r in left:
        s.unlisten(r.card)
        if s.modifier_fields >> c.F_KEPT & 1:
            forget_given(s, r.card)
    s.leaving = []
    touched(s)
    return len(left) + len(turned)


def departure(s: State, r: InPlay, to: int, cause: int) -> list[Event]:
    """What will be told of a card that leaves, as far as texts can put something else in its place; [LU-token.5] a
    token does not reach the discard pile."""
    told = [Event(c.LEFT_PLAY, r.controller, r.card, None, to, cause, None)]
    if to == c.DISCARD:
        if cause != c.BY_PUT:
            told.append(Event(c.DESTROYED, r.controller, r.card, None, 0, cause, None))
        if not r.kind.token or rules_of(s).switches.tokens_depart:
            told.append(Event(c.PUT_IN_DISCARD, r.controller, r.card, None, c.FIELD, cause, None))
    return told


def leaving_events(s: State, r: InPlay, to: int, cause: int, tokens_depart: bool) -> None:
    """[LU-depart.2] Only the way to the discard pile is told as such."""
    card = r.card
    if to == c.DISCARD and cause != c.BY_PUT:
        s.emit(Event(c.DESTROYED, r.controller, card, None, 0, cause, r))
    s.emit(Event(c.LEFT_PLAY, r.controller, card, None, to, cause, r))
    if to == c.DISCARD:
        if not r.kind.token or tokens_depart:  # [LU-token.5]
            s.emit(Event(c.PUT_IN_DISCARD, r.controller, card, None, c.FIELD, cause, r))
    elif to == c.VOID or to == c.VOID_FACE_DOWN:
        s.emit(Event(c.VOIDED, r.controller, card, None, c.FIELD, cause, r))
    elif to == c.HAND:
        s.emit(Event(c.RETURNED, r.controller, card, None, c.FIELD, cause, r))
    elif to == c.DECK:
        s.emit(Event(c.PUT_IN_DECK, r.controller, card, None, c.FIELD, cause, r))


def last_values(s: State, r: InPlay) -> InPlay:
    """[LU-batch.10] The record as triggers will remember it, static lines counted in."""
    if not s.statics:
        return r
    last = r.copy()
    last.attack = attack_of(s, r)
    last.health = health_of(s, r)
    last.skills = skills_of(s, r)
    return last


def destroy(s: State, cards: list[Card], cause: int) -> int:
    """[LU-key.6] Destroyed cards go to their owners' discard piles [LU-zone.7], unless a text replaces that."""
    return leave_play(s, destructible(s, cards), c.DISCARD, cause, True)


def destructible(s: State, cards: list[Card]) -> list[Card]:
    """Those that no text saves: [LU-play.14] 'can't be destroyed'."""
    if not forbidding(s):
        return cards
    kept: list[Card] = []
    for card in cards:
        r = in_play(s, card)
        if r is not None and not may_not(s, r, c.MAY_NOT_BE_DESTROYED):
            kept.append(card)
    return kept


def sacrifice(s: State, cards: list[Card], cause: int) -> int:
    """[LU-key.7] To sacrifice is to destroy a card of one's own; both events tell it, or neither, if a text lets
    something else happen instead. How many were."""
    return leave_play(s, destructible(s, cards), c.DISCARD, cause, True, True)


def may_sacrifice(s: State, seat: int, card: Card) -> bool:
    """[LU-key.8] Only what one owns and controls; the favored never [LU-zone.8]."""
    if (s.static_fields | s.modifier_fields) & FORBIDDING:
        return may(SACRIFICING, s, seat, card)
    record: Any = s.records[card.number]  # see `record.in_play`
    r: InPlay | None = record
    if r is None or r.controller != seat or r.kind.favored:
        return False
    return card.owner == seat or rules_of(s).switches.sacrifice_by_control


def slip_away(s: State, card: Card) -> None:
    """A card of a hand goes where nobody looks: the others cannot tell any more which cards of that hand they know."""
    if s.place(card) == c.HAND:
        place = s.places[card.number]
        others = ((1 << s.rules.seats) - 1) & ~(1 << (place // c.ZONES))
        for each in s.zones[place]:
            s.hide(each, others)


def void(s: State, cards: list[Card], face_down: bool) -> int:
    """[LU-zone.5] [LU-key.10] To the owner's void; that is neither destroying nor discarding."""
    to = c.VOID_FACE_DOWN if face_down else c.VOID
    in_field: list[Card] = []
    told: list[Event] = []
    for card in cards:
        r = in_play(s, card)
        if r is not None:
            if not may_not(s, r, c.MAY_NOT_BE_VOIDED):
                in_field.append(card)
            continue
        zone = s.place(card)
        if zone == NOWHERE:
            continue
        if face_down:
            slip_away(s, card)
        s.move(card, card.owner * c.ZONES + to, False)
        touched(s)
        if face_down and rules_of(s).switches.void_owner_sees:
            s.show(card, 1 << card.owner)
        cause = c.BY_FACE_DOWN if face_down else c.BY_EFFECT
        told.append(Event(c.VOIDED, card.owner, card, None, zone, cause, None))
    for event in told:  # they go together
        s.emit(event)
    return len(told) + leave_play(s, in_field, to, c.BY_EFFECT, False)


def return_to_hand(s: State, cards: list[Card]) -> int:
    in_field: list[Card] = []
    gone = 0
    for card in cards:
        r = in_play(s, card)
        if r is not None:
            if not may_not(s, r, c.MAY_NOT_BE_RETURNED):
                in_field.append(card)
            continue
        zone = s.place(card)
        if zone == NOWHERE or zone == c.HAND:
            continue
        touched(s)
        s.move(card, card.owner * c.ZONES + home_instead(card, c.HAND), False)
        s.emit(Event(c.RETURNED, card.owner, card, None, zone, c.BY_EFFECT, None))
        gone += 1
    return gone + leave_play(s, in_field, c.HAND, c.BY_EFFECT, False)


def put_resolving(s: State, card: Card, seat: int) -> None:
    """[LU-play.8] A card that is being played is in no other zone."""
    s.move(card, seat * c.ZONES + c.RESOLVING, False)


def void_spell(s: State, card: Card) -> None:
    """[LU-key.10] A text lets a spell go to its owner's void after its effect, and not to the discard pile."""
    if s.place(card) == c.RESOLVING:
        s.move(card, card.owner * c.ZONES + c.VOID, True)
        s.emit(Event(c.VOIDED, card.owner, card, None, c.RESOLVING, c.BY_EFFECT, None))


def end_spell(s: State, card: Card) -> None:
    """[LU-play.7] A spell goes to its owner's discard pile after its effect; [LU-tribute.5b] a copy ceases."""
    if s.place(card) != c.RESOLVING:
        return
    if kind_of(card.definition).token:
        s.move(card, NOWHERE, False)
    elif not replaced(s, c.PUT_IN_DISCARD, card.owner, card, c.RESOLVING, c.BY_EFFECT):
        s.move(card, card.owner * c.ZONES + c.DISCARD, True)
        s.emit(Event(c.PUT_IN_DISCARD, card.owner, card, None, c.RESOLVING, c.BY_EFFECT, None))
    elif s.place(card) == c.RESOLVING:  # the text lets something happen, but has no other place for the card
        s.move(card, card.owner * c.ZONES + c.DISCARD, True)
