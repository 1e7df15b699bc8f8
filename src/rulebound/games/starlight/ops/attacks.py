"""Sentences about the attack of a Combat: noted when they are reached, asked when the attack lands."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import note_attack
from rulebound.games.starlight.definition import CardSort, kind_of
from rulebound.games.starlight.procedures.planning import attack_under_way
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import Card, Modifier, Op, Run, State, made_by
from rulebound.kernel.terms import Amount, Cards, Env, Test


@dataclass(slots=True, eq=False)
class NoteAttack(Op):
    """More or less damage, no Knockback, or a miss; perhaps only if something is so by then."""

    what: int
    amount: Amount
    test: Test | None
    who: Cards | None = None
    least: int | None = None  # only if it would deal so much

    def run(self, s: State, run: Run) -> int:
        if attack_under_way(s) is not None:
            note_attack(s, run, self.what)
        else:  # outside Combat there is no attack that it could mean
            tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1


def note_of(modifier: Modifier) -> NoteAttack:
    op = made_by(modifier)
    assert isinstance(op, NoteAttack)
    return op


def noted(s: State, what: int) -> int:
    """What the notes of this Combat add up to: by how much they change the damage, say."""
    total = 0
    for modifier in s.modifiers:
        if modifier.field == what:
            note = note_of(modifier)
            if note.test is None or note.test.holds(s, modifier.env):
                total += note.amount.value(s, modifier.env)
    return total


def bounded(s: State, damage: int) -> int:
    """The damage as notes about all of it say, in their order."""
    for modifier in s.modifiers:
        if modifier.field in (c.AT_MOST, c.INSTEAD):
            note = note_of(modifier)
            if damage >= (note.least or 0) and (note.test is None or note.test.holds(s, modifier.env)):
                much = note.amount.value(s, modifier.env)
                damage = min(damage, much) if modifier.field == c.AT_MOST else much
    return damage


def taken_by(s: State, defender: Card) -> Card:
    """Whose Health the damage costs."""
    for modifier in s.modifiers:
        if modifier.field == c.TAKEN_BY:
            note = note_of(modifier)
            if note.who is not None and (note.test is None or note.test.holds(s, modifier.env)):
                for card in note.who.cards(s, modifier.env):
                    return card
    return defender


def is_noted(s: State, what: int) -> bool:
    for modifier in s.modifiers:
        if modifier.field == what:
            test = note_of(modifier).test
            if test is None or test.holds(s, modifier.env):
                return True
    return False


@dataclass(slots=True, eq=False)
class AttackFits(Test):
    """The Attack of this Combat is a card of a sort."""

    sort: CardSort

    def holds(self, s: State, env: Env) -> bool:
        attack = attack_under_way(s)
        return attack is not None and self.sort.fits(kind_of(attack.card), attack.telegraphed)
