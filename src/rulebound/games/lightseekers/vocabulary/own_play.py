"""Sentences that say when their own card can be Played: `Play this card only if …`, `You can't Play this unless …`."""

from __future__ import annotations

from rulebound.language.core.categories import Condition, Sentence, Simple
from rulebound.language.core.clauses import Unless
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import This
from rulebound.language.core.sentences import Statement

from .clauses import Do, If, only_step, verb_of
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
    doing = verb_of(step)
    if isinstance(step, Do) and doing is not None and isinstance(doing.act, Play) and _is_this(doing.act.what):
        return effect.condition, isinstance(effect, If)
    return (effect.condition, isinstance(effect, Unless)) if _forbids_this(step) else None


def _forbids_this(step: Simple | None) -> bool:
    if isinstance(step, HeroIs) and isinstance(step.who, You):
        (being, *others) = step.beings
        verbs = being.verbs if isinstance(being, HeroCannot) and not others else ()
        return len(verbs) == 1 and isinstance(verbs[0], Play) and _is_this(verbs[0].what)
    if isinstance(step, CardIs) and _is_this(step.what) and step.duration is None:
        (card_being, *rest) = step.beings
        done = card_being.verbs if isinstance(card_being, CardCannot) and not rest else ()
        return len(done) == 1 and isinstance(done[0], IsDone) and [each.word for each in done[0].done] == ["Played"]
    return False


def _is_this(what: object) -> bool:
    return isinstance(what, This) and what.place is None
