"""Amounts, and what they are multiplied by."""

from __future__ import annotations

from rulebound.games.starlight.meaning.creatures import STATS
from rulebound.games.starlight.meaning.senses import amount, count, creature
from rulebound.games.starlight.meaning.writer import Writer
from rulebound.games.starlight.ops import amounts as ops
from rulebound.games.starlight.vocabulary import counts as said
from rulebound.games.starlight.vocabulary.verbs import OfStat
from rulebound.kernel.terms import Amount, EventAmount, Fixed, Times


def amount_of(w: Writer, node: said.Repeated | OfStat) -> Amount:
    """So much, for each of something, up to a bound."""
    factor, each = amount(w, node.n), node.each
    if each is None:
        return factor
    of = count(w, each.count)
    whole: Amount = of if isinstance(factor, Fixed) and factor.number == 1 else Times(factor, of)
    return whole if each.most is None else ops.UpTo(whole, each.most.value)


def groups(of: Amount, size: int) -> Amount:
    return ops.WholeGroups(of, max(size, 1))


@count.means(said.HealthLost)
def health_lost(w: Writer, node: said.HealthLost) -> Amount:
    """[ST-CRE.6] In one loss, whole groups."""
    if not w.triggered:
        raise w.not_playable(node, "no trigger speaks of Health lost here")
    return groups(EventAmount(), node.n.value)


count.of(
    said.StatCount,
    lambda w, node: groups(ops.StatOf(creature(w, node.who), STATS[node.stat.word]), node.n.value),
)
count.of(said.DamageDealt, lambda w, node: groups(ops.DamageDealt(), node.n.value))
count.of(said.AuraCount, lambda w, node: ops.CardsOn(creature(w, node.who), False))
count.of(said.TelegraphCount, lambda w, node: ops.CardsOn(creature(w, node.who), True))
count.of(said.GeneratorCount, lambda w, node: ops.GeneratorsOwned())
count.of(said.TileCount, lambda w, node: ops.TilesMoved(creature(w, node.who)))
