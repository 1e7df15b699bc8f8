"""What the phrases of `vocabulary/asked.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning import triggers
from rulebound.games.lost_legacy.meaning.amounts import zone_has
from rulebound.games.lost_legacy.meaning.nouns import controlled, marks_of, zones_of
from rulebound.games.lost_legacy.meaning.persons import OPPONENT
from rulebound.games.lost_legacy.meaning.senses import condition
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import asked as said
from rulebound.games.lost_legacy.vocabulary.events import By
from rulebound.games.lost_legacy.vocabulary.nouns import WhoseSide
from rulebound.kernel.terms import Compares, CountOf, Every, Test
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.language.core.conditions import ZoneHas
from rulebound.language.core.nouns import ZoneOf
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import BEYOND, are
from rulebound.language.lowering.waiting import all_of


@condition.means(said.IsWhose)
def is_whose(w: Writer, node: said.IsWhose) -> Test:
    return are(w, node.what, controlled(YOU if node.side.word == "yours" else OPPONENT), not node.no)


@condition.means(said.AttackWas)
def attack_was(w: Writer, node: said.AttackWas) -> Test:
    if not w.timings or any(each.event not in (c.ATTACK, c.DESTROY) for each in w.timings) or w.after_battle:
        raise w.not_playable(node, "no attack is answered here: say 'when … is attacked', 'is destroyed by an attack'")
    return all_of(triggers.by(By(node.word).at(node))) or Every([])


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
