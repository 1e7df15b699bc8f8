"""Sentences that say when and where their own card works: `As long as this is on top of your Discard Pile, …`,
`Play this card only if …`, `You can't Play this unless …`. And what a trigger becomes that only asks, or that only
changes a number."""

from __future__ import annotations

from rulebound.language.core.categories import Condition, Effect, Event, Happening, Sentence, Simple, SingleCondition
from rulebound.language.core.clauses import Plain, Unless
from rulebound.language.core.conditions import IfDone, IfNotDone, IsState
from rulebound.language.core.durations import While
from rulebound.language.core.nouns import It, That, This, ZoneOf
from rulebound.language.core.sentences import Statement, Triggered
from rulebound.language.node import phrase

from .clauses import Do, Doing, If, Lasting, SetUp, only_step, verb_of
from .elements import OnTop
from .events import DealsDamage, HeroActs, IsDone, IsHealed, NextTime, OnEvent, TakesDamage, WhenForAWhile
from .heroes import You, Your
from .places import CardPile
from .replacing import ChangeThat, HeroWould
from .standing import ActionPrice, CardCannot, CardIs, CostChange, HeroCannot, HeroIs
from .verbs import Play


@phrase("{what:sg} {verbs:s+or}")
class Befell(SingleCondition):
    """What was just done to a card made this happen to it; read as a trigger, and told from it by where it stands."""

    what: It | That
    verbs: tuple[Happening, ...]


@phrase("{told}")
class HarmLine(Effect):
    """'When you would take damage, reduce it by 2', 'the Next time …': a line about a number, told as a trigger.
    [LS-2.9.1, LS-T04]"""

    told: Triggered | SetUp

    @property
    def event(self) -> Event:
        event: Event = self.head.event
        return event

    @property
    def head(self) -> NextTime | OnEvent | WhenForAWhile:
        head = self.told.head if isinstance(self.told, Triggered) else self.told.when
        assert isinstance(head, NextTime | OnEvent | WhenForAWhile)
        return head

    @property
    def once(self) -> bool:
        head = self.head
        return head.often.word == "Next" if isinstance(head, WhenForAWhile) else isinstance(head, NextTime)

    @property
    def change(self) -> ChangeThat:
        found = lone_change(self.told.effect)
        assert found is not None
        return found


Suffered = TakesDamage | DealsDamage | IsHealed


def suffered(event: Event) -> Suffered | None:
    """What damage or healing of yours an event is, whatever its amount and whomever it hits."""
    match event:
        case HeroActs(who=You(), verbs=(verb,), in_one_turn=None) | HeroWould(who=You(), verb=verb):
            if isinstance(verb, Suffered) and not any(getattr(verb, part, None) for part in ("n", "to", "in_one")):
                return verb
    return None


def lone_change(effect: Effect) -> ChangeThat | None:
    """The one verb of an effect that only raises or lowers the number."""
    doing = verb_of(only_step(effect.clauses)) if isinstance(effect, Plain) else None
    act = None if doing is None or doing.repeat is not None or doing.most is not None else doing.act
    return act if isinstance(act, ChangeThat) else None


def as_line(tree: Sentence) -> HarmLine | None:
    """A trigger that does nothing but change the number of your damage or healing."""
    told: Triggered | SetUp | None = None
    match tree:
        case Triggered(head=NextTime(event=event, under=None) | OnEvent(event=event, under=None, once=None)):
            told = tree
        case Statement(effect=SetUp(when=WhenForAWhile(event=event, under=None)) as told):
            pass
    if told is None or suffered(event) is None or lone_change(told.effect) is None:
        return None
    return HarmLine(told).at(tree)


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


def own_price(tree: Sentence) -> tuple[CostChange | ActionPrice, Condition | None, bool] | None:
    """What a card says of its own price, under which condition, and whether it must be so or must not. [LS-2.2.1]"""
    effect = tree.effect if isinstance(tree, Statement) else None
    if not isinstance(effect, Plain | If | Unless) or len(effect.clauses) != 1:
        return None
    under = None if isinstance(effect, Plain) else effect.condition
    first = effect.clauses[0]
    if isinstance(first, Lasting) and isinstance(first.duration, While) and under is None:
        under, first = first.duration.condition, first.what
    match only_step((first,)):
        case CardIs(what=This(place=None), beings=(CostChange() | ActionPrice() as price,), duration=None):
            return price, under, not isinstance(effect, Unless)
    return None


def _forbids_this(step: Simple | None) -> bool:
    match step:
        case HeroIs(who=You(), beings=(HeroCannot(verbs=(Play(what=This(place=None)),)),)):
            return True
        case CardIs(what=This(place=None), beings=(CardCannot(verbs=(IsDone(done=(done,)),)),), duration=None):
            return done.word == "Played"
    return False
