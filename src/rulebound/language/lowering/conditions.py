"""The meaning of conditions, and of the adjectives and filters that every game's nouns have."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.terms import AnyOf, CountOf, Done, Every, Fixed, Not, Test, Trait, relations
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.tests import TurnOf
from rulebound.kernel.terms.traits import AnyTrait
from rulebound.language.core import conditions as said
from rulebound.language.core import nouns
from rulebound.language.core.categories import State
from rulebound.language.core.numbers import WithComparedStat
from rulebound.language.lowering.senses import Sense
from rulebound.language.lowering.writer import TextWriter

condition: Sense[TextWriter, Test] = Sense()
adjective: Sense[TextWriter, list[Trait]] = Sense()

RELATIONS = {
    "less": relations.AT_MOST,
    "more": relations.AT_LEAST,
    "less than": relations.BELOW,
    "greater than": relations.ABOVE,
    "equal to": relations.EXACTLY,
}
BEYOND = {"more": relations.ABOVE, "fewer": relations.BELOW, "less": relations.BELOW}  # … than another

condition.of(said.AllConditions, lambda w, node: Every([w.dialect.condition(w, each) for each in node.conditions]))
condition.of(said.AnyCondition, lambda w, node: AnyOf([w.dialect.condition(w, each) for each in node.conditions]))


# ---- numbers and zones
@condition.means(said.QuantityIs)
def quantity_is(w: TextWriter, node: said.QuantityIs) -> Test:
    amount = w.dialect.amount
    return relations.Compares(amount(w, node.what), RELATIONS[node.bound.word], amount(w, node.n))


@condition.means(said.QuantityCompares)
def quantity_compares(w: TextWriter, node: said.QuantityCompares) -> Test:
    amount = w.dialect.amount
    return relations.Compares(amount(w, node.what), RELATIONS[node.relation.word], amount(w, node.to))


@condition.means(said.ZoneIsEmpty)
def zone_is_empty(w: TextWriter, node: said.ZoneIsEmpty) -> Test:
    zones, who = w.dialect.zones(w, node.zone)
    return relations.Compares(CountOf(CardsInZones(zones, who, [])), relations.EXACTLY, Fixed(0))


# ---- whose turn; if you do
@condition.means(said.TurnOf)
def turn_of(w: TextWriter, node: said.TurnOf) -> Test:
    who = w.dialect.whose(w, node.whose)
    return Every([]) if who is None else TurnOf(who)


@condition.means(said.NotTurnOf)
def not_turn_of(w: TextWriter, node: said.NotTurnOf) -> Test:
    who = w.dialect.whose(w, node.whose)
    return AnyOf([]) if who is None else Not(TurnOf(who))


condition.of(said.IfDone, lambda w, node: Done())


@condition.means(said.IfNotDone)
def if_not_done(w: TextWriter, node: said.IfNotDone) -> Test:
    return Not(Done())


# ---- what cards are
@condition.means(said.IsState)
def is_state(w: TextWriter, node: said.IsState) -> Test:
    return w.dialect.cards_are(w.dialect.cards(w, node.what), [one_of_states(w, node.states)], True)


@condition.means(said.IsNotState)
def is_not_state(w: TextWriter, node: said.IsNotState) -> Test:
    """Where there is no card, nothing is so of it; not even that it is not."""
    return w.dialect.cards_are(w.dialect.cards(w, node.what), [one_of_states(w, node.states)], False)


def one_of_states(w: TextWriter, states: Sequence[State]) -> Trait:
    choices = [w.dialect.adjective(w, state) for state in states]
    return choices[0][0] if len(choices) == 1 and len(choices[0]) == 1 else AnyTrait(choices)


@condition.means(said.IsKind)
def is_kind(w: TextWriter, node: said.IsKind) -> Test:
    return w.dialect.cards_are(w.dialect.cards(w, node.what), w.dialect.traits_of(w, node.group), True)


@condition.means(said.IsNotKind)
def is_not_kind(w: TextWriter, node: said.IsNotKind) -> Test:
    return w.dialect.cards_are(w.dialect.cards(w, node.what), w.dialect.traits_of(w, node.group), False)


# ---- adjectives and filters
adjective.of(nouns.AnyOf, lambda w, node: [AnyTrait([w.dialect.adjective(w, each) for each in node.adjectives])])


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
