"""Temporary effects: laid on cards, with their end [LL-abil.17]."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import add_modifier
from rulebound.games.lost_legacy.definition import Instead, Later, Timed
from rulebound.games.lost_legacy.ops.acting import failed
from rulebound.games.lost_legacy.values import Laying, current
from rulebound.kernel.play import ADD, SET, Modifier, Op, Run, State
from rulebound.kernel.terms import Cards, Env, Whom


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
class SwapValues(Op):
    """[LL-val.4] What each number has more than the other it loses, and the other gains it: so both are what the other
    was, pieces and all, and later changes count."""

    group: Cards
    field: int
    other: Cards | None  # of one card of each; else of each card by itself
    field2: int
    until: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        cards = self.group.cards(s, env)
        others = cards if self.other is None else self.other.cards(s, env)
        if not cards or len(cards) != len(others):
            failed(run)
            return run.pc + 1
        pairs = zip(cards, others, strict=True)
        found = [(card, other, current(s, card, self.field), current(s, other, self.field2)) for card, other in pairs]
        for card, other, one, two in found:
            for changed, which, more in ((card, self.field, two - one), (other, self.field2, one - two)):
                subject = s.ref(changed)
                add_modifier(
                    s, Modifier(env.copy(), run.ability, run.pc, subject, which, ADD, more, self.until, s.moves)
                )
        env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Delay(Op):
    """'When this turn ends, …': put off till then, or to a turn to come."""

    ability: Later
    moment: int = c.THIS_TURN

    def run(self, s: State, run: Run) -> int:
        add_modifier(s, Modifier(kept(s, run), self.ability, 0, None, c.LATER, SET, s.turn, self.moment, s.moves))
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Watch(Op):
    """'Until the end of the turn, when …': the ability answers, whatever becomes of its card."""

    ability: Timed
    until: int
    once: bool  # the first time alone

    def run(self, s: State, run: Run) -> int:
        env, once = kept(s, run), int(self.once)
        add_modifier(s, Modifier(env, self.ability, 0, None, c.WATCHING, SET, once, self.until, s.moves))
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Guard(Op):
    """'Until the end of the turn, if it would be destroyed, … instead', whatever becomes of the card of the text."""

    ability: Instead
    until: int

    def run(self, s: State, run: Run) -> int:
        add_modifier(s, Modifier(kept(s, run), self.ability, 0, None, c.REPLACING, SET, 0, self.until, s.moves))
        run.env.done = True
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Skip(Op):
    """[LL-gold.1] The next step of this kind of each of these players is left out, if it comes before this is over."""

    who: Whom
    step: int
    name: str
    until: int

    def run(self, s: State, run: Run) -> int:
        for seat in self.who.seats(s, run.env):
            which = self.step * 2 + seat
            env = run.env.copy()
            add_modifier(s, Modifier(env, run.ability, run.pc, None, c.SKIPS, SET, which, self.until, s.moves))
        run.env.done = True
        return run.pc + 1


def kept(s: State, run: Run) -> Env:
    """What the text has chosen, as it is now."""
    env = run.env.copy()
    env.slots = [[s.ref(ref.card) for ref in slot] for slot in env.slots]
    return env
