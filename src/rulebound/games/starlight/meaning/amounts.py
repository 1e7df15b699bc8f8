"""Amounts, and what they are multiplied by."""

from __future__ import annotations

from rulebound.games.starlight.meaning.creatures import STATS
from rulebound.games.starlight.meaning.senses import amount, count, creature
from rulebound.games.starlight.meaning.writer import Writer
from rulebound.games.starlight.ops import amounts as ops
from rulebound.games.starlight.vocabulary import counts as said
from rulebound.kernel.terms import Amount, EventAmount, Fixed, Times
from rulebound.language.core.categories import Amount as SaidAmount


def amount_of(w: Writer, node: SaidAmount, each: said.ForEach | None) -> Amount:
    """So much, for each of something, up to a bound."""
    factor = amount(w, node)
    if each is None:
        return factor
    of = count(w, each.count)
    whole: Amount = of if isinstance(factor, Fixed) and factor.number == 1 else Times(factor, of)
    return whole if each.most is None else ops.UpTo(whole, each.most.value)


def groups(of: Amount, size: int) -> Amount:
    return ops.WholeGroups(of, max(size, 1))


@count.means(said.StatCount)
def stat_count(w: Writer, node: said.StatCount) -> Amount:
    return groups(ops.StatOf(creature(w, node.whom), STATS[node.stat.word]), node.n.value)


@count.means(said.HealthLost)
def health_lost(w: Writer, node: said.HealthLost) -> Amount:
    """[ST-CRE.6] In one loss, whole groups."""
    if not w.triggered:
        raise w.not_playable(node, "no trigger speaks of Health lost here")
    return groups(EventAmount(), node.n.value)


@count.means(said.DamageDealt)
def damage_dealt(w: Writer, node: said.DamageDealt) -> Amount:
    return groups(ops.DamageDealt(), node.n.value)


@count.means(said.AuraCount)
def aura_count(w: Writer, node: said.AuraCount) -> Amount:
    return ops.CardsOn(creature(w, node.whom), False)


@count.means(said.TelegraphCount)
def telegraph_count(w: Writer, node: said.TelegraphCount) -> Amount:
    return ops.CardsOn(creature(w, node.whom), True)


@count.means(said.GeneratorCount)
def generator_count(w: Writer, node: said.GeneratorCount) -> Amount:
    return ops.GeneratorsOwned()


@count.means(said.TileCount)
def tile_count(w: Writer, node: said.TileCount) -> Amount:
    return ops.TilesMoved(creature(w, node.whom))
