"""Offers, costs and alternatives: may, to, or."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulebound.games.lightseekers.meaning.deeds import TRIGGER, acts_of, deed
from rulebound.games.lightseekers.meaning.heroes import done_by
from rulebound.games.lightseekers.meaning.possibilities import possible
from rulebound.games.lightseekers.meaning.senses import clause
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary import numbers
from rulebound.kernel.terms import Done, Whom
from rulebound.language.core.categories import Deed, Player
from rulebound.language.lowering import Label
from rulebound.language.lowering.clauses import gated, one_of
from rulebound.language.node import Node


def offered_words(w: Writer, node: Node, first: Node) -> str:
    """As printed, without 'you may' [LS-D06]."""
    said_words = w.ability.sentences[w.sentence].text[first.span[0] : node.span[1]]
    return said_words[:1].upper() + said_words[1:]


def offer(w: Writer, node: Node, who: Whom, costs: Sequence[Deed], deeds: Sequence[Deed], whole: Label | None) -> None:
    """All of it, or nothing; where nothing can be done nobody is asked."""
    first = acts_of((*costs, *deeds))[0]
    words = offered_words(w, node, (*costs, *deeds)[0])
    with w.acting(who), gated(
        w, node, possible(w, first, wholly=bool(costs)), True, who, words, TRIGGER if whole else None, whole
    ):
        pay_and_do(w, node, costs, deeds)


GAINS = (numbers.GainActions, numbers.GainHealth, numbers.Heal)


def pay_and_do(w: Writer, node: Node, costs: Sequence[Deed], deeds: Sequence[Deed]) -> None:
    """First the cost, or the rest does not happen. What is done bare stays bare behind a cost."""
    for each in costs:
        if any(isinstance(act, GAINS) for act in acts_of([each])):
            raise w.not_playable(each, "what is gained is no cost: join it with 'and', or say 'only to' of an action")
        deed(w, each)
    if not costs:
        for each in deeds:
            deed(w, each)
        return
    with gated(w, node, Done(), False, YOU):
        bare, w.bare = w.bare, True
        for each in deeds:
            deed(w, each)
        w.bare = bare


@clause.means(said.PayTo)
def pay_to(w: Writer, node: said.PayTo) -> None:
    with doer(w, node.who) as who:
        if node.may:
            offer(w, node, who, node.costs, node.deeds, None)
        else:
            compulsory_cost(w, node, who, node.costs, node.deeds)


@contextmanager
def doer(w: Writer, node: Player | None) -> Iterator[Whom]:
    """You, if nobody is named."""
    if node is not None:
        with done_by(w, node) as who:
            yield who
    else:
        w.close_block()
        with w.acting(YOU):
            yield YOU


def compulsory_cost(w: Writer, node: Node, who: Whom, costs: Sequence[Deed], deeds: Sequence[Deed]) -> None:
    with w.acting(who):
        test = possible(w, acts_of(costs)[0], wholly=True)
        if test is None:
            pay_and_do(w, node, costs, deeds)
            return
        with gated(w, node, test, False, who):
            pay_and_do(w, node, costs, deeds)


# ---- alternatives
@clause.means(said.MayEither)
def may_either(w: Writer, node: said.MayEither) -> None:
    with doer(w, node.who) as who, gated(w, node, None, True, who, offered_words(w, node, node.deeds[0])):
        one_of(w, node, who, node.deeds)
