"""Sentences that say when and where their own card works: `As long as this is on top of your Discard Pile, …`,
`Play this card only if …`, `You can't Play this unless …`. And what a trigger becomes that only asks."""

from __future__ import annotations

from rulebound.language.core.categories import Condition, Effect, Happening, Sentence, Simple, SingleCondition
from rulebound.language.core.clauses import Plain, Unless
from rulebound.language.core.conditions import IfDone, IfNotDone, IsState
from rulebound.language.core.durations import While
from rulebound.language.core.nouns import It, That, This, ZoneOf
from rulebound.language.core.sentences import Statement
from rulebound.language.node import phrase

from .clauses import Do, Doing, If, Lasting, only_step
from .elements import OnTop
from .events import IsDone
from .heroes import You, Your
from .places import CardPile
from .standing import CardCannot, CardIs, HeroCannot, HeroIs
from .verbs import Play


@phrase("{what:sg} {verbs:s+or}")
class Befell(SingleCondition):
    """What was just done to a card made this happen to it; read as a trigger, and told from it by where it stands."""

    what: It | That
    verbs: tuple[Happening, ...]


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
