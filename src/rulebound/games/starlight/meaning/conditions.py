"""What may be so of a creature."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.creatures import STATS
from rulebound.games.starlight.meaning.senses import condition, creature
from rulebound.games.starlight.meaning.writer import Writer
from rulebound.games.starlight.ops import tests
from rulebound.games.starlight.vocabulary import conditions as said
from rulebound.kernel.terms import Test
from rulebound.language.lowering.conditions import RELATIONS


@condition.means(said.OnTile)
def on_tile(w: Writer, node: said.OnTile) -> Test:
    return tests.OnTile(creature(w, node.who), c.TILE_KINDS[node.kind.word])


@condition.means(said.HasStat)
def has_stat(w: Writer, node: said.HasStat) -> Test:
    return tests.StatIs(creature(w, node.who), STATS[node.stat.word], RELATIONS[node.bound.word], node.n.value)


@condition.means(said.IsAdjacent)
def is_adjacent(w: Writer, node: said.IsAdjacent) -> Test:
    return tests.Adjacent(creature(w, node.who), creature(w, node.other), True)


@condition.means(said.IsNotAdjacent)
def is_not_adjacent(w: Writer, node: said.IsNotAdjacent) -> Test:
    return tests.Adjacent(creature(w, node.who), creature(w, node.other), False)


@condition.means(said.OutOfRange)
def out_of_range(w: Writer, node: said.OutOfRange) -> Test:
    return tests.OutOfRange(creature(w, node.who))


@condition.means(said.HasTelegraphed)
def has_telegraphed(w: Writer, node: said.HasTelegraphed) -> Test:
    return tests.HasTelegraphed(creature(w, node.who))


@condition.means(said.WasTelegraphed)
def was_telegraphed(w: Writer, node: said.WasTelegraphed) -> Test:
    return tests.WasTelegraphed()


@condition.means(said.Moved)
def moved(w: Writer, node: said.Moved) -> Test:
    return tests.MovedThisTurn(creature(w, node.who), True)


@condition.means(said.NotMoved)
def not_moved(w: Writer, node: said.NotMoved) -> Test:
    return tests.MovedThisTurn(creature(w, node.who), False)


@condition.means(said.DefenderDied)
def defender_died(w: Writer, node: said.DefenderDied) -> Test:
    return tests.DefenderDied()


@condition.means(said.OnGenerator)
def on_generator(w: Writer, node: said.OnGenerator) -> Test:
    return tests.OnGenerator(creature(w, node.who), node.whose.word == "neutral")
