"""Which clauses a condition governs, and which sentences are the cases of one list."""

from __future__ import annotations

from collections.abc import Sequence

from .core.categories import Effect
from .core.clauses import AtMoment, If, Otherwise, Plain, Unless, UnlessDone
from .core.conditions import IfDone, IfNotDone


def governed(node: Effect) -> list[Effect]:
    """[EN-1] What stands behind clauses joined by ', then' governs the last of them; those before are an effect of
    their own."""
    if not isinstance(node, If | Unless | UnlessDone | AtMoment):
        return [node]
    *before, last = node.clauses
    if not before or node.children()[0] is not before[0]:
        return [node]
    return [Plain(tuple(before)).at(node), node.but(clauses=(last,))]


def answered(many: Sequence[Effect]) -> int:
    """[EN-2] How many sentences from the first on are the cases of one list: a run of 'if' and its 'otherwise', or 'if
    you do' and 'if you don't'. 0 if nothing answers the first."""
    for length, node in enumerate(many, 1):
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
