"""What the phrases of `vocabulary/comparing.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy.meaning.amounts import how_many, must_be_two, value_of
from rulebound.games.lost_legacy.meaning.nouns import bearer, compared
from rulebound.games.lost_legacy.meaning.senses import adjective, amount, condition
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops.terms import IsLinkedTo, ValueIs
from rulebound.games.lost_legacy.vocabulary import comparing as said
from rulebound.games.lost_legacy.vocabulary.nouns import EachPiece
from rulebound.kernel.terms import Fixed, Test, Trait, relations, stats
from rulebound.language.lowering.conditions import RELATIONS, are

BEYOND = {
    ("higher", False): relations.ABOVE, ("higher", True): relations.AT_LEAST,
    ("lower", False): relations.BELOW, ("lower", True): relations.AT_MOST,
}  # fmt: skip


def beyond(w: Writer, node: said.WithCompared | said.IsCompared) -> Trait:
    """[LL-val.7] Where no card is named it is the one that the text stands on."""
    which = value_of(w, node.stat)
    of = bearer(w, node) if node.other is None else compared(w, node.other)
    relation = relations.EXACTLY
    if node.how is not None:
        relation = BEYOND[node.how.word, isinstance(node, said.WithCompared) and node.or_equal]
    return ValueIs(which, relation, stats.StatOf(of, which))


adjective.of(said.WithCompared, lambda w, node: [beyond(w, node)])


adjective.of(said.Narrowed, lambda w, node: [*adjective(w, node.first), *adjective(w, node.second)])


adjective.of(said.LinkedTo, lambda w, node: [IsLinkedTo(compared(w, node.other))])


@condition.means(said.IsCompared)
def is_compared(w: Writer, node: said.IsCompared) -> Test:
    must_be_two(w, node.what, node.other)
    return are(w, node.what, [beyond(w, node)], True)


@condition.means(said.HasValue)
def has_value(w: Writer, node: said.HasValue) -> Test:
    relation = relations.EXACTLY if node.bound is None else RELATIONS[node.bound.word]
    return are(w, node.what, [ValueIs(value_of(w, node.stat), relation, Fixed(node.n.value))], True)


amount.of(said.NumberOfPieces, lambda w, node: how_many(w, EachPiece(node.what, node.piece).at(node)))
