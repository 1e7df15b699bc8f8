"""Back-references: from 'it', 'them' and 'its' to the cards that an earlier phrase means."""

from __future__ import annotations

from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Cards
from rulebound.kernel.terms.loops import Gather
from rulebound.language.core.categories import Act, One, Possessor, Thing
from rulebound.language.core.clauses import If
from rulebound.language.core.nouns import Article, Either, FromAmong, It, Some, This
from rulebound.language.core.numbers import Own
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node
from rulebound.language.references import is_plural


def cards_meant(w: TextWriter, node: Node) -> Cards:
    """The cards that a reference means."""
    mention = w.mention(node)
    if mention.across:  # [EN-7] what was done to them in the other branch was not done here
        with w.being(sentence=mention.place.sentence):
            assert isinstance(mention.node, Thing)
            return w.dialect.cards(w, mention.node)
    spot = w.spot_meant(node)
    known = w.handles.get(spot)
    if known is not None:
        return known
    if isinstance(mention.node, This):
        return w.dialect.this
    elsewhere = w.dialect.card_of_mention(w, node)
    if elsewhere is not None:
        return elsewhere
    spoken_of = w.unchosen.get(spot)
    if spoken_of is None or w.standing:
        raise w.not_playable(node, "it is not clear which card this would be")
    # "If you control a relic, destroy it": which one is chosen now; "if you control 3 or more, … them": all of these.
    slot = w.slot()
    if is_plural(mention.node):
        w.emit(Gather(w.words(node), spoken_of, slot))
    else:
        w.emit(Clear(slot))
        w.emit(w.dialect.pick(w, node, spoken_of, slot))
    w.handles[spot] = w.in_slot(slot)
    return w.handles[spot]


def named_by(w: TextWriter, node: Node, acts: tuple[type[Act], ...]) -> bool:
    """Whether one of these verbs was done to what a reference means, as it was named."""
    mention = w.mention(node)
    said = w.ability.trees[mention.place.sentence].inside()
    return any(mention.node is part for each in said if isinstance(each, acts) for part in each.inside())


def refuse_two(w: TextWriter, first: Node, sentence: int, second: If) -> None:
    """[EN-3] 'Deal 2 damage to a unit. If you control a relic, deal 4 damage to it instead.': the same thing is done
    instead, but the condition has named another card."""
    if not any(isinstance(each, Some) for each in first.inside()):
        return
    there = [each for each in second.condition.inside() if isinstance(each, Some)]
    w.sentence = sentence
    for clause in second.clauses:
        for each in clause.inside():
            mention = w.ability.bindings.get(w.place(each)) if isinstance(each, It) else None
            if mention is not None and any(mention.node is part for part in there):
                raise w.not_playable(each, "which? The condition has named another card: say its kind, 'that …'")


def possessor(w: TextWriter, node: Possessor) -> Cards:
    """Of which card: its, this card's, that card's."""
    return w.dialect.this if isinstance(node, Own) else cards_meant(w, node)


SAID_BEHIND = ("controller", "filter", "place", "relative")


def of_what_was_seen(things: tuple[One, ...]) -> tuple[One, ...]:
    """'A unit or a relic from among them', 'a unit and a relic from among them': each of them is."""
    *before, last = things
    here = last.group.place if isinstance(last, Some) else None
    if not isinstance(here, FromAmong):
        return things
    placed = [
        each.but(group=each.group.but(place=here)) if isinstance(each, Some) and each.group.place is None else each
        for each in before
    ]
    return (*placed, last)


def one_of(w: TextWriter, thing: Either) -> Either:
    """Of what 'or' joins one is chosen, so each of them is one thing: 'two units or a relic' would lose its number. And
    whose the last is might be said of all of them: 'a unit or a relic the opponent controls'."""
    thing = thing.but(things=of_what_was_seen(thing.things))
    *before, last = thing.things
    for each in before:
        if isinstance(last, Some) and isinstance(each, Some) and any(
            getattr(last.group, said) is not None and getattr(each.group, said) is None for said in SAID_BEHIND
        ):
            words = "which? What is said behind 'or' may be for the last alone: say 'a … or …' with one article"
            raise w.not_playable(each, words)
    for each in thing.things:
        article = each.determiner if isinstance(each, Some) else None
        every = isinstance(article, Article) and article.word == "each"
        if every or is_plural(each):
            raise w.not_playable(each, "of what 'or' joins one is chosen: say 'a', or 'choose one: …; or …'")
    return thing
