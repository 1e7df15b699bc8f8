"""The meaning of amounts and quantities."""

from __future__ import annotations

from rulebound.kernel.terms import Amount, Bound, EventAmount, Fixed, Half, HalfUp, Times
from rulebound.language.core import numbers as said
from rulebound.language.lowering.references import possessor
from rulebound.language.lowering.senses import Sense
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node

amount: Sense[TextWriter, Amount] = Sense()


def number(w: TextWriter, node: said.Number | said.Single) -> Amount:
    return Fixed(node.value)


amount.means(said.Number)(number)
amount.means(said.Single)(number)


@amount.means(said.AnOne)
def an_one(w: TextWriter, node: said.AnOne) -> Amount:
    return Fixed(1)


@amount.means(said.TheX)
def the_x(w: TextWriter, node: said.TheX) -> Amount:
    raise w.not_playable(node, "X is the number behind a keyword, and there is none here")


def that_much(w: TextWriter, node: Node) -> Amount:
    """What this text did last; before it has done anything, what triggered it."""
    if w.tallied:
        w.late = True
        return Bound(w.tallies[""])
    if not w.answers_amount:
        raise w.not_playable(node, "there is no amount before this")
    return EventAmount()


amount.means(said.ThatMuch)(that_much)


def done_this_way(w: TextWriter, node: Node, what: str) -> Amount:
    """How much an earlier part did: 'the damage dealt this way'."""
    known = w.tallies.get(what)
    if known is None:
        raise w.not_playable(node, f"there was no {what} before this")
    w.late = True
    return Bound(known)


@amount.means(said.AmountThisWay)
def amount_this_way(w: TextWriter, node: said.AmountThisWay) -> Amount:
    return done_this_way(w, node, node.what.word)


@amount.means(said.EqualTo)
def equal_to(w: TextWriter, node: said.EqualTo) -> Amount:
    return w.dialect.amount(w, node.of)


@amount.means(said.NumberOf)
def number_of(w: TextWriter, node: said.NumberOf) -> Amount:
    return w.dialect.how_many_of(w, node.group)


@amount.means(said.StatOf)
def stat_of(w: TextWriter, node: said.StatOf) -> Amount:
    return w.dialect.stat_of(possessor(w, node.of), w.dialect.stat(w, node.stat))


@amount.means(said.StatOfThing)
def stat_of_thing(w: TextWriter, node: said.StatOfThing) -> Amount:
    return w.dialect.stat_of(w.dialect.chosen(w, node.what), w.dialect.stat(w, node.stat))


@amount.means(said.Half)
def half(w: TextWriter, node: said.Half) -> Amount:
    return halved(w.dialect.amount(w, node.of), node.rounding)


def halved(of: Amount, rounding: said.Rounding) -> Amount:
    return Half(of) if rounding.word == "down" else HalfUp(of)


@amount.means(said.Twice)
def twice(w: TextWriter, node: said.Twice) -> Amount:
    return Times(Fixed(2), w.dialect.amount(w, node.of))
