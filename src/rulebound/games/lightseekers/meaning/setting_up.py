"""Triggers that effects set up: the next act of a sort, a moment to come, the rest of the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightTriggered
from rulebound.games.lightseekers.meaning.durations import lasts, turn_waited_for
from rulebound.games.lightseekers.meaning.happenings import next_act
from rulebound.games.lightseekers.meaning.laying import lay
from rulebound.games.lightseekers.meaning.lines import Line
from rulebound.games.lightseekers.meaning.senses import amount
from rulebound.games.lightseekers.meaning.waiting import Waiting
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import lasting, table
from rulebound.games.lightseekers.vocabulary import nouns, verbs
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Fixed, loops
from rulebound.kernel.terms.amounts import Sum
from rulebound.language.core import nouns as core
from rulebound.language.lowering import Label
from rulebound.language.node import Node


def set_up(
    w: Writer, node: Node, waiting: Waiting, until: int, write: Callable[[], None], times: int = -1, often: int = c.NEXT
) -> None:
    """Make a trigger out of a part of the text, for the next time; it does not listen by itself. `times` is the number
    that says how often it is set up anew; `often` NOT_NEXT is for every time."""
    trigger = LightTriggered(
        w.making.definition, w.words(node), w.words(node), Ops([]), 0, waiting.event, False, waiting.test
    )
    trigger.place = c.FLOATING
    trigger.next = often
    with w.aside() as items, w.part():
        write()
        if times >= 0:
            behind = Label()
            w.branch(loops.NextTime(w.words(node), times), behind)
            w.emit(lasting.SetUp(w.words(node), trigger, until))
            w.mark(behind)
    w.parts.append((trigger, items))
    w.emit(lasting.SetUp(w.words(node), trigger, until))


def how_often(w: Writer, node: Node) -> int:
    """'The Next 2 Attacks': the number that says how many more there are behind the first; -1 for one."""
    for each in node.inside():
        if isinstance(each, nouns.Next) and each.n is not None:
            number = w.number()
            w.emit(SetNumber(w.words(node), number, Sum([amount(w, each.n), Fixed(-1)])))
            return number
    return -1


def lay_on_next(w: Writer, node: Node, line: Line, until: int) -> None:
    """[LS-G33] A change that hangs on each of the next few acts, one after the other."""

    def write() -> None:
        before = w.answers_act
        w.answers_act = True
        lay(w, node, replace(line, act=None, of_act=True), None)
        w.answers_act = before

    assert line.act is not None
    set_up(w, node, Waiting(c.ACT, (line.act,)), until, write, how_often(w, node))


def cancel_next(w: Writer, node: verbs.Cancel, what: core.Some) -> None:
    """[LS-G33] As something that a card does and is gone: it waits for the next such act."""
    w.making.cancels = True
    until, _ = lasts(w, node)
    if turn_waited_for(w) is not None:
        raise w.not_playable(node, "what waits for the Next act waits from now on: say 'this turn'")
    if not w.durations and until == c.THIS_TURN:
        until = c.FOR_GOOD
    set_up(w, node, next_act(w, what), until, lambda: w.emit(table.CancelAct(w.words(node))), how_often(w, node))
