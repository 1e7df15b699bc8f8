"""What the phrases of `vocabulary/quantities.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy.meaning.amounts import CHANGED, NUMBERS, how_many, then_gained
from rulebound.games.lost_legacy.meaning.senses import amount, player
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import quantities as said
from rulebound.kernel.terms import Amount, Fixed, SeatNumber, Times
from rulebound.kernel.terms.amounts import Negative, Sum
from rulebound.kernel.terms.players import EachPlayer


@amount.means(said.SeatHas)
def seat_has(w: Writer, node: said.SeatHas) -> Amount:
    """[LL-mp.5] What answers a gain is done before the number changes; 'now' counts it in."""
    who = player(w, node.who)
    if isinstance(who, EachPlayer):
        raise w.not_playable(node.who, "say it of one player")
    now = SeatNumber(who, NUMBERS[node.what.word])
    typed = w.ability.sentences[w.sentence].typed.lower().split()
    if "now" in typed and any(each.event in CHANGED[node.what.word] for each in w.timings):
        return Sum([now, *then_gained(w, node)])
    return now


amount.of(said.ForEachOf, lambda w, node: Times(Fixed(node.n.value), how_many(w, node.each)))
amount.of(
    said.PlusForEach, lambda w, node: Sum([Fixed(node.n.value), Times(Fixed(node.per.value), how_many(w, node.each))])
)
amount.of(said.LessAnother, lambda w, node: Sum([amount(w, node.of), Negative(amount(w, node.less))]))
