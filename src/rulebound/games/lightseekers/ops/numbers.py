"""What changes numbers of heroes: damage, healing, health, actions."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.health import change_health
from rulebound.games.lightseekers.atoms.lasting import lose_actions
from rulebound.games.lightseekers.forbidding import forbidden
from rulebound.games.lightseekers.procedures.doing import amount_now, fix_amount, is_fixed_early
from rulebound.games.lightseekers.procedures.hands import gain_actions
from rulebound.games.lightseekers.procedures.harming import PUT_OFF, deal_damage, heal, lose
from rulebound.games.lightseekers.values import health_of
from rulebound.kernel.ops import NOBODY_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Op, Run, State
from rulebound.kernel.terms import Amount, Whom


@dataclass(slots=True, eq=False)
class HeroOp(Op):
    """An instruction about one hero and an amount. `tally` is the number that takes how much it really was."""

    who: Whom
    amount: Amount
    printed: bool  # [LS-7.1.4] Power of the earlier edition changes it
    late: bool  # it is not known before an earlier part is done
    tally: int

    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        """Do it; how much it really was, or PUT_OFF."""
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        seats = self.who.seats(s, env)
        much = 0
        if not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        else:
            much = self.change(s, run, seats[0], amount_now(s, run, self.amount, self.printed))
            if much == PUT_OFF:
                run.move_to(run.pc + 1)
                return WAIT
        env.done = much > 0
        if self.tally >= 0:
            env.numbers[self.tally] = much
        return run.pc + 1

    def announce(self, s: State, run: Run) -> int:
        return run.pc + 1 if self.late else fix_amount(s, run, self.amount)

    def announces(self) -> bool:
        return is_fixed_early(self.amount, self.late)


@dataclass(slots=True, eq=False)
class Deal(HeroOp):
    """[LS-2.10.3] Damage by this card."""

    fixed: int  # which changes its text shuts out

    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        return deal_damage(s, run.env.card, run.env.seat, seat, amount, self.fixed, self.tally)


@dataclass(slots=True, eq=False)
class Heal(HeroOp):
    """[LS-2.10.3] Healing by this card; [LS-5.1.5] of a hero at 0 only if the text speaks of one [LS1-5.1.5]."""

    fixed: int
    at_zero: bool = False

    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        return heal(s, run.env.card, run.env.seat, seat, amount, self.fixed, self.at_zero, self.tally)


class LoseHealth(HeroOp):
    """Health down, without damage."""

    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        if forbidden(s, seat, c.NOT_LOSE_HEALTH, run.env.card):
            return 0
        return lose(s, run.env.card, seat, amount, self.tally)


class GainHealth(HeroOp):
    """Health up, without healing."""

    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        if forbidden(s, seat, c.NOT_GAIN_HEALTH, run.env.card):
            return 0
        return change_health(s, seat, run.env.card, amount)


class SetHealth(HeroOp):
    """Health becomes that number, at most 35 [LS-2.10.2]."""

    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        return abs(change_health(s, seat, run.env.card, amount - health_of(s, seat)))


@dataclass(slots=True, eq=False)
class GainActions(HeroOp):
    """[LS-4.1.3.3e-i] More actions this turn."""

    unrestricted: bool

    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        return amount if gain_actions(s, seat, amount, self.unrestricted, run.env.card) else 0


class LoseActions(HeroOp):
    def change(self, s: State, run: Run, seat: int, amount: int) -> int:
        lose_actions(s, seat, amount)
        return amount
