"""The turn: Start, Buff, Action, Draw, End [LS-4.1a] [LS1-4.1], then the player on the left [LS-4.1b] [LS1-4.2]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.asleep import SLEEP_LINES, refresh
from rulebound.games.lightseekers.atoms.lasting import begin_turn_modifiers, end_turn_modifiers
from rulebound.games.lightseekers.atoms.turns import (
    begin_act,
    begin_phase,
    begin_turn,
    end_turn,
    is_awaited,
    tell,
    tell_phase,
)  # fmt: skip
from rulebound.games.lightseekers.atoms.zones import to_limbo, to_pile
from rulebound.games.lightseekers.forbidding import rule_is_off
from rulebound.games.lightseekers.procedures.action_phase import ActionPhase
from rulebound.games.lightseekers.procedures.buff_phase import BuffPhase
from rulebound.games.lightseekers.procedures.forestalling import draw
from rulebound.games.lightseekers.procedures.leaving import leave
from rulebound.games.lightseekers.procedures.removal import remove_player
from rulebound.games.lightseekers.procedures.settling import settle
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import is_out, items_of, number, row, target_of
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.frames import Frame
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.tabletop.turns import turn_after

# The steps of a turn.
START: Final = 0
BUFFS: Final = 1
ACTIONS: Final = 2
ACT: Final = 3
ACTIONS_END: Final = 4
DRAW: Final = 5
DURING_DRAW: Final = 6
END: Final = 7
THIS_TURN_ENDS: Final = 8
EMPTY_DECK: Final = 9
OVER: Final = 10


class Turn(Frame):
    """Turn after turn, until the game is over. [LS-5.3.5]"""

    __slots__ = ()

    def step(self, s: State) -> None:
        """Step after step, until something is under way that must be over first."""
        if s.dirty and settle(s):
            return
        if s.facts[c.OUT_COUNT] and is_out(s, s.active):
            end_turn_modifiers(s)  # [LS-G75] what was said of this turn ends with it
            self.next_player(s)  # [LS-G44] without Draw and End Phase
            return
        pc = self.pc
        if pc < ACTIONS:
            self.begin(s, pc)
        elif pc < ACTIONS_END:
            self.act(s, pc)
        elif pc < END:
            self.draw(s, pc)
        else:
            self.end(s, pc)

    def holds(self, s: State) -> bool:
        """Whether something has come up that must be over before the next step."""
        return s.frames[-1] is not self or s.dirty or s.ending is not None

    def begin(self, s: State, pc: int) -> None:
        """Start and Buff Phase."""
        seat = s.active
        if pc == START:
            self.pc = BUFFS
            begin_phase(s, c.START_PHASE)
            if s.modifiers:
                begin_turn_modifiers(s)
            if (s.static_fields | s.modifier_fields) & SLEEP_LINES:
                refresh(s)  # who acts decides between cards that put each other to sleep [LS-G37]
            # [LS-4.1.1.1] [LS1-4.1.1] [LS-4.1.1.3] [LS1-4.1.3] [LS1-4.1.2] [LS-4.1.1.2] [LS-T10]
            tell_phase(s, c.TURN_START, seat, 0)
            if self.holds(s):
                return
        self.pc = ACTIONS
        if not rule_is_off(s, seat, c.NO_BUFF_PHASE):
            self.turn_buffs(s, seat)
            if self.holds(s):
                return
        self.act(s, ACTIONS)

    def turn_buffs(self, s: State, seat: int) -> None:
        """Buff Phase; nothing of it is left to be done where nothing turns, nothing wakes, nothing goes, and there is
        no first step."""
        if not row(s, seat) and not switches_of(s).pre_step and not is_awaited(s, c.IN_PHASE):
            begin_phase(s, c.BUFF_PHASE)
            tell_phase(s, c.IN_PHASE, seat, c.BUFF_PHASE)
            return
        buffs = BuffPhase(seat)
        s.push(buffs)  # [LS1-4.1]
        begin_phase(s, c.BUFF_PHASE)
        tell_phase(s, c.IN_PHASE, seat, c.BUFF_PHASE)
        if s.frames[-1] is buffs and not s.dirty and s.ending is None:
            buffs.step(s)

    def act(self, s: State, pc: int) -> None:
        """Action Phase."""
        seat = s.active
        if pc == ACTIONS:
            self.pc = ACT
            begin_phase(s, c.ACTION_PHASE)
            tell_phase(s, c.IN_PHASE, seat, c.ACTION_PHASE)
            if self.holds(s):
                return
        self.pc = ACTIONS_END
        s.push(ActionPhase(seat))

    def draw(self, s: State, pc: int) -> None:
        """The end of the Action Phase, and the Draw Phase."""
        seat = s.active
        if pc == ACTIONS_END:
            self.pc = pc = DRAW
            if tell_phase(s, c.IN_PHASE, seat, c.ACTIONS_OVER) and self.holds(s):
                return
        if pc == DRAW:
            if rule_is_off(s, seat, c.NO_DRAW_PHASE):
                self.pc = END
                self.end(s, END)
                return
            self.pc = DURING_DRAW
            begin_phase(s, c.DRAW_PHASE)
            if s.facts[c.DRAWS]:
                draw(s, seat, s.facts[c.DRAWS], None, False, -1, -1)  # [LS-T12] [LS-4.1.4.2]
            if self.holds(s):
                return
        self.pc = END
        if tell_phase(s, c.IN_PHASE, seat, c.DRAW_PHASE) and self.holds(s):
            return
        self.end(s, END)

    def end(self, s: State, pc: int) -> None:
        """End Phase, and on to the next player."""
        seat = s.active
        if pc == END:
            self.pc = pc = THIS_TURN_ENDS
            begin_phase(s, c.END_PHASE)
            tell_phase(s, c.TURN_END, seat, 0)  # [LS-4.1.5.1] [LS1-4.5.1] [LS-4.1.5.2] [LS-T13]
            if self.holds(s):
                return
        if pc == THIS_TURN_ENDS:
            self.pc = pc = EMPTY_DECK
            if s.modifiers:
                end_turn_modifiers(s)
                if self.holds(s):
                    return
        if pc == EMPTY_DECK:
            self.pc = OVER
            if not s.zones[seat * c.ZONES + c.DECK]:
                self.empty_deck_check(s, seat)  # [LS-4.1.5.3] [LS1-4.5.3] [LS-3.2.3.1b] [LS1-3.4.1.1]
                return
        self.next_player(s)

    def next_player(self, s: State) -> None:
        """[LS1-4.2] [LS-4.1.5.4]"""
        self.pc = START
        end_turn(s, s.active)
        if s.modifier_fields >> c.F_EXTRA_TURN & 1:
            begin_turn(s, turn_after(s, c.F_EXTRA_TURN, target_of, is_out))
        else:
            begin_turn(s, target_of(s, s.active))
        if not self.holds(s):
            self.begin(s, START)

    def empty_deck_check(self, s: State, seat: int) -> None:
        """[LS-4.1.5.5a] [LS-4.1.5.5b] [LS1-4.5.1.1] Only with an empty deck; [LS-4.1.5.5c.1] [LS1-4.5.1.2] [LS-G47]
        not if a card left the hand and stayed away; [LS-4.1.5.5c.2] else something must be given up, [LS-4.1.5.5c.5]
        [LS-1.1.1.2b] or the player is out."""
        if s.zones[seat * c.ZONES + c.DECK] or number(s, seat, c.LEFT_HAND) > 0:
            return
        buffs, items = row(s, seat), items_of(s, seat)
        hand = s.zones[seat * c.ZONES + c.HAND]
        if not buffs and not hand and not (items and switches_of(s).items_save):  # [LS-S21] [LS1-4.5.1.4]
            begin_act(s)
            remove_player(s, seat, "empty deck", "LS-4.1.5.5c.5")
            return
        options: list[Move] = []
        for card in [*buffs, *items, *distinct(s, hand)]:
            options.append(Move(c.GIVE_UP, card, s.places[card.number] % c.ZONES))
        self.pc = EMPTY_DECK  # until it is answered
        s.ask(seat, c.M_GIVE_UP, options, False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        self.pc = OVER
        card = option.card
        assert card is not None
        begin_act(s)
        give_up(s, seat, card)

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        return new


def give_up(s: State, seat: int, card: Card) -> None:
    """[LS1-4.5.1.3] [LS-4.1.5.5c.3] [LS-4.1.5.5c.4] [LS-G62] A plain move: neither Remove nor Discard."""
    if s.places[card.number] % c.ZONES == c.HAND:
        to_limbo(s, card)
        to_pile(s, card)
        tell(s, c.MOVED, seat, card, None, c.HAND * c.ZONES + c.DISCARD, 0)
    else:
        leave(s, [card], c.BY_GIVING_UP, c.DISCARD, None)
