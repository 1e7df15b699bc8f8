"""What the phrases of `vocabulary/likes.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.terms import STATS, must_be_own, related
from rulebound.games.starlight.meaning.writer import Writer, amount, count, creature, like_one
from rulebound.games.starlight.ops import terms as ops
from rulebound.games.starlight.ops import tests
from rulebound.games.starlight.ops.compared import Missing
from rulebound.games.starlight.ops.terms import EachWithin, OfOne
from rulebound.games.starlight.vocabulary import likes as said
from rulebound.games.starlight.vocabulary.creatures import CreatureStat
from rulebound.kernel.terms import Amount
from rulebound.kernel.terms.amounts import SeatNumber
from rulebound.kernel.terms.players import Opponents
from rulebound.kernel.terms.relations import AT_MOST
from rulebound.language.core.numbers import ThatMuch
from rulebound.language.lowering import YOU
from rulebound.language.lowering.amounts import that_much
from rulebound.language.node import Node

PARTS = ("own", "enemy", "middle")


@like_one.means(said.OnPart)
def on_part(w: Writer, node: said.OnPart) -> OfOne:
    if node.part.word != "middle":
        must_be_own(w, node)
    return tests.OnSide(w.candidate, PARTS.index(node.part.word))


def with_a_most(w: Writer, node: Node, stat: CreatureStat) -> int:
    which = STATS[stat.word]
    if which >= c.ATK:
        raise w.not_playable(stat, "ATK and DEF are never full: nothing of them is missing")
    return which


like_one.of(said.AtFull, lambda w, node: tests.IsFull(w.candidate, with_a_most(w, node, node.stat), not node.not_so))
like_one.of(
    said.WithSoMany,
    lambda w, node: tests.SoManyLie(w.candidate, node.telegraphed, related(node.bound), node.n.value),
)
like_one.of(said.WithNegative, lambda w, node: tests.StatIs(w.candidate, STATS[node.stat.word], AT_MOST, -1))


@count.means(said.CardsOfMany)
def cards_of_many(w: Writer, node: said.CardsOfMany) -> Amount:
    who = EachWithin(True, True, 0, c.ANY_DISTANCE, None) if node.of is None else creature(w, node.of)
    return ops.CardsOn(who, node.telegraphed)


@amount.means(said.MissingStat)
def missing_stat(w: Writer, node: said.MissingStat) -> Amount:
    return Missing(creature(w, node.of), with_a_most(w, node, node.stat))


@amount.means(said.PointsHad)
def points_had(w: Writer, node: said.PointsHad) -> Amount:
    must_be_own(w, node)
    return SeatNumber(Opponents() if node.enemy else YOU, c.POINTS)


@amount.means(ThatMuch)
def as_much(w: Writer, node: ThatMuch) -> Amount:
    """[ST-INV.4] Energy and Mana are spent in one event."""
    return ops.ManaOfEvent() if w.hears_mana and "" not in w.tallies else that_much(w, node)
