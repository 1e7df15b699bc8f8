"""Amounts and quantities [LS-T08]."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.adjectives import kind_traits
from rulebound.games.lightseekers.meaning.heroes import whose
from rulebound.games.lightseekers.meaning.nouns import IN_THE_ROWS, count_cards, described
from rulebound.games.lightseekers.meaning.senses import amount, hero, hero_filter
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.amounts import (
    CornerValue,
    ElementsOf,
    ForEvery,
    HowManyHeroes,
    Sum,
)
from rulebound.games.lightseekers.ops.whom import HeroGroup
from rulebound.games.lightseekers.vocabulary import amounts as said
from rulebound.kernel.terms import Amount, Cards, CountOf, Fixed, SeatNumber, Times
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.core import numbers as core
from rulebound.language.lowering.amounts import done_this_way, that_much
from rulebound.language.node import Node

V = CornerValue()
PRINTED = (core.Number, core.Single, said.CornerValue, said.CornerValuePlus)


def is_printed(node: Node) -> bool:
    """[LS-7.1.4] Whether it is a printed number, which Power of the earlier edition changes."""
    return isinstance(node, PRINTED)


@amount.means(said.CornerValue)
def corner_value(w: Writer, node: said.CornerValue) -> Amount:
    return V


@amount.means(said.CornerNumber)
def corner_number(w: Writer, node: said.CornerNumber) -> Amount:
    return V


@amount.means(said.CornerValuePlus)
def corner_value_plus(w: Writer, node: said.CornerValuePlus) -> Amount:
    return Sum([V, Fixed(node.value)])


amount.means(said.SameAmount)(that_much)


@amount.means(said.AmountThisWay)
def amount_this_way(w: Writer, node: said.AmountThisWay) -> Amount:
    return done_this_way(w, node, node.what.word)


@amount.means(said.NumberOfTheirs)
def number_of_theirs(w: Writer, node: said.NumberOfTheirs) -> Amount:
    return count_cards(w, node.group, whose(w, node.whose))


@amount.means(said.HealthOf)
def health_of(w: Writer, node: said.HealthOf) -> Amount:
    return SeatNumber(whose(w, node.whose), c.HEALTH)


@amount.means(said.HealthOfHero)
def health_of_hero(w: Writer, node: said.HealthOfHero) -> Amount:
    return SeatNumber(hero(w, node.who), c.HEALTH)


def counted_cards(w: Writer, cards: Cards) -> Amount:
    if isinstance(cards, SlotCards):
        w.late = True
    return CountOf(cards)


# ---- for each
@amount.means(said.ForEach)
def for_each(w: Writer, node: said.ForEach) -> Amount:
    return counted_cards(w, described(w, node.group, IN_THE_ROWS))


@amount.means(said.ForEachOfTheirs)
def for_each_of_theirs(w: Writer, node: said.ForEachOfTheirs) -> Amount:
    return counted_cards(w, described(w, node.group, IN_THE_ROWS, whose(w, node.whose)))


@amount.means(said.Calculated)
def calculated(w: Writer, node: said.Calculated) -> Amount:
    return amount(w, node.of)


@amount.means(said.PerCard)
def per_card(w: Writer, node: said.PerCard) -> Amount:
    return counted_cards(w, described(w, node.group, IN_THE_ROWS))


@amount.means(said.ForEverySome)
def for_every_some(w: Writer, node: said.ForEverySome) -> Amount:
    return ForEvery(counted_cards(w, described(w, node.group, IN_THE_ROWS)), node.n.value)


@amount.means(said.ForEachDiscarded)
def for_each_discarded(w: Writer, node: said.ForEachDiscarded) -> Amount:
    if "Discarded" not in w.ways:
        raise w.not_playable(node, "nothing was Discarded before this")
    return CountOf(SlotCards(w.ways["Discarded"], [], False))


@amount.means(said.PerDiscarded)
def per_discarded(w: Writer, node: said.PerDiscarded) -> Amount:
    if "Discarded" not in w.ways:
        raise w.not_playable(node, "nothing was Discarded before this")
    return counted_cards(w, SlotCards(w.ways["Discarded"], kind_traits(w, [node.kind]), False))


@amount.means(said.ForEachHero)
def for_each_hero(w: Writer, node: said.ForEachHero) -> Amount:
    return HowManyHeroes(HeroGroup(node.other is not None, [] if node.filter is None else hero_filter(w, node.filter)))


@amount.means(said.ForEachElement)
def for_each_element(w: Writer, node: said.ForEachElement) -> Amount:
    return ElementsOf(hero(w, node.who))


def multiplied(w: Writer, much: Amount) -> Amount:
    """'For each', where the verb at hand has one, and what a later sentence adds to it."""
    if w.times is not None:
        much = Times(much, w.times)
        w.multiplied = True
    return more(w, much)


def more(w: Writer, much: Amount) -> Amount:
    """With what the sentence behind adds to it; it is added once."""
    extra = w.take_extra()
    return much if extra is None else Sum([much, extra])


