"""Using an ability [LS-T17]: announce, act window, its text, afterwards."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import spend_action
from rulebound.games.lightseekers.atoms.turns import begin_act, set_number, tell
from rulebound.games.lightseekers.definition import Use
from rulebound.games.lightseekers.procedures.doing import USED, doing_of
from rulebound.games.lightseekers.procedures.playing import (
    AFTER,
    BOUND_ENDS,
    CANCELLED_OR_NOT,
    CHOOSE_RECIPIENT,
    FIX,
    PLACE_FIRST,
    PUT_AWAY,
    SHOW,
    WAITED,
    LightAct,
)  # fmt: skip
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.record import in_play, thing
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import at_work, number
from rulebound.kernel.acts import CANCELLED, PERFORMED
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.state import State
from rulebound.kernel.terms import Whom


class Using(LightAct):
    """[LS-4.1.3.4a] [LS1-4.3.2.9] [LS-4.1.3.4b] An ability of a card in play is used. There is no 'after playing'
    for it."""

    __slots__ = ("ability", "turns")

    def __init__(self, card: Card, seat: int, ability: Use) -> None:
        super().__init__(card, seat, c.ABILITY_ACT | ability.act)
        self.ability = ability
        self.turns = 0  # how often its card had been turned when it was used

    def fixed_recipient(self) -> Whom | None:
        return self.ability.recipient

    def step(self, s: State) -> None:
        """Step after step, until something is under way that must be over first."""
        if self.is_dropped(s):
            return
        if self.pc < CANCELLED_OR_NOT:
            self.announce_use(s)
            if self.pc < CANCELLED_OR_NOT or self.holds(s):
                return
        if self.pc == CANCELLED_OR_NOT and self.result != CANCELLED:
            self.pc = PUT_AWAY
            self.result = PERFORMED
            self.own_effects(s)
            if self.holds(s):
                return
        # [LS-6.1.2-ability.3] [LS-G31] Cancelled: nothing happens, the card stays, no turn
        if self.pc <= BOUND_ENDS:
            self.pc = BOUND_ENDS
            if not self.end_bound(s):
                return
            self.pc = WAITED
        if self.pc == WAITED:
            self.pc = AFTER
            self.resolved = True
            if s.dirty and settle(s):
                return
        self.finish(s)

    def announce_use(self, s: State) -> None:
        """Up to the act window."""
        if self.pc == SHOW:
            self.pc = CHOOSE_RECIPIENT
            begin_act(s)
            self.turns = thing(s, self.card).turns
            self.actions = spend_action(s, self.seat, self.card, True, self.act)
            set_number(s, self.seat, c.ABILITY_USED, number(s, self.seat, c.ABILITY_USED) + 1)  # [LS-2.7.6]
            if self.ability.once_a_game:
                tell(s, c.TRIGGERED, self.seat, self.card, None, self.ability.index, 0)
            s.note(c.SHOWN, self.seat, self.card, None, self.ability.index, self.act)
            if self.holds(s):
                return
        if self.pc == CHOOSE_RECIPIENT:
            self.pc = FIX
            self.ask_recipient(s)
            if s.asked:
                return
        if self.pc == FIX:
            self.pc = PLACE_FIRST
            if switches_of(s).fix_values_at_play:
                frame = doing_of(s, self.ability, self.seat, self.card, self.event, USED)
                frame.env.event = Event(c.ACT, self.seat, self.card, None, self.recipient, self.act, None)
                frame.begin_fixing()
                s.push(frame)
                return
        self.pc = CANCELLED_OR_NOT
        self.open_act_window(s)

    def own_effects(self, s: State) -> None:
        """[LS-2.7.2a] Its text, unless the card was interrupted before it began [LS-2.6.5]; [LS-S10] what was fixed on
        announcing goes on in the earlier edition."""
        prepared = self.prepared
        r = in_play(s, self.card)
        if switches_of(s).interruption and (r is None or r.turns != self.turns):
            s.note(c.INTERRUPTED, self.seat, self.card, None, 0, 0)
            return
        if prepared is None:
            if at_work(s, self.card):
                s.push(doing_of(s, self.ability, self.seat, self.card, self.event, USED))
            return
        self.prepared = None
        frame = prepared.copy()
        frame.env.event = self.event
        s.push(frame)

    def copy(self) -> Using:
        new = Using(self.card, self.seat, self.ability)
        new.turns = self.turns
        new.copied_from_act(self)
        return new
