"""What texts do to damage and healing that is about to be done [LS-2.2.1]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import act_about, tell_changed
from rulebound.games.lightseekers.ops.whom import FOR_EVER
from rulebound.games.lightseekers.procedures.forestalling import Discarding, Drawing
from rulebound.games.lightseekers.procedures.impending import Impending, field_of
from rulebound.games.lightseekers.procedures.leaving import Departing
from rulebound.games.lightseekers.values import happened_since, health_of
from rulebound.kernel.acts import OPEN, REPLACED, act_of
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import Op, Run, State
from rulebound.kernel.terms import Amount, Env, Test


def impending(s: State, env: Env) -> Impending | None:
    """The damage or healing that the effect answers, unless something else has come in its place by now."""
    act = act_of(s, env.event)
    return act if isinstance(act, Impending) and act.result == OPEN else None


class ItsAmount(Amount):
    """How much it is so far."""

    def value(self, s: State, env: Env) -> int:
        act = impending(s, env)
        return 0 if act is None else act.amount


class SoFarByThisAct(Amount):
    """How much the act at hand has done to that hero before."""

    def value(self, s: State, env: Env) -> int:
        event = env.event
        act = None if event is None or event.card is None else act_about(s, event.card)
        if event is None or act is None:
            return 0
        done = c.DAMAGED if event.kind == c.WOULD_DAMAGE else c.HEALED
        # [LS-T03] the act has no moment to itself
        since = happened_since(s, act.time - 1, done, event.seat, FOR_EVER)
        return sum([each.amount for each in since if each.card is event.card])


class IsLethal(Test):
    """It would bring the hero to 0 health, as much as it is by now."""

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        if event is None:
            return False
        act = act_of(s, event)  # none yet while it is announced
        if isinstance(act, Impending):
            return act.result == OPEN and act.amount >= health_of(s, event.seat)
        return event.amount >= health_of(s, event.seat)


@dataclass(slots=True, eq=False)
class Become(Op):
    """It is so much from now on. `tally` is the number that takes by how much it has changed."""

    amount: Amount
    names_items: bool
    tally: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        act = impending(s, env)
        change = 0
        if act is None:
            tell_unfound(s, run, NOTHING_THERE, None)
        else:
            change = act.become(self.amount.value(s, env), self.names_items)
            if change:
                tell_changed(s, act.event.seat, act.event.card, env.card, change, field_of(act))
        env.done = change != 0
        if self.tally >= 0:
            env.numbers[self.tally] = abs(change)
        return run.pc + 1


class Replace(Op):
    """Something else happens in its place: of damage or healing, of a card's leaving, a Draw, a Discard."""

    def run(self, s: State, run: Run) -> int:
        act = act_of(s, run.env.event)
        if not isinstance(act, (Impending, Departing, Drawing, Discarding)) or act.result != OPEN:
            tell_unfound(s, run, NOTHING_THERE, None)
            run.env.done = False
        else:
            run.env.done = act.stop(REPLACED)
        return run.pc + 1
