"""How an ability runs: limit, costs, announcement, effect, aftereffect. Each text is one program with these in it."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions.base import done, happens_at_once, send_away, tell
from rulebound.games.lost_legacy.actions.changing import Activate
from rulebound.games.lost_legacy.atoms.numbers import count_use
from rulebound.games.lost_legacy.definition import Instead, Manual, Timed
from rulebound.games.lost_legacy.procedures.fight import battle_of
from rulebound.kernel.play import WAIT, Event, Op, Run, State


@dataclass(slots=True, eq=False)
class Begin(Op):
    """The limit is counted [LL-void.3]; [LL-void.6] what was voided before it was announced goes no further."""

    over: int = 0  # where it ends

    def run(self, s: State, run: Run) -> int:
        env, ability = run.env, run.ability
        if env.numbers[c.IS_VOID]:
            return self.over
        if isinstance(ability, (Timed, Manual)):
            if ability.permission.limit:
                count_use(s, env.card, ability.permission.number)
            battle = battle_of(s)
            if ability.permission.per_battle and battle is not None:
                battle.used = [*battle.used, env.card.option(c.USE, ability.permission.number)]
        elif isinstance(ability, Instead) and ability.limit:
            count_use(s, env.card, ability.number)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Paid(Op):
    """[LL-void.7] A cost that was not performed stops here; what else was paid stays paid."""

    offered: bool  # within an ability, which goes on behind the offer
    over: int = 0  # where it ends

    def run(self, s: State, run: Run) -> int:
        return run.pc + 1 if run.env.done else self.over


@dataclass(slots=True, eq=False)
class Announce(Op):
    """[LL-act.2] `activate` with its window; a void here means no effect. [LL-abil.15] An aftereffect is announced as
    an ability of its own, if no part of the effect has failed."""

    after: bool
    over: int = 0  # where it ends

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 1:
            env.numbers[c.FAILED] = 0
            return run.pc + 1 if env.done else self.over
        if self.after and env.numbers[c.FAILED]:
            return self.over
        run.at = 1
        if happens_at_once(s, c.ACTIVATE, env.card):
            tell(s, c.ACTIVATE, env.seat, env.card, None, run.ability.index, c.BY_ABILITY)
            done(s)
            return WAIT
        event = Event(c.ACTIVATE, env.seat, env.card, None, run.ability.index, c.BY_ABILITY, None)
        s.push(Activate(event, None, False))
        return WAIT


@dataclass(slots=True, eq=False)
class Dispose(Op):
    """[LL-opt.3] [LL-opt.4] [LL-void.6] A disposable card is discarded invisibly once its ability is
    activated, or has ended."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if env.numbers[c.DISPOSED] == 0 and s.place(env.card) in c.IN_PLAY:
            env.numbers[c.DISPOSED] = 1
            send_away(s, c.DISCARD, env.seat, env.card, None, c.BY_RULE, True)
            return WAIT
        env.numbers[c.DISPOSED] = 1
        return run.pc + 1
