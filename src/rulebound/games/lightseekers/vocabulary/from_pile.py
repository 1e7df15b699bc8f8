"""Sentences that work from the discard pile: `As long as this is on top of your Discard Pile, …`."""

from __future__ import annotations

from rulebound.language.core.categories import Condition, Effect
from rulebound.language.core.clauses import Plain
from rulebound.language.core.conditions import IsState
from rulebound.language.core.durations import While
from rulebound.language.core.nouns import This, ZoneOf

from .clauses import If, Lasting
from .elements import OnTop
from .heroes import Your
from .places import CardPile


def is_on_pile(node: Condition) -> bool:
    """[LS-2.6.3.1-ii.a] 'This is on top of your Discard Pile': where the card works from."""
    match node:
        case IsState(what=This(place=None), states=(OnTop(zone=ZoneOf(whose=Your(), piles=(pile,)), end=end),)):
            return isinstance(pile, CardPile) and pile.word == "Discard Pile" and (end is None or end.word == "top")
    return False


def from_pile(effect: Effect | None) -> If | None:
    """An effect that is done from there, whether the text says 'if' or 'as long as'."""
    match effect:
        case If(condition=condition) if is_on_pile(condition):
            return effect
        case Plain(clauses=(Lasting(what=what, duration=While(condition=condition)),)) if is_on_pile(condition):
            return If(condition, (what,)).at(effect)
    return None
