"""Turns, in the steps of the rulebook [LL-turn.1] [LL-turn.2] [LL-turn.4]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import happens_at_once, moment, send_at_once
from rulebound.games.lost_legacy.actions.changing import count, turn, turn_at_once
from rulebound.games.lost_legacy.actions.placing import draw_at_once
from rulebound.games.lost_legacy.atoms.numbers import new_turn, set_fact
from rulebound.games.lost_legacy.lasting import end_effects, last_to_combat, skips, take_later
from rulebound.games.lost_legacy.procedures.combat import Combat
from rulebound.games.lost_legacy.procedures.ending import check_end
from rulebound.games.lost_legacy.procedures.open_gamestate import carry_out, open_options
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import characters, limit_of, opponent, options_on_field, space_of
from rulebound.kernel.acts import Course
from rulebound.kernel.play import Card, Move, State, distinct

HAND_SIZE: Final = 5
MOST_OPTIONS: Final = 3

BEGIN: Final = 0
DRAW: Final = 1
SWAP: Final = 2
NEW_HAND: Final = 3
REFRESH: Final = 4
OPEN: Final = 5
END: Final = 6
INVASION: Final = 7
LIMIT: Final = 8
DISCARD: Final = 9
NEXT: Final = 10
ROUND: Final = 11
KEEP_OPTION: Final = Move(c.KEEP)
SWAP_OPTION: Final = Move(c.SWAP)
KEEP_REST_OPTION: Final = Move(c.KEEP_REST)


class Turn(Course):
    """All turns, one after the other, [LLQ-turn.6] the same in both modes; [LL-turn.3] after the refresh step
    comes the open gamestate.

    `left` counts the draws that are still to come."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        super().__init__()
        self.left = 0

    def step(self, s: State) -> None:
        """[LL-turn.2] [LL-turn.4] In this order; [LL-gold.3] [LL-open.14] [LLQ-combat.10] only the turn player, and
        only in the open gamestate, is asked what to do by hand."""
        pc = self.pc
        if pc == BEGIN and take_later(s, True):
            return
        if pc == BEGIN:
            self.begin(s)
        elif pc == DRAW:
            self.draw_up(s)
        elif pc == SWAP:
            set_fact(s, c.PHASE, c.DRAW_STEP)
            s.ask(s.active, c.M_SWAP, [KEEP_OPTION, SWAP_OPTION], False)
        elif pc == NEW_HAND:
            self.new_hand(s)
        elif pc == REFRESH:
            self.refresh(s)
        elif pc == OPEN:
            set_fact(s, c.PHASE, c.OPEN)
            s.ask(s.active, c.M_OPEN, open_options(s, s.active), True)
        elif pc in (END, INVASION) and take_later(s):
            return  # what was put off comes first, also by what answers the end
        elif pc == END:
            self.pc = INVASION
            set_fact(s, c.PHASE, c.END)
            moment(s, c.TURN_ENDS, s.active, None, None, s.turn, c.BY_RULE)  # [LL-end.1]
        elif pc == INVASION:
            self.invasion(s)
        elif pc == LIMIT:
            self.limit_options(s)
        elif pc == DISCARD:
            self.discard_step(s)
        elif pc == NEXT:
            self.next_turn(s)
        else:
            self.next_round(s)

    def rests(self, s: State) -> bool:
        return self.pc == OPEN

    def begin(self, s: State) -> None:
        """[LL-begin.1] [LL-begin.2]"""
        self.pc = DRAW
        set_fact(s, c.PHASE, c.BEGIN)
        moment(s, c.TURN_BEGINS, s.active, None, None, s.turn, c.BY_RULE)

    def draw_up(self, s: State) -> None:
        """[LL-begin.3] [LL-begin.4] One card after the other, till there are five; [LL-begin.9] the last card loses."""
        if self.left == 0 and skips(s, c.DRAW_STEP):
            self.pc = REFRESH
            return
        set_fact(s, c.PHASE, c.DRAW_STEP)
        if self.left == 0:
            most = limit_of(s, s.active, c.DRAW_LIMIT, HAND_SIZE)
            self.left = max(most - len(s.zone(s.active, c.HAND)), 0) + 1
        self.left -= 1
        if self.left == 0:
            self.pc = SWAP
        else:
            draw_at_once(s, s.active, c.BY_RULE)

    def new_hand(self, s: State) -> None:
        """[LL-begin.8] Exactly five, however many were buried."""
        self.left -= 1
        if self.left < 0:
            self.left = 0
            self.pc = REFRESH if s.facts[c.PHASE] != c.OPEN else OPEN
        else:
            draw_at_once(s, s.active, c.BY_RULE)

    def refresh(self, s: State) -> None:
        """[LL-begin.10] [LL-begin.11] Every resting card of the player."""
        self.pc = OPEN
        if skips(s, c.REFRESH):
            return
        set_fact(s, c.PHASE, c.REFRESH)
        resting = [card for card in s.zone(s.active, c.FIELD) if on_field(s, card).resting]
        if all(happens_at_once(s, c.READY, card) for card in resting):
            for card in resting:
                turn_at_once(s, c.READY, s.active, card, c.BY_RULE)
        else:
            for card in reversed(resting):
                turn(s, c.READY, s.active, card, c.BY_RULE)

    def invasion(self, s: State) -> None:
        """[LL-win.4] [LL-win.5] [LL-end.2] [LL-end.3] [LL-end.4] One honor, however many entry points are held;
        [LLQ-win.2] in Quick-Play there is none."""
        self.pc = LIMIT
        if rules_of(s).quick:
            return
        enemy = opponent(s.active)
        entries = rules_of(s).board.entries[s.active]
        for card in characters(s, enemy):
            if space_of(s, card) in entries:
                count(s, c.GAIN_HONOR, enemy, 1, c.BY_INVASION, card)
                return

    def limit_options(self, s: State) -> None:
        """[LL-end.5] [LL-end.7]"""
        found = [] if skips(s, c.LIMIT_STEP) else options_on_field(s, s.active)
        if len(found) <= limit_of(s, s.active, c.OPTION_LIMIT, MOST_OPTIONS):
            self.pc = DISCARD
        else:
            s.ask(s.active, c.M_OPTIONS, [card.option(c.BURY_OPTION) for card in found], False)

    def discard_step(self, s: State) -> None:
        """[LL-end.8] [LL-end.9]"""
        hand = s.zone(s.active, c.HAND)
        if not hand or skips(s, c.DISCARD_STEP):
            self.pc = NEXT
            return
        options = [card.option(c.DISCARD_CARD) for card in distinct(s, hand)]
        s.ask(s.active, c.M_DISCARD_STEP, [KEEP_REST_OPTION, *options], False)

    def next_turn(self, s: State) -> None:
        """[LL-turn.1] [LL-end.10] Turns alternate. [LLQ-turn.1] After the
        second turn of a round comes the combat phase."""
        if rules_of(s).switches.durations_to_combat:
            last_to_combat(s)
        else:
            end_effects(s, c.THIS_TURN)
        if rules_of(s).quick and s.active != s.facts[c.MARKER]:
            self.pc = ROUND
            s.push(Combat())
        else:
            self.begin_turn_of(s, opponent(s.active))

    def next_round(self, s: State) -> None:
        """[LLQ-turn.2] [LLQ-turn.3] The marker has been passed: its holder begins."""
        self.begin_turn_of(s, s.facts[c.MARKER])

    def begin_turn_of(self, s: State, seat: int) -> None:
        """[LL-G73] A game without end is a draw."""
        check_end(s, True)
        if s.turn >= rules_of(s).switches.max_turns:
            s.end(-1, "turn limit", "LL-G73")
            return
        new_turn(s, seat)
        end_effects(s, c.NEXT_TURN)
        self.pc = BEGIN

    def answer(self, s: State, seat: int, option: Move) -> None:
        kind, card = option.kind, option.card
        if kind == c.KEEP:
            self.pc = REFRESH
        elif kind == c.SWAP:
            set_fact(s, c.SWAPPED, 1)
            self.pc = NEW_HAND
            self.left = HAND_SIZE
            s.push(Burying(seat, s.zone(seat, c.HAND)))
        elif kind == c.KEEP_REST:
            self.pc = NEXT
        elif kind == c.END_TURN:
            self.pc = END
        elif kind == c.DISCARD_CARD or kind == c.BURY_OPTION:
            assert card is not None
            send_at_once(s, c.DISCARD if kind == c.DISCARD_CARD else c.BURY, seat, card, None, c.BY_HAND)
        else:
            carry_out(s, seat, option)

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        new.result = self.result
        new.left = self.left
        return new


class Burying(Course):
    """[LL-begin.5] [LL-begin.6] [LL-begin.7] [LL-verb.8] Of cards that are buried at once the owner picks the order."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: list[Card]) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards  # replaced, never changed

    def step(self, s: State) -> None:
        if not self.cards:
            s.pop()
            return
        s.ask(self.seat, c.M_BURY, [card.option(c.BURY_NEXT) for card in distinct(s, self.cards)], False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        card = option.card
        assert card is not None
        self.cards = [other for other in self.cards if other is not card]
        send_at_once(s, c.BURY, seat, card, None, c.BY_HAND)

    def copy(self) -> Burying:
        new = Burying(self.seat, self.cards)
        new.pc = self.pc
        new.result = self.result
        return new
