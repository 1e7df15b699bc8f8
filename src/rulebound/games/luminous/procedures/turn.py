"""The turn: start phase, main phases and combats, end phase [LU-turn.1]."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.checking import state_check
from rulebound.games.luminous.atoms.damage import reset_damage
from rulebound.games.luminous.atoms.drawing import discard, draw
from rulebound.games.luminous.atoms.facts import begin_step, new_turn, set_active, set_fact
from rulebound.games.luminous.atoms.lasting import end_modifiers, end_modifiers_of, end_ready_step, skips_draw
from rulebound.games.luminous.atoms.later import raise_delayed
from rulebound.games.luminous.atoms.turning import ready
from rulebound.games.luminous.procedures.batch import start_batch
from rulebound.games.luminous.procedures.main_phase import MainPhase
from rulebound.games.luminous.record import InPlay, records_of
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import (
    cards_in_play,
    forbidding,
    is_out,
    lines_about,
    lines_of,
    next_living,
    permitted,
    skills_of,
)
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.events import Event
from rulebound.kernel.frames import Frame
from rulebound.kernel.ordering.rounds import wait
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State
from rulebound.tabletop.turns import turn_after

HAND_LIMIT: Final = 6

# The steps of a turn, in the order of the rulebook.
READY: Final = 0
EFFECTS: Final = 1
DRAW: Final = 2
MAIN: Final = 3
END_EFFECTS: Final = 4
CLEANUP: Final = 5
DISCARD_DOWN: Final = 6
CLEANUP_BATCH: Final = 7
RESET: Final = 8
OVER: Final = 9
NEXT: Final = 10


class Turn(Frame):
    """All turns, one after the other: after the last step the next player becomes active [LU-turn.21] [LU-turn.3]."""

    __slots__ = ()

    def step(self, s: State) -> None:
        if self.pc <= MAIN:
            self.start_phase(s)
        else:
            self.end_phase(s)

    def start_phase(self, s: State) -> None:
        """[LU-turn.4] [LU-turn.9] Three steps, in which nobody is asked to act, one at once after the other unless
        something comes between; then the main phase."""
        if self.pc == READY:
            self.pc = EFFECTS
            self.ready_step(s)
        if self.pc == EFFECTS:
            self.pc = DRAW
            self.effect_step(s)
            if not s.goes_on(self):
                return
        if self.pc == DRAW:
            self.pc = MAIN
            self.draw_step(s)
            if not s.goes_on(self):
                return
        # [LU-turn.1] [LU-prio.12] the one phase with priority: the steps before and after it ask nobody to act
        self.pc = END_EFFECTS
        s.push(MainPhase(s.active))

    def end_phase(self, s: State) -> None:
        """[LU-turn.12] [LU-turn.13] Three steps again, without priority."""
        if self.pc == END_EFFECTS:
            self.pc = CLEANUP
            self.end_effect_step(s)
            if not s.goes_on(self):
                return
        if self.pc == CLEANUP:
            self.pc = DISCARD_DOWN
            self.cleanup_step(s)
            if not s.goes_on(self):
                return
        if self.pc == DISCARD_DOWN:
            self.pc = CLEANUP_BATCH
            self.discard_down(s)
            if self.pc == DISCARD_DOWN:
                return
        if self.pc == CLEANUP_BATCH:
            self.pc = RESET
            start_batch(s)  # [LU-turn.18a]; [LU-turn.18b] the hand is not looked at again
            if not s.goes_on(self):
                return
        if self.pc == RESET:
            self.pc = OVER
            self.reset_step(s)
            if not s.goes_on(self):
                return
        if self.pc == OVER:
            self.pc = NEXT
            self.end_of_turn(s)
            if not s.goes_on(self):
                return
        self.next_player(s)

    # ---- start phase [LU-turn.4]; nobody has priority in it [LU-turn.9]
    def ready_step(self, s: State) -> None:
        """[LU-turn.5] The active player readies all cards that they control; [LU-orb.19] [LU-type.3] orbs and favored
        too. [LU-cost.21] What was expended since stays so until here."""
        begin_step(s, c.START, c.READY_STEP)
        readied: list[Card] = []
        texts = forbidding(s)
        records = records_of(s)
        for card in cards_in_play(s, s.active):
            r: InPlay = records[card.number]
            if r.expended and not (texts and permitted(s, r, c.MAY_NOT_READY)):  # [LU-play.14]
                readied.append(card)
        for card in readied:
            ready(s, card, c.BY_STEP)
        if s.modifiers:
            end_ready_step(s)

    def effect_step(self, s: State) -> None:
        """[LU-turn.6] Start-of-turn effects happen as a batch; [LU-turn.8] those of the ready step with them."""
        begin_step(s, c.START, c.EFFECT_STEP)
        event = Event(c.TURN_START, s.active, None, None, 0, c.BY_STEP, None)
        s.emit(event)
        raise_delayed(s, event)
        start_batch(s)

    def draw_step(self, s: State) -> None:
        """[LU-turn.7] Draw one card; [LU-setup.7] not in the first turn of the game."""
        begin_step(s, c.START, c.DRAW_STEP)
        skipped = s.modifier_fields >> c.F_SKIPPED & 1 == 1 and skips_draw(s, s.active)  # [LU-play.14]
        if s.facts[c.FIRST_TURN] == 0 and not skipped:
            draw(s, s.active, max(1 + lines_about(s, s.active, c.F_DRAWS), 0))  # [LU-play.14]
        start_batch(s)

    # ---- end phase [LU-turn.12]; no priority, no actions [LU-turn.13]
    def end_effect_step(self, s: State) -> None:
        """[LU-turn.14] End-of-turn effects happen as a batch; [LU-steadfast.1] Steadfast on all players' turns."""
        begin_step(s, c.END, c.EFFECT_STEP)
        event = Event(c.TURN_END, s.active, None, None, 0, c.BY_STEP, None)
        s.emit(event)
        raise_delayed(s, event)
        steadfast = rules_of(s).steadfast
        assert steadfast is not None
        records = records_of(s)
        lines = s.static_fields >> c.F_SKILLS & 1 != 0
        for step in range(s.rules.seats):
            seat = (s.active + step) % s.rules.seats
            for card in cards_in_play(s, seat):
                r: InPlay = records[card.number]
                if r.expended and (skills_of(s, r) if lines else r.skills) & c.STEADFAST:  # [LU-steadfast.2]
                    wait(s, steadfast, card, s.serials[card.number], seat, event, r)
        start_batch(s)

    def cleanup_step(self, s: State) -> None:
        """[LU-turn.15a] What lasts until end of turn stops; [LU-turn.17] before damage is reset."""
        begin_step(s, c.END, c.CLEANUP_STEP)
        if rules_of(s).switches.damage_first:
            reset_damage(s)
        end_modifiers(s, c.THIS_TURN)
        state_check(s)

    def discard_down(self, s: State) -> None:
        """[LU-turn.15b] The active player discards down to six; [LU-turn.15c] the others do not."""
        hand = s.zones[s.active * c.ZONES + c.HAND]
        most = max(HAND_LIMIT + lines_about(s, s.active, c.F_HAND_SIZE), 0)  # [LU-play.14]
        if len(hand) > most and not is_out(s, s.active) and not lines_of(s, s.active, c.F_HAND):
            self.pc = DISCARD_DOWN
            s.ask(s.active, c.M_HAND_LIMIT, [card.option(c.HAND_LIMIT) for card in distinct(s, hand)], False)

    def answer(self, s: State, seat: int, option: Move) -> None:
        card = option.card
        assert card is not None
        discard(s, [card])

    def reset_step(self, s: State) -> None:
        """[LU-turn.16] All damage on all units is removed."""
        begin_step(s, c.END, c.RESET_STEP)
        reset_damage(s)
        start_batch(s)

    def end_of_turn(self, s: State) -> None:
        """[LU-turn.19] What was made after the cleanup and lasts until end of turn ends now."""
        end_modifiers(s, c.THIS_TURN)
        start_batch(s)

    def next_player(self, s: State) -> None:
        cap = rules_of(s).switches.turn_cap
        if cap and s.turn >= cap:
            s.end(-1, "turn cap", "LU-win.15")
            return
        set_active(s, turn_after(s, c.F_EXTRA_TURN, next_living, is_out))
        begin_turn(s)
        set_fact(s, c.FIRST_TURN, 0)
        self.pc = READY

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        return new


def begin_turn(s: State) -> None:
    """What belongs to a turn starts anew [LU-wave.3]."""
    new_turn(s)
    if s.modifiers or s.statics:
        end_modifiers_of(s, s.active)
