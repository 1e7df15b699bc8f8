"""What the phrases of `vocabulary/of_two_players.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy.meaning.amounts import NUMBERS, cards_of_each, two_players
from rulebound.games.lost_legacy.meaning.senses import condition
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import of_two_players as said
from rulebound.kernel.terms import Amount, Compares, Fixed, SeatNumber, Test, relations
from rulebound.kernel.terms.amounts import Sum

RELATIONS = {
    "as many": relations.EXACTLY, "at least as many": relations.AT_LEAST, "at most as many": relations.AT_MOST,
}  # fmt: skip


def compared(node: said.HasAsManyCards | said.HasAsMuch, one: Amount, other: Amount) -> Test:
    if node.how is not None:
        return Compares(one, RELATIONS[node.how.word], other)
    assert node.n is not None and node.compared is not None
    if node.compared.word == "more":
        return Compares(one, relations.AT_LEAST, Sum([other, Fixed(node.n.value)]))
    return Compares(other, relations.AT_LEAST, Sum([one, Fixed(node.n.value)]))


@condition.means(said.HasAsManyCards)
def has_as_many_cards(w: Writer, node: said.HasAsManyCards) -> Test:
    return compared(node, *cards_of_each(w, node, node.group))


@condition.means(said.HasAsMuch)
def has_as_much(w: Writer, node: said.HasAsMuch) -> Test:
    one, other = (SeatNumber(who, NUMBERS[node.what.word]) for who in two_players(w, node))
    return compared(node, one, other)
