"""What the phrases of `vocabulary/comparing.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.amounts import how_many, must_be_two, value_of
from rulebound.games.lost_legacy.meaning.fitting import LINKABLE, must_still_have
from rulebound.games.lost_legacy.meaning.nouns import bearer, compared, kind_bits, meant, must_be
from rulebound.games.lost_legacy.meaning.senses import adjective, amount, condition
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops.terms import BearsCards, EventCards, IsLinkedTo, ValueIs
from rulebound.games.lost_legacy.vocabulary import comparing as said
from rulebound.games.lost_legacy.vocabulary.narrowing import WithBetween
from rulebound.games.lost_legacy.vocabulary.nouns import EachPiece, TheLinked
from rulebound.kernel.terms import Amount, Cards, Fixed, Test, Trait, relations, stats
from rulebound.kernel.terms.traits import NoTrait
from rulebound.language.core.categories import Kind
from rulebound.language.core.nouns import Article, Group, It, Some, That, This
from rulebound.language.core.numbers import Its, StatOf
from rulebound.language.lowering.conditions import RELATIONS, are
from rulebound.language.node import Node

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
    compare_with(w, node, stats.StatOf(of, which), which)
    return ValueIs(which, relation, stats.StatOf(of, which))


def compare_with(
    w: Writer, node: said.WithCompared | said.WithStatOf | said.IsCompared, other: Amount, which: int
) -> None:
    """'For each level of difference' behind it: which two numbers these are, if one card is compared with one."""
    about: Cards | None = None
    if isinstance(node, said.IsCompared):
        about = meant(w, node.what) if isinstance(node.what, This | It | That | TheLinked) else None
    elif w.hears is not None and any(each is node for each in w.hears.inside()):
        about = EventCards(False)
    if about is not None:
        w.compared.append((which, stats.StatOf(about, which), other))


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
    if node.stat.word != "level":  # what was added to it on the field is gone with it
        must_still_have(w, node.what)
    return are(w, node.what, [ValueIs(value_of(w, node.stat), relation, Fixed(node.n.value))], True)


# ---- with another number
@adjective.means(WithBetween)
def with_between(w: Writer, node: WithBetween) -> list[Trait]:
    which = value_of(w, node.stat)
    if node.n2.value <= node.n.value:
        raise w.not_playable(node.n2, "from the lower number to the higher one")
    least, most = Fixed(node.n.value), Fixed(node.n2.value)
    return [ValueIs(which, relations.AT_LEAST, least), ValueIs(which, relations.AT_MOST, most)]


@adjective.means(said.WithStatOf)
def with_stat_of(w: Writer, node: said.WithStatOf) -> list[Trait]:
    word = (node.relation or node.beyond).word  # type: ignore[union-attr]
    which, to = value_of(w, node.stat), amount(w, node.to)
    for each in node.to.inside():
        if isinstance(each, Its):
            raise w.not_playable(each, "whose? Say 'this character's', 'that character's'")
    if isinstance(node.to, StatOf) and value_of(w, node.to.stat) == which:
        compare_with(w, node, to, which)
    return [ValueIs(which, BESIDE[word], to)]


BESIDE = {
    "less than": relations.BELOW, "greater than": relations.ABOVE, "equal to": relations.EXACTLY,
    "or less": relations.AT_MOST, "or more": relations.AT_LEAST,
}  # fmt: skip


# ---- what a character bears
def linkable(w: Writer, node: Node, kind: Kind | None) -> int:
    bits = kind_bits(Group((), kinds=() if kind is None else (kind,)))
    if bits and bits & ~LINKABLE and bits != c.OPTION:
        raise w.not_playable(node, "no such card is linked to a character")
    return bits or c.OPTION


@adjective.means(said.Bearing)
def bearing(w: Writer, node: said.Bearing) -> list[Trait]:
    found = BearsCards(linkable(w, node, node.kind))
    return [NoTrait([found]) if node.none else found]


@condition.means(said.Bears)
def bears(w: Writer, node: said.Bears) -> Test:
    must_be(w, node.what, c.CHARACTER, "cards are linked to characters")
    match node.linked:
        case Some(determiner=Article(word="a" | "no" as many), group=Group(kinds=(kind,)) as group):
            if group == Group((), kinds=(kind,)):
                return are(w, node.what, [BearsCards(linkable(w, node, kind))], many == "a")
    raise w.not_playable(node.linked, "say 'a weapon', 'no equipment', 'a spell'")


amount.of(said.NumberOfPieces, lambda w, node: how_many(w, EachPiece(node.what, node.piece).at(node)))
