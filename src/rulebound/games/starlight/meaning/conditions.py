"""What may be so of a creature."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.ops import tests
from rulebound.games.starlight.vocabulary import conditions as said
from rulebound.language.lowering.conditions import RELATIONS

from .creatures import STATS
from .senses import condition, creature

condition.of(said.OnTile, lambda w, node: tests.OnTile(creature(w, node.who), c.TILE_KINDS[node.kind.word]))
condition.of(
    said.HasStat,
    lambda w, node: tests.StatIs(
        creature(w, node.who), STATS[node.stat.word], RELATIONS[node.bound.word], node.n.value
    ),
)
condition.of(
    said.IsAdjacent, lambda w, node: tests.Adjacent(creature(w, node.who), creature(w, node.other), True)
)
condition.of(
    said.IsNotAdjacent, lambda w, node: tests.Adjacent(creature(w, node.who), creature(w, node.other), False)
)
condition.of(said.OutOfRange, lambda w, node: tests.OutOfRange(creature(w, node.who)))
condition.of(said.HasTelegraphed, lambda w, node: tests.HasTelegraphed(creature(w, node.who)))
condition.of(said.WasTelegraphed, lambda w, node: tests.WasTelegraphed())
condition.of(said.Moved, lambda w, node: tests.MovedThisTurn(creature(w, node.who), True))
condition.of(said.NotMoved, lambda w, node: tests.MovedThisTurn(creature(w, node.who), False))
condition.of(said.DefenderDied, lambda w, node: tests.DefenderDied())
condition.of(
    said.OnGenerator, lambda w, node: tests.OnGenerator(creature(w, node.who), node.whose.word == "neutral")
)
