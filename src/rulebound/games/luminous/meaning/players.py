"""Who is meant, and whose something is."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.senses import player
from rulebound.games.luminous.meaning.writer import OPPONENTS, YOU, Writer
from rulebound.games.luminous.ops import whom
from rulebound.games.luminous.vocabulary.nouns import CombatPlayer, CombatPlayers, OtherPlayer
from rulebound.games.luminous.vocabulary.who import EachWho
from rulebound.kernel.choosing import ChoosePlayer
from rulebound.kernel.terms import Whom
from rulebound.kernel.terms.players import Actor, ChosenPlayer, EachPlayer, EventPlayer, OtherPlayers, OwnerOf
from rulebound.language.core import nouns, players
from rulebound.language.core.categories import Player, Thing, Whose
from rulebound.language.core.triggers import AtTime
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node
from rulebound.language.references import Mention
from rulebound.language.tokens import tokenise

EACH_PLAYER = EachPlayer()
OWNERS = {"your": "you", "their owners'": "its owner"}  # the others are the player's name with 's
COMBAT = {"the defending player": whom.DefendingPlayer(), "the attacking player": whom.AttackingPlayer()}
WHOSEVER = ("its owner's", "their owners'", "a", "any")  # a zone of whoever owns the card
PLURAL = ("each opponent", "each player", "each other player")


player.of(players.PlayerWord, lambda w, node: called(w, node, node.word))


def called(w: Writer, node: Node, word: str) -> Whom:
    if word == "you":
        return YOU
    if word == "the opponent":
        return w.the_opponent(node)
    if word == "each opponent":
        return OPPONENTS
    if word == "each player":
        return EACH_PLAYER
    if word == "each other player":
        head = w.ability.head if w.who is YOU else None
        named = [each for each in head.inside() if isinstance(each, Player)] if head is not None else []
        others = any(getattr(each, "word", "") != "you" for each in named)
        if others or (isinstance(head, AtTime) and not head.period.word.startswith("your")):
            raise w.not_playable(node, "other than who? Say 'each opponent', or 'each player'")
        return OtherPlayers(w.who)
    if word in ("a opponent", "a player"):
        return one_player(w, node, OPPONENTS if word == "a opponent" else EACH_PLAYER)
    if word == "its controller":
        return whom.ControllerOf(cards_meant(w, node))
    if word == "its owner":
        return OwnerOf(cards_meant(w, node))
    return player_meant(w, node)


def one_player(w: Writer, node: Node, among: Whom) -> Whom:
    """A player of the controller's choice; where nothing is asked, any of them will do."""
    if w.standing:
        return among
    number = w.number()
    w.emit(ChoosePlayer(w.words(node), among, number, c.M_CHOOSE, c.CHOOSE_PLAYER))
    return ChosenPlayer(number)


def player_meant(w: Writer, node: Node) -> Whom:
    """'That player', 'they': the player spoken of last, or the controller of the card spoken of last."""
    mention = w.mention(node)
    if mention.across and isinstance(mention.node, Player):  # [EN-7]
        return player(w, mention.node)
    known = w.people.get(w.spot_meant(node))
    if known is not None:
        return known
    if isinstance(mention.node, Thing):
        if owner_named(w, mention):  # 'Return a unit to its owner's hand. That player …'
            return OwnerOf(cards_meant(w, node))
        return whom.ControllerOf(cards_meant(w, node))
    raise w.not_playable(node)


def owner_named(w: Writer, mention: Mention) -> bool:
    """Whether the sentence that speaks of a card names its owner, and no controller: that is who 'they' are then."""
    if mention.back:
        return False
    words = [getattr(each, "word", "") for each in w.ability.trees[mention.place.sentence].inside()]
    return "its owner's" in words and not any("controller" in word for word in words)


player.of(players.ControllerOfThat, lambda w, node: whom.ControllerOf(cards_meant(w, node)))
player.of(players.OwnerOfThat, lambda w, node: OwnerOf(cards_meant(w, node)))
@player.means(OtherPlayer)
def other_player(w: Writer, node: OtherPlayer) -> Whom:
    """'At the end of each player's turn, … the other player …'. Where somebody else is spoken of it may be you."""
    head = w.ability.head
    if isinstance(head, AtTime) and head.period.word == "each turn":
        return OtherPlayers(EventPlayer())
    said = [token.low for placed in w.ability.sentences for token in tokenise(placed.text)]
    others = sum(isinstance(each, OtherPlayer) for tree in w.ability.trees for each in tree.inside())
    if not SOMEBODY.isdisjoint(said) or said.count("player") > others:
        raise w.not_playable(node, "who is that? Say 'you' or 'the opponent'")
    return w.the_opponent(node)


SOMEBODY = frozenset(("each", "every", "that", "they", "them", "their", "its", "opponent", "opponent's", "opponents"))
player.of(CombatPlayer, lambda w, node: COMBAT[node.word])
player.of(CombatPlayers, lambda w, node: COMBAT[node.word.removesuffix("'s")])


@player.means(players.WhoseWord)
def whose(w: Writer, node: players.WhoseWord) -> Whom:
    if node.word == "their":  # of the player who is doing it; where that is you, of the one who was named
        if w.actor >= 0 or w.who is not YOU:
            return w.who if w.actor < 0 else Actor(w.actor)
        if w.place(node) not in w.ability.bindings:
            raise w.not_playable(node, "nobody else was named before this: say 'your'")
        return player_meant(w, node)
    return called(w, node, OWNERS.get(node.word) or node.word.removesuffix("'s"))


def who_has(w: Writer, node: Whose | nouns.AnyWhose) -> Whom | None:
    """Whose zone; None if anybody's will do."""
    if isinstance(node, nouns.AnyWhose):
        return None
    if isinstance(node, players.WhoseWord) and node.word in ("a player's", "each player's"):
        return None
    return player(w, node)


def is_plural(node: Player) -> bool:
    """Whether several players may be meant, who then do it one by one."""
    return isinstance(node, EachWho) or (isinstance(node, players.PlayerWord) and node.word in PLURAL)


def affected(w: Writer, who: Player) -> Whom:
    """[EN-13] To whom something happens: 'when each player …' would wait for all of them."""
    if getattr(who, "word", "").startswith("each"):
        raise w.not_playable(who, "it happens to one player at a time: say 'a player', or 'an opponent'")
    return player(w, who)
