"""Battles: threaten, attack, destroy, resolution [LL-bat.1] … [LL-bat.31]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import moment, send_at_once, tidy
from rulebound.games.lost_legacy.actions.changing import count, turn_at_once, weaken
from rulebound.games.lost_legacy.atoms.cards import mark_attacked, mark_threatened
from rulebound.games.lost_legacy.atoms.numbers import set_fact
from rulebound.games.lost_legacy.lasting import end_effects
from rulebound.games.lost_legacy.procedures.fight import Fight
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import (
    can_hit,
    current,
    is_character,
    is_forbidden,
    is_lifted,
    is_target,
    opponent,
    price_of,
)
from rulebound.kernel.acts import CANCELLED, PERFORMED
from rulebound.kernel.play import Card, Event, Move, Op, Ref, Run, State
from rulebound.kernel.terms import Amount

RESTED: Final = 0
THREATEN: Final = 1
ATTACK: Final = 2
COMPARE: Final = 3
DESTROY: Final = 4
HONOR: Final = 5
ENDED: Final = 6
OVER: Final = 7


@dataclass(slots=True, eq=False)
class MentalValue(Op):
    """[LL-bat.20] An instruction that makes a mental attack, and with what value."""

    value: Amount


class Battle(Fight):
    """`attackers` strike as `hows` says; [LL-bat.5] the target does not strike back."""

    __slots__ = ("by_hand", "outer", "rested", "seat", "unpaid", "worth")

    def __init__(
        self, seat: int, source: Card, attackers: list[Ref], hows: list[int], target: Ref, by_hand: bool, outer: int
    ) -> None:
        super().__init__(source, attackers, hows, target)
        self.seat = seat
        self.by_hand = by_hand
        self.outer = outer  # the phase around it
        self.worth = -1  # the value, once it is frozen
        self.rested = 0  # how many of the attackers have been rested,
        self.unpaid = False  # and whether that has failed for one of them

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if pc == RESTED:
            self.rest_attackers(s)
        elif pc == THREATEN:
            self.threaten(s)
        elif pc == ATTACK:
            self.attack(s)
        elif pc == COMPARE:
            self.compare(s)
        elif pc == DESTROY:
            self.destroy_weakened(s)
        elif pc == HONOR:
            self.gain_honor(s)
        elif pc == ENDED:
            moment(s, c.BATTLE_ENDED, self.seat, self.target.card, self.source, 0, c.BY_RULE)
        else:
            self.end(s)

    def rest_attackers(self, s: State) -> None:
        """[LL-bat.2] [LL-bat.29] Only a manual threat rests the attackers, as its cost, one after the other; if one of
        them was not rested there is no threat, though the others stay resting [LL-void.7]."""
        set_fact(s, c.PHASE, c.BATTLE)
        if not self.by_hand:
            return
        self.unpaid |= self.rested > 0 and self.result != PERFORMED
        if self.rested < len(self.attackers):
            self.pc = RESTED
            self.rested += 1
            turn_at_once(s, c.REST, self.seat, self.attackers[self.rested - 1].card, c.BY_COST)
        elif self.rested == len(self.attackers) and not self.unpaid and self.price(s):
            self.pc = RESTED
            self.rested += 1
            count(s, c.PAY, self.seat, self.price(s), c.BY_COST)
        elif self.unpaid:
            self.end(s)

    def price(self, s: State) -> int:
        """[LL-gold.2] What a text has them pay for it."""
        return price_of(s, c.THREAT_PRICE, [ref.card for ref in self.attackers])

    def threaten(self, s: State) -> None:
        """[LL-bat.8] [LL-bat.20] A mental attack threatens nobody."""
        if not self.mental:
            moment(s, c.THREATEN, self.seat, self.target.card, self.source, len(self.attackers), self.how(s))

    def how(self, s: State) -> int:
        return c.BY_MENTAL_ATTACK if self.mental else c.BY_ATTACK

    def attack(self, s: State) -> None:
        """[LL-bat.9] [LL-bat.13] [LL-bat.15] [LL-bat.17] Who cannot hit any more is dropped;
        [LLQ-opt.5] a card that was set and is sprung is another object, so that the attack fades."""
        if self.result == CANCELLED and not self.mental:
            self.end(s)  # [LL-bat.27] a voided threat never started a battle
            return
        if not self.mental:
            self.mark_threats(s)
        target = self.target
        there = s.is_same_object(target) and is_target(s, target.card) and self.may_hit(s)
        if there and not self.mental:
            self.drop_attackers(s)
        if not there or (not self.mental and not self.attackers):
            self.pc = ENDED
            return
        if not self.mental and rules_of(s).switches.frozen:
            self.worth = self.value(s)
        moment(s, c.ATTACK, self.seat, target.card, self.source, 0, self.how(s))

    def mark_threats(self, s: State) -> None:
        """[LL-bat.8] [LL-bat.27] What was voided was no threat."""
        for ref in self.attackers:
            if s.is_same_object(ref):
                mark_threatened(s, ref.card)

    def may_hit(self, s: State) -> bool:
        """[LL-bat.17] Whose side has changed is hit no more. [LL-bat.20] A mental attack threatens nobody: a text that
        names any character may be used on an own one, and [LL-bat.22] the honor is the opponent's."""
        record = self.target.record
        was_own = self.mental and record is not None and record.controller == self.seat
        return was_own or s.controller(self.target.card) != self.seat

    def drop_attackers(self, s: State) -> None:
        target = self.target.card
        there = [
            at
            for at, ref in enumerate(self.attackers)
            if s.is_same_object(ref) and s.controller(ref.card) == self.seat
            and not is_forbidden(s, Event(c.ATTACK, self.seat, ref.card, target, self.hows[at], c.BY_HAND, None))
        ]
        lifted = is_lifted(s, [self.attackers[at].card for at in there], [self.hows[at] for at in there], target)
        kept = [
            at for at in there if self.anywhere or can_hit(s, self.attackers[at].card, self.hows[at], target, lifted)
        ]
        self.attackers = [self.attackers[at] for at in kept]
        self.hows = [self.hows[at] for at in kept]
        if kept:
            self.source = self.attackers[0].card

    def turn_to(self, s: State, card: Card, anywhere: bool) -> None:
        """[LL-bat.8] Another is the target from now on. [LL-bat.13] [LL-bat.17] Where the attack has been made already
        it is asked at once who can hit it; else that is asked when the attack comes."""
        self.target = s.ref(card)
        self.anywhere |= anywhere
        s.note(c.RETARGET, self.seat, card, self.source, 0, c.BY_ABILITY)
        if self.pc > ATTACK and not self.mental:
            if not self.may_hit(s):
                self.attackers, self.hows = [], []
            self.drop_attackers(s)

    def go_on_without(self, s: State, gone: list[Card]) -> None:
        """A text takes attackers out of the attack; a value that was frozen is that of the others then."""
        kept = [at for at, ref in enumerate(self.attackers) if ref.card not in gone]
        self.attackers, self.hows = [self.attackers[at] for at in kept], [self.hows[at] for at in kept]
        if self.worth >= 0:
            self.worth = -1
            self.worth = self.value(s)
        if kept:
            self.source = self.attackers[0].card

    def compare(self, s: State) -> None:
        """[LL-bat.10] [LL-char.5] [LL-bat.25] A value above the defense destroys; [LLQ-opt.2] what is no character has
        none. [LLQ-atk.5] [LLQ-atk.9] In Quick-Play the defense is lowered by the value."""
        target = self.target
        self.struck = self.result == PERFORMED and (self.mental or bool(self.attackers))
        for ref in self.attackers if self.struck else []:
            if s.is_same_object(ref):
                mark_attacked(s, ref.card)  # [LL-bat.26] what was voided was no attack
        if not self.struck or not s.is_same_object(target):
            self.pc = ENDED
        elif not is_character(s, target.card):
            self.destroy(s, ENDED)
        elif not rules_of(s).quick:
            if self.value(s) > current(s, target.card, c.DEFENSE):
                self.destroy(s, HONOR)
            else:
                self.pc = ENDED
        elif self.value(s) > 0:
            weaken(s, self.seat, target.card, self.value(s), self.how(s), self.source)
        else:
            self.pc = ENDED

    def destroy_weakened(self, s: State) -> None:
        """[LLQ-atk.7] [LLQ-atk.8] Only an attack that has lowered the defense to 0 destroys."""
        target = self.target
        there = self.result == PERFORMED and s.is_same_object(target)
        if there and current(s, target.card, c.DEFENSE) == 0:
            self.destroy(s, HONOR)
        else:
            self.pc = ENDED

    def destroy(self, s: State, then: int) -> None:
        """[LLQ-opt.3] [LLQ-opt.6] For what lay face-down nothing is gained; all see it in the disposal."""
        self.pc = then
        self.target = s.ref(self.target.card)  # with the controller that it has now
        send_at_once(s, c.DESTROY, self.seat, self.target.card, self.source, self.how(s))

    def value(self, s: State) -> int:
        """[LL-bat.7] [LL-bat.14] Read from the attackers that are still there, unless the switch has it frozen."""
        if self.worth >= 0:
            return self.worth
        if not self.mental:
            return sum(current(s, ref.card, c.OFFENSE) for ref in self.attackers if s.is_same_object(ref))
        below = s.frames[s.frames.index(self) - 1]
        assert isinstance(below, Run)
        op = below.ops[below.pc]
        assert isinstance(op, MentalValue)
        return op.value.value(s, below.env)

    def gain_honor(self, s: State) -> None:
        """[LL-win.3] [LL-bat.11] [LL-bat.22] The opponent of the destroyed one's controller; [LL-win.7] nothing else
        that destroys does so, [LL-win.8] [LLQ-win.1] and only a face-up character is worth it."""
        record = self.target.record
        if self.result == PERFORMED and record is not None and not self.worthless:
            count(s, c.GAIN_HONOR, opponent(record.controller), 1, c.BY_ATTACK, self.source)

    def end(self, s: State) -> None:
        """[LL-bat.28] Back to where the battle began."""
        s.pop()
        end_effects(s, c.THIS_BATTLE)
        set_fact(s, c.PHASE, self.outer)
        below = s.frames[-1]
        if isinstance(below, Run):
            below.env.done = True
        tidy(s)

    def answer(self, s: State, seat: int, option: Move) -> None:
        raise AssertionError("a battle asks nothing itself")

    def copy(self) -> Battle:
        new = Battle(self.seat, self.source, self.attackers, self.hows, self.target, self.by_hand, self.outer)
        new.pc = self.pc
        new.result = self.result
        new.mental = self.mental
        new.struck = self.struck
        new.worthless = self.worthless
        new.anywhere = self.anywhere
        new.worth = self.worth
        new.rested = self.rested
        new.unpaid = self.unpaid
        new.used = self.used
        return new


def begin_battle(
    s: State, seat: int, source: Card, attackers: list[Card], hows: list[int], target: Card, by_hand: bool
) -> None:
    """[LL-bat.23] Also within another battle, which waits beneath; [LL-bat.31] an option may be the source."""
    refs = [s.ref(card) for card in attackers]
    s.push(Battle(seat, source, refs, hows, s.ref(target), by_hand, s.facts[c.PHASE]))
