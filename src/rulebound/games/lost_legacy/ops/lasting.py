"""Temporary effects: laid on cards, with their end [LL-abil.17]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import add_modifier
from rulebound.games.lost_legacy.definition import Later
from rulebound.games.lost_legacy.ops.acting import failed
from rulebound.games.lost_legacy.values import Laying
from rulebound.kernel.play import SET, Modifier, Op, Run, State


class Lay(Laying):
    """On each of these cards, as they are now."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        cards = self.group.cards(s, env)
        for card in cards:
            amount = self.amount.value(s, env)
            made = Modifier(
                env.copy(), run.ability, run.pc, s.ref(card), self.field, self.how, amount, self.until, s.moves
            )
            add_modifier(s, made)
        if cards:
            env.done = True
        else:
            failed(run)
        return run.pc + 1


class LayAnywhere(Lay):
    """[LL-char.6] Of what counts elsewhere too: the magic of a card in a hand."""


class LayOnAll(Laying):
    """[LL-err.3] On all cards that fit, those that come later among them."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        amount = self.amount.value(s, env)
        add_modifier(
            s, Modifier(env.copy(), run.ability, run.pc, None, self.field, self.how, amount, self.until, s.moves)
        )
        env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Delay(Op):
    """'When this turn ends, …': put off till then."""

    ability: Later

    def run(self, s: State, run: Run) -> int:
        env = run.env.copy()
        env.slots = [[s.ref(ref.card) for ref in slot] for slot in env.slots]  # as they are now
        add_modifier(s, Modifier(env, self.ability, 0, None, c.LATER, SET, 0, c.THIS_TURN, s.moves))
        run.env.done = True
        return run.pc + 1
