"""What is asked of cards that were discarded: of which class they are, what they cost."""

from __future__ import annotations

from rulebound.games.starlight.meaning.terms import CLASSES
from rulebound.games.starlight.meaning.writer import Writer, amount, condition, count
from rulebound.games.starlight.ops.cards import OfClass
from rulebound.games.starlight.ops.compared import PriceOf
from rulebound.games.starlight.vocabulary import compared as said
from rulebound.games.starlight.vocabulary.verbs import DiscardSoMany, DiscardSome
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Amount, Bound, CountOf, Fixed, Test, relations
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.core.numbers import Number, Single
from rulebound.language.node import Node


@condition.means(said.DiscardedIs)
def discarded_is(w: Writer, node: said.DiscardedIs) -> Test:
    if w.discarded_several and w.words(node).lower().startswith("the discarded card"):
        raise w.not_playable(node, "which of them? Say 'if you discarded … this way'")
    return relations.Compares(of_class(w, node), relations.AT_LEAST, Fixed(1))


@count.means(said.DiscardedOfClass)
def of_class(w: Writer, node: said.DiscardedIs | said.DiscardedOfClass) -> Amount:
    if node.what.word not in w.discarded_classes:
        raise w.not_playable(node, "nothing that you discard was spoken of before this")
    return Bound(w.discarded_classes[node.what.word])


@amount.means(said.PriceOfDiscarded)
def price_of_discarded(w: Writer, node: said.PriceOfDiscarded) -> Amount:
    key = node.stat.word
    if key not in w.discarded_classes:
        raise w.not_playable(node, "nothing that you discard was spoken of before this")
    return Bound(w.discarded_classes[key])


def note_discarded(w: Writer, node: Node, gone: SlotCards) -> None:
    """What is asked of these cards later, noted while they are still in the hand."""
    if w.discarded_classes:
        raise w.not_playable(node, "which of them were discarded 'this way'? Let the text discard once")
    w.discarded_several = is_several(node)
    for tree in w.ability.trees:
        for each in tree.inside():
            if isinstance(each, said.DiscardedIs | said.DiscardedOfClass):
                w.discarded_classes[each.what.word] = number = w.number()
                of_it = SlotCards(gone.slot, [OfClass(CLASSES[each.what.word])])
                w.emit(SetNumber(w.words(node), number, CountOf(of_it)))
            elif isinstance(each, said.PriceOfDiscarded):
                if each.stat.word not in ("Energy", "Mana"):
                    raise w.not_playable(each.stat, "cards cost Energy and Mana")
                w.discarded_classes[each.stat.word] = number = w.number()
                w.emit(SetNumber(w.words(node), number, PriceOf(gone, each.stat.word == "Mana")))


def is_several(node: Node) -> bool:
    """Whether more than one card may be discarded at once."""
    picked = getattr(node, "picked", node)
    n = getattr(picked, "n", None)
    if n is None:
        return isinstance(node, DiscardSome | DiscardSoMany) or getattr(picked, "most", None) is not None
    return not isinstance(n, Number | Single) or n.value > 1


ASKS_OF_DISCARDED = (said.DiscardedIs, said.DiscardedOfClass, said.PriceOfDiscarded)
