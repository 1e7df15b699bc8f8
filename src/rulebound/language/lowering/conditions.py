"""The meaning of conditions, and of the adjectives and filters that every game's nouns have."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.terms import Amount, AnyOf, CountOf, Done, Every, Fixed, Not, Test, Trait, relations
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.stats import OwnStats
from rulebound.kernel.terms.tests import SoManyAre, SoManyModes, TurnOf
from rulebound.kernel.terms.traits import AnyTrait, SameName
from rulebound.language.contraries import Undecided
from rulebound.language.core import chance, nouns
from rulebound.language.core import conditions as said
from rulebound.language.core.categories import State, Thing
from rulebound.language.core.clauses import Choose
from rulebound.language.core.numbers import WithComparedStat, WithOwnStats
from rulebound.language.lowering.senses import Sense
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node

condition: Sense[TextWriter, Test] = Sense()
adjective: Sense[TextWriter, list[Trait]] = Sense()

RELATIONS = {
    "less": relations.AT_MOST,
    "more": relations.AT_LEAST,
    "less than": relations.BELOW,
    "greater than": relations.ABOVE,
    "equal to": relations.EXACTLY,
    "or less": relations.AT_MOST,
    "or more": relations.AT_LEAST,
}
BEYOND = {"more": relations.ABOVE, "fewer": relations.BELOW, "less": relations.BELOW}  # … than another

condition.of(said.AllConditions, lambda w, node: Every([w.dialect.condition(w, each) for each in node.conditions]))
condition.of(said.AnyCondition, lambda w, node: AnyOf([w.dialect.condition(w, each) for each in node.conditions]))


# ---- numbers and zones
@condition.means(said.QuantityIs)
def quantity_is(w: TextWriter, node: said.QuantityIs) -> Test:
    amount = w.dialect.amount
    return relations.Compares(amount(w, node.what), RELATIONS[node.bound.word], amount(w, node.n))


@condition.means(said.QuantityIsJust)
def quantity_is_just(w: TextWriter, node: said.QuantityIsJust) -> Test:
    amount = w.dialect.amount
    return relations.Compares(amount(w, node.what), relations.EXACTLY, amount(w, node.n))


@condition.means(said.QuantityCompares)
def quantity_compares(w: TextWriter, node: said.QuantityCompares) -> Test:
    amount = w.dialect.amount
    return relations.Compares(amount(w, node.what), RELATIONS[node.relation.word], amount(w, node.to))


@condition.means(said.ZoneIsEmpty)
def zone_is_empty(w: TextWriter, node: said.ZoneIsEmpty) -> Test:
    zones, who = w.dialect.zones(w, node.zone)
    return relations.Compares(CountOf(CardsInZones(zones, who, [])), relations.EXACTLY, Fixed(0))


@condition.means(said.Contrary)
def contrary(w: TextWriter, node: said.Contrary) -> Test:
    """What answers an 'if' is its other case: see `language/contraries.py`."""
    raise w.not_playable(node, "the sentence before this asks nothing of which this is the contrary")


@condition.means(Undecided)
def undecided(w: TextWriter, node: Undecided) -> Test:
    raise w.not_playable(node, "if that is so, or if what stands before was done? Say 'otherwise', or name it")


# ---- which modes were chosen
@condition.means(said.ChoseModes)
def chose_modes(w: TextWriter, node: said.ChoseModes) -> Test:
    if w.modes is None:
        raise w.not_playable(node, "no number of modes was left to choose before this")
    number, most, count = w.modes
    word = node.which.word
    if count != ALL_OF.get(word, count):
        raise w.not_playable(node.which, f"there are {count} to choose from: say 'all' or 'two or more'")
    if word != "more" and most < count:
        raise w.not_playable(node.which, f"no more than {most} are chosen")
    return SoManyModes(number, 2 if word == "more" else count)


ALL_OF = {"both": 2, "three": 3, "four": 4}


# ---- whose turn; if you do
@condition.means(said.TurnOf)
def turn_of(w: TextWriter, node: said.TurnOf) -> Test:
    who = w.dialect.whose(w, node.whose)
    return Every([]) if who is None else TurnOf(who)


@condition.means(said.NotTurnOf)
def not_turn_of(w: TextWriter, node: said.NotTurnOf) -> Test:
    who = w.dialect.whose(w, node.whose)
    return AnyOf([]) if who is None else Not(TurnOf(who))


@condition.means(said.IfDone)
def if_done(w: TextWriter, node: said.IfDone) -> Test:
    refuse_of_several_modes(w, node)
    return Done()


@condition.means(said.IfNotDone)
def if_not_done(w: TextWriter, node: said.IfNotDone) -> Test:
    refuse_of_several_modes(w, node)
    return Not(Done())


def refuse_of_several_modes(w: TextWriter, node: said.IfDone | said.IfNotDone) -> None:
    """[EN-8] Behind 'choose one or both', 'you may choose one' only the last mode would be asked."""
    before = w.ability.trees[w.sentence - 1].inside() if w.sentence else ()
    for each in before:
        if isinstance(each, Choose) and (each.n is None or each.n.value != 1):
            raise w.not_playable(node, "which of the choices is asked? Say it in each of them")


# ---- what cards are
def are(w: TextWriter, what: Thing, traits: list[Trait], yes: bool) -> Test:
    """'All units are …', 'it is …': every card that is meant; 'a unit is …', 'no units are …', 'one of them is …': so
    many of them."""
    cards = w.dialect.cards(w, what)
    if isinstance(what, nouns.OneOf):
        return SoManyAre(cards, traits, yes, relations.AT_LEAST, w.dialect.amount(w, what.n))
    if is_said_of_each(what):
        return w.dialect.cards_are(cards, traits, yes)
    return SoManyAre(cards, traits, yes, *w.dialect.enough(w, what))


def is_said_of_each(what: Thing) -> bool:
    determiner: Node | None = getattr(what, "determiner", None)
    if determiner is None and not what.means_each():
        return False
    if determiner is None or isinstance(determiner, nouns.Possessive) or determiner.is_group():
        word = getattr(determiner, "word", "")
        return word not in ("no", "any number of", "any number", "any several") and not hasattr(determiner, "n")
    return getattr(determiner, "word", "") in ("each", "every", "all", "the")


def enough(w: TextWriter, what: Thing) -> tuple[int, Amount]:
    """How many a phrase speaks of, where nothing is chosen: 'a unit', 'two or more', 'no units'."""
    determiner = what.determiner if isinstance(what, nouns.Some) else None
    if isinstance(determiner, nouns.Just):
        return relations.EXACTLY, w.dialect.amount(w, determiner.n)
    if isinstance(determiner, nouns.Exactly | nouns.AtLeast):
        # "if you have six basic orbs" is so with seven, too
        return relations.AT_LEAST, w.dialect.amount(w, determiner.n)
    if isinstance(determiner, nouns.AtMost | nouns.UpTo):
        return relations.AT_MOST, w.dialect.amount(w, determiner.n)
    word = determiner.word if isinstance(determiner, nouns.Article) else "a"
    if word == "no":
        return relations.EXACTLY, Fixed(0)
    highest = isinstance(what, nouns.Some) and isinstance(what.group.filter, nouns.WithExtremeStat)
    if word not in ("a", "another") and not (word == "the" and highest):
        raise w.not_playable(what, "say how many: a, no, two or more …")
    return relations.AT_LEAST, Fixed(1)


@condition.means(said.IsState)
def is_state(w: TextWriter, node: said.IsState) -> Test:
    return are(w, node.what, [one_of_states(w, node.states)], True)


@condition.means(said.IsNotState)
def is_not_state(w: TextWriter, node: said.IsNotState) -> Test:
    """Where there is no card, nothing is so of it; not even that it is not."""
    return are(w, node.what, [one_of_states(w, node.states)], False)


def one_of_states(w: TextWriter, states: Sequence[State]) -> Trait:
    choices = [w.dialect.adjective(w, state) for state in states]
    return choices[0][0] if len(choices) == 1 and len(choices[0]) == 1 else AnyTrait(choices)


@condition.means(said.IsKind)
def is_kind(w: TextWriter, node: said.IsKind) -> Test:
    return are(w, node.what, w.dialect.traits_of(w, node.group), True)


@condition.means(said.IsNotKind)
def is_not_kind(w: TextWriter, node: said.IsNotKind) -> Test:
    return are(w, node.what, w.dialect.traits_of(w, node.group), False)


# ---- adjectives and filters
adjective.of(chance.Random, lambda w, node: [])  # how one is chosen, not which: see lowering/chance.py
adjective.of(nouns.AnyOf, lambda w, node: [AnyTrait([w.dialect.adjective(w, each) for each in node.adjectives])])


@adjective.means(nouns.WithSameName)
def with_same_name(w: TextWriter, node: nouns.WithSameName) -> list[Trait]:
    return [SameName(w.dialect.cards(w, node.what))]


@adjective.means(nouns.WithStat)
def with_stat(w: TextWriter, node: nouns.WithStat) -> list[Trait]:
    than = w.dialect.amount(w, node.n)
    return [w.dialect.stat_is(w.dialect.stat(w, node.stat), RELATIONS[node.bound.word], than)]


@adjective.means(nouns.WithExactStat)
def with_exact_stat(w: TextWriter, node: nouns.WithExactStat) -> list[Trait]:
    return [w.dialect.stat_is(w.dialect.stat(w, node.stat), relations.EXACTLY, w.dialect.amount(w, node.n))]


@adjective.means(WithComparedStat)
def with_compared_stat(w: TextWriter, node: WithComparedStat) -> list[Trait]:
    than = w.dialect.amount(w, node.to)
    return [w.dialect.stat_is(w.dialect.stat(w, node.stat), RELATIONS[node.relation.word], than)]


@adjective.means(WithOwnStats)
def with_own_stats(w: TextWriter, node: WithOwnStats) -> list[Trait]:
    return [OwnStats(w.dialect.stat(w, node.stat), RELATIONS[node.relation.word], w.dialect.stat(w, node.other))]
