"""Triggers that effects set up: the next act of a sort, a moment to come, the rest of the turn."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightTriggered
from rulebound.games.lightseekers.meaning.durations import lasts
from rulebound.games.lightseekers.meaning.happenings import Waiting, next_act
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.lasting import SetUp
from rulebound.games.lightseekers.ops.table import CancelAct
from rulebound.games.lightseekers.vocabulary.verbs import Cancel
from rulebound.kernel.ops import Ops
from rulebound.language.core import nouns as core
from rulebound.language.node import Node


def set_up(w: Writer, node: Node, waiting: Waiting, until: int, once: bool, write: Callable[[], None]) -> None:
    """Make a trigger out of a part of the text; it does not listen by itself."""
    trigger = LightTriggered(
        w.making.definition, w.words(node), w.words(node), Ops([]), 0, waiting.event, True, waiting.test
    )
    trigger.place = c.ANYWHERE
    trigger.next = c.NEXT if once else c.NOT_NEXT
    with w.aside() as items, w.inside():
        write()
    w.parts.append((trigger, items))
    w.emit(SetUp(w.words(node), trigger, until))


def cancel_next(w: Writer, node: Cancel, what: core.Some) -> None:
    """[LS-G33] As something that a card does and is gone: it waits for the next such act."""
    until, _ = lasts(w, node)
    if not w.durations and until == c.THIS_TURN:
        until = c.FOR_GOOD
    set_up(w, node, next_act(w, what), until, True, lambda: w.emit(CancelAct(w.words(node))))
