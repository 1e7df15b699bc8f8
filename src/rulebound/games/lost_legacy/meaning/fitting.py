"""[EN-12] [EN-13] Words that must fit: those that name the card itself, and those that say how many are meant."""

from __future__ import annotations

import re
from functools import cache

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.library import card_set
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.vocabulary import nouns as said
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.games.lost_legacy.vocabulary.comparing import LinkedTo
from rulebound.games.lost_legacy.vocabulary.events import ThatDid
from rulebound.games.lost_legacy.vocabulary.selecting import Attacking, OnCharacter
from rulebound.games.lost_legacy.vocabulary.sentences import PlayedOnly, PlayedWhere
from rulebound.kernel.terms import Whom
from rulebound.kernel.terms.players import Opponents
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Thing
from rulebound.language.core.numbers import Its, Own, Single
from rulebound.language.lowering import YOU, NotPlayable
from rulebound.language.node import Node

KINDS = {
    "character": c.CHARACTER, "option": c.OPTION, "item": c.ITEM, "counter": c.COUNTER, "equipment": c.EQUIPMENT,
    "environment": c.ENVIRONMENT, "weapon": c.WEAPON, "spell": c.SPELL, "card": 0,
}  # fmt: skip
REFERENCES = core.It | core.That | core.Them | core.Those | Its
LINKABLE = c.EQUIPMENT | c.WEAPON | c.SPELL


# What is said of a card on the field alone.
OF_THE_FIELD = (
    said.CardState, said.OldWord, said.SideWord, said.Adjacent, said.Damaged, said.WithPieces, said.WithPiece,
    said.WithoutPieces, LinkedTo, OnCharacter, ThatDid,
)  # fmt: skip


def says_where(group: core.Group) -> bool:
    """Whether its words name a place, or a card of the field."""
    on_field = any(isinstance(each, OF_THE_FIELD) for each in (*group.adjectives, group.filter))
    return group.place is not None or group.controller is not None or on_field


def is_of_hand(thing: Thing) -> bool:
    """Whether a phrase for cards that somebody gives away means cards of a hand."""
    group = getattr(thing, "group", None)
    if not isinstance(thing, core.Some) or not isinstance(group, core.Group):
        return False
    if isinstance(group.place, core.FromZone | core.InZone):
        return any(getattr(pile, "word", "") == "hand" for pile in getattr(group.place.zone, "piles", ()))
    return not says_where(group) and not isinstance(thing.determiner, said.AnEnemy | core.Possessive)


# What nobody does to a character that is being destroyed.
FOR_THE_LIVING = (
    verbs.Ready, verbs.Rest, verbs.MoveUpTo, verbs.MoveSpaces, verbs.MoveToward, verbs.MoveToEmpty, verbs.Add,
    verbs.AddEqual,
    verbs.Remove, verbs.RemoveAll, verbs.BuildUp, verbs.GainControl, verbs.Threaten, verbs.Destroy,
)  # fmt: skip
NAMED = re.compile(r"\b(of )?your (character|option|item|counter|equipment|environment|weapon|spell)(s?)\b(?!')", re.I)


def must_be_said_once(w: Writer) -> None:
    """[EN-3] 'Your character' behind 'your character' is that one, or any: who types it twice must say which."""
    said: list[str] = []
    for placed in w.ability.sentences:
        for found in NAMED.finditer(placed.typed):
            if found[2].lower() in said and not found[3]:
                why = "which one? Say 'that character', or 'one of your characters'"
                raise NotPlayable(w.text, placed.offset + found.start(), found[0].split()[0], why)
            if found[1] or not found[3]:
                said.append(found[2].lower())


def words_must_fit(w: Writer) -> None:
    """Of the whole ability, before it is written down."""
    must_be_said_once(w)
    for number, tree in enumerate(w.ability.trees):
        w.sentence = number
        for node in tree.inside():
            if isinstance(node, core.This | Own | said.AsThis):
                kind_must_fit(w, node)
            elif isinstance(node, PlayedOnly | PlayedWhere):
                own_kind(w, node.kind, w.card.kind)
            elif isinstance(node, core.Some | said.SomeOfSide):
                number_must_fit(w, node)
                article_must_fit(w, node)
    w.sentence = 0


def kind_must_fit(w: Writer, node: core.This | Own | said.AsThis) -> None:
    """'This weapon' stands on a weapon; [LL-link.1] 'this character' also on what is linked to one."""
    if isinstance(node, core.This) and node.place is not None and not isinstance(node.place, said.OnTheField):
        # [LL-abil.4] an ability works where its card lies
        raise w.not_playable(node.place, "say where it is in other words: 'while this card is …'")
    own_kind(w, node.kind, w.card.kind | (c.CHARACTER if w.card.kind & LINKABLE else 0))


def own_kind(w: Writer, node: Node | None, kind: int) -> None:
    word = getattr(node, "word", "card")
    if node is not None and word != "card" and not KINDS[word] & kind:
        raise w.not_playable(node, "this card is of another kind: say 'this card'")


def number_must_fit(w: Writer, node: core.Some | said.SomeOfSide) -> None:
    """Of two with the highest value the second need not have it."""
    counts = not isinstance(node, core.Some) or isinstance(
        node.determiner, core.Exactly | core.UpTo | core.AtLeast | core.AtMost
    )
    if counts and isinstance(node.group.filter, core.WithExtremeStat):
        raise w.not_playable(node, "say it of 'the' one, or of 'each' that has it")


def article_must_fit(w: Writer, node: core.Some | said.SomeOfSide) -> None:
    """'The' is for what is singled out: by its value, where no other words do it."""
    if not isinstance(node, core.Some) or not isinstance(node.determiner, core.Article):
        return
    word = node.determiner.word
    if word in ("the next", "a additional"):
        raise w.not_playable(node.determiner, "nothing says in which order, or beside which: say 'a', or 'another'")
    only = any(getattr(each, "word", "") in ("threatened", "attacked") for each in node.group.adjectives)
    if word == "the" and not isinstance(node.group.filter, core.WithExtremeStat | Attacking) and not only:
        raise w.not_playable(node.determiner, "nothing singles one out: say 'a', or 'that' of one named before")


def must_be_whose(w: Writer, node: Node) -> None:
    """What is done with 'your' hand you do, with 'their' hand somebody else."""
    if ("their" if w.who is YOU else "your") in w.words(node).split():
        raise w.not_playable(node, "whose? Say 'your' of what you have, 'their' of what another has")


def must_be_any_one(w: Writer, thing: Thing) -> None:
    """Where nothing is chosen a phrase speaks of one card of its sort, whichever it is; a bare plural does so too."""
    if not is_any_one(thing):
        raise w.not_playable(thing, "this is asked of one card at a time: say 'a', or 'one of'")


def is_any_one(thing: Thing) -> bool:
    if isinstance(thing, said.OfSide):
        return thing.which.word != "each"
    if isinstance(thing, core.Either):
        return all(is_any_one(each) for each in thing.things)
    if not isinstance(thing, core.Some):
        return not isinstance(thing, said.SomeOfSide | core.Both)
    determiner = thing.determiner
    if isinstance(determiner, core.Article):
        return determiner.word in ("a", "another", "the")
    if isinstance(determiner, core.Exactly):
        return isinstance(determiner.n, Single) and not isinstance(determiner, core.Just)
    return isinstance(determiner, said.AnEnemy | core.Possessive)


def named(w: Writer, thing: Node) -> Node:
    """The phrase in which the cards were named to which a reference goes back."""
    return w.mention(thing).node if isinstance(thing, REFERENCES) else thing


def is_gone(w: Writer, thing: Node) -> bool:
    """Whether this text has sent away the cards that are meant."""
    return isinstance(thing, REFERENCES) and any(each is w.mention(thing).node for each in w.gone)


def must_be_there(w: Writer, thing: Node | None) -> None:
    """[EN-12] What is done on the field is done to no card that this text has sent away."""
    if thing is not None and is_gone(w, thing):
        raise w.not_playable(thing, "by these words it is a card that is gone by then: name the one you mean")


def must_still_have(w: Writer, thing: Node) -> None:
    """What lay on it, and what was added to its values and skills, is gone with a card that was sent away from the
    field. [LL-pc.3] [LL-val.4]"""
    if is_gone(w, thing) and any(each is w.mention(thing).node for each in w.from_field):
        raise w.not_playable(thing, "it is gone by then, with what it had on the field: ask 'if …' before that")


@cache
def families() -> frozenset[str]:
    """Those of the cards that come with the game."""
    return frozenset(each for card in card_set().values() for each in (*card.family, *card.element))


def must_be_known(w: Writer, node: core.Called) -> None:
    """[EN-13] A word that has its capital only because it begins a sentence is a family or an element that there is."""
    if w.place(node).span[0] == 0 and node.name not in (*families(), *w.card.families, *w.card.elements):
        raise w.not_playable(node, "there is no such family or element: say 'of family …'")


def is_enemy(group: core.Group, who: Whom | None) -> bool:
    """[LLQ-col.1] Whether cards of the opponent are meant."""
    words = [*group.adjectives, getattr(group.controller, "who", None)]
    return isinstance(who, Opponents) or any(getattr(each, "word", "") in ("enemy", "your opponent") for each in words)


def is_left(w: Writer) -> bool:
    """Whether something is done in this sentence to 'it' that nobody does to one who is being destroyed."""
    for each in w.ability.trees[w.sentence].inside():
        what = getattr(each, "what", None)
        if isinstance(each, FOR_THE_LIVING) and isinstance(what, core.It) and w.mention(what).node is w.doomed:
            return True
    return False
