"""Several cards of which no two are alike, where they are chosen and where they are asked for."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.senses import adjective, amount
from rulebound.games.lightseekers.meaning.words import SYMBOLS
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.differing import NAME, Unlike
from rulebound.games.lightseekers.vocabulary.differing import Differing
from rulebound.kernel.terms import Amount, Cards, Trait
from rulebound.kernel.terms.groups import CardsInZones, SlotCards
from rulebound.language.core import nouns as core
from rulebound.language.node import Node


@adjective.means(Differing)
def differing(w: Writer, node: Differing) -> list[Trait]:
    """It is no trait of one card: whoever chooses several, or counts them, asks for it by itself."""
    if not (w.picking or w.comparing):
        raise w.not_playable(node, "how many of them are chosen? Say 'up to 2 Buffs with different names'")
    return []


def told_apart(thing: Node) -> Differing | None:
    """By what the cards of a phrase differ, if it says so."""
    group = getattr(thing, "group", None)
    found = group.filter if isinstance(group, core.Group) else None
    return found if isinstance(found, Differing) else None


def sort_code(node: Differing) -> int:
    return NAME if node.sort.word == "name" else SYMBOLS[node.sort.word][0]


def chosen_unlike(w: Writer, thing: Node, cards: Cards, slot: int, up_to: bool) -> Cards:
    """The cards among which one after the other is chosen. An exact number of cards that may have several Elements
    could be missed by the first choice, though it is there: such a choice says 'up to'."""
    node = told_apart(thing)
    if node is None:
        return cards
    if not up_to and node.sort.word in ("Element", "Order"):
        raise w.not_playable(node, "say 'up to': the first card chosen could leave no other")
    more = Unlike(slot, sort_code(node))
    if isinstance(cards, CardsInZones):
        return CardsInZones(cards.zones, cards.who, [*cards.traits, more])
    if isinstance(cards, SlotCards):
        return SlotCards(cards.slot, [*cards.traits, more], cards.same)
    raise w.not_playable(node, "say from where they are chosen: 'in your hand', 'in play'")


def least_unlike(w: Writer, thing: Node) -> Amount | None:
    """How many cards are asked for of which no two are alike; None if the phrase asks for no such thing."""
    node = told_apart(thing)
    if node is None:
        return None
    determiner = getattr(thing, "determiner", None)
    if not isinstance(determiner, core.Exactly | core.AtLeast):
        raise w.not_playable(node, "say how many: '2 cards with different names', '3 or more'")
    return amount(w, determiner.n)
