"""Cards that a text lets a player play from elsewhere than the hand [LU-play.13] [LU-play.14]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.using import line_used, use_this_turn
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import lasting_op, static_of
from rulebound.kernel.cards import Ability, Card
from rulebound.kernel.state import State

HIDDEN: Final = (c.DECK, c.HAND, c.VOID_FACE_DOWN)


class Leave:
    """A card, how it may be played, and the line that says so (None: an effect, which says no 'once')."""

    __slots__ = ("bits", "by", "card", "line")

    def __init__(self, card: Card, bits: int, line: Ability | None, by: Card | None) -> None:
        self.card = card
        self.bits = bits
        self.line = line
        self.by = by


def leaves(s: State, seat: int) -> list[Leave]:
    """All that may be played so now."""
    found: list[Leave] = []
    if (s.static_fields | s.modifier_fields) >> c.F_PLAYABLE & 1 == 0:
        return found
    for modifier in s.modifiers:
        if modifier.field == c.F_PLAYABLE and modifier.env.seat == seat:
            group = lasting_op(modifier).group
            assert group is not None
            for card in group.cards(s, modifier.env):
                add(s, seat, found, Leave(card, modifier.amount, None, None))
    for static in s.statics:
        if static.field == c.F_PLAYABLE and static.env.seat == seat:
            ability = static_of(static)
            condition, group = ability.condition, ability.group
            assert group is not None
            if condition is not None and not condition.holds(s, static.env):
                continue
            if ability.bits & c.PLAYS_ONCE and line_used(s, static.card, ability):
                continue
            for card in group.cards(s, static.env):
                add(s, seat, found, Leave(card, ability.bits, ability, static.card))
    return found


def add(s: State, seat: int, found: list[Leave], leave: Leave) -> None:
    """[LU-orb.5] Units, relics and spells that lie elsewhere; of what several texts allow the one that costs least."""
    card = leave.card
    if not kind_of(card.definition).playable or in_play(s, card) is not None:
        return
    place = s.places[card.number]
    if place == seat * c.ZONES + c.HAND or (place % c.ZONES in HIDDEN and s.known[card.number] >> seat & 1 == 0):
        return  # one that was shuffled into a deck is not found again; [LU-zone.10] nobody plays what they do not know
    for number, other in enumerate(found):
        if other.card is card:
            if cheaper(leave, other):
                found[number] = leave
            return
    found.append(leave)


def cheaper(one: Leave, other: Leave) -> bool:
    if (one.bits ^ other.bits) & c.PLAYS_FREE:
        return one.bits & c.PLAYS_FREE != 0
    return one.bits & c.PLAYS_ONCE < other.bits & c.PLAYS_ONCE


def leave_for(s: State, seat: int, card: Card) -> Leave | None:
    for leave in leaves(s, seat):
        if leave.card is card:
            return leave
    return None


def take_leave(s: State, seat: int, card: Card) -> int:
    """The card is about to be played: how. What is good for one card in a turn is used up."""
    if s.places[card.number] == seat * c.ZONES + c.HAND:
        return 0
    leave = leave_for(s, seat, card)
    if leave is None:
        return 0
    if leave.bits & c.PLAYS_ONCE and leave.line is not None and leave.by is not None:
        use_this_turn(s, seat, leave.by, leave.line)
    return leave.bits
