"""The Buff Phase [LS-T11]: rotate, new Lingering Effects, Expired Buffs, Instant Effects [LS-4.1.2]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.play import begin_waking, start_lingering, turned
from rulebound.games.lightseekers.atoms.turns import tell, tell_phase
from rulebound.games.lightseekers.definition import ROUND
from rulebound.games.lightseekers.procedures.leaving import leave, may_expire
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.procedures.turning import can_turn, trigger_instants, turn_once
from rulebound.games.lightseekers.record import thing
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import at_work, in_row_order, is_out, row
from rulebound.kernel.cards import Card
from rulebound.kernel.frames import Frame
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env

PRE_STEP: Final = 0
ROTATE: Final = 1
EXPIRE: Final = 2
INSTANTS: Final = 3


class BuffPhase(Frame):
    """[LS1-4.2.1] The earlier edition has a first step for discard pile, hero and Items."""

    __slots__ = ("at", "cards", "seat", "serials")

    def __init__(self, seat: int) -> None:
        self.pc = PRE_STEP
        self.seat = seat
        self.cards: list[Card] = []  # [LS-G72] the Buffs in play at the start of the last step
        self.serials: list[int] = []
        self.at = 0

    def step(self, s: State) -> None:
        """Step after step, until something is under way that must be over first."""
        if s.dirty and settle(s):
            return
        if s.facts[c.OUT_COUNT] and is_out(s, self.seat):
            s.pop()
            return
        pc = self.pc
        if pc == PRE_STEP and switches_of(s).pre_step:
            self.pc = ROTATE
            tell_phase(s, c.EACH_TURN, self.seat, 0)  # [LS1-4.2.1.1] [LS1-4.2.1.2] [LS1-4.2.1.3]
            if self.holds(s):
                return
        if self.pc <= ROTATE:
            if not row(s, self.seat):
                s.pop()
                return
            self.pc = EXPIRE
            rotate_row(s, self.seat)  # [LS-4.1.2] then the other three steps
            if self.holds(s):
                return
        if self.pc == EXPIRE:
            self.pc = INSTANTS
            wake_and_expire(s, self.seat)
            if self.holds(s):
                return
        if self.at == 0 and not self.cards:
            by_entry = switches_of(s).order_by_entry
            cards = row(s, self.seat)
            self.cards = in_row_order(s, cards) if by_entry else cards  # [LS-4.1.2.4a] else as they lie
            self.serials = [s.serials[card.number] for card in self.cards]
        while self.at < len(self.cards):
            card = self.cards[self.at]
            self.at += 1
            if s.serials[card.number] == self.serials[self.at - 1]:
                # [LS-4.1.2.4c] [LS1-4.2.5.2] [LS-4.1.4.4d-i] [LS1-4.2.5.5] [LS-6.1.2-ability.2] [LS1-4.2.5.1.1] not
                # start-of-turn effects, not abilities
                if trigger_instants(s, card):
                    return
        s.pop()

    def holds(self, s: State) -> bool:
        """Whether something has come up that must be over before the next step."""
        return s.frames[-1] is not self or s.dirty or s.ending is not None

    def copy(self) -> BuffPhase:
        new = BuffPhase(self.seat)
        new.pc = self.pc
        new.cards = self.cards
        new.serials = self.serials
        new.at = self.at
        return new


def rotate_row(s: State, seat: int) -> None:
    """[LS-4.1.2.1a] [LS1-4.2.2.1] [LS-2.5.3.9c] [LS1-2.5.3.4] [LS-4.1.2.1b] Round symbols turn, whatever is in them;
    [LS-4.1.2.1c] [LS1-4.2.2.2] Clunky ones do not, unless their own 'if' is true [LS-2.5.3.9f]; [LS-4.1.2.1d]
    [LS1-4.2.2.3] [LS-2.5.3.10b] [LS-2.5.3.10a] [LS1-2.5.3.10] permanent Buffs do not. [LS-G71] All turn, then the
    walks."""
    turning: list[Card] = []
    sleeping: list[Card] = []  # on an X
    for card in row(s, seat):
        r = thing(s, card)
        wanted = r.shape() == ROUND
        condition = r.kind.turn_if
        if not wanted and condition is not None and at_work(s, card):
            wanted = condition.holds(s, Env(seat, card, s.serials[card.number], None, None))
        if wanted and can_turn(s, card, c.FORWARD):
            turning.append(card)
            if not r.active():
                sleeping.append(card)
    for card in turning:
        turn_once(s, card, c.FORWARD)
    for card in sleeping:
        if thing(s, card).active():
            begin_waking(s, card)
    turned(s)
    for card in turning:
        tell(s, c.ROTATED, seat, card, None, thing(s, card).corner, c.FORWARD)


def wake_and_expire(s: State, seat: int) -> None:
    """[LS-4.1.2.2c.1] [LS-4.1.2.2c.2] [LS1-4.2.3.4] Step 2: Lingering Effects of Buffs that became active start from
    left to right [LS-G66]. Step 3: [LS-6.1.2-expire] [LS1-6.expire] [LS1-2.5.3.12] what has turned so far goes by
    itself."""
    waking: list[Card] = []
    expired: list[Card] = []
    for card in row(s, seat):
        r = thing(s, card)
        if r.waking:
            waking.append(card)
        if r.expiring:
            expired.append(card)
    if waking:
        for card in in_row_order(s, waking):
            start_lingering(s, card)
        turned(s)
    if expired:
        gone = [card for card in expired if may_expire(s, card)]
        leave(s, gone, c.BY_EXPIRY, c.DISCARD, None)  # [LS-2.5.3.9g.3] [LS-4.1.2.3a] [LS-4.1.2.3b] [LS1-4.2.4.2]
