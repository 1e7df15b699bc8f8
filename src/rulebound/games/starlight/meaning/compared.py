"""What the phrases of `vocabulary/compared.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.acts_piles import chosen, player_of
from rulebound.games.starlight.meaning.clauses import AFTER_COMBAT
from rulebound.games.starlight.meaning.terms import CLASSES, STATS, must_be_own, tiles_of
from rulebound.games.starlight.meaning.writer import Writer, act, amount, asks_for, condition, count, creature, effect
from rulebound.games.starlight.ops import cards, compared, moves, tests
from rulebound.games.starlight.ops.compared import MostOf
from rulebound.games.starlight.ops.terms import THIS, OtherCreature, StatOf, TilesMoved, TilesOfCard, WholeGroups
from rulebound.games.starlight.vocabulary import compared as said
from rulebound.games.starlight.vocabulary import verbs
from rulebound.games.starlight.vocabulary.creatures import CardClass
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Amount, Bound, Fixed, Not, Test, relations
from rulebound.kernel.terms.amounts import Negative, Sum
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.language.core import clauses as core
from rulebound.language.lowering import YOU
from rulebound.language.lowering.clauses import clauses, gated
from rulebound.language.node import Node


@act.means(said.ChangesForNow)
def change_for_now(w: Writer, node: said.ChangesForNow) -> None:
    """[ST-STAT.9] [ST-STAT.11] [ST-TURN.11] What is used, decays and is gained meanwhile cannot be told apart."""
    if STATS[node.stat.word] < c.ATK:
        raise w.not_playable(node.stretch, "what is spent cannot go back: say 'At the end of this turn, … loses …'")
    advice = "leave this out, or say 'This turn, … attacks deal … more damage'"
    raise w.not_playable(node.stretch, f"ATK and DEF stay until they are used or decay: {advice}")


@act.means(said.ExchangeStats)
def exchange_stats(w: Writer, node: said.ExchangeStats) -> None:
    one, other = STATS[node.stat.word], STATS[node.second.word]
    if one == other:
        raise w.not_playable(node.second, "name two stats")
    if c.HEALTH in (one, other):
        raise w.not_playable(node, "a creature without Health dies: say how much it loses")
    w.emit(compared.ExchangeStats(w.words(node), creature(w, node.of), one, other))


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
    w.hoisted.append(compared.NoteIf(w.words(node.condition), number, test))
    with gated(w, node, relations.Compares(Bound(number), relations.AT_LEAST, Fixed(1)), False, YOU):
        clauses(w, node.clauses)


@count.means(said.TilesOfMove)
def tiles_of_move(w: Writer, node: said.TilesOfMove) -> Amount:
    if w.card.kind == c.ENCHANTMENT or node.host:
        if w.card.kind not in (c.ENCHANTMENT, c.MOVEMENT) or w.card.moves:
            raise w.not_playable(node, "an Enchantment of a Movement card asks this, or the card itself")
        return TilesOfCard()
    if w.shoved >= 0 and not w.card.moves and "you" not in w.words(node).lower().split():
        return Bound(w.shoved)
    if not w.card.moves or w.triggered:
        raise w.not_playable(node, "nothing was moved before this")
    if any(asks_for(w, each) for each in (verbs.MoveOther, verbs.Push, verbs.Pull)) or another_moves(w):
        raise w.not_playable(node, "who moved? Say 'tile this creature moved this turn'")
    number = w.number()
    w.hoisted.append(SetNumber("", number, TilesMoved(THIS)))
    return Sum([TilesMoved(THIS), Negative(Bound(number))])


def another_moves(w: Writer) -> bool:
    """'Your other creature moves up to 3 tiles.'"""
    return any(
        isinstance(who := getattr(each, "who", None), Node)
        and getattr(who, "word", "") not in ("you", "yourself", "this creature")
        and any(isinstance(part, MOVING) for part in each.inside())
        for tree in w.ability.trees
        for each in tree.inside()
    )


MOVING = (verbs.Move, verbs.MoveExactly, verbs.MoveTo, said.MoveStraight)


@act.means(said.MoveStraight)
def move_straight(w: Writer, node: said.MoveStraight) -> None:
    w.card.moves = True
    stays = w.card.kind != c.MOVEMENT or bool(w.items)
    line = moves.InLine(0, 1, tiles_of(w, node.tiles), w.doer, False)
    w.emit(moves.WalkTo(w.words(node), w.doer, line, stays))


@act.means(said.MoveToward)
def move_toward(w: Writer, node: said.MoveToward) -> None:
    w.card.moves = True
    center = creature(w, node.who)
    if center is w.doer:
        raise w.not_playable(node.who, "by these words it is the same creature: name the other one")
    where = moves.Nearer(0, 1, tiles_of(w, node.tiles), center, False, node.away, not node.up_to)
    stays = node.up_to and (w.card.kind != c.MOVEMENT or bool(w.items))
    w.emit(moves.WalkTo(w.words(node), w.doer, where, stays))


@count.means(said.StatMissing)
def stat_missing(w: Writer, node: said.StatMissing) -> Amount:
    stat = STATS[node.stat.word]
    if stat >= c.ATK:
        raise w.not_playable(node.stat, "of ATK and DEF nothing is missing")
    return WholeGroups(compared.Missing(creature(w, node.who), stat), 1 if node.n is None else max(node.n.value, 1))


@amount.means(said.DistanceTo)
def distance_to(w: Writer, node: said.DistanceTo) -> Amount:
    of = node.of or node.who
    return compared.DistanceOf(THIS if of is None else creature(w, of), creature(w, node.other))


@amount.means(said.MostAmong)
def most_among(w: Writer, node: said.MostAmong) -> Amount:
    stat = STATS[node.stat.word]
    return StatOf(MostOf(creature(w, node.who), stat, node.how.word == "least"), stat)


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
    lambda w, node: compared.HasMost(creature(w, node.who), STATS[node.stat.word], node.how.word == "least"),
)
condition.of(said.IsEnemy, lambda w, node: tests.IsYours(creature(w, node.who), False))


@condition.means(said.IsAlly)
def is_ally(w: Writer, node: said.IsAlly) -> Test:
    must_be_own(w, node)
    return compared.IsAlly(creature(w, node.who))


@condition.means(said.AllyIsDead)
def ally_is_dead(w: Writer, node: said.AllyIsDead) -> Test:
    must_be_own(w, node)
    there = tests.AnyCards(OtherCreature())
    return there if node.alive else Not(there)


@condition.means(said.OwnsPair)
def owns_pair(w: Writer, node: said.OwnsPair) -> Test:
    must_be_own(w, node)
    return compared.OwnsPair()


count.of(
    said.StatOver,
    lambda w, node: WholeGroups(
        Sum([StatOf(creature(w, node.who), STATS[node.stat.word]), Fixed(-node.n.value)]), 1
    ),
)

