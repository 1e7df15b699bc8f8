"""Amounts and quantities."""

from __future__ import annotations

from rulebound.games.luminous.meaning.adjectives import stat_code
from rulebound.games.luminous.meaning.nouns import ANY, described, objects
from rulebound.games.luminous.meaning.players import who_has
from rulebound.games.luminous.meaning.references import THIS, cards_meant
from rulebound.games.luminous.meaning.senses import amount
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops.amounts import HowManyThisWay, LifeOf, StatOf
from rulebound.kernel.terms import Amount, Bound, Cards, CountOf, EventAmount, Fixed, Half, HalfUp, Times, Whom
from rulebound.language.core import numbers as said
from rulebound.language.core.categories import Possessor, Whose
from rulebound.language.core.nouns import Group, ThisWay


def number(w: Writer, node: said.Number | said.Single) -> Amount:
    return Fixed(node.value)


amount.means(said.Number)(number)
amount.means(said.Single)(number)


@amount.means(said.AnOne)
def an_one(w: Writer, node: said.AnOne) -> Amount:
    return Fixed(1)


@amount.means(said.TheX)
def the_x(w: Writer, node: said.TheX) -> Amount:
    raise w.not_playable(node, "X is the number behind a keyword, and there is none here")


@amount.means(said.ThatMuch)
def that_much(w: Writer, node: said.ThatMuch) -> Amount:
    """What this effect did last; before it has done anything, what triggered it."""
    return Bound(w.tallies[""]) if w.tallied else EventAmount()


@amount.means(said.EqualTo)
def equal_to(w: Writer, node: said.EqualTo) -> Amount:
    return amount(w, node.of)


@amount.means(said.HalfLife)
def half_life(w: Writer, node: said.HalfLife) -> Amount:
    return halved(LifeOf(whose_life(w, node.whose)), node.rounding)


@amount.means(said.StatOf)
def stat_of(w: Writer, node: said.StatOf) -> Amount:
    return StatOf(possessor(w, node.of), stat_code(node.stat))


@amount.means(said.StatOfThing)
def stat_of_thing(w: Writer, node: said.StatOfThing) -> Amount:
    cards, _ = objects(w, node.what, ANY)
    return StatOf(cards, stat_code(node.stat))


@amount.means(said.NumberOf)
def number_of(w: Writer, node: said.NumberOf) -> Amount:
    return count_of(w, node.group)


@amount.means(said.LifeOf)
def life_of(w: Writer, node: said.LifeOf) -> Amount:
    return LifeOf(whose_life(w, node.whose))


@amount.means(said.AmountThisWay)
def amount_this_way(w: Writer, node: said.AmountThisWay) -> Amount:
    known = w.tallies.get(node.what.word)
    if known is None:
        raise w.not_playable(node, f"there was no {node.what.word} before this")
    return Bound(known)


@amount.means(said.Half)
def half(w: Writer, node: said.Half) -> Amount:
    return halved(amount(w, node.of), node.rounding)


@amount.means(said.Twice)
def twice(w: Writer, node: said.Twice) -> Amount:
    return Times(Fixed(2), amount(w, node.of))


def halved(of: Amount, rounding: said.Rounding) -> Amount:
    return Half(of) if rounding.word == "down" else HalfUp(of)


def whose_life(w: Writer, whose: Whose) -> Whom:
    who = who_has(w, whose)
    if who is None:
        raise w.not_playable(whose, "say whose life")
    return who


def possessor(w: Writer, node: Possessor) -> Cards:
    """Of which card: its, this unit's, that unit's."""
    return THIS if isinstance(node, said.Own) else cards_meant(w, node)


def count_of(w: Writer, group: Group) -> Amount:
    """How many there are; of those to which this effect did something, also the ones that are gone."""
    cards = described(w, group, ANY)
    return HowManyThisWay(cards) if isinstance(group.relative, ThisWay) else CountOf(cards)


def multiplied(w: Writer, much: Amount) -> Amount:
    """'For each', where the verb at hand has one."""
    return much if w.times is None else Times(much, w.times)
