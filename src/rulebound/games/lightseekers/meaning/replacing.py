"""What is about to happen, changed or replaced: 'reduce that damage by V', '… instead'. [LS-2.2.1]"""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.clauses import is_offer, whole_clauses
from rulebound.games.lightseekers.meaning.lines import answers_items
from rulebound.games.lightseekers.meaning.senses import act, amount, effect
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import impending as ops
from rulebound.games.lightseekers.vocabulary import replacing as said
from rulebound.kernel.terms import Amount, Done, Fixed, Half, HalfUp, Negative, Times
from rulebound.kernel.terms.amounts import AtMost, Sum
from rulebound.language.lowering import Label
from rulebound.language.lowering.clauses import clauses, gated
from rulebound.language.node import Node

ITS_AMOUNT = ops.ItsAmount()
HARMS = {c.WOULD_DAMAGE: "damage", c.WOULD_HEAL: "healing"}


def become(w: Writer, node: Node, that: said.ThatHarm, much: Amount) -> None:
    """It is so much from now on."""
    if not w.answers_would or not w.answers_would <= set(HARMS):
        raise w.not_playable(that, "there is no damage or healing here that is about to be done")
    words = {HARMS[event] for event in w.answers_would}
    if that.word != "it" and words != {that.word.removeprefix("that ")}:
        raise w.not_playable(that, f"it is {' or '.join(sorted(words))} that this speaks of")
    w.emit(ops.Become(w.words(node), much, answers_items(w), w.tally("change")))


@act.means(said.ChangeThat)
def change_that(w: Writer, node: said.ChangeThat) -> None:
    much = multiplied(w, amount(w, node.n))
    down = node.way is None or node.way.word == "reduce"
    become(w, node, node.that, Sum([ITS_AMOUNT, Negative(much) if down else much]))


@act.means(said.CutThat)
def cut_that(w: Writer, node: said.CutThat) -> None:
    most = amount(w, node.n)
    if node.in_all:
        most = Sum([most, Negative(ops.SoFarByThisAct())])
    become(w, node, node.that, AtMost(ITS_AMOUNT, most))


@act.means(said.PreventThat)
def prevent_that(w: Writer, node: said.PreventThat) -> None:
    become(w, node, node.that, Fixed(0))


@act.means(said.FoldThat)
def fold_that(w: Writer, node: said.FoldThat) -> None:
    if node.rounding is None:
        become(w, node, node.that, Times(Fixed(2), ITS_AMOUNT))
    else:
        become(w, node, node.that, Half(ITS_AMOUNT) if node.rounding.word == "down" else HalfUp(ITS_AMOUNT))


@effect.means(said.Instead)
def instead(w: Writer, node: said.Instead) -> None:
    replaced(w, node, None)


def replaced(w: Writer, node: said.Instead, no: Label | None) -> None:
    """An offer takes its place if it is taken and done; anything else does so at once."""
    if not w.answers_would:
        raise w.not_playable(node, "there is nothing about to happen that this would be done instead of")
    if len(node.clauses) == 1 and is_offer(node.clauses[0]):
        if no is None:
            clauses(w, node.clauses)
        else:
            whole_clauses(w, node.clauses, no)
        with gated(w, node, Done(), False, YOU):
            w.emit(ops.Replace(w.words(node)))
        return
    w.emit(ops.Replace(w.words(node)))
    clauses(w, node.clauses)
