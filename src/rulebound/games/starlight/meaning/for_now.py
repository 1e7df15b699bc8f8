"""What the phrases of `vocabulary/for_now.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.acts_piles import chosen, player_of
from rulebound.games.starlight.meaning.clauses import AFTER_COMBAT
from rulebound.games.starlight.meaning.lines import until_of
from rulebound.games.starlight.meaning.putting_off import put_off
from rulebound.games.starlight.meaning.terms import (
    CLASSES,
    STATS,
    amount_of,
    must_be_own,
    tiles_of,
)
from rulebound.games.starlight.meaning.writer import Writer, act, asks_for, condition, count, creature, effect
from rulebound.games.starlight.ops import cards, for_now, moves, tests
from rulebound.games.starlight.ops.terms import THIS, Chosen, OfCombat, OtherCreature, StatOf, TilesMoved, WholeGroups
from rulebound.games.starlight.vocabulary import for_now as said
from rulebound.games.starlight.vocabulary import verbs
from rulebound.games.starlight.vocabulary.creatures import CardClass, CreatureStat
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Amount, Bound, Cards, Fixed, Not, Test, relations
from rulebound.kernel.terms.amounts import Negative, Sum
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.loops import Gather
from rulebound.language.core import clauses as core
from rulebound.language.lowering import YOU
from rulebound.language.lowering.clauses import clauses, gated
from rulebound.language.node import Node

# Until when it holds: the moment at which it goes back, and whether that is of the creature's own turns.
BACK = {
    c.THIS_COMBAT: (c.AFTER_COMBAT, False), c.THIS_TURN: (c.AT_END_OF_TURN, False),
    c.UNTIL_YOUR_TURN: (c.AT_START_OF_NEXT_TURN, False), c.UNTIL_ITS_TURN: (c.AT_START_OF_NEXT_TURN, True),
    c.END_OF_ITS_NEXT_TURN: (c.AT_END_OF_NEXT_TURN, True),
}  # fmt: skip


@act.means(said.GainForNow, said.LoseForNow)
def change_for_now(w: Writer, node: said.GainForNow | said.LoseForNow) -> None:
    must_be_alone(w, node)
    who = kept(w, node, w.doer)
    until = until_of(w, node.stretch, who)
    if until not in BACK:
        raise w.not_playable(node.stretch, "from when on? Say until when it holds")
    moment, its = BACK[until]
    if moment == c.AFTER_COMBAT and w.outside:
        raise w.not_playable(node.stretch, "no Combat is going on then")
    loses = isinstance(node, said.LoseForNow)
    changes: list[tuple[CreatureStat, Amount]] = [(node.stat, amount_of(w, node))]
    if node.other is not None and node.second is not None:
        changes.append((node.other, Fixed(node.second.value)))
    made: list[for_now.GoBack] = []
    for stat, much in changes:
        which = STATS[stat.word]
        if which < c.ATK:
            raise w.not_playable(stat, "what is spent cannot go back: say 'At the end of this turn, … loses …'")
        before, by = w.number(), w.number()
        w.emit(for_now.ChangeForNow(w.words(node), who, which, much, loses, before, by))
        made.append(for_now.GoBack(w.words(node), who, which, loses, before, by))
    with put_off(w, core.Plain(()).at(node), moment, who if its and who is not THIS else None):
        for each in made:
            w.emit(each)


def kept(w: Writer, node: Node, who: Cards) -> Cards:
    """Who is in a Combat is kept in mind, because it is over by then."""
    if not isinstance(who, OfCombat):
        return who
    slot = w.slot()
    w.emit(Gather(w.words(node), who, slot))
    return Chosen(slot)


def must_be_alone(w: Writer, node: said.GainForNow | said.LoseForNow) -> None:
    """[EN-13] 'Loses 1 ATK and gains 1 DEF this turn': does the time hold for both?"""
    for each in w.ability.trees[w.sentence].inside():
        if each is node:
            return
        if isinstance(each, verbs.Gain | verbs.Lose) and STATS[each.stat.word] >= c.ATK:
            raise w.not_playable(node.stretch, "does this hold for both? Say each in a sentence of its own")


@act.means(said.ExchangeStats)
def exchange_stats(w: Writer, node: said.ExchangeStats) -> None:
    one, other = STATS[node.stat.word], STATS[node.second.word]
    if one == other:
        raise w.not_playable(node.second, "name two stats")
    if c.HEALTH in (one, other):
        raise w.not_playable(node, "a creature without Health dies: say how much it loses")
    w.emit(for_now.ExchangeStats(w.words(node), creature(w, node.of), one, other))


# ---- how it was before
@effect.means(said.IfBefore)
def if_before(w: Writer, node: said.IfBefore) -> None:
    """[ST-CMB.15] Of an Attack it is asked before the blow, and done behind it; of a move before its first step."""
    attack = node.what.word == "attack"
    if w.card.kind != (c.ATTACK if attack else c.MOVEMENT) or w.triggered:
        raise w.not_playable(node, "only an Attack or a Movement card asks how it was before")
    if attack:
        with gated(w, node, condition(w, node.condition), False, YOU):
            effect(w, core.AtMoment(AFTER_COMBAT, node.clauses).at(node))
        return
    met, spoken_of = w.met, w.spoken_of
    test = condition(w, node.condition)
    w.met, w.spoken_of = met, spoken_of  # who was there then is gone from mind
    number = w.number()
    w.hoisted.append(for_now.NoteIf(w.words(node.condition), number, test))
    with gated(w, node, relations.Compares(Bound(number), relations.AT_LEAST, Fixed(1)), False, YOU):
        clauses(w, node.clauses)


@count.means(said.TilesOfMove)
def tiles_of_move(w: Writer, node: said.TilesOfMove) -> Amount:
    if not w.card.moves or w.triggered:
        raise w.not_playable(node, "nothing was moved before this")
    if any(asks_for(w, each) for each in (verbs.MoveOther, verbs.Push, verbs.Pull)):
        raise w.not_playable(node, "who moved? Say 'tile this creature moved this turn'")
    number = w.number()
    w.hoisted.append(SetNumber("", number, TilesMoved(THIS)))
    return Sum([TilesMoved(THIS), Negative(Bound(number))])


@act.means(said.MoveStraight)
def move_straight(w: Writer, node: said.MoveStraight) -> None:
    w.card.moves = True
    stays = w.card.kind != c.MOVEMENT or bool(w.items)
    line = moves.InLine(0, 1, tiles_of(w, node.tiles), w.doer, False)
    w.emit(moves.WalkTo(w.words(node), w.doer, line, stays))


@act.means(said.PutFromPile)
def put_from_pile(w: Writer, node: said.PutFromPile) -> None:
    player_of(w, node)
    found = chosen(w, node, CardsInZones([c.DISCARD], YOU, [] if node.what is None else [of_class(node.what)]), node.n)
    w.emit(cards.PutRest(w.words(node), found, cards.ON_THE_BOTTOM if node.bottom else cards.ON_TOP))


def of_class(what: CardClass) -> cards.OfClass:
    return cards.OfClass(CLASSES[what.word])


# ---- what they are like
condition.of(
    said.HasMost,
    lambda w, node: for_now.HasMost(creature(w, node.who), STATS[node.stat.word], node.how.word == "least"),
)
condition.of(said.IsEnemy, lambda w, node: tests.IsYours(creature(w, node.who), False))


@condition.means(said.IsAlly)
def is_ally(w: Writer, node: said.IsAlly) -> Test:
    must_be_own(w, node)
    return for_now.IsAlly(creature(w, node.who))


@condition.means(said.AllyIsDead)
def ally_is_dead(w: Writer, node: said.AllyIsDead) -> Test:
    must_be_own(w, node)
    there = tests.AnyCards(OtherCreature())
    return there if node.alive else Not(there)


@condition.means(said.OwnsPair)
def owns_pair(w: Writer, node: said.OwnsPair) -> Test:
    must_be_own(w, node)
    return for_now.OwnsPair()


count.of(
    said.StatOver,
    lambda w, node: WholeGroups(
        Sum([StatOf(creature(w, node.who), STATS[node.stat.word]), Fixed(-node.n.value)]), 1
    ),
)

