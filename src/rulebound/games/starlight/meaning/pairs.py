"""What the phrases of `vocabulary/pairs.py` mean."""

from __future__ import annotations

from itertools import pairwise

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.clauses import does
from rulebound.games.starlight.meaning.terms import STATS, must_be_combat
from rulebound.games.starlight.meaning.writer import Writer, clause, condition, creature
from rulebound.games.starlight.ops.terms import THIS, EachWithin, OfCombat, OtherCreature, StatOf, TwoOf
from rulebound.games.starlight.ops.tests import AnyCards
from rulebound.games.starlight.vocabulary import pairs as said
from rulebound.kernel.terms import Cards, Every, Test
from rulebound.kernel.terms.relations import Compares
from rulebound.language.core.clauses import PlayerDoes
from rulebound.language.core.players import PlayerWord
from rulebound.language.lowering.clauses import is_bare
from rulebound.language.lowering.conditions import BEYOND


def the_two(w: Writer, node: said.TwoDo) -> Cards:
    if node.one is None or node.other is None:
        must_be_combat(w, node)
        if w.fighters:
            return TwoOf(w.fighters[False], w.fighters[True])
        return TwoOf(OfCombat(False), OfCombat(True))
    one = creature(w, node.one)
    other = creature(w, node.other)
    if one is other:
        raise w.not_playable(node.other, "by these words it is the same creature: name the other one")
    if one is THIS and isinstance(other, OtherCreature):  # your creatures, as one says it otherwise
        return EachWithin(True, False, 0, c.ANY_DISTANCE, None)
    return TwoOf(one, other)


@clause.means(said.TwoDo)
def two_do(w: Writer, node: said.TwoDo) -> None:
    """[EN-3] Behind it nobody alone was spoken of."""
    for part in (inner for tree in w.ability.trees for inner in tree.inside()):
        many = getattr(part, "clauses", ())
        if any(one is node and is_bare(behind) for one, behind in pairwise(many)):
            raise w.not_playable(node, "who goes on? Say both with 'and', or begin a sentence with 'Then'")
    both = the_two(w, node)
    w.spoken_of = None
    who = node.one or PlayerWord("you").at(node)
    single = isinstance(both, TwoOf) and node.one is not None and len(node.deeds) == 1
    for each in (both.one, both.other) if single and isinstance(both, TwoOf) else (both,):
        does(w, PlayerDoes(who, node.deeds).at(node), each)
    w.spoken_of = None


@condition.means(said.HasMoreOfOwn)
def has_more_of_own(w: Writer, node: said.HasMoreOfOwn) -> Test:
    who = creature(w, node.who)
    if node.stat.word == node.than.word:
        raise w.not_playable(node.than, "name two stats")
    one, other = StatOf(who, STATS[node.stat.word]), StatOf(who, STATS[node.than.word])
    return Every([AnyCards(who), Compares(one, BEYOND[node.compared.word], other)])
