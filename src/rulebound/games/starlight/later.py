"""What a text puts off: 'At the start of your next turn, …'."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import put_off
from rulebound.games.starlight.ops.terms import found_one
from rulebound.games.starlight.procedures.planning import attack_under_way
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import ADD, Ability, Card, Modifier, Op, Run, State, made_by
from rulebound.kernel.terms import Cards


@dataclass(slots=True, eq=False)
class Delay(Op):
    """The rest of the sentence is done once, later, with what was chosen so far. It hangs on this creature, or
    on the one whose turn it waits for: with its death it is forgotten [ST-DIE.13]."""

    ability: Ability
    moment: int
    whose: Cards | None = None  # of whose next turn, if not of this creature's

    def run(self, s: State, run: Run) -> int:
        if self.moment == c.AFTER_COMBAT and attack_under_way(s) is None:
            tell_unfound(s, run, NOTHING_THERE, None)
            return run.pc + 1
        on = run.env.slots[c.THIS][0]
        if self.whose is not None:
            card = found_one(s, run, self.whose)
            if card is None:
                return run.pc + 1
            on = s.ref(card)
        made = Modifier(run.env.copy(), run.ability, run.pc, on, c.DELAYED, ADD, s.turn, self.moment, s.clock)
        put_off(s, made)
        return run.pc + 1


def raise_delayed(s: State, kind: int, card: Card) -> bool:
    """[ST-TURN.2] [ST-TURN.7] The moment has come: each is done before what the phase sets off, the oldest first.
    Whether there was any."""
    due = [each for each in s.modifiers if each.field == c.DELAYED and is_due(s, each, kind, card)]
    if due:
        s.set_modifiers([each for each in s.modifiers if each not in due])
    for modifier in reversed(due):
        op = made_by(modifier)
        assert isinstance(op, Delay)
        s.push(Run(op.ability, modifier.env.copy()))
    return len(due) > 0


def is_due(s: State, modifier: Modifier, kind: int, card: Card) -> bool:
    if modifier.until in (c.AT_END_OF_TURN, c.AFTER_COMBAT):
        return kind == (c.TURN_END if modifier.until == c.AT_END_OF_TURN else c.COMBAT_ENDED)
    assert modifier.subject is not None
    if modifier.until == c.AT_END_OF_YOUR_TURN:
        return kind == c.TURN_END and modifier.subject.card is card
    wanted = c.TURN_START if modifier.until == c.AT_START_OF_NEXT_TURN else c.TURN_END
    return kind == wanted and modifier.subject.card is card and s.turn > modifier.amount
