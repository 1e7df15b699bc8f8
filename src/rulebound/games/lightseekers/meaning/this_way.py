"""Heroes damaged or healed this way: what the instruction before it has really done. [EN-8]"""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.conditions import about, having
from rulebound.games.lightseekers.meaning.senses import condition, hero, hero_filter
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import tests
from rulebound.games.lightseekers.ops.this_way import ExpiredSince, HarmedSince
from rulebound.games.lightseekers.vocabulary import heroes
from rulebound.games.lightseekers.vocabulary import this_way as said
from rulebound.games.lightseekers.vocabulary.conditions import HeroDid
from rulebound.kernel.terms import Every, Not, Test, relations
from rulebound.kernel.terms.amounts import CardsOfPlayers
from rulebound.kernel.terms.groups import SlotCards
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import PlayerTrait
from rulebound.language.core.nouns import Bare
from rulebound.language.lowering.conditions import BEYOND
from rulebound.language.node import Node


def harmed(w: Writer, node: Node, word: said.Harmed) -> tests.Among:
    """Of two instructions it would be both or the last: such a text is refused. [EN-13]"""
    healed = word.word == "healed"
    done = w.harms["healing" if healed else "damage"]
    if not done:
        raise w.not_playable(node, f"nobody was {word.word} before this")
    if len(done) > 1:
        raise w.not_playable(node, "by which instruction? More than one has done so")
    if done[0] is not w.items:
        raise w.not_playable(node, "that is over by then: say it right behind what is done")
    if w.durations or w.standing:
        raise w.not_playable(node, "how long would more of them count? Say 'those heroes' behind what is done to them")
    w.late = True
    kind = c.HEALED if healed else c.DAMAGED
    return tests.Among(HarmedSince(kind, w.count_before(kind), word.word.startswith("brought")))


def expired(w: Writer, node: Node, turned: int) -> None:
    """'Rotate each of your Buffs. For each Buff Expired this way, …': those of them that did."""
    if "Expired" not in w.ways_wanted:
        return
    slot = w.slot()
    gone = SlotCards(turned, [ExpiredSince(w.count_before(c.LEAVES))], False)
    w.emit(Gather(w.words(node), gone, slot))
    w.way("Expired", slot)


@hero_filter.means(said.HarmedThisWay)
def harmed_this_way(w: Writer, node: said.HarmedThisWay) -> list[PlayerTrait]:
    return [harmed(w, node, node.harmed)]


@condition.means(said.WasHarmed)
def was_harmed(w: Writer, node: said.WasHarmed) -> Test:
    found = about(w, node.who, harmed(w, node, node.harmed))
    return Not(found) if node.none else found


@condition.means(said.DidAll)
def did_all(w: Writer, node: said.DidAll) -> Test:
    """'If you Attacked and Defended this turn', 'if you neither Attacked nor Defended this turn'."""
    if isinstance(node.who, heroes.SomeHero):
        raise w.not_playable(node.who, "one hero all of it? Say it of you, of your target, of the recipient")
    if node.both and len(node.did) > 2:
        raise w.not_playable(node, "'both' is said of two things")
    asked = [condition(w, HeroDid(node.who, each, node.window).at(node)) for each in node.did]
    return Every([Not(each) for each in asked]) if node.none else Every(asked)


@condition.means(said.HasMoreOfThese)
def has_more_of_these(w: Writer, node: said.HasMoreOfThese) -> Test:
    """'If you have more Buffs than Items': both of one hero."""
    if isinstance(node.who, heroes.SomeHero):
        raise w.not_playable(node.who, "say it of one hero: you, your target, your enemy, the recipient")
    counts = [
        CardsOfPlayers(hero(w, node.who), having(w, Bare(group).at(group), node.who).group)
        for group in (node.group, node.other)
    ]
    return relations.Compares(counts[0], BEYOND[node.compared.word], counts[1])


@condition.means(said.DidAsAsked)
def did_as_asked(w: Writer, node: said.DidAsAsked) -> Test:
    """Since when is said where it was asked first."""
    same = [
        each.window
        for tree in w.ability.trees[: w.sentence]
        for each in tree.inside()
        if isinstance(each, heroes.WhoDid | HeroDid) and each.did == node.did
    ]
    if not same:
        raise w.not_playable(node, "since when? Say 'this turn', 'since your last turn'")
    return condition(w, HeroDid(node.who, node.did, same[-1]).at(node))
