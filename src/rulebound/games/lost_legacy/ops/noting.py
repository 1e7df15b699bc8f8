"""What a card keeps in mind as long as it lies there: who was chosen for it."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import add_modifier, drop_modifiers
from rulebound.games.lost_legacy.values import Laying
from rulebound.kernel.play import Card, Modifier, Ref, Run, State
from rulebound.kernel.terms import Cards, Env


class Note(Laying):
    """From now on these are the chosen ones of this very object, and those before them no more."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        drop_modifiers(s, noted(s, env))
        for card in self.group.cards(s, env):
            made = Modifier(
                env.copy(), run.ability, run.pc, s.ref(card), self.field, self.how, 0, self.until, s.moves
            )
            add_modifier(s, made)
        return run.pc + 1


def noted(s: State, env: Env) -> list[Modifier]:
    """What the card of a text keeps in mind."""
    return [
        each for each in s.modifiers
        if each.field == c.NOTED and each.env.card is env.card and each.env.serial == s.serials[env.card.number]
    ]


@dataclass(slots=True, eq=False)
class Noted(Cards):
    """The chosen ones that are still the same."""

    def refs(self, s: State, env: Env) -> list[Ref]:
        if not s.modifier_fields >> c.NOTED & 1:
            return []
        return [each.subject for each in noted(s, env) if each.subject is not None and s.is_same_object(each.subject)]

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env)]
