"""What is paid: the parts of a cost, MP, and numbers that are chosen for it: any amount, X."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.amounts import NUMBERS
from rulebound.games.lost_legacy.meaning.senses import act, amount
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops import acting
from rulebound.games.lost_legacy.ops.costs import CardsPart, Cost, MostToPay, NumberPart, Part, Payment
from rulebound.games.lost_legacy.ops.running import Paid
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.terms import Amount, Bound, Cards, Fixed, SeatNumber, Test
from rulebound.kernel.terms.amounts import AtLeast, AtMost
from rulebound.language.core.categories import Act
from rulebound.language.core.numbers import TheX
from rulebound.language.lowering import YOU, Label
from rulebound.language.lowering.asking import parts
from rulebound.language.node import Node

# [LL-abil.11] What nothing stands in the way of.
ALWAYS_PAID = (verbs.Draw, verbs.Shuffle, verbs.Dig, verbs.Look, verbs.SkipStep)
RULES = {c.REST: "LL-pos.4", c.READY: "LL-pos.3", c.REMOVE: "LL-pc.2"}


def pay_for(w: Writer, costs: Sequence[Act], over: Label, offered: bool = False) -> None:
    """[LL-abil.10] [LL-void.7] In written order; one that was not paid ends it."""
    with w.being(several_costs=len(costs) > 1):
        for each in costs:
            w.picks, before = [], len(w.needs)
            act(w, each)
            if len(w.needs) == before and not isinstance(each, ALWAYS_PAID):
                raise w.not_playable(each, "whether this can be paid is not known: say 'you may …. If you do, …'")
            w.ending(Paid("", offered), over)


def some(count: Amount) -> Amount:
    """[LL-abil.11] Of a number that is chosen when it is paid, whether any can be."""
    return AtLeast(count, 1) if isinstance(count, Bound) else count


def payable(needs: list[Part]) -> Test | None:
    return Cost(needs) if needs else None


def owes_cards(
    w: Writer, group: Cards, count: Amount | None, verb: int, deed: int, piece: int = -1, times: Amount | None = None
) -> None:
    """[LL-abil.11] A part that is paid with cards, by the next choice that was written for it, if it leaves one."""
    pick = w.picks.pop(0) if count is not None and w.picks else None
    slots = [part.slot for part in w.needs if isinstance(part, CardsPart) and part.slot >= 0]
    follows = any(getattr(each, "slot", -1) in slots for each in parts([group]))
    slot = -1 if pick is None else pick.slot
    count, times = None if count is None else some(count), None if times is None else some(times)
    w.needs.append(CardsPart(RULES.get(verb, ""), group, count, verb, piece, times, slot, deed, follows))
    if pick is not None:
        pick.pays = Payment(w.needs, len(w.needs) - 1)


def choose_number(w: Writer, node: Node, most: Amount) -> Bound:
    """How much is paid; 'that much' is that number from then on. [LL-abil.10] [LL-abil.13] To pay nothing is no action:
    else it could be done for ever."""
    number = w.chosen_number = w.number()
    w.two_amounts, w.lost = False, NONE
    if w.several_costs:
        most = MostToPay(most, number, w.needs, len(w.needs))
    least = 1 if w.paying else 0
    w.emit(ChooseNumber(w.words(node), YOU, *w.dialect.numbers, number, least, most, w.dialect.numbers_named))
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
    if w.paying:
        w.needs.append(NumberPart("LL-mp.4", c.MP, some(chosen)))
    w.emit(acting.Number(w.words(node), c.PAY, YOU, chosen, c.BY_COST))


def settled(w: Writer, node: verbs.Pay) -> Amount:
    """[LL-abil.11] How much it is must be known before anything is paid."""
    before = len(w.items)
    count = amount(w, node.n)
    if len(w.items) > before:
        raise w.not_playable(node.n, "choose this card before, in a sentence of its own: how much is paid hangs on it")
    return count


@act.means(verbs.Pay)
def pay(w: Writer, node: verbs.Pay) -> None:
    choose_x(w, node, node.n, SeatNumber(YOU, NUMBERS["MP"]))
    count = settled(w, node)
    if w.who is YOU and not any(each is node for each in w.asked):
        w.needs.append(NumberPart("LL-mp.4", c.MP, some(count)))
    w.emit(acting.Number(w.words(node), c.PAY, w.who, count, c.BY_COST))
