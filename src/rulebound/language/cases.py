"""Which clauses a condition or a duration governs, and which sentences are the cases of one list."""

from __future__ import annotations

from collections.abc import Sequence

from .core.categories import Clause, Duration, Effect, Simple
from .core.clauses import (
    AtMoment,
    Explained,
    If,
    Otherwise,
    Plain,
    PlayerCannot,
    PlayerDoes,
    StatBecomes,
    Steps,
    ThingIs,
    Unless,
    UnlessDone,
    WhereX,
)
from .core.conditions import IfDone, IfNotDone


class OtherCase(Otherwise):
    """What is done in the other case of the one 'if' before it, however many stand before that."""


def governed(node: Effect) -> list[Effect]:
    """[EN-1] What stands behind clauses joined by ', then' governs the last of them; those before are an effect of
    their own. 'If …, …, where X is …' is a case like another."""
    if isinstance(node, WhereX) and node.x is not None and (node.condition is not None or node.otherwise):
        clauses = (Explained(node.clauses, node.x).at(node.clauses[0]),)
        return [(Otherwise(clauses) if node.condition is None else If(node.condition, clauses)).at(node)]
    if not isinstance(node, If | Unless | UnlessDone | AtMoment):
        return [node]
    if node.children()[0] is not node.clauses[0]:
        return [node]
    *before, last = split_then(node.clauses)
    return [Plain(tuple(before)).at(node), node.but(clauses=(last,))] if before else [node]


def split_then(many: Sequence[Clause]) -> Sequence[Clause]:
    """'The opponent discards 1 card, then draws 1 card': the same as 'then they draw', so two clauses, if whoever does
    it is the same for both."""
    *before, last = many
    step = goes_on(last)
    if step is None or getattr(step.who, "word", "a ").startswith(("a ", "an ", "another ")):
        return many
    assert isinstance(last, Steps)
    steps = last.steps[:-1]
    early = last.but(steps=(*steps, step.but(later=())))
    return [*before, early, last.but(steps=(step.but(deeds=step.later, later=()),))]


def goes_on(last: Clause) -> PlayerDoes | None:
    """A subject with verbs behind ', then'."""
    step = last.steps[-1] if isinstance(last, Steps) else None
    return step if isinstance(step, PlayerDoes) and step.later else None


def lasting_alike(steps: Sequence[Simple]) -> list[Simple]:
    """[EN-1] 'Until end of turn, a unit gets +1/+1 and the opponent can't draw cards.': how long it lasts is said once,
    in front of clauses joined by 'and' or behind them, and holds for all of them that can last."""
    first, last = how_long(steps[0]), how_long(steps[-1])
    if len(steps) > 1 and is_led_by_time(steps[0]):
        spread: Duration | None = first
    else:
        spread = last if last is not None and steps[-1].children()[0] is not last else None
    if spread is None:
        return list(steps)
    return [each.but(duration=spread) if lasts(each) and how_long(each) is None else each for each in steps]


def is_led_by_time(node: Simple) -> bool:
    """'Until end of turn, …'"""
    return how_long(node) is not None and node.children()[0] is how_long(node)


def how_long(node: Simple) -> Duration | None:
    return node.duration if isinstance(node, ThingIs | PlayerCannot | StatBecomes) else None


def lasts(node: Simple) -> bool:
    """What a card does once does not last, however long it is said of what stands beside it."""
    if isinstance(node, ThingIs):
        return not all(each.ACTS for each in node.beings)
    return isinstance(node, PlayerCannot | StatBecomes)


def answered(many: Sequence[Effect]) -> int:
    """[EN-2] How many sentences from the first on are the cases of one list: a run of 'if' and its 'otherwise', or 'if
    you do' and 'if you don't'. 0 if nothing answers the first."""
    for length, node in enumerate(many, 1):
        if isinstance(node, OtherCase):
            return length if length == 2 else 0
        if isinstance(node, Otherwise):
            return length if length > 1 else 0
        if not isinstance(node, If | Unless) or (isinstance(node, If) and node.instead):
            return 0
        if length == 2 and is_contrary(many[0], node):
            return length
    return 0


def is_contrary(one: Effect, other: Effect) -> bool:
    """'If you do, …' and 'if you don't, …' or '… unless you do', in either order."""
    first, second = asks_done(one), asks_done(other)
    return first is not None and second is not None and first is not second


def asks_done(node: Effect) -> bool | None:
    """Whether an effect happens if the thing before it was done (True) or was not (False); None: it asks neither."""
    if not isinstance(node, If | Unless) or not isinstance(node.condition, IfDone | IfNotDone):
        return None
    return isinstance(node.condition, IfDone) is isinstance(node, If)
