"""What the phrases of `vocabulary/sums.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.outcomes import noted
from rulebound.games.starlight.meaning.terms import STATS, so_often
from rulebound.games.starlight.meaning.writer import Writer, act
from rulebound.games.starlight.ops import attacks, stats
from rulebound.games.starlight.vocabulary import sums as said
from rulebound.kernel.terms import Amount, Fixed
from rulebound.kernel.terms.amounts import AtMost, Sum


def summed(w: Writer, node: said.Summed) -> Amount:
    return Sum([Fixed(node.n.value), so_often(w, Fixed(node.per.value), node.each)])


@act.means(said.GainPlus)
def gain_plus(w: Writer, node: said.GainPlus) -> None:
    which = STATS[node.stat.word]
    if node.again is not None and node.again.word != node.stat.word:
        raise w.not_playable(node.again, "more of the same is added: make two sentences of it")
    much, rises = summed(w, node), not isinstance(node, said.LosePlus)
    number = noted(w, node, which, rises, False, w.doer)
    if rises:
        w.emit(stats.GainStat(w.words(node), w.doer, which, much, number=number))
    else:
        w.emit(stats.LoseStat(w.words(node), w.doer, which, much, False, number=number))


act.means(said.LosePlus)(gain_plus)


@act.means(said.TakePlus)
def take_plus(w: Writer, node: said.TakePlus) -> None:
    much = summed(w, node)
    number = noted(w, node, c.HEALTH, False, True, w.doer)
    w.emit(stats.LoseStat(w.words(node), w.doer, c.HEALTH, much, True, number=number))


@act.means(said.DealUpTo)
def deal_up_to(w: Writer, node: said.DealUpTo) -> None:
    """[ST-NUM.2] A formula takes the place of the printed number."""
    if w.printed != 0 or w.card.kind != c.ATTACK:
        raise w.not_playable(node, "only an Attack deals damage so, in its first sentence")
    assert node.each is not None and node.per is not None and node.total is not None
    whole: Amount = Sum([w.dialect.amount(w, node.n), so_often(w, Fixed(node.per.value), node.each)])
    whole = AtMost(whole, Fixed(node.total.value))
    w.emit(attacks.NoteAttack(w.words(node), c.MORE_DAMAGE, whole, None))
