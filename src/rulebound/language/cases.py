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
    """'If you do, …' and 'if you don't, …', in either order."""
    if not isinstance(one, If) or not isinstance(other, If):
        return False
    first, second = one.condition, other.condition
    contrary = IfNotDone if isinstance(first, IfDone) else IfDone
    return isinstance(first, IfDone | IfNotDone) and isinstance(second, contrary)

