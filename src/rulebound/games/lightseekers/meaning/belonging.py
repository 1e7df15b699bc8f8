"""To which Orders a hero belongs."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.adjectives import Access
from rulebound.games.lightseekers.meaning.conditions import about
from rulebound.games.lightseekers.meaning.senses import condition, hero, hero_filter
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import tests
from rulebound.games.lightseekers.vocabulary import belonging as said
from rulebound.games.lightseekers.vocabulary.elements import ThatElement
from rulebound.games.lightseekers.vocabulary.heroes import SomeHero
from rulebound.kernel.terms import Not, Test
from rulebound.kernel.terms.players import PlayerTrait


def of_order(w: Writer, node: said.OrderNamed) -> PlayerTrait:
    if isinstance(node.order, ThatElement):
        raise w.not_playable(node.order, "name the Order")
    return tests.OfOrders(Access(w, [node.order]).orders)


hero_filter.of(said.OfOrder, lambda w, node: [of_order(w, node.order)])


@condition.means(said.BelongsTo)
def belongs_to(w: Writer, node: said.BelongsTo) -> Test:
    found = about(w, node.who, of_order(w, node.order))
    return Not(found) if node.no else found


@condition.means(said.SharesOrder)
def shares_order(w: Writer, node: said.SharesOrder) -> Test:
    if isinstance(node.other, SomeHero):
        raise w.not_playable(node.other, "say it of two heroes: you, your target, your enemy, the recipient")
    found = tests.ShareOrder(hero(w, node.one), hero(w, node.other))
    return Not(found) if node.no else found
