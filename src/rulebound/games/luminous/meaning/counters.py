"""Counters that a card's own text puts on it: of one kind, and of this card alone."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous import costs as parts
from rulebound.games.luminous.meaning.amounts import chosen_up_to, is_chosen
from rulebound.games.luminous.meaning.costs import needs
from rulebound.games.luminous.meaning.nouns import THIS
from rulebound.games.luminous.meaning.senses import act, amount, condition
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import counters as ops
from rulebound.games.luminous.ops import remembering
from rulebound.games.luminous.ops.groups import ThisCard
from rulebound.games.luminous.vocabulary import counters as said
from rulebound.games.luminous.vocabulary.verbs import AnyNumberOf
from rulebound.kernel.terms import Amount, Cards, Fixed, Test, relations
from rulebound.kernel.terms.stats import StatOf
from rulebound.language.core.nouns import It, This
from rulebound.language.core.numbers import AllOfIt, AnOne
from rulebound.language.lowering.conditions import RELATIONS
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node
from rulebound.language.printer import sentence


def own(w: Writer, node: Node, name: said.CounterName, what: This | It) -> Cards:
    """Of this card, and of the kind that it has."""
    card = w.making.definition
    if card.spell or card.orb:
        raise w.not_playable(node, "such counters lie on a unit, a relic or a favored")
    if not isinstance(cards_meant(w, what) if isinstance(what, It) else THIS, ThisCard):
        raise w.not_playable(what, "such counters lie on the card that speaks of them: 'this'")
    if card.counter not in ("", name.name):
        raise w.not_playable(name, f"a card has counters of one kind: this one has {card.counter} counters")
    card.counter = name.name
    return THIS


def so_many(w: Writer, n: Node) -> Amount:
    return Fixed(1) if isinstance(n, AnOne) else amount(w, n)


@act.means(said.PutOwnCounters)
def put(w: Writer, node: said.PutOwnCounters) -> None:
    cards = own(w, node, node.name, node.what)
    count = so_many(w, node.n)  # 'that many' are not these
    w.emit(ops.PutOwnCounters(w.words(node), cards, w.tally("counters"), count))


@act.means(said.RemoveOwnCounters)
def remove(w: Writer, node: said.RemoveOwnCounters) -> None:
    cards = own(w, node, node.name, node.what)
    if is_chosen(w, node.n):
        much: Amount | None = chosen_up_to(w, node.n, StatOf(cards, remembering.COUNTERS))
    else:
        much = None if isinstance(node.n, AllOfIt) else so_many(w, node.n)
    cause = c.BY_COST if w.cause_cost else c.BY_EFFECT
    w.emit(ops.RemoveOwnCounters(w.words(node), cards, w.tally("counters"), much, cause))


def removable(w: Writer, node: said.RemoveOwnCounters, whole: bool) -> Test:
    """Whether there is one to remove; where 'if you do' follows, as many as are asked for."""
    there = StatOf(own(w, node, node.name, node.what), remembering.COUNTERS)
    least = so_many(w, node.n) if whole and not isinstance(node.n, AllOfIt | AnyNumberOf) else Fixed(1)
    return relations.Compares(there, relations.AT_LEAST, least)


@needs.means(said.RemoveOwnCounters)
def removed(w: Writer, node: said.RemoveOwnCounters) -> parts.CostPart:
    own(w, node, node.name, node.what)
    least = Fixed(1) if isinstance(node.n, AllOfIt) or is_chosen(w, node.n) else so_many(w, node.n)
    return parts.RemoveCounters(sentence(node), least)


@amount.means(said.CountersOn)
def counters_on(w: Writer, node: said.CountersOn) -> Amount:
    return StatOf(own(w, node, node.name, node.what), remembering.COUNTERS)


@condition.means(said.HasCounters)
def has_counters(w: Writer, node: said.HasCounters) -> Test:
    there = StatOf(own(w, node, node.name, node.what), remembering.COUNTERS)
    return relations.Compares(there, RELATIONS[node.bound.word], amount(w, node.n))
