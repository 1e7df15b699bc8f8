"""What the phrases of `vocabulary/exchanges.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.outcomes import noted
from rulebound.games.starlight.meaning.terms import CANDIDATE, STATS, like, must_be_own
from rulebound.games.starlight.meaning.writer import Writer, act, asks_for, condition, creature, effect
from rulebound.games.starlight.ops import compared, stats
from rulebound.games.starlight.ops.terms import THIS, EachWithin, StatOf, Those, WholeGroups
from rulebound.games.starlight.ops.tests import AnyCards
from rulebound.games.starlight.vocabulary import exchanges as said
from rulebound.games.starlight.vocabulary.compared import ExchangeWith
from rulebound.games.starlight.vocabulary.creatures import CreatureStat
from rulebound.kernel.terms import Cards, Done, Not, Test
from rulebound.kernel.terms.players import Opponents
from rulebound.language.cases import split_then
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.lowering import YOU
from rulebound.language.lowering.clauses import choices_first, clauses, gated
from rulebound.language.node import Node


def exchanged(w: Writer, node: Node, one: Cards, other: Cards, first: CreatureStat, second: CreatureStat) -> None:
    """Who is on the board has Health, and so it has after that."""
    if one is other:
        raise w.not_playable(node, "by these words it is the same creature: name the other one")
    which, against = STATS[first.word], STATS[second.word]
    if which != against and c.HEALTH in (which, against):
        raise w.not_playable(node, "a creature without Health dies: say how much it loses")
    w.emit(compared.ExchangeWith(w.words(node), one, other, which, against))


@act.means(said.ExchangeAll)
def exchange_all(w: Writer, node: said.ExchangeAll) -> None:
    one, other = w.doer, creature(w, node.who)
    for each in node.stats:
        exchanged(w, node, one, other, each, each)


@act.means(ExchangeWith)
def exchange_with(w: Writer, node: ExchangeWith) -> None:
    exchanged(w, node, creature(w, node.of), creature(w, node.other), node.stat, node.second)


@act.means(said.ExchangePair)
def exchange_pair(w: Writer, node: said.ExchangePair) -> None:
    """[ST-GAME.6] Said of whoever has the stats."""
    if w.doer is not THIS:
        raise w.not_playable(node, "this is done by the card, whoever stands there: say it without a creature")
    one, other = creature(w, node.of), creature(w, node.other)
    exchanged(w, node, one, other, node.stat, node.stat)


@act.means(said.StealAll)
def steal_all(w: Writer, node: said.StealAll) -> None:
    of_whom = node.who or node.of
    assert of_whom is not None
    victim, which = creature(w, of_whom), STATS[node.stat.word]
    if victim is w.doer:
        raise w.not_playable(node, "from whom? Say it of another creature")
    if which == c.HEALTH:
        raise w.not_playable(node, "a creature that loses all Health dies: say how much it loses")
    much = WholeGroups(StatOf(victim, which), 1)
    w.emit(stats.Steal(w.words(node), w.doer, victim, which, much, noted(w, node, which, False, False, victim)))


@condition.means(said.NoneIsLike)
def none_is_like(w: Writer, node: said.NoneIsLike) -> Test:
    must_be_own(w, node)
    enemy = node.side.word == "enemy"
    every = EachWithin(not enemy, enemy, 0, c.ANY_DISTANCE, None)
    return Not(AnyCards(Those(every, like(w, node.like, CANDIDATE))))


@effect.means(said.UnlessSpent)
def unless_spent(w: Writer, node: said.UnlessSpent) -> None:
    """Asked when it is reached; who cannot pay is not asked. What it would do is chosen before."""
    must_be_own(w, node)
    if node.stat.word not in ("Energy", "Mana"):
        raise w.not_playable(node.stat, "Energy and Mana are spent: say 'lose'")
    many = node.clauses
    if node.children()[0] is many[0]:  # [EN-1] behind ', then' it is about the last of them
        *before, last = split_then(many)
        many = (last,)
        if before:
            clauses(w, before)
    if asks_for(w, IfDone) or asks_for(w, IfNotDone):
        raise w.not_playable(node, "behind this it is not clear what was done: leave 'if …' away")
    w.close_block()
    with w.aside() as plain_part, w.part():
        clauses(w, many)
    choosing = choices_first(w, plain_part)
    w.items += plain_part[:choosing]
    w.emit(stats.SpendFrom(w.words(node), Opponents(), STATS[node.stat.word], node.n.value))
    with gated(w, node, Not(Done()), False, YOU):
        w.items += plain_part[choosing:]
