"""Players, as texts speak of them."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.fitting import is_left
from rulebound.games.lost_legacy.meaning.senses import player
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import terms
from rulebound.games.lost_legacy.standing import LinkedCharacter
from rulebound.games.lost_legacy.vocabulary import nouns as said
from rulebound.games.lost_legacy.vocabulary.offers import ControllerOfOne, OfController, TurnOfOne
from rulebound.kernel.terms import Whom
from rulebound.kernel.terms.events import SeatIs
from rulebound.kernel.terms.players import EachPlayer, EventPlayer, Opponents, OtherPlayers, OwnerOf
from rulebound.language.core import players
from rulebound.language.core.categories import Whose
from rulebound.language.core.nouns import AnyWhose
from rulebound.language.lowering import YOU
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node

OPPONENT = Opponents()
TURNS = (c.TURN_BEGINS, c.TURN_ENDS)


@player.means(said.Someone)
def someone(w: Writer, node: said.Someone) -> Whom:
    """'That player' is who did what the timing names."""
    if node.word == "they":
        return they(w, node)
    if not node.word.startswith("that"):
        return {"you": YOU, "your opponent": OPPONENT}.get(node.word, EachPlayer())
    if not (w.answers and w.hears_player):
        if node.word == "that player":
            return they(w, node)
        raise w.not_playable(node, "no timing before this names a player")
    return EventPlayer() if node.word == "that player" else OtherPlayers(EventPlayer())


player.of(players.OwnerOfThat, lambda w, node: OwnerOf(cards_meant(w, node)))


@player.means(players.ControllerOfThat)
def controller_of_that(w: Writer, node: players.ControllerOfThat) -> Whom:
    """[EN-3] 'When a character destroys another, its controller may pay 1 MP to ready it.': both words are said of who
    is left."""
    if w.destroyer is not None and w.mention(node).node is w.doomed and is_left(w):
        return terms.ControllerOf(w.destroyer)
    return terms.ControllerOf(cards_meant(w, node))


# Who is named by these words may be 'they' behind it.
NAMING = (
    said.Someone | said.WhoseSide | said.AnEnemy | said.SideWord | players.OwnerOfThat | players.ControllerOfThat
    | ControllerOfOne
    | TurnOfOne
)
SPOKEN_OF = {"your opponent": OPPONENT, "your opponent's": OPPONENT, "a opponent's": OPPONENT, "enemy": OPPONENT}


def they(w: Writer, node: Node) -> Whom:
    """[EN-3] Whoever is doing it; where that is you, the player spoken of last before."""
    if w.who is not YOU:
        return w.who
    here = w.place(node)
    before = [
        (number, each.span[0], each)
        for number, tree in enumerate(w.ability.trees)
        for each in tree.inside()
        if isinstance(each, NAMING)
        and (number, each.span[0]) < (here.sentence, here.span[0])
        and getattr(each, "word", "") not in ("you", "your", "they", "their", "friendly")
    ]
    number, _, named = max(before, key=lambda each: each[:2]) if before else (0, 0, node)
    if isinstance(named, players.OwnerOfThat | players.ControllerOfThat | ControllerOfOne):
        with w.being(sentence=number):
            return player(w, named)
    if isinstance(named, TurnOfOne):
        return EventPlayer()
    last = str(getattr(named, "word", "")) if before else ""
    turns = [each for each in w.timings if each.event in TURNS]
    of_anybody = [not any(isinstance(test, SeatIs) for test in each.tests) for each in turns]
    if not before and w.hears_player and any(of_anybody):
        return EventPlayer()  # 'when a player's turn begins, they …'
    if last in ("a player", "that player") and w.hears_player:
        return EventPlayer()
    if last not in SPOKEN_OF:
        raise w.not_playable(node, "which player is meant? Say 'your opponent', or 'that player'")
    return SPOKEN_OF[last]


def whose(w: Writer, node: Whose | AnyWhose) -> Whom | None:
    if isinstance(node, OfController):
        of_host = isinstance(node.of, said.OfTheLinked)
        return terms.ControllerOf(LinkedCharacter() if of_host else cards_meant(w, node.of))
    if isinstance(node, said.WhoseSide):
        if node.word == "their":
            return they(w, node)
        return YOU if node.word == "your" else OPPONENT
    return None
