"""Which cards are meant: what the phrases of `vocabulary/card_sorts.py` mean, and the cards of a pile."""

from __future__ import annotations

from functools import reduce
from operator import or_

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import CardSort
from rulebound.games.starlight.meaning.terms import ALL_CLASSES, CLASSES, STATS, must_be_own
from rulebound.games.starlight.meaning.writer import Writer
from rulebound.games.starlight.ops import cards, carrying
from rulebound.games.starlight.ops.terms import THIS
from rulebound.games.starlight.vocabulary import card_sorts as said
from rulebound.games.starlight.vocabulary.carrying import Picked, TelegraphPicked, WithPicked
from rulebound.kernel.terms import Cards, Trait
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.lowering import YOU

MOST = 99


def bounds(w: Writer, n: Number | None, bound: Bound | None) -> tuple[int, int]:
    if n is None or bound is None:
        return 1, MOST
    return (n.value, MOST) if bound.word == "more" else (0, n.value)


def sort_of_cards(w: Writer, node: said.CardSort) -> CardSort:
    which = ALL_CLASSES if node.what is None else CLASSES[node.what.word]
    if node.whats:
        which = reduce(or_, (CLASSES[each.word] for each in node.whats))
    binding = "" if node.binding is None else node.binding.word
    if node.mana:
        return CardSort(which, stat=c.MANA, least=1)
    if node.stat is not None:
        if node.stat.word not in ("Energy", "Mana"):
            raise w.not_playable(node.stat, "cards cost Energy and Mana")
        least, most = bounds(w, node.n, node.bound)
        return CardSort(which, stat=STATS[node.stat.word], least=least, most=most)
    if node.n is not None:
        near = node.n.value if node.bound is None or node.bound.word == "more" else 0
        far = node.n.value if node.bound is None or node.bound.word != "more" else MOST
        return CardSort(which, near=near, far=far)
    return CardSort(which, node.telegraphed, binding, at_enemy=node.at_enemy, aimed=node.aimed, numbered=node.numbered,
        decked=node.decked)


def group_of(w: Writer, node: Picked) -> CardsInZones:
    must_be_own(w, node)
    traits: list[Trait] = []
    if node.sort is not None:
        if node.sort.telegraphed:
            raise w.not_playable(node.sort, "such a card lies in no hand and no Discard Pile")
        traits.append(carrying.IsOfSort(sort_of_cards(w, node.sort)))
    elif node.what is not None:
        traits.append(cards.OfClass(CLASSES[node.what.word]))
    return CardsInZones([c.HAND if node.whence.word == "hand" else c.DISCARD], YOU, traits)


def those_for(w: Writer, node: WithPicked) -> Cards:
    """With which of them it can be done: [ST-TEL.4] not every card can be telegraphed."""
    group = group_of(w, node.picked)
    if not isinstance(node, TelegraphPicked):
        return group
    there = cards.Telegraphable(THIS, group.zones[0])
    return there if not group.traits else cards.OfSort(there, group.traits[0])
