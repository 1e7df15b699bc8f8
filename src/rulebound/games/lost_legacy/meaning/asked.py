"""What the phrases of `vocabulary/asked.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy.meaning.amounts import zone_has
from rulebound.games.lost_legacy.meaning.nouns import controlled, marks_of, zones_of
from rulebound.games.lost_legacy.meaning.persons import OPPONENT
from rulebound.games.lost_legacy.meaning.senses import condition
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import asked as said
from rulebound.games.lost_legacy.vocabulary.nouns import WhoseSide
from rulebound.kernel.terms import Compares, CountOf, Test
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.language.core.conditions import ZoneHas
from rulebound.language.core.nouns import ZoneOf
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import BEYOND, are


@condition.means(said.IsWhose)
def is_whose(w: Writer, node: said.IsWhose) -> Test:
    return are(w, node.what, controlled(YOU if node.side.word == "yours" else OPPONENT), not node.no)


condition.of(said.PileHas, lambda w, node: zone_has(w, ZoneHas(node.zone, node.what).at(node)))


@condition.means(said.PileHasMore)
def pile_has_more(w: Writer, node: said.PileHasMore) -> Test:
    if node.group.place is not None or node.group.controller is not None:
        raise w.not_playable(node.group, "whose and where is said beside: say it once")
    if not isinstance(node.zone, ZoneOf) or len(node.zone.piles) != 1:
        raise w.not_playable(node.zone, "name one pile")
    other = node.zone.but(whose=node.whose or WhoseSide("your"), piles=(node.pile or node.zone.piles[0],))
    marks = marks_of(w, node.group)
    there = [CountOf(CardsInZones(*zones_of(w, zone), marks)) for zone in (node.zone, other)]
    return Compares(there[0], BEYOND[node.compared.word], there[1])
