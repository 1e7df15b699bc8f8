"""What a text watches for a while."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import put_off
from rulebound.games.starlight.atoms.watching import watch
from rulebound.games.starlight.definition import Instead, Reaction
from rulebound.games.starlight.ops.terms import found_one
from rulebound.kernel.play import ADD, Modifier, Op, Run, State
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
class PutInstead(Op):
    """What happens in the place of an event, for a while. It hangs on a creature."""

    who: Cards
    ability: Instead
    until: int
    once: bool  # the next time alone

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        if card is not None:
            put_off(s, Modifier(run.env.copy(), self.ability, 0, s.ref(card), c.REPLACING, ADD, int(self.once),
                self.until, s.clock))
        return run.pc + 1


class NothingHappens(Op):
    """In the place of an event."""

    def run(self, s: State, run: Run) -> int:
        return run.pc + 1


@dataclass(slots=True, eq=False)
class IsOne(Test):
    """The event is about this creature."""

    who: Cards

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and any(ref.card is env.event.card for ref in self.who.refs(s, env))
