"""MP that are paid, and numbers that are chosen for it: any amount, X."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.amounts import NUMBERS
from rulebound.games.lost_legacy.meaning.senses import act, amount
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import acting
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.terms import Amount, Bound, Compares, Fixed, SeatNumber, relations
from rulebound.kernel.terms.amounts import AtMost
from rulebound.language.core.numbers import TheX
from rulebound.language.lowering import YOU
from rulebound.language.node import Node


def choose_number(w: Writer, node: Node, most: Amount) -> Bound:
    """How much is paid; 'that much' is that number from then on."""
    number = w.chosen_number = w.number()
    w.two_amounts = False
    w.emit(ChooseNumber(w.words(node), YOU, *w.dialect.numbers, number, 0, most, w.dialect.numbers_named))
    return Bound(number)


def choose_x(w: Writer, node: Node, n: Node, most: Amount) -> None:
    """X is chosen where it is paid, bounded by what can be paid; behind it X is that number."""
    if not isinstance(n, TheX) or not w.paying:
        return
    if w.x is not None:  # what can be paid of the one may be too much of the other
        raise w.not_playable(n, "one thing is paid X times: say of the other how much")
    chosen = choose_number(w, node, most)
    w.x = lambda: chosen


@amount.means(TheX)
def the_x(w: Writer, node: TheX) -> Amount:
    if w.x is None:
        raise w.not_playable(node, "nothing says what X is: 'you may pay X MP to …'")
    return w.x()


@act.means(verbs.PayAny)
def pay_any(w: Writer, node: verbs.PayAny) -> None:
    if w.who is not YOU:
        raise w.not_playable(node, "how much somebody else pays must be said")
    most: Amount = SeatNumber(YOU, NUMBERS["MP"])
    chosen = w.paid = choose_number(w, node, most if node.most is None else AtMost(most, Fixed(node.most.value)))
    w.emit(acting.Number(w.words(node), c.PAY, YOU, chosen, c.BY_COST))


@act.means(verbs.Pay)
def pay(w: Writer, node: verbs.Pay) -> None:
    choose_x(w, node, node.n, SeatNumber(YOU, NUMBERS["MP"]))
    count = amount(w, node.n)
    if w.who is YOU and not any(each is node for each in w.asked):
        w.needs.append(Compares(SeatNumber(YOU, NUMBERS["MP"]), relations.AT_LEAST, count))
    w.emit(acting.Number(w.words(node), c.PAY, w.who, count, c.BY_COST))
