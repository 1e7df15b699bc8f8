"""The meaning of amounts and quantities."""

from __future__ import annotations

from rulebound.kernel.terms import Amount, Bound, EventAmount, Fixed, Half, HalfUp, Negative, Times
from rulebound.kernel.terms.amounts import AtLeast, AtMost, Difference, Sum
from rulebound.kernel.terms.stats import ExtremeStat
from rulebound.language.core import numbers as said
from rulebound.language.lowering.references import possessor
from rulebound.language.lowering.senses import Sense
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node

amount: Sense[TextWriter, Amount] = Sense()
FOLDS = {"twice": 2, "three times": 3, "four times": 4, "five times": 5}


@amount.means(said.Number, said.Single)
def number(w: TextWriter, node: said.Number | said.Single) -> Amount:
    return Fixed(node.value)


amount.of(said.AnOne, lambda w, node: Fixed(1))


@amount.means(said.TheX)
def the_x(w: TextWriter, node: said.TheX) -> Amount:
    if w.x is not None:
        return w.x()
    raise w.not_playable(node, "X is the number behind a keyword, and there is none here")


@amount.means(said.ThatMuch)
def that_much(w: TextWriter, node: Node) -> Amount:
    """The number that was chosen; what was just asked about; else what this text did last; before it has done anything,
    what triggered it."""
    if w.chosen_number >= 0:
        return Bound(w.chosen_number)
    if w.asked_much is not None:
        if "" in w.tallies or w.answers_amount:
            raise w.not_playable(node, "as much as is asked about, or as was done before? Say 'equal to …'")
        return w.asked_much
    if "" in w.tallies:
        w.late = True
        return w.latest(node)
    if not w.answers_amount:
        raise w.not_playable(node, "there is no amount before this")
    return EventAmount()


amount.of(said.ThatMuchPlus, lambda w, node: Sum([that_much(w, node), number(w, node.more)]))
amount.of(said.ThatMuchMinus, lambda w, node: Sum([that_much(w, node), Fixed(-node.less.value)]))
amount.of(said.FoldThatMuch, lambda w, node: Times(Fixed(FOLDS[node.fold.word]), that_much(w, node)))


def done_this_way(w: TextWriter, node: Node, what: str) -> Amount:
    """How much an earlier part did: 'the damage dealt this way'."""
    known = w.tallies.get(what)
    if known is None:
        raise w.not_playable(node, f"there was no {what} before this")
    w.late = True
    w.refuse_stale(node, known)
    return Bound(known)


amount.of(said.AmountThisWay, lambda w, node: done_this_way(w, node, node.what.word))
amount.of(said.EqualTo, lambda w, node: w.dialect.amount(w, node.of))
amount.of(said.Limited, lambda w, node: AtMost(w.dialect.amount(w, node.of), Fixed(node.most.value)))


@amount.means(said.EqualAtLeast)
def equal_at_least(w: TextWriter, node: said.EqualAtLeast) -> Amount:
    much = w.dialect.amount(w, node.of)
    if node.most is not None:
        if node.most.value < node.least.value:
            raise w.not_playable(node.most, "that is less than the least")
        much = AtMost(much, Fixed(node.most.value))
    return AtLeast(much, node.least.value)


amount.of(said.NumberOf, lambda w, node: w.dialect.how_many_of(w, node.group))
amount.of(said.StatOf, lambda w, node: w.dialect.stat_of(possessor(w, node.of), w.dialect.stat(w, node.stat)))
amount.of(
    said.StatOfThing, lambda w, node: w.dialect.stat_of(w.dialect.chosen(w, node.what), w.dialect.stat(w, node.stat))
)
amount.of(
    said.StatAmong, lambda w, node: ExtremeStat(
        w.dialect.cards(w, node.what), w.dialect.stat(w, node.stat), node.extreme.word == "highest")
)  # fmt: skip
amount.of(said.Half, lambda w, node: halved(w.dialect.amount(w, node.of), node.rounding))


amount.of(said.HalfThat, lambda w, node: halved(that_much(w, node), node.rounding))


def each_of(w: TextWriter, node: said.PlusEach) -> Amount:
    return w.dialect.how_many_of(w, node.each)


def halved(of: Amount, rounding: said.Rounding) -> Amount:
    return Half(of) if rounding.word == "down" else HalfUp(of)


amount.of(said.Plus, lambda w, node: Sum([w.dialect.amount(w, node.of), Fixed(node.n.value)]))
amount.of(said.Minus, lambda w, node: Sum([w.dialect.amount(w, node.of), Fixed(-node.n.value)]))



@amount.means(said.PlusQuantity)
def plus_quantity(w: TextWriter, node: said.PlusQuantity) -> Amount:
    other = w.dialect.amount(w, node.other)
    return Sum([w.dialect.amount(w, node.one), Negative(other) if node.minus else other])


amount.of(said.PlusEach, lambda w, node: Sum([number(w, node.n), Times(number(w, node.per), each_of(w, node))]))
amount.of(
    said.Difference, lambda w, node: Difference(w.dialect.amount(w, node.one), w.dialect.amount(w, node.other))
)  # fmt: skip
amount.of(said.Twice, lambda w, node: Times(Fixed(2), w.dialect.amount(w, node.of)))
