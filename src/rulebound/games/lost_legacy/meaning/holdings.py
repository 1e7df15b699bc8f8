"""What the phrases of `vocabulary/holdings.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy.meaning.amounts import NUMBERS
from rulebound.games.lost_legacy.meaning.persons import whose
from rulebound.games.lost_legacy.meaning.senses import act, amount
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops.acting import NumberBecomes
from rulebound.games.lost_legacy.vocabulary import holdings as said
from rulebound.kernel.terms import Amount, Fixed, HalfUp, SeatNumber, Times, Whom
from rulebound.kernel.terms.players import ActivePlayer, OtherPlayers


def becomes(w: Writer, node: said.ScaleHolding | said.SetHolding, held: Amount) -> Amount:
    if isinstance(node, said.SetHolding):
        number = node.n or node.to
        assert number is not None
        return w.settled(node, amount(w, number))
    return Times(Fixed(2), held) if node.doubles else HalfUp(held)


@act.means(said.ScaleHolding, said.SetHolding)
def change(w: Writer, node: said.ScaleHolding | said.SetHolding) -> None:
    which = NUMBERS[node.what.word]
    owners: list[Whom | None] = [ActivePlayer(), OtherPlayers(ActivePlayer())]
    if node.whose is not None:
        owners = [whose(w, node.whose)]
    for who in owners:  # [EN-5]
        assert who is not None
        w.emit(NumberBecomes(w.words(node), which, who, becomes(w, node, SeatNumber(who, which)), w.cause))
