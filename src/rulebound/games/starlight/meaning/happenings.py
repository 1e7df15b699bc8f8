"""What the phrases of `vocabulary/happenings.py` mean."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.lasting import Lay
from rulebound.games.starlight.meaning.acts_piles import chosen, player_of
from rulebound.games.starlight.meaning.conditions import PLAYERS
from rulebound.games.starlight.meaning.discarded import note_discarded
from rulebound.games.starlight.meaning.lines import PAID, until_of
from rulebound.games.starlight.meaning.terms import (
    ALL_CLASSES,
    STATS,
    around,
    classes,
    groups,
    lost_count,
    must_be_own,
    near,
    number_of,
    sort_of,
    those,
    tiles_of,
)
from rulebound.games.starlight.meaning.writer import Writer, act, amount, clause, condition, count, creature
from rulebound.games.starlight.ops import cards, stats, tests
from rulebound.games.starlight.ops.terms import THIS, StatOf
from rulebound.games.starlight.vocabulary import happenings as said
from rulebound.games.starlight.vocabulary.creatures import (
    AuraCount,
    GeneratorCount,
    HandCount,
    LostCount,
    PileCount,
    TelegraphCount,
)
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Amount, Bound, Fixed, Not, Test, relations
from rulebound.kernel.terms.amounts import SeatNumber
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.players import Opponents
from rulebound.language.core.numbers import Single
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import BEYOND, RELATIONS


@condition.means(said.NoneIsNear)
def none_is_near(w: Writer, node: said.NoneIsNear) -> Test:
    clear = node.side is None and node.center is not None and node.center.word not in ("this creature", "yourself")
    other = node.other and not clear  # than the one that they are near
    found = near(w, node, other)
    return Not(tests.AnyCards(those(w, node, found if found.center is None else replace(found, least=1))))


@act.means(said.TakeGenerator)
def take_generator(w: Writer, node: said.TakeGenerator) -> None:
    """[ST-GAME.6] Generators are the player's."""
    must_be_own(w, node)
    if w.doer is not THIS:
        raise w.not_playable(node, "a player does this: say 'you', or nobody")
    w.emit(stats.TakeGenerator(w.words(node), creature(w, node.who), node.how.word == "neutralize"))


@act.means(said.TakeSomeGenerator)
def take_some_generator(w: Writer, node: said.TakeSomeGenerator) -> None:
    must_be_own(w, node)
    if w.doer is not THIS:
        raise w.not_playable(node, "a player does this: say 'you', or nobody")
    neutral = node.how.word == "neutralize"
    whose = "enemy" if node.theirs else "" if node.whose is None else node.whose.word
    if neutral and whose == "neutral":
        raise w.not_playable(node, "it is neutral already")
    tiles = 1 if node.adjacent else c.ANY_DISTANCE if node.tiles is None else tiles_of(w, node.tiles)
    center = None if tiles == c.ANY_DISTANCE else around(w, node.center)
    least = int(node.adjacent)
    w.emit(
        stats.TakeSomeGenerator(w.words(node), neutral, whose == "enemy", whose == "neutral", least, tiles, center)
    )


# ---- Points
@act.means(said.GainPoints)
def gain_points(w: Writer, node: said.GainPoints) -> None:
    """[ST-GAME.6] Points are the player's."""
    w.emit(stats.GainPoints(w.words(node), player_of(w, node), number_of(w, node.n)))


@act.means(said.LosePoints)
def lose_points(w: Writer, node: said.LosePoints) -> None:
    w.emit(stats.LosePoints(w.words(node), player_of(w, node), number_of(w, node.n)))


@act.means(said.StealPoints)
def steal_points(w: Writer, node: said.StealPoints) -> None:
    if player_of(w, node) is not YOU:
        raise w.not_playable(node, "from whom? Say it of yourself")
    w.emit(stats.LosePoints(w.words(node), Opponents(), number_of(w, node.n), True))


@condition.means(said.PointsAre)
def points_are(w: Writer, node: said.PointsAre) -> Test:
    must_be_own(w, node)
    points = SeatNumber(PLAYERS[node.whose.word], c.POINTS)
    return relations.Compares(points, RELATIONS[node.bound.word], Fixed(node.n.value))


@condition.means(said.PointsAreMore)
def points_are_more(w: Writer, node: said.PointsAreMore) -> Test:
    must_be_own(w, node)
    one, other = node.whose.word, getattr(node.other, "word", "")
    if other not in PLAYERS or one == other:
        raise w.not_playable(node.other, "say 'than you' or 'than the opponent'")
    mine, theirs = (SeatNumber(PLAYERS[each], c.POINTS) for each in (one, other))
    return relations.Compares(mine, BEYOND[node.compared.word], theirs)


# ---- amounts
@act.means(said.SpendAll)
def spend_all(w: Writer, node: said.SpendAll) -> None:
    which = STATS[node.stat.word]
    if which not in (c.ENERGY, c.MANA):
        raise w.not_playable(node.stat, "only Energy and Mana are spent")
    w.tallies[""] = number = w.number()
    w.left_open = node.stat.word
    w.emit(SetNumber(w.words(node), number, StatOf(w.doer, which)))
    w.emit(stats.SpendSome(w.words(node), w.doer, which, Bound(number)))


@count.means(said.LostInGroups)
def lost_in_groups(w: Writer, node: said.LostInGroups) -> Amount:
    return groups(lost_count(w, LostCount(node.stat).at(node)), node.n.value)


amount.of(said.NumberOfAuras, lambda w, node: count(w, AuraCount(node.who).at(node)))
amount.of(said.NumberOfTelegraphed, lambda w, node: count(w, TelegraphCount(node.who).at(node)))
amount.of(said.NumberInHand, lambda w, node: count(w, HandCount(node.enemy).at(node)))
amount.of(said.NumberInPile, lambda w, node: count(w, PileCount(None, node.enemy).at(node)))
amount.of(said.NumberOfGenerators, lambda w, node: count(w, GeneratorCount().at(node)))


# ---- what the next card costs
@clause.means(said.NextCardCosts)
def next_card_costs(w: Writer, node: said.NextCardCosts) -> None:
    who = creature(w, node.of)
    until = c.NEXT_CARD if node.stretch is None else until_of(w, node.stretch, who)
    if node.stretch is not None and until == c.THIS_COMBAT:
        raise w.not_playable(node.stretch, "say it without 'next': all of them in this Combat")
    if node.stat.word not in PAID:
        raise w.not_playable(node.stat, "cards cost Energy and Mana")
    by = -node.n.value if node.less else node.n.value
    # [ST-CLS.17] An Enchantment is declared with its host, which is the next card.
    which = classes(node.what) if node.what is not None else ALL_CLASSES & ~(1 << c.ENCHANTMENT)
    line = Standing(PAID[node.stat.word], w.ability.text, by, which, once=True)
    w.emit(Lay(w.words(node), who, line, until))


# ---- cards of one class
@act.means(said.DiscardOne)
def discard_one(w: Writer, node: said.DiscardOne) -> None:
    """[ST-LOC.2] Whether somebody else has one nobody can see."""
    if player_of(w, node) is not YOU:
        raise w.not_playable(node, "what the other player holds is hidden: say 'discards 1 card'")
    hand = CardsInZones([c.HAND], YOU, [sort_of(node.what)])
    gone = chosen(w, node, hand, Single(1))
    note_discarded(w, node, gone)
    w.emit(cards.PutAway(w.words(node), gone))
