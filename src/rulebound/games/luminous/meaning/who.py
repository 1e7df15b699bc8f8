"""Players by what they have and did: settled once, as the effect comes to them."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.conditions import in_hands_of
from rulebound.games.luminous.meaning.nouns import ANY, described
from rulebound.games.luminous.meaning.players import EACH_PLAYER
from rulebound.games.luminous.meaning.senses import condition, player
from rulebound.games.luminous.meaning.writer import OPPONENTS, Writer
from rulebound.games.luminous.ops import whom
from rulebound.games.luminous.vocabulary import who as said
from rulebound.kernel.terms import Amount, CountOf, SeatNumber, Test, Whom, relations
from rulebound.kernel.terms.loops import SetPlayers
from rulebound.language.core import conditions
from rulebound.language.core.categories import Player
from rulebound.language.node import Node

player.of(said.OneOfThem, lambda w, node: whom.Asked(w.actor))


@player.means(said.EachWho)
def each_who(w: Writer, node: said.EachWho) -> Whom:
    if w.spot(node) not in w.found_players:
        actor = players_asked(w, node)
        with w.acting(whom.Asked(actor), actor), w.being(standing=True):
            test = asked_of_one(w, node)
        settle(w, node, whom.WhoAre(OPPONENTS if node.opponents else EACH_PLAYER, actor, test))
    return w.found_players[w.spot(node)]


def asked_of_one(w: Writer, node: said.EachWho) -> Test:
    one = said.OneOfThem().at(node)
    if node.did is not None:
        return condition(w, conditions.PlayerDidThisTurn(one, node.did).at(node))
    if node.what is not None:
        return condition(w, conditions.HasThing(one, node.what).at(node))
    if node.n is not None and node.bound is not None:
        return condition(w, conditions.HasLife(one, node.n, node.bound).at(node))
    assert node.compared is not None
    relation = relations.ABOVE if node.compared.word == "more" else relations.BELOW
    return relations.Compares(SeatNumber(whom.Asked(w.actor), c.LIFE), relation, SeatNumber(whom.YOU, c.LIFE))


@player.means(said.TheForemost)
def the_foremost(w: Writer, node: said.TheForemost) -> Whom:
    if w.spot(node) not in w.found_players:
        actor = players_asked(w, node)
        with w.acting(whom.Asked(actor), actor), w.being(standing=True):
            much: Amount = SeatNumber(whom.Asked(actor), c.LIFE)
            if node.group is not None:
                with w.being(in_hand=True):
                    cards = described(w, node.group, ANY)
                of_one = in_hands_of(w, node.group, cards, whom.Asked(actor))
                if of_one is cards:
                    raise w.not_playable(node.group, "say what they have, without saying whose")
                much = CountOf(of_one)
        settle(w, node, whom.Foremost(actor, much, node.degree.word == "most"))
    return w.found_players[w.spot(node)]


def players_asked(w: Writer, node: Player) -> int:
    """The number in which the player stands of whom it is asked."""
    if w.standing:
        raise w.not_playable(node, "who they are is found as an effect is carried out: here say 'a player', or 'you'")
    return w.number()


def settle(w: Writer, node: Node, who: Whom) -> None:
    number = w.number()
    w.emit(SetPlayers(w.words(node), who, number))
    w.found_players[w.spot(node)] = whom.KeptPlayers(number)


@condition.means(said.Tied)
def tied(w: Writer, node: said.Tied) -> Test:
    """Of the player with the most of something that was spoken of last."""
    for number in range(w.sentence - 1, -1, -1):
        for each in w.ability.trees[number].inside():
            if isinstance(each, said.TheForemost):
                with w.being(sentence=number):
                    who = w.found_players.get(w.spot(each))
                if isinstance(who, whom.KeptPlayers):
                    return whom.Nobody(who)
    raise w.not_playable(node, "of what? Say it behind 'the player with the most …'")
