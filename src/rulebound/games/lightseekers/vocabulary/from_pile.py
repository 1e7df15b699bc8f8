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


def is_on_pile(node: Condition) -> bool:
    """[LS-2.6.3.1-ii.a] 'This is on top of your Discard Pile': where the card works from."""
    return (
        isinstance(node, IsState)
        and isinstance(node.what, This)
        and node.what.place is None
        and len(node.states) == 1
        and isinstance(node.states[0], OnTop)
        and is_top_of_own_pile(node.states[0])
    )


def is_top_of_own_pile(state: OnTop) -> bool:
    zone = state.zone
    if not isinstance(zone, ZoneOf) or not isinstance(zone.whose, Your) or (state.end and state.end.word != "top"):
        return False
    return [getattr(pile, "word", "") for pile in zone.piles] == ["Discard Pile"]


def from_pile(effect: Effect | None) -> If | None:
    """An effect that is done from there, whether the text says 'if' or 'as long as'."""
    if isinstance(effect, If):
        return effect if is_on_pile(effect.condition) else None
    first = effect.clauses[0] if isinstance(effect, Plain) and len(effect.clauses) == 1 else None
    if not isinstance(first, Lasting) or not isinstance(first.duration, While):
        return None
    if not is_on_pile(first.duration.condition):
        return None
    made = If(first.duration.condition, (first.what,))
    assert effect is not None
    made.span = effect.span
    return made
