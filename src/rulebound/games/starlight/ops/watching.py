"""What a text watches for a while."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight.atoms.watching import watch
from rulebound.games.starlight.definition import Reaction
from rulebound.games.starlight.ops.terms import found_one
from rulebound.kernel.play import Op, Run, State
from rulebound.kernel.terms import Cards, Env, Test


@dataclass(slots=True, eq=False)
class Watch(Op):
    """When something happens, for a while. It hangs on a creature: with its death it is forgotten [ST-DIE.13]."""

    who: Cards
    ability: Reaction
    until: int
    once: bool  # the first time alone

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        if card is not None:
            watch(s, run.env.copy(), self.ability, card, self.until, self.once)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class IsOne(Test):
    """The event is about this creature."""

    who: Cards

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and any(ref.card is env.event.card for ref in self.who.refs(s, env))
