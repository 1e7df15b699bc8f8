"""Effects that last: changes of numbers, prohibitions, access, sleep, triggers set up for a while."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import act_about
from rulebound.games.lightseekers.atoms.lasting import add_modifier
from rulebound.games.lightseekers.definition import LightTriggered
from rulebound.games.lightseekers.forbidding import forbidden
from rulebound.games.lightseekers.procedures.doing import amount_now, fix_amount, is_fixed_early
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import ForSomeCards, LastingOp
from rulebound.kernel.ops import NOBODY_THERE, NOTHING_THERE, tell_unfound
from rulebound.kernel.play import ADD, GRANT, Modifier, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Whom
from rulebound.kernel.terms.verbs import miss


@dataclass(slots=True, eq=False)
class Lay(LastingOp):
    """Makes a line for a while: a number fixed now, or bits. A reduction is below 0."""

    field: int
    how: int
    until: int
    amount: Amount | None = None
    negative: bool = False
    late: bool = False
    bits: int = 0
    turn_of: Whom | None = None  # of UNTIL_TURN_OF and IN_TURN_OF: whose turn it is
    subjects: Cards | None = None  # of a line about single cards, each of which gets its own

    def strength(self, s: State, run: Run) -> int:
        amount = self.amount
        if amount is None:
            return self.bits
        if self.how != ADD:
            return amount.value(s, run.env)
        value = amount_now(s, run, amount, True)
        return -value if self.negative else value

    def run(self, s: State, run: Run) -> int:
        env = run.env
        strength = self.strength(s, run)
        until = self.until
        about = env.copy()  # later instructions change slots and numbers; what was made keeps those of its moment
        if until == c.THIS_ACT and env.event is not None and env.event.kind != c.ACT:
            about.event = act_about(s, env.event.card) if env.event.card is not None else None
            if about.event is None:  # the damage of a card with which no act is under way
                tell_unfound(s, run, NOTHING_THERE, None)
                env.done = False
                return run.pc + 1
        if self.turn_of is not None:
            seats = self.turn_of.seats(s, env)
            if not seats:
                tell_unfound(s, run, NOBODY_THERE, None)
                env.done = False
                return run.pc + 1
            until += seats[0]
        subjects = self.subjects
        if subjects is None:
            add_modifier(s, Modifier(about, run.ability, run.pc, None, self.field, self.how, strength, until, s.clock))
            env.done = True
            return run.pc + 1
        cards = subjects.cards(s, env)
        if not cards:
            miss(s, run, subjects)
        for card in cards:
            add_modifier(
                s, Modifier(about, run.ability, run.pc, s.ref(card), self.field, self.how, strength, until, s.clock)
            )
        env.done = len(cards) > 0
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        if self.amount is None or self.late or self.how != ADD:
            return run.pc + 1
        return fix_amount(s, run, self.amount)

    def announces(self) -> bool:
        return self.amount is not None and self.how == ADD and is_fixed_early(self.amount, self.late)


@dataclass(slots=True, eq=False)
class SetUp(LastingOp):
    """A trigger that a text sets up: for the turn, for the next time, or for a moment to come."""

    trigger: LightTriggered
    until: int

    def run(self, s: State, run: Run) -> int:
        env = run.env.copy()
        about = self.trigger.about
        if about is not None:  # [EN-4] where the instruction has put it, and from then on there alone
            env.slots[about.slot] = [s.ref(each.card) for each in env.slots[about.slot]]
        add_modifier(s, Modifier(env, self.trigger, 0, None, c.F_TRIGGER, GRANT, 1, self.until, s.clock))
        run.env.done = True
        return run.pc + 1


class ListenInLimbo(SetUp):
    """[LS-2.6.3.1-ii.e] A card that is being played is in Limbo, the fifth place of Standard Order: its triggers wait
    while it does its effects. [LS-S06] The earlier edition has no such place."""

    def run(self, s: State, run: Run) -> int:
        if switches_of(s).order_by_acting_player:
            return run.pc + 1
        return SetUp.run(self, s, run)


class Awaited(Op):
    """The Next act, of which a line stands until then: nothing more is done about it."""

    def run(self, s: State, run: Run) -> int:
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class GainFilteredActions(ForSomeCards):
    """[LS-G24] Extra actions that are good only for some cards."""

    gets: Whom
    amount: Amount

    def run(self, s: State, run: Run) -> int:
        env = run.env
        env.done = False
        seats = self.gets.seats(s, env)
        if not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        for seat in seats:
            if forbidden(s, seat, c.NOT_GAIN_ACTIONS, env.card):
                continue
            for _ in range(amount_now(s, run, self.amount, True)):
                if s.ending is not None:
                    break
                made = env.copy()
                made.seat = seat
                add_modifier(s, Modifier(made, run.ability, run.pc, None, c.F_ACTION, ADD, 1, c.THIS_TURN, s.clock))
                env.done = True
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return fix_amount(s, run, self.amount)
