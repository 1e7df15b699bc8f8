"""The meaning of what players choose or take that is no card."""

from __future__ import annotations

from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.terms import Fixed
from rulebound.language.core import clauses as said
from rulebound.language.lowering.senses import Sense
from rulebound.language.lowering.writer import YOU, TextWriter

act: Sense[TextWriter, None] = Sense()
MOST_CHOSEN = 20  # numbers that are listed


@act.means(said.ChooseNumber)
def choose_number(w: TextWriter, node: said.ChooseNumber) -> None:
    """'That much' is this number from then on, whatever is done with it."""
    least = 0 if node.least is None else node.least.value
    most = MOST_CHOSEN if node.most is None else node.most.value
    if not least < most <= MOST_CHOSEN:
        raise w.not_playable(node.most or node, f"the smaller number comes first, and none is above {MOST_CHOSEN}")
    if w.who is not YOU or w.chosen_number >= 0:
        raise w.not_playable(node, "one number is chosen, and by you")
    w.close_block()
    w.chosen_number = w.number()
    menu, kind = w.dialect.numbers
    named = w.dialect.numbers_named
    w.emit(ChooseNumber(w.words(node), YOU, menu, kind, w.chosen_number, least, Fixed(most), named))


@act.means(said.TakeExtraTurn)
def take_extra_turn(w: TextWriter, node: said.TakeExtraTurn) -> None:
    if w.dialect.extra_turn is None:
        raise w.not_playable(node, "in this game the turns keep their order")
    w.emit(w.dialect.extra_turn(w.words(node), w.who))
