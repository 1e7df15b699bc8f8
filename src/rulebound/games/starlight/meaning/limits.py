"""What the phrases of `vocabulary/limits.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.stats import OF_TILES
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.meaning.terms import STATS, classes, must_be_own, tiles_of
from rulebound.games.starlight.meaning.writer import Writer, condition, creature, line
from rulebound.games.starlight.ops import limits as ops
from rulebound.games.starlight.ops import terms, tests
from rulebound.games.starlight.vocabulary import limits as said
from rulebound.games.starlight.vocabulary.creatures import TheCreature
from rulebound.kernel.terms import Cards, CountOf, Every, Fixed, Not, Test, relations
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.language.lowering import YOU
from rulebound.language.node import Node

Line = tuple[Cards, Standing]
FULL_HAND = 7
SLAM = 2
ROOM = 2


@condition.means(said.TurnIs)
def turn_is(w: Writer, node: said.TurnIs) -> Test:
    """[ST-GAME.6] [ST-TEL.9] 'Your turn' is that of the creature, as in 'at the start of your turn'."""
    if node.owner.word == "enemy":
        must_be_own(w, node)
        found: Test = ops.EnemyTurn()
    else:
        found = ops.TurnOf(creature(w, TheCreature(node.owner.word).at(node.owner)))
    return Not(found) if node.not_so else found


@condition.means(said.PileIs)
def pile_is(w: Writer, node: said.PileIs) -> Test:
    who, auras = creature(w, node.of), node.pile.word == "Aura Pile"
    there = tests.AnyCards(who)
    if node.empty:
        return Every([there, relations.Compares(terms.CardsOn(who, not auras), relations.AT_MOST, Fixed(0))])
    full = ops.PileFull(who, auras)
    return Every([there, Not(full)]) if node.not_full or node.room else full


@condition.means(said.PileOfYours)
def pile_of_yours(w: Writer, node: said.PileOfYours) -> Test:
    must_be_own(w, node)
    zone = c.DRAW if node.draw else c.DISCARD if node.discard else c.HAND
    held = CountOf(CardsInZones([zone], YOU, []))
    if zone == c.HAND:
        return relations.Compares(held, relations.AT_LEAST, Fixed(FULL_HAND))
    return relations.Compares(held, relations.AT_MOST, Fixed(0))


# ---- lines
def of_whom(w: Writer, node: Node) -> Cards:
    """Whose attacks, cards or piles it speaks of."""
    who = getattr(node, "who", None) or getattr(node, "of", None)
    assert isinstance(who, Node)
    return creature(w, who)


def simple(w: Writer, node: Node, what: int, amount: int, which: int = 0) -> Line:
    return of_whom(w, node), Standing(what, w.ability.text, amount, which)


@line.means(said.NoMoreCards)
def no_more_cards(w: Writer, node: said.NoMoreCards) -> Line:
    if "play" in w.words(node).lower().split():
        raise w.not_playable(node, "telegraphed cards, too? They are played [ST-TEL.1]: say 'invoke'")
    return simple(w, node, c.NO_MORE_CARDS, node.n.value, classes(node.cards.what))


line.of(said.NoMoreTiles, lambda w, node: simple(w, node, c.NO_MORE_TILES, tiles_of(w, node.tiles)))
line.of(
    said.NoMoreOf,
    lambda w, node: simple(
        w, node, c.NO_MORE_LOST if node.lose else c.NO_MORE_GAINED, node.n.value, 1 << STATS[node.stat.word]
    ),
)
line.of(
    said.NoMoreDamage,
    lambda w, node: simple(w, node, c.NO_MORE_DAMAGE, 0 if node.n is None else node.n.value, by_attack(node)),
)
@line.means(said.NoHigher)
def no_higher(w: Writer, node: said.NoHigher) -> Line:
    if node.have:
        raise w.not_playable(node, "does it lose what it has more? Say 'cannot rise above …'")
    return simple(w, node, c.NO_HIGHER, node.n.value, 1 << STATS[node.stat.word])


@line.means(said.NotUsedUp)
def not_used_up(w: Writer, node: said.NotUsedUp) -> Line:
    if node.stat.word not in ("ATK", "DEF"):
        raise w.not_playable(node.stat, "an attack uses up ATK and DEF")
    return simple(w, node, c.NOT_USED_UP, 1, 1 << STATS[node.stat.word])


line.of(said.Shield, lambda w, node: simple(w, node, c.SHIELD, node.n.value, int(node.at_once)))
line.of(
    said.MovesSo,
    lambda w, node: simple(w, node, c.MOVES_FARTHER, -tiles_of(w, node.tiles) if node.less else tiles_of(w,
        node.tiles)),
)
line.of(said.SlamsHarder, lambda w, node: simple(w, node, c.SLAMS_MORE, node.n.value))
line.of(said.KnocksAll, lambda w, node: simple(w, node, c.KNOCKS_FARTHER, tiles_of(w, node.tiles)))
line.of(said.NoKnockbackOf, lambda w, node: simple(w, node, c.NO_KNOCKBACK_OF, 1))


# [ST-TILE.1] [ST-TILE.3] [ST-TILE.5] What the bonus of a tile is.
GIVEN_BY = {"Energy": ("Energy",), "Health": ("Health",), "Strength": ("ATK", "DEF")}


@line.means(said.GainsMore)
def gains_more(w: Writer, node: said.GainsMore) -> Line:
    gives = ("Energy", "Health", "ATK", "DEF") if node.kind is None else GIVEN_BY.get(node.kind.word, ())
    of_tiles = node.tile or node.kind is not None
    if of_tiles and node.stat.word not in gives:
        raise w.not_playable(node.stat, f"such a tile gives {' and '.join(gives) or 'nothing'}")
    which = 1 << STATS[node.stat.word] | (OF_TILES if of_tiles else 0)
    return simple(w, node, c.GAINS_MORE, -node.n.value if node.less else node.n.value, which)


def by_attack(node: said.NoMoreDamage) -> int:
    return int(node.blow is not None and node.blow.word == "attack")


@line.means(said.SlamHurts)
def slam_hurts(w: Writer, node: said.SlamHurts) -> Line:
    less = SLAM if node.n is None else -node.n.value if node.more else node.n.value
    return simple(w, node, c.SLAM_LESS, less)


@line.means(said.PileHolds)
def pile_holds(w: Writer, node: said.PileHolds) -> Line:
    more = node.n.value if node.more else node.n.value - ROOM
    if more < 1:
        raise w.not_playable(node.n, "it holds two anyway")
    return simple(w, node, c.PILE_HOLDS, more)


@line.means(said.Survives)
def survives(w: Writer, node: said.Survives) -> Line:
    if node.n is not None and node.n.value < 1:
        raise w.not_playable(node.n, "a creature without Health dies")
    return simple(w, node, c.SURVIVES, 1 if node.n is None else node.n.value, int(node.by_attack))
