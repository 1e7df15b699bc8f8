"""The meaning of 'where X is …', perhaps of something that is done only if a condition holds."""

from __future__ import annotations

from rulebound.language.core import clauses as said
from rulebound.language.core.numbers import TheX
from rulebound.language.lowering.clauses import clauses, effect, gated
from rulebound.language.lowering.writer import YOU, TextWriter
from rulebound.language.references import Place


@effect.means(said.WhereX)
def where_x(w: TextWriter, node: said.WhereX) -> None:
    if node.condition is None:
        explained(w, node)
        return
    w.close_block()
    with w.dialect.under(w, node.condition), gated(w, node, w.dialect.condition(w, node.condition), False, YOU):
        explained(w, node)
        w.close_block()


def explained(w: TextWriter, node: said.WhereX) -> None:
    """X is worked out before anything is done, but of what these clauses choose as soon as that is known."""
    assert node.x is not None
    mentions = (w.ability.bindings.get(w.place(each)) for each in node.x.inside())
    if any(mention is not None and not mention.back and is_said_here(w, node, mention.place) for mention in mentions):
        if sum(isinstance(each, TheX) for clause in node.clauses for each in clause.inside()) > 1:
            raise w.not_playable(node.x, "this could be another number each time: say X once")
        x = node.x
        with w.being(x=lambda: w.dialect.amount(w, x)):
            clauses(w, node.clauses)
        return
    noted = w.noted(node.x, w.dialect.amount(w, node.x))
    with w.being(x=lambda: noted):
        clauses(w, node.clauses)


def is_said_here(w: TextWriter, node: said.WhereX, place: Place) -> bool:
    """Whether the sentence names it, but not in the condition: that is known before anything is done."""
    start, end = (0, 0) if node.condition is None else node.condition.span
    return place.sentence == w.sentence and not start <= place.span[0] < end
