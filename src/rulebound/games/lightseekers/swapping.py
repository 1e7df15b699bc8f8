"""Swap: a card in play and a card of another area change places [LS-6.2.1-swap.1] [LS-G52]."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.lasting import end_modifiers_in_play
from rulebound.games.lightseekers.atoms.play import left, place
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.atoms.zones import leave_to_limbo, shuffle, to_hand, to_index, to_limbo, to_pile
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.entering import has_copy_equipped
from rulebound.games.lightseekers.forbidding import card_forbidden
from rulebound.games.lightseekers.hands import can_leave_pile
from rulebound.games.lightseekers.record import in_play, last_record
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.settling import settle
from rulebound.games.lightseekers.turning import trigger_instants
from rulebound.games.lightseekers.values import is_in_play, is_out, meets
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.frames import Frame
from rulebound.kernel.state import State


def can_swap_out(s: State, card: Card) -> bool:
    r = in_play(s, card)
    if r is None or r.kind.hero or card_forbidden(s, card, c.NOT_SWAPPED | c.NOT_LEAVING):
        return False
    return r.kind.buff or not switches_of(s).swap_buffs_only  # [LS-S17]


def can_swap_in(s: State, seat: int, out: Card, card: Card) -> bool:
    """[LS-G52] [LS-6.2.1-swap.2] Buff for Buff, Item for Item, valid; a Burn card on the pile is no partner."""
    kind, other = light(card.definition), light(out.definition)
    if kind.buff != other.buff or kind.item != other.item or is_in_play(s, card) or not can_leave_pile(s, card):
        return False
    if not meets(s, seat, kind) or card_forbidden(s, card, c.NOT_SWAPPED | c.NOT_ENTERING):
        return False
    if kind.item and kind.name != other.name:
        return not has_copy_equipped(s, seat, card)  # [LS-G53]
    return True


def swap(s: State, seat: int, out: Card, card: Card, source: Card) -> bool:
    """[LS-6.2.1-swap.2] Both exchanges happen, or none."""
    if not can_swap_out(s, out) or not can_swap_in(s, seat, out, card):
        return False
    at = s.places[card.number]
    row = s.places[out.number]
    s.push(Swapping(out, card, row // c.ZONES, s.zones[row].index(out), at % c.ZONES, s.zones[at].index(card), source))
    return True


class Swapping(Frame):
    """[LS-6.2.1-swap.3] Each takes the exact place of the other, in the row and in the pile."""

    __slots__ = ("card", "out", "pile_at", "row_at", "seat", "serial", "source", "zone")

    def __init__(
        self, out: Card, card: Card, seat: int, row_at: int, zone: int, pile_at: int, source: Card
    ) -> None:
        self.pc = 0
        self.out = out
        self.card = card
        self.seat = seat
        self.row_at = row_at
        self.zone = zone
        self.pile_at = pile_at
        self.source = source
        self.serial = 0

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if is_out(s, self.seat):
            s.pop()
        elif pc == 0:
            self.begin(s)
        elif pc == 1:
            self.exchange(s)
        elif pc == 2:
            if s.dirty:
                settle(s)
        elif pc == 3:
            if s.serials[self.card.number] == self.serial:
                trigger_instants(s, self.card)
        else:
            s.pop()

    def begin(self, s: State) -> None:
        """The outgoing card leaves play first; with a hand both are shown."""
        to_limbo(s, self.card)
        leave_to_limbo(s, self.out)
        end_modifiers_in_play(s, self.out)
        left(s)
        # events of one step are walked in their order: what leaves, then what enters
        record = last_record(s, self.out)
        s.emit(Event(c.LEAVES, self.seat, self.out, self.source, self.zone, c.BY_SWAP, record))
        tell(s, c.ENTERS, self.seat, self.card, None, 0, 0)

    def exchange(self, s: State) -> None:
        record = last_record(s, self.out)
        if record is not None:
            for stored in record.stored:
                if self.zone == c.HAND:
                    to_hand(s, stored)
                else:
                    to_pile(s, stored)
        # [LS-S17] the earlier edition does not speak of the place in the pile: the Buff that goes out is on top
        index = self.pile_at
        if self.zone == c.DISCARD and switches_of(s).swap_buffs_only:
            index = 0
        to_index(s, self.out, self.zone, index)
        place(s, self.card, self.seat, self.row_at)
        self.serial = s.serials[self.card.number]
        if self.zone == c.DECK:
            shuffle(s, self.out.owner)

    def copy(self) -> Swapping:
        new = Swapping(self.out, self.card, self.seat, self.row_at, self.zone, self.pile_at, self.source)
        new.pc = self.pc
        new.serial = self.serial
        return new
