"""Effects that lay lines: for the act at hand, for the next one, for this turn, as long as the card is there."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.durations import lasts, turn_waited_for
from rulebound.games.lightseekers.meaning.lines import Line, chosen_cards, lines_of
from rulebound.games.lightseekers.meaning.words import STRETCHES
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.lasting import Lay
from rulebound.games.lightseekers.vocabulary import nouns, standing, windows
from rulebound.kernel.terms import Cards
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Simple
from rulebound.language.node import Node

PER_CARD = (c.F_CARD_CANNOT, c.F_DORMANT)  # fields whose lines stand on single cards


def lay(w: Writer, node: Node, line: Line, stretch: windows.Stretch | None, subjects: Cards | None = None) -> None:
    """The instruction that makes a line, with the end that the words around it give."""
    until, condition = lasts(w, node)
    if stretch is not None:
        until = STRETCHES[stretch.word]
    if line.of_act or until == c.THIS_ACT:
        until = c.THIS_ACT
        if not (w.answers_act or w.answers_harm or w.attack):
            raise w.not_playable(node, "there is no act that this would be about")
    elif line.act is not None:
        if until not in (c.THIS_TURN, c.WHILE_IN_PLAY):
            raise w.not_playable(node, "what waits for the Next act waits this turn")
        if line.numbered or any(isinstance(each, nouns.Next) and each.n is not None for each in node.inside()):
            from rulebound.games.lightseekers.meaning.setting_up import lay_on_next

            lay_on_next(w, node, line, c.THIS_TURN)
            return
        until = c.NEXT_THIS_TURN
    if line.once and until == c.THIS_TURN and stretch is None and not w.durations:
        until = c.FOR_GOOD
    op = Lay(w.words(node), line.field, line.how, until)
    op.once = line.once
    op.turn_of = turn_waited_for(w)
    op.amount = line.amount
    op.negative = line.negative
    op.late = w.late
    op.bits = line.bits if line.field not in PER_CARD or line.bits else 1
    op.side = c.OF_ACT if until == c.THIS_ACT and line.field in (c.F_DAMAGE, c.F_HEALING) else line.side
    op.who = line.who
    op.group = line.group
    op.names_items = line.names_items
    op.condition = condition
    op.act = line.act
    op.subjects = subjects
    w.emit(op)


def lay_statement(w: Writer, step: Simple) -> None:
    """'Your target can't Defend', 'it is Dormant', as something that is done."""
    subjects: Cards | None = None
    stretch: windows.Stretch | None = None
    if isinstance(step, standing.CardIs):
        found = chosen_cards(w, step.what)
        stretch = step.duration
        subjects = None if found is None else found.cards
    for line in lines_of(w, step):
        if subjects is not None and line.only is not None:
            raise w.not_playable(step, "a keyword is given to all cards of a sort")
        if subjects is not None and line.field in PER_CARD:
            lay(w, step, line, stretch, subjects)
        elif subjects is not None and isinstance(step, standing.CardIs) and not isinstance(step.what, core.This):
            from dataclasses import replace

            lay(w, step, line if line.of_act else replace(line, group=subjects), stretch)
        else:
            lay(w, step, line, stretch)
