"""Entering play [LS-T01 (6)]: Limbo, 'enters play', placement, carrying capacity, Instant Effects."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.play import place, show_corner
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.atoms.zones import BOTTOM, to_limbo, to_pile
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.forbidding import card_forbidden
from rulebound.games.lightseekers.procedures.hands import can_leave_pile
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.procedures.turning import trigger_instants
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import is_in_play, is_out, items_of, meets
from rulebound.kernel.play import Card, Frame, State

# The steps of entering.
ANNOUNCED: Final = 0
PLACED: Final = 1
CARRIED: Final = 2
AT_WORK: Final = 3
ENTERED: Final = 4


class Entering(Frame):
    """[LS-3.2.3.7b] 'Enters play' triggers while the card is in Limbo, so that it does not count its own card."""

    __slots__ = ("blank", "card", "corner", "index", "instants", "seat", "serial")

    def __init__(self, card: Card, seat: int, index: int) -> None:
        self.pc = 0
        self.card = card
        self.seat = seat
        self.index = index
        self.serial = 0
        self.instants = True  # whether this frame also carries out its Instant Effects
        self.corner = 1  # which it shows
        self.blank = False  # [LS-G06] Cancelled, with the switch that lets it enter all the same

    def step(self, s: State) -> None:
        """Step after step, until something is under way that must be over first."""
        card = self.card
        if s.facts[c.OUT_COUNT] and (is_out(s, self.seat) or is_out(s, card.owner)):
            self.fail(s)
            return
        if self.pc <= PLACED and light(card.definition).item and has_copy_equipped(s, self.seat, card):
            self.fail(s)  # [LS-2.5.4.7] [LS-G53] another copy came before it
            return
        late = switches_of(s).leaves_after_moving
        if self.pc == ANNOUNCED:
            self.pc = PLACED
            if s.places[card.number] % c.ZONES != c.LIMBO:
                to_limbo(s, card)
            self.serial = s.serials[card.number]
            if not late and not self.blank:
                tell(s, c.ENTERS, self.seat, card, None, 0, 0)
            if self.holds(s):
                return
        if self.pc == PLACED:
            self.pc = CARRIED
            if s.serials[card.number] != self.serial:  # something has taken it away meanwhile
                s.pop()
                return
            place(s, card, self.seat, self.index)
            if self.corner > 1:
                enter_turned(s, card, self.corner)
            self.serial = s.serials[card.number]
            if late and not self.blank:
                tell(s, c.ENTERS, self.seat, card, None, 0, 0)
            if self.holds(s):
                return
        if self.pc == CARRIED:
            self.pc = AT_WORK
            if s.dirty and settle(s):
                return  # [LS-2.5.4.6] [LS-G54] over capacity: at once, before its own effects
        if self.pc == AT_WORK:
            self.pc = ENTERED
            if s.dirty:
                settle(s)
            if self.instants and s.serials[card.number] == self.serial:
                trigger_instants(s, card)  # [LS-4.1.3.7a.1] [LS1-4.3.6.1] [LS-4.1.3.7a.2] in whatever way it entered
            if self.holds(s):
                return
        s.pop()

    def holds(self, s: State) -> bool:
        """Whether something has come up that must be over before the next step."""
        return s.frames[-1] is not self or s.ending is not None

    def fail(self, s: State) -> None:
        """[LS-G43] It does not enter: from Limbo it goes to its owner's pile, from elsewhere it does not go at all."""
        s.pop()
        card = self.card
        same = self.pc == ANNOUNCED or s.serials[card.number] == self.serial
        if same and not is_out(s, card.owner) and s.places[card.number] % c.ZONES == c.LIMBO:
            to_pile(s, card)

    def copy(self) -> Entering:
        new = Entering(self.card, self.seat, self.index)
        new.pc = self.pc
        new.serial = self.serial
        new.instants = self.instants
        new.blank = self.blank
        new.corner = self.corner
        return new


def enter_turned(s: State, card: Card, corner: int) -> None:
    """[LS-2.5.3.5] A rotating Buff that a text lets enter with another corner: no further than its last symbol."""
    kind = light(card.definition)
    if kind.buff and kind.rotating:
        last = max((at + 1 for at in range(c.CORNERS) if kind.shapes[at]), default=1)
        show_corner(s, card, min(corner, last))


def has_copy_equipped(s: State, seat: int, card: Card) -> bool:
    """[LS-G53] [LS-2.5.4.7] Two copies of one Item are never equipped together."""
    name = card.definition.name
    for other in items_of(s, seat):
        if other is not card and other.definition.name == name:
            return True
    return False


def can_enter(s: State, seat: int, card: Card) -> bool:
    """Whether a card can be moved into play: a Buff or an Item, [LS-6.1.2-burn.1] not off a pile on which it burns,
    [LS-G53] no double; [LS-S15] [LS1-6.move] in the earlier edition with the Elements it needs."""
    kind = light(card.definition)
    if not can_leave_pile(s, card):
        return False
    if not (kind.buff or kind.item) or is_in_play(s, card) or card_forbidden(s, card, c.NOT_ENTERING):
        return False
    if kind.item:
        return not has_copy_equipped(s, seat, card)
    return meets(s, seat, kind) or not switches_of(s).move_in_needs_elements


def move_into_play(s: State, seat: int, cards: list[Card], corner: int = 1) -> int:
    """[LS-6.2.1-move.1] [LS-6.1.2-buff.2] [LS-6.2.1-move.2] Neither Played nor Equipped; without its Elements it
    lies there Dormant. The cards enter one after the other; how many."""
    entering = [card for card in cards if can_enter(s, seat, card)]
    for at in range(len(entering) - 1, -1, -1):
        frame = Entering(entering[at], seat, BOTTOM)
        frame.corner = corner
        s.push(frame)
    return len(entering)
