"""Whose cards these are and whose zone they go to: a card goes to the zones of its owner [LS-3.2.1], and a text that
names somebody else's is refused."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.vocabulary import elements, heroes, nouns, places
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import DeckZone, Player, Thing, Zone
from rulebound.language.node import Node

ANYBODY = ""  # it is not said, or it is the owner whoever that is


def check_owner(w: Writer, what: Thing, zone: Zone | DeckZone, *, placed: bool = False) -> None:
    """Refuse 'a card from your target's deck to your hand', and 'to its controller's hand'; unless it is known where
    they lie (`placed`), 'a card to your hand', too."""
    if getattr(getattr(zone, "whose", None), "word", "") == "its controller's":
        raise w.not_playable(zone, "a card goes only to the zones of its owner: say 'its owner's'")
    there = name(w, getattr(zone, "whose", None))
    here = owner(w, what)
    group = getattr(what, "group", None)
    if not placed and here == ANYBODY != there and isinstance(group, core.Group) and group.relative is None:
        stored = any(isinstance(each, elements.CardWord) for each in group.adjectives)
        if not stored and (group.place is None or isinstance(group.place, core.InPlay | places.FromPlay)):
            raise w.not_playable(what, "whose, and from where? Say 'one of your Buffs', 'from your hand', …")
    if there == ANYBODY or here in (ANYBODY, there):
        return
    raise w.not_playable(zone, "a card goes only to the zones of its owner")


def owner(w: Writer, what: Thing) -> str:
    """Whose the cards of a phrase are, by the name that it gives."""
    if isinstance(what, core.This):
        return "you"
    if isinstance(what, core.TheRest):
        return name(w, w.looked_whose)
    if isinstance(what, core.It | core.That | core.Them | core.Those):
        mention = w.mention(what)
        found = ANYBODY
        if isinstance(mention.node, Thing) and not mention.back:
            with w.being(sentence=mention.place.sentence):  # where what it says refers to something in its turn
                found = owner(w, mention.node)
                found = doer(w, mention.node) if found == ANYBODY else found
            if found == ANYBODY and w.ability.head is not None and mention.node in w.ability.head.inside():
                found = "whoever it is"
        return name(w, w.looked_whose) if w.looked_whose is not None and found == ANYBODY else found
    if isinstance(what, core.OneOf):
        return owner(w, what.them)
    for node in what.inside():
        if isinstance(node, nouns.LastDiscarded):
            return name(w, node.whose or node.who or heroes.You())
        if isinstance(node, core.ZoneOf | core.DeckOf | places.DiscardPileOf | nouns.Among):
            return name(w, node.whose)
        if isinstance(node, core.Possessive | nouns.OneOfTheirs | nouns.AllTheirs):
            return name(w, node.whose)
        if isinstance(node, places.OfHero | places.HeHas):
            return name(w, node.who)
        if isinstance(node, elements.CardWord) and node.word == "discarded" and w.who is YOU:
            return "you"
    return ANYBODY


def doer(w: Writer, what: Thing) -> str:
    """Who Discards it, where the text says who: it is a card of theirs."""
    around = [each for each in w.ability.trees[w.sentence].inside() if what in each.inside()]
    named = [who for each in around if isinstance(who := getattr(each, "who", None), Player)]
    return name(w, named[-1]) if named else ANYBODY


def name(w: Writer, node: Node | None) -> str:
    """A name for whom a phrase means, the same for 'your target', 'your target's' and 'their' behind it."""
    if isinstance(node, heroes.Your | heroes.You):
        return "you"
    if isinstance(node, heroes.HeroRole):
        return node.word
    if isinstance(node, heroes.WhoseHero | heroes.WhoseRole):
        return node.word.removesuffix("'s").removesuffix("'")
    if isinstance(node, heroes.SomeHero):
        return f"{node.which.word} hero" if node.filter is None else ANYBODY
    if isinstance(node, heroes.WhoseThat | heroes.ThatHero | heroes.ThoseHeroes):
        return name(w, w.mention(node).node)
    return ANYBODY
