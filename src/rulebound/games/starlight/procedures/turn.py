"""Turns: one creature after the other, each with a start, a main and an end phase, in the steps of the rulebook."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import score
from rulebound.games.starlight.atoms.facts import begin_phase, new_turn, set_active, set_fact, tell
from rulebound.games.starlight.atoms.moving import tile_bonus
from rulebound.games.starlight.atoms.piles import draw, lose_counter, remove_aura, telegraph
from rulebound.games.starlight.atoms.stats import decay, gain, pay
from rulebound.games.starlight.lasting import turn_begins
from rulebound.games.starlight.later import raise_delayed
from rulebound.games.starlight.legality.invoking import Asked, plays
from rulebound.games.starlight.legality.telegraphing import telegraphs
from rulebound.games.starlight.procedures.discarding import limit_hand
from rulebound.games.starlight.procedures.entering import Arrival, can_leave_now, must_leave
from rulebound.games.starlight.procedures.invoking import Invoke
from rulebound.games.starlight.procedures.line import resolve_triggers
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.spoken import sorts_for
from rulebound.games.starlight.values import (
    active,
    auras,
    creatures,
    is_there,
    of_stat,
    pairs_of,
    standing,
    telegraph_price,
)
from rulebound.kernel.play import Card, Frame, Move, State

DONE_OPTION: Final = Move(c.DONE)


class MainPhase(Frame):
    """[ST-TURN.6] [ST-GAME.4] Card after card, each carried out before the next; [ST-TIM.1] nobody answers."""

    __slots__ = ()

    def step(self, s: State) -> None:
        if s.waiting and resolve_triggers(s):
            return
        by = active(s)
        asked = Asked(s, by, False)
        r = asked.record
        if r.at < 0:
            s.pop()  # [ST-DIE.10]
            return
        options = plays(s, asked, c.PLAY)
        options += telegraphs(s, asked)
        if not r.duty or may_be_done(s, by):
            options.append(DONE_OPTION)
        s.ask(by.owner, c.M_MAIN, options, True)

    def rests(self, s: State) -> bool:
        return not s.waiting and is_there(s, active(s))

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind == c.DONE:
            s.pop()
            return
        by = active(s)
        card = option.card
        assert card is not None
        if option.kind == c.TELEGRAPH_CARD:
            self.telegraph(s, by, card, option.number)
        else:
            s.push(Invoke(card, by, False).begin_with(option))

    def telegraph(self, s: State, by: Card, card: Card, what: int) -> None:
        """[ST-TEL.1] [ST-TEL.3]"""
        price = telegraph_price(s, by, what)
        if what == c.ENERGY:
            pay(s, by, price, 0)
        else:
            pay(s, by, 0, price)
        telegraph(s, card, by, what, s.turn)

    def copy(self) -> MainPhase:
        new = MainPhase()
        new.pc = self.pc
        return new


def may_be_done(s: State, by: Card) -> bool:
    """[ST-TURN.16] Also without having played anything; [ST-SET.11] not on the entry tile, if it can be left."""
    return not creature(s, by).duty or not must_leave(s, by) or not can_leave_now(s, by)


def brought(s: State, card: Card, usual: int, what: int) -> int:
    """[ST-NUM.1] What a phase brings, with what standing sentences of the active creature say; never below 0."""
    if not sorts_for(s, card) >> what & 1 or not is_there(s, card):
        return usual
    return max(usual + standing(s, card, what), 0)


POINTS_AT_START: Final = 3
POINTS_AT_END: Final = 1
ENERGY_A_TURN: Final = 7
MANA_A_TURN: Final = 3
CARDS_A_TURN: Final = 2

# The steps of a turn, in the order of the rulebook.
ARRIVE: Final = 0
START_EFFECTS: Final = 1
START_POINTS: Final = 2
START_ENERGY: Final = 3
START_TILES: Final = 4
MAIN: Final = 5
END_EFFECTS: Final = 6
END_POINTS: Final = 7
END_TILES: Final = 8
END_MANA: Final = 9
DECAY: Final = 10
COUNTERS: Final = 11
DRAW: Final = 12
HAND_LIMIT: Final = 13
NEXT: Final = 14


class Turn(Frame):
    """[ST-GAME.3] [ST-TURN.1] All turns, one after the other."""

    __slots__ = ()

    def step(self, s: State) -> None:
        """On to the next step of the turn by itself, where nothing has come between."""
        if s.waiting and resolve_triggers(s):  # [ST-TIM.2] a step of a phase is an instruction
            return
        frames, card = s.frames, active(s)
        while frames[-1] is self and not s.waiting and s.ending is None:
            pc = self.pc
            self.pc = pc + 1
            if pc == ARRIVE:
                begin_phase(s, c.START, card)
                self.arrive(s, card)
            elif pc == START_EFFECTS:
                self.effects(s, card, c.TURN_START)
            elif pc == START_POINTS:  # [ST-TURN.3] [ST-GEN.8] [ST-GEN.10]
                score(s, s.active, POINTS_AT_START * pairs_of(s, s.active), c.BY_PAIR)
            elif pc == START_ENERGY:
                energy = brought(s, card, ENERGY_A_TURN, c.PHASE_ENERGY)
                gain(s, card, c.ENERGY, energy, c.BY_PHASE)  # [ST-TURN.4] [ST-STAT.5]
            elif pc == START_TILES:  # [ST-TURN.5a] [ST-TURN.5b] [ST-TURN.5c] [ST-TILE.2] [ST-TILE.4] [ST-TILE.6]
                tile_bonus(s, card, rules_of(s).switches.health_start)
            elif pc == MAIN:
                begin_phase(s, c.MAIN, card)
                s.push(MainPhase())
            elif pc == END_EFFECTS:
                begin_phase(s, c.END, card)
                self.effects(s, card, c.TURN_END)
            elif pc == END_POINTS:
                score(s, s.active, POINTS_AT_END * pairs_of(s, s.active), c.BY_PAIR)  # [ST-TURN.8] [ST-GEN.9]
            elif pc == END_TILES:  # [ST-TURN.9a] [ST-TURN.9b] [ST-TURN.9c]
                tile_bonus(s, card, rules_of(s).switches.health_end)
            elif pc == END_MANA:  # [ST-TURN.10] [ST-STAT.7]
                gain(s, card, c.MANA, brought(s, card, MANA_A_TURN, c.PHASE_MANA), c.BY_PHASE)
            elif pc == DECAY:
                self.fade(s, card)
            elif pc == COUNTERS:
                self.count_auras(s, card)
            elif pc == DRAW:
                draw(s, s.active, brought(s, card, CARDS_A_TURN, c.PHASE_CARDS))  # [ST-TURN.13]
            elif pc == HAND_LIMIT:
                limit_hand(s, s.active)  # [ST-TURN.14]
            else:
                self.next_creature(s)
                return

    def arrive(self, s: State, card: Card) -> None:
        """[ST-TURN.2] [ST-TIM.5] First of all an absent creature enters or returns."""
        if not is_there(s, card):
            s.push(Arrival(card))

    def effects(self, s: State, card: Card, kind: int) -> None:
        """[ST-TURN.2] [ST-TURN.7] What texts do in the first step of a phase; [ST-DIE.10] not those of the dead."""
        if is_there(s, card):
            tell(s, kind, card.owner, card, None, 0, c.BY_PHASE)
        if s.modifiers:
            raise_delayed(s, kind, card)

    def fade(self, s: State, card: Card) -> None:
        """[ST-TURN.11]"""
        for which in (c.ATK, c.DEF):
            if creature(s, card).stats[which]:
                kept = of_stat(s, card, c.NOT_FADING, which)
                if not kept or (kept == 1 and creature(s, card).stats[which] < 0):
                    decay(s, card, which)

    def count_auras(self, s: State, card: Card) -> None:
        """[ST-TURN.12] [ST-CLS.9] [ST-CLS.14] Numbered Auras of the active creature; [ST-TURN.15] of no other.
        [ST-CLS.13] One without a number stays."""
        if not is_there(s, card) or not creature(s, card).pile:
            return
        for aura in auras(s, card):
            if laid(s, aura).counters > 0:
                lose_counter(s, aura)
                if laid(s, aura).counters == 0:
                    remove_aura(s, aura, card)

    def next_creature(self, s: State) -> None:
        """[ST-SET.7] The order repeats for the whole game; [ST-DIE.7] nobody loses a turn by dying."""
        cap = rules_of(s).switches.turn_cap
        if cap and s.turn >= cap:
            self.stop(s)
            return
        following = creatures(s)[1]
        set_fact(s, c.AT, creature(s, following).place)
        set_active(s, following.owner)
        new_turn(s)
        if s.modifiers:
            turn_begins(s, following)
        self.pc = ARRIVE

    def stop(self, s: State) -> None:
        """The switch turn_cap: the higher Points win."""
        mine, theirs = s.numbers[c.POINTS], s.numbers[c.SEAT_NUMBERS + c.POINTS]
        winner = -1
        if mine != theirs:
            winner = 0 if mine > theirs else 1
        s.end(winner, "turn cap", "ST-WIN.5")

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise AssertionError("a turn asks nothing itself")

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        return new
