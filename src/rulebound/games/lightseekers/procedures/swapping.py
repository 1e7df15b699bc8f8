"""Swap: a card in play and a card of another area change places [LS-6.2.1-swap.1] [LS-G52]. That area may be the row of
another hero."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms import zones
from rulebound.games.lightseekers.atoms.lasting import end_modifiers_in_play
from rulebound.games.lightseekers.atoms.play import left, place
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.forbidding import card_forbidden, shielded
from rulebound.games.lightseekers.legality.verbs import SWAPPING_OUT
from rulebound.games.lightseekers.procedures.entering import has_copy_equipped
from rulebound.games.lightseekers.procedures.hands import can_leave_pile
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.procedures.turning import trigger_instants
from rulebound.games.lightseekers.record import in_play, last_record, thing
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import controller_of, is_in_play, is_out, meets
from rulebound.kernel.legality import may
from rulebound.kernel.play import Card, Event, Frame, Ref, State

OVER: Final = 5  # the last step of a Swap


def can_swap_out(s: State, card: Card) -> bool:
    """[LS-S17] In some editions Buffs only."""
    return may(SWAPPING_OUT, s, controller_of(s, card), card)


def can_swap_in(s: State, seat: int, out: Card, card: Card) -> bool:
    """[LS-G52] [LS-6.2.1-swap.2] Buff for Buff, Item for Item, valid; a Burn card on the pile is no partner."""
    if is_in_play(s, card):
        across = s.places[card.number] != s.places[out.number]
        return across and can_swap_out(s, card) and fits_place(s, seat, out, card) and fits_place(
            s, controller_of(s, card), card, out
        )
    storage = s.host(card)
    if storage is not None and storage.card is out:
        return False  # nothing lies under itself
    return can_leave_pile(s, card) and fits_place(s, seat, out, card)


def fits_place(s: State, seat: int, out: Card, card: Card) -> bool:
    """Whether the card can take the place of the other in the row of this hero."""
    kind, other = light(card.definition), light(out.definition)
    if kind.buff != other.buff or kind.item != other.item:
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
    if is_in_play(s, card):
        if shielded(s, card, source) or shielded(s, out, source):  # [LS1-6.swap]
            return False
        s.push(Trading(out, card, lying(s, s.zones[row]), lying(s, s.zones[at]), source))
        return True
    storage = s.host(card)
    frame = Swapping(out, card, row // c.ZONES, lying(s, s.zones[row]), at % c.ZONES, source)
    frame.under = None if storage is None else storage.card
    frame.pile = lying(s, s.zones[at] if storage is None else storage.pile)
    s.push(frame)
    return True


def lying(s: State, cards: list[Card]) -> list[Ref]:
    """A row, a pile or a stack as it lies now."""
    return [s.ref(card) for card in cards]


def gap(s: State, order: list[Ref], card: Card, now: list[Card], alone: int) -> int:
    """[LS-6.2.1-swap.3] The place that a card had among those which still lie there; `alone` if there is none of them:
    cards may have come and gone since."""
    at = 0
    while order[at].card is not card:
        at += 1
    for behind in range(at + 1, len(order)):
        if s.is_same_object(order[behind]):
            return now.index(order[behind].card)
    for before in range(at - 1, -1, -1):
        if s.is_same_object(order[before]):
            return now.index(order[before].card) + 1
    return alone


def row_of(s: State, card: Card, seat: int) -> list[Card]:
    return s.zones[seat * c.ZONES + (c.ITEMS if light(card.definition).item else c.BUFFS)]


def in_limbo(s: State, card: Card, serial: int) -> bool:
    """Whether a card is still there, the same object; one that left the game is another."""
    return s.serials[card.number] == serial


def is_double(s: State, seat: int, card: Card) -> bool:
    """[LS-G53] A copy of the Item has come into the area meanwhile."""
    return light(card.definition).item and has_copy_equipped(s, seat, card)


class Swapping(Frame):
    """[LS-6.2.1-swap.3] Each takes the exact place of the other, in the row and in the pile.

    [LS-G52] If one of them is led elsewhere by the walk, or has no area any more, the exchange fails: the outgoing
    card has left play and goes where it was sent, the other one back to its place.
    """

    __slots__ = ("card", "out", "pile", "row", "seat", "serials", "source", "under", "zone")

    def __init__(self, out: Card, card: Card, seat: int, row: list[Ref], zone: int, source: Card) -> None:
        self.pc = 0
        self.out = out
        self.card = card
        self.seat = seat
        self.row = row  # as it lay when the Swap began
        self.zone = zone
        self.pile: list[Ref] = []
        self.under: Card | None = None  # of a stored card: its storage card
        self.source = source
        self.serials: list[int] = []

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if pc == 0:
            self.begin(s)
        elif pc == 1:
            self.exchange(s)
        elif pc == 2:
            if s.dirty:
                settle(s)
        elif pc == 3:
            if s.serials[self.card.number] == self.serials[1]:
                trigger_instants(s, self.card)
        else:  # OVER
            s.pop()

    def begin(self, s: State) -> None:
        """The outgoing card leaves play first; with a hand both are shown."""
        zones.to_limbo(s, self.card)
        zones.leave_to_limbo(s, self.out)
        end_modifiers_in_play(s, self.out)
        left(s)
        self.serials = [s.serials[self.out.number], s.serials[self.card.number]]
        # events of one step are walked in their order: what leaves, then what enters
        record = last_record(s, self.out)
        s.emit(Event(c.LEAVES, self.seat, self.out, self.source, self.zone, c.BY_SWAP, record))
        tell(s, c.ENTERS, self.seat, self.card, None, 0, 0)

    def exchange(self, s: State) -> None:
        out, card = self.out, self.card
        leaves = in_limbo(s, out, self.serials[0])
        comes = in_limbo(s, card, self.serials[1])
        if self.under is not None and in_play(s, self.under) is None:
            self.under = None  # the stack has gone to the pile
            self.zone = c.DISCARD
            self.fail(s, leaves, comes)
        elif leaves and comes and not is_out(s, self.seat) and not is_double(s, self.seat, card):
            # [LS-S17] the earlier edition does not speak of the place in the pile: the Buff that goes out is on top
            self.put(s, out, self.zone == c.DISCARD and switches_of(s).swap_buffs_only)
            place(s, card, self.seat, gap(s, self.row, out, row_of(s, card, self.seat), 0))
            self.serials = [s.serials[out.number], s.serials[card.number]]
        else:
            self.fail(s, leaves, comes)

    def fail(self, s: State, leaves: bool, comes: bool) -> None:
        self.pc = OVER
        if comes:
            self.put(s, self.card, False)
        if leaves:
            self.put(s, self.out, True)

    def put(self, s: State, card: Card, on_top: bool) -> None:
        """To where the incoming card came from, after the own stack. In the pile of another owner there is no such
        place, and the card is on top."""
        owners = [card.owner]
        record = last_record(s, card)
        if record is not None:
            owners.extend([stored.owner for stored in record.pile])
            zones.take_stack_along(s, card, self.zone, 0)
        if self.under is not None:
            stack = thing(s, self.under).pile
            at = zones.BOTTOM if on_top else gap(s, self.pile, self.card, stack, 0)
            zones.store(s, card, self.under, self.zone == c.STORED_FACE_DOWN, at)
            return
        pile = s.zones[card.owner * c.ZONES + self.zone]
        apart = on_top or card.owner != self.card.owner
        zones.to_index(s, card, self.zone, 0 if apart else gap(s, self.pile, self.card, pile, len(pile)))
        if self.zone == c.DECK:
            for owner in owners:
                zones.shuffle(s, owner)

    def copy(self) -> Swapping:
        new = Swapping(self.out, self.card, self.seat, self.row, self.zone, self.source)
        new.pc = self.pc
        new.pile = self.pile
        new.under = self.under
        new.serials = self.serials
        return new


class Trading(Frame):
    """[LS-6.2.1-swap.3] [LS-G70] Two cards of different rows: both leave play, and each enters in the place of the
    other, where another hero controls it. [LS-G52] If that has become impossible, what is left goes to its pile."""

    __slots__ = ("card", "card_row", "out", "out_row", "seats", "serials", "source")

    def __init__(self, out: Card, card: Card, out_row: list[Ref], card_row: list[Ref], source: Card) -> None:
        self.pc = 0
        self.out = out
        self.card = card
        self.out_row = out_row  # as it lay when the Swap began
        self.card_row = card_row
        self.source = source
        self.seats: list[int] = []  # who had them
        self.serials: list[int] = []

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if pc == 0:
            self.begin(s)
        elif pc == 1:
            self.exchange(s)
        elif pc == 2:
            if s.dirty:
                settle(s)
        elif pc == 3:
            self.trigger(s, self.card, 0)
        elif pc == 4:
            self.trigger(s, self.out, 1)
        else:  # OVER
            s.pop()

    def begin(self, s: State) -> None:
        self.seats = [controller_of(s, self.out), controller_of(s, self.card)]
        for card in (self.out, self.card):
            zones.leave_to_limbo(s, card)
            end_modifiers_in_play(s, card)
        left(s)
        self.serials = [s.serials[self.card.number], s.serials[self.out.number]]
        zone = c.ITEMS if light(self.out.definition).item else c.BUFFS
        for card in (self.out, self.card):
            record = last_record(s, card)
            assert record is not None
            s.emit(Event(c.LEAVES, record.controller, card, self.source, zone, c.BY_SWAP, record))
        tell(s, c.ENTERS, self.seats[0], self.card, None, 0, 0)
        tell(s, c.ENTERS, self.seats[1], self.out, None, 0, 0)

    def exchange(self, s: State) -> None:
        out, card = self.out, self.card
        comes = in_limbo(s, card, self.serials[0])
        goes = in_limbo(s, out, self.serials[1])
        if comes and goes and self.has_room(s, 0, card) and self.has_room(s, 1, out):
            place(s, card, self.seats[0], gap(s, self.out_row, out, row_of(s, out, self.seats[0]), 0))
            place(s, out, self.seats[1], gap(s, self.card_row, card, row_of(s, card, self.seats[1]), 0))
            self.serials = [s.serials[card.number], s.serials[out.number]]
            return
        self.pc = OVER
        if goes:
            zones.to_pile(s, out)
        if comes:
            zones.to_pile(s, card)

    def has_room(self, s: State, which: int, card: Card) -> bool:
        return not is_out(s, self.seats[which]) and not is_double(s, self.seats[which], card)

    def trigger(self, s: State, card: Card, which: int) -> None:
        if s.serials[card.number] == self.serials[which]:
            trigger_instants(s, card)

    def copy(self) -> Trading:
        new = Trading(self.out, self.card, self.out_row, self.card_row, self.source)
        new.pc = self.pc
        new.seats = self.seats
        new.serials = self.serials
        return new
