"""Single verbs, and what is done only if something is so or if somebody wants to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.heroes import remains_in_block
from rulebound.games.lightseekers.meaning.senses import act, amount
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary.amounts import Repeat
from rulebound.kernel.gates import Gate
from rulebound.kernel.terms import Test, Whom
from rulebound.language.core.categories import Act, Deed
from rulebound.language.lowering import Label
from rulebound.language.node import Node


def deed(w: Writer, node: Deed) -> None:
    assert isinstance(node, said.Doing)
    before, w.doing = w.doing, node.act
    with repeated(w, node.repeat):
        act(w, node.act)
    w.doing = before


@contextmanager
def repeated(w: Writer, node: Repeat | None) -> Iterator[None]:
    """'For each': what is written here must have an amount or a count to multiply."""
    if node is None:
        yield
        return
    w.times, w.multiplied = amount(w, node), False
    yield
    w.times = None
    if not w.multiplied:
        raise w.not_playable(node, "there is no amount that this would multiply")


def acts_of(deeds: Sequence[Deed]) -> list[Act]:
    return [each.act for each in deeds if isinstance(each, said.Doing)]


def speaks_of_block(w: Writer, node: Deed) -> bool:
    """Whether a verb without a subject is about the heroes of the open block: 'deal 2 damage to those heroes'."""
    assert isinstance(node, said.Doing)
    whom = getattr(node.act, "to", None) or getattr(node.act, "who", None)
    return isinstance(whom, Node) and remains_in_block(w, whom)


@contextmanager
def gated(
    w: Writer, node: Node, test: Test | None, may: bool, who: Whom, words: str = "", whole: Label | None = None
) -> Iterator[None]:
    """What is done only if something is so, or if the player wants to. `whole`: it is all that a trigger does, and
    where to go if it does not trigger after all [LS-D16]."""
    behind = Label() if whole is None else whole
    if whole is not None and may:
        gate = Gate(words or w.words(node), test, may, who, c.M_TRIGGER, c.USE_TRIGGER, c.NO_TRIGGER)
    else:
        gate = Gate(words or w.words(node), test, may, who, c.M_MAY, c.DO_IT, c.DECLINE)
    w.emit(gate)
    w.patch(lambda at: setattr(gate, "otherwise", at), behind)
    with w.inside():
        yield
    if whole is None:
        w.mark(behind)
