"""What the meanings of the core phrases ask of Starlight. Its cards have no noun phrases of the core's sort."""

from __future__ import annotations

from typing import Any, NoReturn

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.ops.terms import THIS
from rulebound.kernel.choosing import Choose, Clear
from rulebound.language.lowering import Dialect, Offer

from . import clauses, writer


def unsaid(w: Any, node: Any, *more: Any) -> NoReturn:
    """Words for cards that no text of this game has."""
    raise w.not_playable(node)


DIALECT = Dialect(
    act=writer.act,
    clause=writer.clause,
    effect=writer.effect,
    amount=writer.amount,
    condition=writer.condition,
    adjective=writer.adjective,
    player=writer.player,
    may=Offer(c.M_MAY, c.USE, c.NOT_USE),
    modes=(c.M_MODE, c.MODE),
    numbers=(c.M_MODE, c.MODE),
    no_more=c.STAY,
    this=THIS,
    cards=unsaid,
    chosen=unsaid,
    pick=unsaid,
    traits_of=unsaid,
    cards_are=unsaid,
    enough=unsaid,
    stat=unsaid,
    stat_of=unsaid,
    stat_is=unsaid,
    how_many_of=unsaid,
    zones=unsaid,
    whose=unsaid,
    deed=clauses.deed_of_one,
    offer=clauses.offer,
    one_by_one=clauses.one_by_one,
    possible=clauses.possible,
    offered_words=lambda w, node, act: w.words(act),
    is_choice=lambda op: isinstance(op, Clear | Choose),
    bound_sentences=lambda w, many, at: clauses.otherwise_chain(w, many[at:]),
    under=clauses.under,
)
