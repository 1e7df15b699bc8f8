"""Another recipient for an Attack that is under way [LS-3.1.3] [LS-2.2.1]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.turns import tell
from rulebound.games.lightseekers.procedures.playing import LightAct, recipients
from rulebound.kernel.acts import OPEN, act_of
from rulebound.kernel.ops import NOBODY_THERE, tell_unfound
from rulebound.kernel.play import Op, Run, State
from rulebound.kernel.terms import Env, Whom


def attack_of(s: State, env: Env) -> LightAct | None:
    """The Attack that the effect answers, unless it was Cancelled."""
    act = act_of(s, env.event)
    if not isinstance(act, LightAct) or not act.act & c.ATTACK_ACT or act.result != OPEN:
        return None
    return act


@dataclass(slots=True, eq=False)
class OtherRecipients(Whom):
    """[LS-2.5.1.3a] Those of some heroes against whom the Attack may be made, and is not."""

    among: Whom

    def seats(self, s: State, env: Env) -> list[int]:
        act = attack_of(s, env)
        if act is None:
            return []
        legal = recipients(s, act.seat, act.card, None, act.act & c.ABILITY_ACT != 0)
        return [seat for seat in self.among.seats(s, env) if seat in legal and seat != act.recipient]


@dataclass(slots=True, eq=False)
class Redirect(Op):
    """The Attack is against another hero from now on. [LS-T03] Its act window is gone through once: who was visited
    before, and was not the recipient then, is not visited again; who comes later is heard as the recipient."""

    to: Whom

    def run(self, s: State, run: Run) -> int:
        env = run.env
        act = attack_of(s, env)
        seats = self.to.seats(s, env)
        env.done = act is not None and len(seats) > 0
        if act is None or not seats:
            tell_unfound(s, run, NOBODY_THERE, None)
        else:
            act.recipient = seats[0]
            tell(s, c.REDIRECTED, seats[0], act.card, env.card, 0, 0)
        return run.pc + 1
