"""Amounts and quantities [LS-T08]."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.adjectives import kind_traits
from rulebound.games.lightseekers.meaning.happenings import hero_does, occurs
from rulebound.games.lightseekers.meaning.heroes import filtered, is_several, whose
from rulebound.games.lightseekers.meaning.nouns import (
    IN_THE_ROWS,
    described,
    known_here,
    not_in_the_hand_shown,
)
from rulebound.games.lightseekers.meaning.past import past, stretch, within
from rulebound.games.lightseekers.meaning.senses import amount, hero
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import amounts, whom
from rulebound.games.lightseekers.ops.occasions import HowOften, TotalOfThePast
from rulebound.games.lightseekers.vocabulary import amounts as said
from rulebound.games.lightseekers.vocabulary.events import DealsDamage, TakesDamage
from rulebound.games.lightseekers.vocabulary.heroes import HeroRole, SomeHero, ThatHero, ThoseHeroes, You
from rulebound.games.lightseekers.vocabulary.places import HeHas
from rulebound.kernel.terms import Amount, Cards, CountOf, Fixed, Negative, SeatNumber, Times, Trait, groups
from rulebound.kernel.terms.amounts import AtLeast, AtMost, ForEvery, HowMany, Sum
from rulebound.kernel.terms.loops import Gather
from rulebound.language.core import numbers as core
from rulebound.language.lowering.amounts import FOLDS, done_this_way, that_much
from rulebound.language.lowering.amounts import amount as shared_amount
from rulebound.language.node import Node

V = amounts.CornerValue()
PRINTED = (core.Number, core.Single, said.CornerValue, said.CornerValuePlus)


def is_printed(node: Node) -> bool:
    """[LS-7.1.4] Whether it is a printed number, which Power of the earlier edition changes."""
    return isinstance(node, PRINTED)


amount.of(said.CornerValue, lambda w, node: V)
amount.of(said.CornerNumber, lambda w, node: V)


@amount.means(core.StatOf)
def stat_of(w: Writer, node: core.StatOf) -> Amount:
    """'This Buff's current number' is V."""
    own = isinstance(node.of, core.Own) and getattr(node.stat, "word", "") == "current number"
    return V if own else shared_amount(w, node)


amount.of(said.CornerValuePlus, lambda w, node: Sum([V, Fixed(node.value)]))


@amount.means(core.ThatMuch, said.SameAmount, said.ThatQuantity)
def that(w: Writer, node: Node) -> Amount:
    """What just happened; behind a number that was chosen, that number, whatever was done with it."""
    if isinstance(node, said.ThatQuantity) and (node.word == "that number") != (w.chosen_number >= 0):
        why = "there is no number that was chosen" if node.word == "that number" else "say 'that number', or how it was"
        raise w.not_playable(node, why)
    if isinstance(node, said.ThatQuantity):
        check_sort(w, node, node.word.removeprefix("that "))
    return that_much(w, node)


def check_sort(w: Writer, node: Node, word: str) -> None:
    """'That healing' is no damage that was dealt."""
    other = {"damage": "healing", "healing": "damage"}.get(word, "")
    if "" in w.tallies and w.tallies.get(other) == w.tallies[""]:
        raise w.not_playable(node, f"it is {other} that this would be")


amount.of(core.ThatMuchPlus, lambda w, node: Sum([that(w, node), Fixed(node.more.value)]))
amount.of(core.FoldThatMuch, lambda w, node: Times(Fixed(FOLDS[node.fold.word]), that(w, node)))
amount.of(said.AmountThisWay, lambda w, node: done_this_way(w, node, node.what.word))



@amount.means(said.NumberOfTheirs)
def number_of_theirs(w: Writer, node: said.NumberOfTheirs) -> Amount:
    return CountOf(spoken_of_later(w, node.group, described(w, node.group, IN_THE_ROWS, whose(w, node.whose))))


amount.of(
    said.HealthOf,
    lambda w, node: SeatNumber(whose(w, node.whose) if node.whose else hero(w, node.who or You()), c.HEALTH),
)
amount.of(said.Calculated, lambda w, node: amount(w, node.of))


@amount.means(said.PastDamage, said.PastHealing, said.ForEachDamage)
def in_the_past(w: Writer, node: said.PastDamage | said.PastHealing | said.ForEachDamage) -> Amount:
    """'The damage you took since your last turn', all together."""
    if not isinstance(node.who, You | HeroRole | ThatHero | ThoseHeroes) or is_several(w, node.who):
        raise w.not_playable(node.who, "whose? Say it of one hero")
    who = hero(w, node.who)
    if isinstance(node, said.PastHealing):
        made = occurs(who, "Heal")
    elif isinstance(node, said.PastDamage) and node.dealt:
        if isinstance(node.to, SomeHero):
            raise w.not_playable(node.to, "to one of them, or to all together? Say to whom, or leave it out")
        made = hero_does(w, who, DealsDamage(to=node.to))
    else:
        made = hero_does(w, who, TakesDamage())
    made = within(node.window, made)
    return TotalOfThePast([made.event], made.test, stretch(w, node.window))


amount.of(
    said.AddedUp,
    lambda w, node: Sum([amount(w, node.one), Negative(amount(w, node.other)) if node.less else amount(w, node.other)]),
)
amount.of(said.Without, lambda w, node: Sum([amount(w, node.n), Negative(amount(w, node.of))]))


@amount.means(said.MissingHealth)
def missing_health(w: Writer, node: said.MissingHealth) -> Amount:
    who = whose(w, node.whose) if node.whose else hero(w, node.who or You())
    return Sum([amounts.StartingHealth(who), Negative(SeatNumber(who, c.HEALTH))])


@amount.means(said.TimesDone, said.ForEachTime)
def times_done(w: Writer, node: said.TimesDone | said.ForEachTime) -> Amount:
    """'The number of times you Attacked this turn', this very Attack among them."""
    if not isinstance(node.who, You | HeroRole | ThatHero | ThoseHeroes) or is_several(w, node.who):
        raise w.not_playable(node.who, "whose? Say it of one hero")
    for part in ("n", "bound", "beyond"):
        if getattr(node.did, part, None) is not None:
            raise w.not_playable(node.did, "each time, or so much in all? Say 'the damage you took this turn'")
    determiner = getattr(getattr(node.did, "what", None), "determiner", None)
    if determiner is not None and getattr(determiner, "word", "") not in ("a", "any", "another"):
        raise w.not_playable(determiner, "each is counted by itself: say 'a'")
    made = within(node.window, past(w, hero(w, node.who), node.did))
    return HowOften([made.event], made.test, stretch(w, node.window))


# ---- for each
def counted_cards(w: Writer, cards: Cards) -> Amount:
    if isinstance(cards, groups.SlotCards):
        w.late = True
    return CountOf(cards)


def spoken_of_later(w: Writer, group: Node, cards: Cards) -> Cards:
    """'Heal 2 for each of your Buffs, then Remove those Buffs': as many as there are now, and these."""
    if w.standing or not w.is_mentioned(group):
        return cards
    slot = w.bound_slot(group)
    w.emit(Gather(w.words(group), cards, slot))
    return cards


@amount.means(said.ForEach)
def for_each(w: Writer, node: said.ForEach) -> Amount:
    of = None if node.whose is None else whose(w, node.whose)
    if isinstance(node.group.controller, HeHas):
        not_in_the_hand_shown(w, node.group, node.group.controller.who)
    count = counted_cards(w, spoken_of_later(w, node.group, described(w, node.group, IN_THE_ROWS, of)))
    return count if node.n is None else ForEvery(count, node.n.value)


@amount.means(said.ForEachPoint)
def for_each_point(w: Writer, node: said.ForEachPoint) -> Amount:
    return amount(w, node.of) if node.n is None else ForEvery(amount(w, node.of), node.n.value)


amount.of(said.ForEachUnused, lambda w, node: amounts.UnusedActions())
amount.of(said.UnusedActions, lambda w, node: amounts.UnusedActions())
amount.of(said.ForEachOfThem, lambda w, node: counted_cards(w, known_here(w, node.them)))


def discarded(w: Writer, node: Node, must: list[Trait]) -> Cards:
    return groups.SlotCards(w.this_way(node, "Discarded"), must, False)


@amount.means(said.ForEachDiscarded)
def for_each_discarded(w: Writer, node: said.ForEachDiscarded) -> Amount:
    cards = discarded(w, node, [])
    by_you = isinstance(w.doers.get("Discarded"), type(YOU))
    if (" you " in node.words and not by_you) or (" they " in node.words and by_you):
        raise w.not_playable(node, "somebody else Discarded: say 'for each card Discarded this way'")
    return CountOf(cards)


amount.of(said.PerDiscarded, lambda w, node: counted_cards(w, discarded(w, node, kind_traits(w, [node.kind]))))
@amount.means(said.ForEachHero, said.NumberOfHeroes)
def heroes_counted(w: Writer, node: said.ForEachHero | said.NumberOfHeroes) -> Amount:
    return HowMany(whom.HeroGroup(node.other, filtered(w, node.filter)))


@amount.means(said.ForEachElementAmong, said.ElementsAmong)
def elements_among(w: Writer, node: said.ForEachElementAmong | said.ElementsAmong) -> Amount:
    of = None if node.whose is None else whose(w, node.whose)
    cards = described(w, node.group, IN_THE_ROWS, of)
    by_order = isinstance(node, said.ForEachOrderAmong | said.OrdersAmong)
    return amounts.OrdersAmong(cards) if by_order else amounts.ElementsAmong(cards)


amount.of(said.ForEachElement, lambda w, node: amounts.ElementsOf(hero(w, node.who)))


def bounded(w: Writer, much: Amount) -> Amount:
    """What is said at the end of it: 'up to 5', 'at least 2'."""
    if w.most is not None:
        much = AtMost(much, w.most)
    return AtLeast(much, w.least) if w.least else much


def multiplied(w: Writer, much: Amount) -> Amount:
    """'For each', where the verb at hand has one, and what a later sentence adds to it, once."""
    if w.times is not None:
        much = bounded(w, much if isinstance(w.times, Fixed) else Times(much, w.times))
        w.multiplied = True
    extra = w.take_extra()
    return much if extra is None else Sum([much, extra])
