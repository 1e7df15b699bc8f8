"""What governs what in a flat program, and what each op finds bound."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulebound.kernel.gates import ChooseModes, ChooseOne, Gate, Jump
from rulebound.kernel.ops import Op
from rulebound.kernel.terms.tests import Done, Not
from rulebound.tabletop.plain.form import Unsaid

Key = tuple[str, int]
CARDS: Final = "cards"  # a slot
NUMBER: Final = "number"
DONE: Final[Key] = ("done", 0)  # whether the last instruction really happened
BEFORE: Final = -1  # what was bound before the first op


class Step(NamedTuple):
    """An op, and the branches that it governs: what it goes into, and what otherwise; or the modes of a choice."""

    at: int
    branches: list[list[Step]]


class Program:
    """The ops of an ability with the numbers of their sentences (0: none), what each leaves (and in which field), and
    for each the ops that may have left what it finds. `again` are ops that may be carried out once more, `outer` is the
    op that makes the ability."""

    def __init__(
        self,
        ops: list[Op],
        numbers: list[int],
        left: list[dict[Key, str]],
        again: list[bool],
        outer: tuple[Program, int] | None,
    ) -> None:
        self.ops = ops
        self.numbers = numbers
        self.left = left
        self.outer = outer
        keys = {key for each in left for key in each}
        self.known: list[dict[Key, frozenset[int]]] = [{} for _ in range(len(ops) + 1)]
        self.known[0] = {key: frozenset({BEFORE}) for key in keys}
        waiting = [0] if ops else []
        while waiting:
            at = waiting.pop()
            before, own = self.known[at], {key: frozenset({at}) for key in left[at]}
            for to in [*following(ops[at], at), *([at] if again[at] else [])]:
                known = self.known[to]
                after = before if only_asks(ops[at]) and to == at + 1 else {**before, **own}
                arriving = done_before(after) if is_done(ops[at], to == at + 1) else after
                more = {key: known.get(key, frozenset()) | found for key, found in arriving.items()}
                if more != known:
                    self.known[to] = more
                    if to < len(ops):
                        waiting.append(to)

    def is_bound(self, key: Key, at: int) -> bool:
        """Whether every way to this op leaves it."""
        found = self.known[at].get(key, frozenset({BEFORE}))
        if found and BEFORE not in found:
            return True
        if self.outer is None:
            return False
        program, maker = self.outer
        return key in program.left[maker] or program.is_bound(key, maker)

    def binders(self, key: Key, at: int) -> list[tuple[Program, int]]:
        """The ops that may have left it where `at` begins."""
        found = self.known[at].get(key, frozenset({BEFORE}))
        inner = [(self, index) for index in sorted(found) if index != BEFORE]
        if (inner and BEFORE not in found) or self.outer is None:
            return inner  # what nothing here has left may be known from before
        program, maker = self.outer
        return [(program, maker)] if key in program.left[maker] else [*program.binders(key, maker), *inner]


def only_asks(op: Op) -> bool:
    """A gate that offers nothing: where it is passed, what was done before it is what was done last."""
    return isinstance(op, Gate) and not op.may


def is_done(op: Op, passed: bool) -> bool:
    """Whether a gate is left in this way only if what was offered or ordered before it was done."""
    test = op.test if isinstance(op, Gate) else None
    return isinstance(test, Done) if passed else isinstance(test, Not) and isinstance(test.test, Done)


def done_before(known: dict[Key, frozenset[int]]) -> dict[Key, frozenset[int]]:
    """What is known where that was done: the ways on which it was not are left out."""
    return {key: found - {BEFORE} for key, found in known.items()}


def following(op: Op, at: int) -> list[int]:
    """Where a program may go on behind an op."""
    if isinstance(op, Jump):
        return [op.to]
    if isinstance(op, ChooseOne) and not isinstance(op, ChooseModes):
        return [*op.modes, op.behind]
    otherwise = getattr(op, "otherwise", None)
    return [at + 1] if otherwise is None else [at + 1, otherwise]


def structure(ops: list[Op], start: int, end: int, other: tuple[int, int] | None = None) -> list[Step]:
    """The ops of a stretch, each once, under what governs it. Jumps only end branches and loops; any other is an error,
    because nobody would see where it leads. `other` is the other branch of the gate that governs the stretch: an offer
    under a condition may share it, and then it is told twice."""
    steps: list[Step] = []
    at = start
    while at < end:
        op = ops[at]
        branches: list[list[Step]] = []
        behind = at + 1
        if isinstance(op, Jump):
            if op.to == behind == end:
                break  # it ends the block that it stands in
            raise Unsaid(f"nothing tells why instruction {at} goes on at {op.to}")
        if isinstance(op, ChooseOne) and not isinstance(op, ChooseModes):
            behind = op.behind
            for begin, stop in zip(op.modes, [*op.modes[1:], behind], strict=True):
                branches.append(structure(ops, begin, ended(ops, stop, behind)))
        elif isinstance(op, Gate) and other is not None and op.otherwise == other[0]:
            behind = end
            branches = [structure(ops, at + 1, end, other), structure(ops, *other)]
        elif isinstance(op, Gate):
            stop = behind = op.otherwise
            last = ops[stop - 1]
            if isinstance(last, Jump) and last.to > stop > at + 1:
                stop, behind = stop - 1, last.to
            forks = op.otherwise < behind <= end
            branches.append(structure(ops, at + 1, stop, (op.otherwise, behind) if forks else None))
            if forks:
                branches.append(structure(ops, op.otherwise, behind))
        elif (otherwise := getattr(op, "otherwise", None)) is not None:  # the head of a loop
            behind = otherwise
            branches.append(structure(ops, at + 1, ended(ops, behind, at)))
        if not at < behind <= end:
            raise Unsaid(f"instruction {at} goes on at {behind}, outside of what governs it")
        steps.append(Step(at, branches))
        at = behind
    return steps


def ended(ops: list[Op], stop: int, to: int) -> int:
    """The end of a branch, without the jump that ends it."""
    last = ops[stop - 1]
    if not isinstance(last, Jump):
        return stop
    if last.to != to:
        raise Unsaid(f"nothing tells why instruction {stop - 1} goes on at {last.to}")
    return stop - 1
