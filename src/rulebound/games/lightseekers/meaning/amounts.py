"""Amounts and quantities [LS-T08]."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.adjectives import kind_traits
from rulebound.games.lightseekers.meaning.heroes import whose
from rulebound.games.lightseekers.meaning.nouns import IN_THE_ROWS, count_cards, described
from rulebound.games.lightseekers.meaning.senses import amount, hero, hero_filter
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.amounts import CornerValue, ElementsOf, ForEvery, HealthOf, HowManyHeroes, Sum
from rulebound.games.lightseekers.ops.whom import HeroGroup
from rulebound.games.lightseekers.vocabulary import amounts as said
from rulebound.kernel.terms import Amount, Cards, CountOf, Fixed, Times, groups
from rulebound.language.core import numbers as core
from rulebound.language.lowering.amounts import done_this_way, that_much
from rulebound.language.node import Node

V = CornerValue()
PRINTED = (core.Number, core.Single, said.CornerValue, said.CornerValuePlus)


def is_printed(node: Node) -> bool:
    """[LS-7.1.4] Whether it is a printed number, which Power of the earlier edition changes."""
    return isinstance(node, PRINTED)


amount.of(said.CornerValue, lambda w, node: V)
amount.of(said.CornerNumber, lambda w, node: V)
amount.of(said.CornerValuePlus, lambda w, node: Sum([V, Fixed(node.value)]))


amount.means(said.SameAmount)(that_much)


amount.of(said.AmountThisWay, lambda w, node: done_this_way(w, node, node.what.word))
amount.of(said.NumberOfTheirs, lambda w, node: count_cards(w, node.group, whose(w, node.whose)))
amount.of(said.HealthOf, lambda w, node: HealthOf(whose(w, node.whose)))
amount.of(said.HealthOfHero, lambda w, node: HealthOf(hero(w, node.who)))


def counted_cards(w: Writer, cards: Cards) -> Amount:
    if isinstance(cards, groups.SlotCards):
        w.late = True
    return CountOf(cards)


# ---- for each
amount.of(said.ForEach, lambda w, node: counted_cards(w, described(w, node.group, IN_THE_ROWS)))
amount.of(
    said.ForEachOfTheirs, lambda w, node: counted_cards(w, described(w, node.group, IN_THE_ROWS, whose(w, node.whose)))
)
amount.of(said.Calculated, lambda w, node: amount(w, node.of))
amount.of(said.PerCard, lambda w, node: counted_cards(w, described(w, node.group, IN_THE_ROWS)))
amount.of(
    said.ForEverySome, lambda w, node: ForEvery(counted_cards(w, described(w, node.group, IN_THE_ROWS)), node.n.value)
)


@amount.means(said.ForEachDiscarded)
def for_each_discarded(w: Writer, node: said.ForEachDiscarded) -> Amount:
    if "Discarded" not in w.ways:
        raise w.not_playable(node, "nothing was Discarded before this")
    return CountOf(groups.SlotCards(w.ways["Discarded"], [], False))


@amount.means(said.PerDiscarded)
def per_discarded(w: Writer, node: said.PerDiscarded) -> Amount:
    if "Discarded" not in w.ways:
        raise w.not_playable(node, "nothing was Discarded before this")
    return counted_cards(w, groups.SlotCards(w.ways["Discarded"], kind_traits(w, [node.kind]), False))


@amount.means(said.ForEachHero)
def for_each_hero(w: Writer, node: said.ForEachHero) -> Amount:
    return HowManyHeroes(HeroGroup(node.other is not None, [] if node.filter is None else hero_filter(w, node.filter)))


amount.of(said.ForEachElement, lambda w, node: ElementsOf(hero(w, node.who)))


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


