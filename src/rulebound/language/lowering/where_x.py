"""The meaning of 'where X is …'; of what is done only if a condition holds it is a clause."""

from __future__ import annotations

from rulebound.language.core import clauses as said
from rulebound.language.core.numbers import TheX
from rulebound.language.lowering.clauses import clause, clauses, effect
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.references import Place


@effect.means(said.WhereX)
@clause.means(said.Explained)
def explained(w: TextWriter, node: said.WhereX | said.Explained) -> None:
    """X is worked out before anything is done, but of what these clauses choose as soon as that is known."""
    assert node.x is not None
    if w.x is not None:
        raise w.not_playable(node.x, "X is another number already: give this one a sentence without X before it")
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


def is_said_here(w: TextWriter, node: said.WhereX | said.Explained, place: Place) -> bool:
    """Whether these clauses name it; what the condition names is known before anything is done."""
    return place.sentence == w.sentence and node.clauses[0].span[0] <= place.span[0]
