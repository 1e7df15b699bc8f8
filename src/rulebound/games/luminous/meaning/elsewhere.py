"""Cards that may be played from elsewhere than the hand: for a while by an effect, or as long as a card stands."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.meaning.durations import lasting
from rulebound.games.luminous.meaning.nouns import ANY, Wanted, meant, objects, piles
from rulebound.games.luminous.meaning.senses import clause
from rulebound.games.luminous.meaning.writer import Making, Writer
from rulebound.games.luminous.ops.lasting import AllowPlay
from rulebound.games.luminous.ops.traits import SPELL, OfKind
from rulebound.games.luminous.vocabulary import verbs
from rulebound.games.luminous.vocabulary.costs import PlayedAway
from rulebound.kernel.modifiers import ALLOW
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.language.abilities import Ability
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Player, Thing, Zone
from rulebound.language.core.nouns import Bare, FromZone, Some
from rulebound.language.core.sentences import Statement
from rulebound.language.node import Node

OPEN = frozenset([c.DISCARD, c.VOID, c.VOID_FACE_DOWN])  # [LU-zone.3] where the faces lie open


@clause.means(verbs.MayPlayLater)
def may_play_later(w: Writer, node: verbs.MayPlayLater) -> None:
    """These very cards, or whatever lies there then."""
    how_long = lasting(w, node.duration)
    if how_long.condition is not None or how_long.until == c.FOR_GOOD:
        raise w.not_playable(node.duration, "say until when: 'this turn', 'until the end of your next turn'")
    if w.done_wanted:
        raise w.not_playable(node, "nobody knows yet whether it will be played: say 'when you play it this turn, …'")
    if not isinstance(node.what, Bare):
        if w.place(node.what) in w.ability.bindings:
            refuse_unplayable(w, node)
        cards = objects(w, node.what, ANY)[0]
    else:
        lies_open(w, node.what, False)
        with w.being(standing=True):
            cards = meant(w, node.what, ANY)
    w.emit(AllowPlay(w.words(node), cards, c.PLAYS_FREE if node.free else 0, how_long.until))


def refuse_unplayable(w: Writer, node: verbs.MayPlayLater) -> None:
    """What nobody could play then, or could play anyway: for each sentence from where the card was named on."""
    mention = w.mention(node.what)
    first = 0 if mention.back else mention.place.sentence
    for number in range(first, w.sentence + 1):
        for each in w.ability.trees[number].inside():
            if isinstance(each, verbs.ShuffleInto):
                raise w.not_playable(node.what, "what was shuffled into a deck is not found again")
            if isinstance(each, verbs.Void) and each.face_down and any(mention.node is part for part in each.inside()):
                raise w.not_playable(node.what, "who plays a card must know it: look at it before it is voided")
            if is_drawn(each) and not all(word == "you" for word in players_of(w.ability.trees[number])):
                raise w.not_playable(node.what, "who plays a card must know it: only its owner knows what was drawn")
            if node.free and (is_drawn(each) or is_to_hand(each)):
                raise w.not_playable(node.what, "a card in your hand is paid for: void it, or say that it costs less")


def is_drawn(node: Node) -> bool:
    return isinstance(node, verbs.Draw | verbs.DrawThing)


def is_to_hand(node: Node) -> bool:
    if isinstance(node, verbs.Put):
        return any(isinstance(each, Zone) and piles(each)[0] == c.HAND for each in node.to.inside())
    return isinstance(node, verbs.Return) and piles(node.zone)[0] == c.HAND


def players_of(tree: Node) -> list[str]:
    """Who does something there."""
    return [getattr(each, "word", "") for each in tree.inside() if isinstance(each, Player)]


def lies_open(w: Writer, what: Thing, once: bool) -> None:
    """All cards of some sort in a zone that everybody sees."""
    many = isinstance(what, Bare) or (isinstance(what, Some) and getattr(what.determiner, "word", "") == "all")
    article = what.determiner if isinstance(what, Some) else None
    one = getattr(article, "word", "") == "a" or getattr(getattr(article, "n", None), "value", 0) == 1
    if not (one if once else many):
        several = "one card, or several? Say 'units', or 'once each turn'"
        raise w.not_playable(what, "say 'a unit' of one card in each turn" if once else several)
    group = what.group if isinstance(what, Bare | Some) else None
    place = None if group is None else group.place
    if not isinstance(place, FromZone) or not OPEN.issuperset(piles(place.zone)):
        raise w.not_playable(what, "say from where: 'from your discard pile', 'from your void'")


def plays_from(making: Making, ability: Ability) -> StaticAbility | None:
    """'You may play units from your discard pile.' on a card that stands; None: it says something else."""
    if len(ability.trees) > 2:
        return None
    tree = ability.trees[0]
    effect = tree.effect if isinstance(tree, Statement) else None
    w = Writer(making, ability, standing=True)
    found = leave(w, effect)
    if found is not None and len(ability.trees) == 2:
        found.bits |= away(w, found, ability.trees[1])
    return found


def away(w: Writer, found: StaticAbility, tree: Node) -> int:
    """'If you do, void it instead of putting it into your discard pile.': of spells alone."""
    w.sentence = 1
    group = found.group
    kinds = [each.bits for each in group.traits if isinstance(each, OfKind)] if isinstance(group, CardsInZones) else []
    if not isinstance(tree, PlayedAway) or kinds != [SPELL]:
        raise w.not_playable(tree, "of spells that are played so can be said that they are voided after their effect")
    return c.PLAYS_AWAY


def leave(w: Writer, effect: Node | None) -> StaticAbility | None:
    match effect:
        case said.Plain(clauses=(said.May(deeds=(said.Doing(act=verbs.Play() as play, each=None),)) as node,)):
            return line(w, node, play.what, c.PLAYS_FREE if play.free else 0)
        case said.Plain(clauses=(said.Steps(steps=(verbs.MayPlayFrom() as node,)),)):
            return line(w, node, node.what, c.PLAYS_ONCE if node.once else 0)
        case said.Plain(clauses=(said.Steps(steps=(verbs.MayPlayEachTurn() as each,)),)):
            return line(w, each, each.what, c.PLAYS_ONCE | (c.PLAYS_FREE if each.free else 0))
    return None


def line(w: Writer, node: Node, what: Thing, bits: int) -> StaticAbility:
    lies_open(w, what, bits & c.PLAYS_ONCE != 0)
    definition, words = w.making.definition, w.words(node)
    return StaticAbility(definition, words, Ops([]), c.F_PLAYABLE, ALLOW, None, bits, meant(w, what, Wanted()), None)
