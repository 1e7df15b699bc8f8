"""From one hero's row to another's [LS-G70]: out of play, through Limbo, into play."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.lasting import end_modifiers_in_play
from rulebound.games.lightseekers.atoms.play import left
from rulebound.games.lightseekers.atoms.zones import BOTTOM, leave_to_limbo
from rulebound.games.lightseekers.forbidding import card_forbidden
from rulebound.games.lightseekers.procedures.entering import Entering, has_copy_equipped
from rulebound.games.lightseekers.record import in_play, last_record
from rulebound.games.lightseekers.values import in_row_order
from rulebound.kernel.play import Card, Event, Frame, State


def can_cross(s: State, seat: int, card: Card) -> bool:
    """[LS-G53] A double is not moved in, and so it does not go."""
    r = in_play(s, card)
    if r is None or r.kind.hero or card_forbidden(s, card, c.NOT_MOVED | c.NOT_LEAVING):
        return False
    return not r.kind.item or not has_copy_equipped(s, seat, card)


def cross(s: State, cards: list[Card], seat: int, source: Card) -> list[Card]:
    """These cards leave play for the area of this hero. Those that go."""
    gone: list[Card] = []
    for card in in_row_order(s, cards):
        if can_cross(s, seat, card):
            leave_to_limbo(s, card)
            end_modifiers_in_play(s, card)
            gone.append(card)
    if gone:
        left(s)
        s.push(Crossing(gone, [s.serials[card.number] for card in gone], seat, source))
    return gone


class Crossing(Frame):
    """[LS-4.1.3.7a.2] All have left; then one after the other enters, unless its leaving has led it elsewhere."""

    __slots__ = ("cards", "seat", "serials", "source")

    def __init__(self, cards: list[Card], serials: list[int], seat: int, source: Card) -> None:
        self.pc = 0
        self.cards = cards
        self.serials = serials
        self.seat = seat
        self.source = source

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if pc == 0:
            self.tell_leaving(s)
            return
        if pc > len(self.cards):
            s.pop()
            return
        card = self.cards[pc - 1]
        if s.serials[card.number] == self.serials[pc - 1]:
            s.push(Entering(card, self.seat, BOTTOM))

    def tell_leaving(self, s: State) -> None:
        for at in range(len(self.cards)):
            card = self.cards[at]
            r = last_record(s, card)
            if r is not None and s.serials[card.number] == self.serials[at]:
                zone = c.ITEMS if r.kind.item else c.BUFFS
                s.emit(Event(c.LEAVES, r.controller, card, self.source, zone, c.BY_MOVE, r))

    def copy(self) -> Crossing:
        new = Crossing(self.cards, self.serials, self.seat, self.source)
        new.pc = self.pc
        return new
