"""Sentences that say when their own card can be Played: `Play this card only if …`, `You can't Play this unless …`."""

from __future__ import annotations

from rulebound.language.core.categories import Condition, Sentence, Simple
from rulebound.language.core.clauses import Unless
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import This
from rulebound.language.core.sentences import Statement

from .clauses import Do, Doing, If, only_step
from .events import IsDone
from .heroes import You
from .standing import CardCannot, CardIs, HeroCannot, HeroIs
from .verbs import Play


def own_play(tree: Sentence) -> tuple[Condition, bool] | None:
    """The condition of such a sentence, and whether it must be so or must not. [LS-2.2.1, LS-2.2.3]"""
    effect = tree.effect if isinstance(tree, Statement) else None
    if not isinstance(effect, If | Unless) or isinstance(effect.condition, IfDone | IfNotDone):
        return None
    step = only_step(effect.clauses)
    match step:
        case Do(deed=Doing(act=Play(what=This(place=None)))):
            return effect.condition, isinstance(effect, If)
    return (effect.condition, isinstance(effect, Unless)) if _forbids_this(step) else None


def _forbids_this(step: Simple | None) -> bool:
    match step:
        case HeroIs(who=You(), beings=(HeroCannot(verbs=(Play(what=This(place=None)),)),)):
            return True
        case CardIs(what=This(place=None), beings=(CardCannot(verbs=(IsDone(done=(done,)),)),), duration=None):
            return done.word == "Played"
    return False
