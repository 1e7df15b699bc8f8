"""'If you do, repeat this', 'Repeat this 2 times': what stands before it in the ability is carried out again.

What is repeated as long as something is so must come to an end: it asks about what was just done, and that takes away
cards or health. [EN-5] Behind all rounds 'this way' is what they did together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Amount, Fixed
from rulebound.kernel.terms.loops import NextTime, OnceMore, WhileToldTo
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Act, Clause, Deed, Effect
from rulebound.language.core.conditions import IfDone
from rulebound.language.core.nouns import It, That
from rulebound.language.lowering.dialect import Sentences
from rulebound.language.lowering.programs import Label
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node

Carry = Callable[[TextWriter, Sentences], None]


def repeats(many: Sentences) -> int:
    """Which sentence says to repeat those before it; -1 if none does."""
    for at, (_, node) in enumerate(many):
        if any(isinstance(each, said.Repeat) for each in node.inside()):
            return at
    return -1


def repeat(
    w: TextWriter, many: Sentences, at: int, carry_out: Carry,
    only_if: Callable[[TextWriter, said.If], AbstractContextManager[None]],
) -> None:  # fmt: skip
    """The sentences up to the one that says so, and again."""
    body, (number, node) = many[:at], many[at]
    w.sentence = number
    if not body:
        raise w.not_playable(node, "there is nothing before this that could be repeated")
    act = next(each for each in node.inside() if isinstance(each, said.Repeat))
    if isinstance(node, said.If):
        before = without(w, node, act)
        check_ends(w, body, node)
        left = w.number()
        w.emit(SetNumber("", left, Fixed(1)))
        with rounds(w, WhileToldTo(w.words(node), left)):
            carry_out(w, body)
            w.close_block()
            w.sentence = number
            with only_if(w, node):
                for each in before:
                    w.dialect.clause(w, each)
                w.close_block()
                w.emit(OnceMore(w.words(node), left))
        return
    if not isinstance(node, said.Plain) or without(w, node, act):
        raise w.not_playable(act, "say how often, or 'If you do, repeat this', in a sentence of its own")
    left = w.number()
    repeated = for_each_of(w, node, act)
    if repeated is None:
        w.emit(SetNumber(w.words(node), left, Fixed(2 if act.n is None else act.n.value + 1)))
    else:  # how often it is asked when it has been carried out once
        carry_out(w, body)
        w.close_block()
        w.sentence = number
        w.emit(SetNumber(w.words(node), left, w.dialect.amount(w, repeated)))
        anew = {sentence for sentence, _ in body}
        w.people = {spot: who for spot, who in w.people.items() if spot[1].sentence not in anew}
    with rounds(w, NextTime(w.words(node), left)):
        carry_out(w, body)
        w.close_block()


def as_often(w: TextWriter, node: Effect, count: Amount, write: Callable[[], None]) -> None:
    """'For each relic you control, you may draw a card': so often it is chosen anew; 'it' is what this round did."""
    left = w.number()
    w.emit(SetNumber(w.words(node), left, count))
    with rounds(w, NextTime(w.words(node), left)):
        write()
        w.close_block()


def for_each_of(w: TextWriter, node: Effect, act: said.Repeat) -> Node | None:
    """'Repeat this for each …', where the game says so of a verb."""
    parts = (getattr(part, "repeat", None) for part in node.inside() if isinstance(part, Deed))
    each = next((part for part in parts if isinstance(part, Node)), None)
    if each is not None and act.n is not None:
        raise w.not_playable(act.n, "so often, or for each of them?")
    return each


def without(w: TextWriter, node: said.If | said.Plain, act: said.Repeat) -> list[Clause]:
    """What else is done in its sentence, before it: 'Heal 2 and repeat this'."""
    *before, last = node.clauses
    steps = last.steps if isinstance(last, said.Steps) else ()
    alone = bool(steps) and [each for each in steps[-1].inside() if isinstance(each, Act)] == [act]
    deed = getattr(steps[-1], "deed", None) if steps else None
    if alone and (not isinstance(steps[-1], said.Do) or getattr(deed, "each", None) is not None):
        raise w.not_playable(steps[-1], "you alone repeat it, and so often as a number says: 'Repeat this 2 times'")
    if not alone or (isinstance(node, said.If) and node.instead):
        raise w.not_playable(act, "say how often, or 'If you do, repeat this', at the end of its sentence")
    rest = [said.Steps(steps[:-1]).at(last)] if len(steps) > 1 else []
    return [*before, *rest]


def check_ends(w: TextWriter, body: Sentences, node: said.If) -> None:
    asked = [each for each in node.condition.inside() if isinstance(each, It | That)]
    last = body[-1][1]
    spent: Node | None = next(
        (each for _, part in body for each in part.inside() if isinstance(each, Act) and each.SPENDS), None
    )
    offered = isinstance(node.condition, IfDone) and any(
        isinstance(each, Act) and each.SPENDS for each in last.inside()
    )
    if not offered and (not asked or spent is None):
        raise w.not_playable(node, "this might never end: repeat it if a card was Discarded or Drawn for it")


@contextmanager
def rounds(w: TextWriter, head: NextTime) -> Iterator[None]:
    again, behind = Label(), Label()
    start = len(w.items)
    w.mark(again)
    w.branch(head, behind)
    made = w.begin_rounds(start)
    with w.part():
        yield
    w.end_round(made)
    w.jump_to(again)
    w.mark(behind)
