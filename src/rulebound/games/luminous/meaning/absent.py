"""[EN-13] What an ability says of its own card in a pile or a hand: abilities work in play, so it is not there."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.nouns import piles
from rulebound.games.luminous.meaning.triggers import Waiting
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.vocabulary import verbs
from rulebound.games.luminous.vocabulary.costs import ExpendThis
from rulebound.language.core.categories import Moment
from rulebound.language.core.durations import Later
from rulebound.language.core.nouns import FromZone, InZone, This, ZoneOf
from rulebound.language.core.numbers import Own

# What takes the card away, so that it may lie elsewhere when the rest is done.
TAKEN = (verbs.Sacrifice, verbs.Destroy, verbs.Void, verbs.Return, verbs.Put, verbs.ShuffleInto)
GONE = frozenset((c.PUT_IN_DISCARD, c.LEFT_PLAY, c.DESTROYED, c.SACRIFICED, c.VOIDED, c.RETURNED, c.PUT_IN_DECK))


def is_gone(heads: Sequence[Waiting]) -> bool:
    """Whether the card has left play, or never was there, whenever one of these happens."""
    return all(each.anywhere or (each.own and each.event in GONE) for each in heads)


def refuse_end_of_turn(w: Writer) -> None:
    """What happens at the end of a turn puts nothing off to it: it would come with the end of the next one."""
    for number, tree in enumerate(w.ability.trees):
        w.sentence = number
        for node in tree.inside():
            if isinstance(node, Later) and node.word == "end of this turn":
                raise w.not_playable(node, "this turn is over then: say it of the next one, or leave it out")
    w.sentence = 0


def is_discarded(w: Writer) -> bool:
    """'Void this card from your discard pile: Draw 1.', '2: Return this card from your discard pile to your hand.': it
    works while the card lies there. [EN-13] Then nothing is said of it as of a card in play until it is moved."""
    spoken = [
        (number, node) for number, tree in enumerate(w.ability.trees) for node in tree.inside()
        if isinstance(node, This | Own | ExpendThis)
    ]  # fmt: skip
    if not spoken:
        return False
    number, first = spoken[0]
    place = getattr(first, "place", None)
    if not isinstance(place, FromZone) or not is_own_discard(place):
        return False
    moved = [each for each in w.ability.trees[number].inside() if getattr(each, "what", None) is first]
    if not any(isinstance(each, verbs.Void | verbs.Return | verbs.Put | verbs.PutIntoPlay) for each in moved):
        return False
    in_play = any(isinstance(each, verbs.PutIntoPlay) for each in moved)
    for number, node in spoken[1:]:
        if not in_play or getattr(node, "place", None) is not None or isinstance(node, ExpendThis):
            with w.being(sentence=number):
                raise w.not_playable(node, "it lies in the discard pile as this is used: where is it now?")
    return True


def is_own_discard(place: FromZone) -> bool:
    zone = place.zone
    return isinstance(zone, ZoneOf) and piles(zone) == [c.DISCARD] and getattr(zone.whose, "word", "") == "your"


def refuse_absent(w: Writer, gone: bool) -> None:
    """A spell lies in the pile as soon as it is done: 'at the end of this turn' it is there."""
    for number, tree in enumerate(w.ability.trees):
        w.sentence = number
        later = w.making.definition.spell and any(isinstance(each, Moment) for each in tree.inside())
        for node in tree.inside():
            what = getattr(node, "what", None)
            if isinstance(node, TAKEN) and isinstance(what, This) and what.place is None:
                gone = True
            if gone or later:
                continue
            if isinstance(node, This) and isinstance(node.place, FromZone | InZone):
                raise w.not_playable(node, "this works only in play, and there this card is: say 'Mulch' or 'Depart'")
            if isinstance(node, verbs.DiscardThing) and isinstance(what, This) and what.place is None:
                raise w.not_playable(node, "one discards from the hand, but this works in play: say 'Sacrifice this'")
    w.sentence = 0
