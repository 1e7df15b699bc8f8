"""What the verbs do to creatures, tiles and generators."""

from __future__ import annotations

import re

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.outcomes import noted
from rulebound.games.starlight.meaning.terms import (
    STATS,
    amount_of,
    far_of,
    kinds_of,
    must_be_own,
    near,
    so_often,
    those,
    tiles_of,
)
from rulebound.games.starlight.meaning.writer import Writer, act, amount, asks_for, creature, effect
from rulebound.games.starlight.ops import moves, stats
from rulebound.games.starlight.ops.terms import TARGET, THIS, StatOf, UpTo, WholeGroups
from rulebound.games.starlight.ops.ways import FartherFrom
from rulebound.games.starlight.vocabulary import verbs
from rulebound.games.starlight.vocabulary.compared import TilesOfMove
from rulebound.games.starlight.vocabulary.costs import TilesShoved
from rulebound.games.starlight.vocabulary.creatures import CreatureStat, LostCount, SoManyTiles, Tiles
from rulebound.games.starlight.vocabulary.outcomes import MuchOfStat, StatChanged
from rulebound.games.starlight.vocabulary.ways import FartherTile
from rulebound.kernel.gates import ChooseNumber, SetNumber
from rulebound.kernel.terms import Amount, Bound, Cards, Fixed, Times
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.numbers import ThatMuch
from rulebound.language.lowering import YOU
from rulebound.language.node import Node

LONGEST_WAY = 6
MOST_PARTS = 12


# ---- stats
@act.means(verbs.Gain, verbs.Heal)
def gain(w: Writer, node: verbs.Gain | verbs.Heal) -> None:
    who, which = (w.doer, STATS[node.stat.word]) if isinstance(node, verbs.Gain) else (creature(w, node.who), c.HEALTH)
    much = amount_of(w, node)
    w.emit(stats.GainStat(w.words(node), who, which, much, number=noted(w, node, which, True, False, who)))


@act.means(verbs.Lose, verbs.Take)
def lose(w: Writer, node: verbs.Lose | verbs.Take) -> None:
    damage = isinstance(node, verbs.Take)
    which = c.HEALTH if isinstance(node, verbs.Take) else STATS[node.stat.word]
    much = amount_of(w, node)
    number = noted(w, node, which, False, damage, w.doer)
    w.emit(stats.LoseStat(w.words(node), w.doer, which, much, damage, number=number))


def change(w: Writer, node: Node, stat: CreatureStat, amount: Amount, rises: bool, also: bool) -> None:
    """One of several changes; 'if you do' asks of all of them."""
    which, also = STATS[stat.word], also and (asks_for(w, IfDone) or asks_for(w, IfNotDone))
    if rises:
        w.emit(stats.GainStat(w.words(node), w.doer, which, amount, also))
    else:
        w.emit(stats.LoseStat(w.words(node), w.doer, which, amount, False, also))


@act.means(verbs.GainMany)
def gain_many(w: Writer, node: verbs.GainMany) -> None:
    typed = w.ability.sentences[w.sentence].typed
    if node.each is not None and len(node.items) == 2 and f"{node.items[0].stat.word}, and" in typed:
        raise w.not_playable(node.each, "is that said of both? Leave out the comma, or make two sentences of it")
    for number, each in enumerate(node.items):
        rises = not isinstance(node, verbs.LoseMany)
        change(w, node, each.stat, so_often(w, amount(w, each.n), node.each), rises, number > 0)


@act.means(verbs.Shift)
def shift(w: Writer, node: verbs.Shift | verbs.Shifts) -> None:
    for number, each in enumerate(node.shifts):
        by = so_often(w, Fixed(abs(each.by.value)), node.each)
        change(w, node, each.stat, by, each.by.value > 0, number > 0)


@effect.means(verbs.Shifts)
def shifts(w: Writer, node: verbs.Shifts) -> None:
    if not w.triggered and w.card.whom not in (c.NOTHING, c.TILE) and w.card.most > 0:
        raise w.not_playable(node, "whose? Say who gains or loses it")
    shift(w, node)


@act.means(verbs.LoseAll)
def lose_all(w: Writer, node: verbs.LoseAll) -> None:
    if any(each.word == "Health" for each in node.stats):
        raise w.not_playable(node, "a creature that loses all Health dies: say how much it loses")
    for each in node.stats[1:]:
        w.emit(stats.LoseAll(w.words(node), w.doer, STATS[each.word]))
    which = STATS[node.stats[0].word]
    asked = any(asks_for(w, each) for each in (ThatMuch, LostCount, MuchOfStat, StatChanged))
    if len(node.stats) == 1 and (which < c.ATK or asked):  # [ST-STAT.14] below 0 nothing is lost
        w.tallies[""] = number = w.number()
        w.left_open = node.stats[0].word
        lost: Amount = StatOf(w.doer, which)
        w.emit(SetNumber(w.words(node), number, lost if which < c.ATK else WholeGroups(lost, 1)))
    w.emit(stats.LoseAll(w.words(node), w.doer, which))


@act.means(verbs.LosePositive)
def lose_positive(w: Writer, node: verbs.LosePositive) -> None:
    which = STATS[node.stat.word]
    if which < c.ATK:
        raise w.not_playable(node.stat, "only ATK and DEF fall below 0")
    w.emit(stats.LoseStat(w.words(node), w.doer, which, WholeGroups(StatOf(w.doer, which), 1), False))


@act.means(verbs.Steal)
def steal(w: Writer, node: verbs.Steal) -> None:
    """[EN-13] Behind 'when this creature is attacked' the target is this creature, and nobody takes of itself."""
    of_whom = creature(w, node.who)
    if of_whom is w.doer is THIS:
        raise w.not_playable(node, "from whom? Say it of another creature")
    which, much = STATS[node.stat.word], amount_of(w, node)
    w.emit(stats.Steal(w.words(node), w.doer, of_whom, which, much, noted(w, node, which, False, False, of_whom)))


# ---- tiles
def measured_move(w: Writer, node: verbs.Move | verbs.MoveExactly, far: Amount) -> None:
    """[ST-NUM.2] [ST-DEC.7] A Movement card that begins so leads to another tile."""
    stays = w.card.kind != c.MOVEMENT or bool(w.items) or not w.begins
    w.emit(moves.WalkTo(w.words(node), w.doer, moves.Within(0, 1, c.ANY_DISTANCE, w.doer, False, far), stays))


def measured(w: Writer, node: Node, far: Tiles | SoManyTiles, exactly: bool) -> Amount:
    if exactly:
        raise w.not_playable(node, "or fewer, if one likes? Say 'up to'")
    return far_of(w, far)


@act.means(verbs.Move, verbs.MoveExactly)
def move(w: Writer, node: verbs.Move | verbs.MoveExactly) -> None:
    """[ST-DEC.7] A Movement card that begins so has chosen its destination already."""
    if w.triggered and re.search(r"\bmore( tiles?)?$", w.ability.sentences[w.sentence].typed):
        raise w.not_playable(node, "more than what? Say how far it moves")
    w.card.moves = True
    exactly = isinstance(node, verbs.MoveExactly)
    if isinstance(node.tiles, SoManyTiles):
        measured_move(w, node, measured(w, node, node.tiles, exactly))
        return
    steps = exact_tiles(w, node.tiles) if exactly else tiles_of(w, node.tiles)
    first = w.begins and not w.items and w.card.steps == 0
    if first and w.card.kind == c.MOVEMENT and w.doer in (THIS, TARGET):
        w.card.steps = steps
        w.card.exactly = exactly and steps > 1
        w.card.mover = c.THIS if w.doer is THIS else c.TARGET
        w.emit(moves.WalkThere(w.words(node), w.doer, steps, w.card.exactly))
    else:
        w.emit(moves.Walk(w.words(node), w.doer, steps, exactly))


@act.means(verbs.MoveSome)
def move_some(w: Writer, node: verbs.MoveSome) -> None:
    """[ST-DEC.7] A Movement card that begins so leads to another tile anyway."""
    most = tiles_of(w, node.tiles)
    if node.least.value != 1 or most < 2:
        raise w.not_playable(node.least, "say it from 1 on, or 'exactly'")
    if w.card.kind == c.MOVEMENT and w.begins and not w.items and w.doer is THIS:
        move(w, verbs.Move(node.tiles).at(node))
    else:
        w.card.moves = True
        way = moves.Within(0, 1, c.ANY_DISTANCE, w.doer, False, Fixed(most))
        w.emit(moves.WalkTo(w.words(node), w.doer, way, False))


@act.means(verbs.MoveOther)
def move_other(w: Writer, node: verbs.MoveOther) -> None:
    """This creature moves by itself; another is moved."""
    who = creature(w, node.who)
    exactly = isinstance(node, verbs.MoveOtherExactly)
    if who is THIS and w.doer is THIS:
        move(w, verbs.MoveExactly(node.tiles).at(node) if exactly else verbs.Move(node.tiles).at(node))
        return
    if isinstance(node.tiles, SoManyTiles):
        far = measured(w, node, node.tiles, exactly)
    else:
        far = Fixed(exact_tiles(w, node.tiles) if exactly else tiles_of(w, node.tiles))
    w.emit(moves.Displace(w.words(node), who, far, exactly))


def exact_tiles(w: Writer, node: Tiles) -> int:
    """Every way of so many steps is looked at, so there may not be too many of them."""
    steps = tiles_of(w, node)
    if steps > LONGEST_WAY:
        raise w.not_playable(node, f"a way of exactly so many tiles has {LONGEST_WAY} at the most: say 'up to'")
    return steps


@act.means(verbs.ChooseCreature)
def choose_creature(w: Writer, node: verbs.ChooseCreature) -> None:
    creature(w, node.some)


@act.means(verbs.MoveTo)
def move_to(w: Writer, node: verbs.MoveTo) -> None:
    w.card.moves = True
    typed = w.ability.sentences[w.sentence].typed.lower()  # [ST-DEC.7] 'Move up to 2 tiles, passing through creatures.'
    up_to = isinstance(node, verbs.LeapTo) and "move up to" in typed and w.words(node).lower().split()[0] not in typed
    w.emit(moves.WalkTo(w.words(node), w.doer, tile_choice(w, node), up_to and bool(w.items or not w.begins)))


def tile_choice(w: Writer, node: verbs.MoveTo) -> moves.TileChoice:
    tile, leap = node.tile, isinstance(node, verbs.LeapTo)
    if tile.home:
        must_be_own(w, node)
        return moves.Home(0, 1, c.ANY_DISTANCE, w.doer, leap)
    if tile.adjacent and tile.tiles is not None:
        raise w.not_playable(tile, "say once how near it is")
    center = w.doer if tile.center is None else creature(w, tile.center)
    most = 1 if tile.adjacent else c.ANY_DISTANCE if tile.tiles is None else tiles_of(w, tile.tiles)
    if isinstance(tile, FartherTile):
        assert tile.from_whom is not None
        whom = creature(w, tile.from_whom)
        return FartherFrom(0, 1, most, w.doer, leap, whom, tile.nearer)
    if tile.some is not None:
        if w.card.kind != c.MOVEMENT and "up to" in w.ability.sentences[w.sentence].typed.lower():
            why = "or none, if one likes? Say 'You may move to a tile within …', or 'Move to a tile within …'"
            raise w.not_playable(node, why)
        before = w.spoken_of
        whom = those(w, tile.some, near(w, tile.some, tile.some.another))
        w.spoken_of = before  # nobody is chosen, so nobody is 'it'
        return moves.Beside(kinds_of(tile.kinds), 1, most, center, leap, whom, tile.apart)
    return moves.TileChoice(kinds_of(tile.kinds), most if tile.exact else 1, most, center, leap)


@act.means(verbs.MoveOtherTo)
def move_other_to(w: Writer, node: verbs.MoveOtherTo) -> None:
    """[ST-TILE.10] As by a push; this creature moves by itself."""
    tile, who = node.tile, creature(w, node.who)
    if who is THIS or tile.home or tile.some is not None or isinstance(tile, FartherTile):
        raise w.not_playable(node, "say it of another creature, and of a tile of some sort, or near somebody")
    near = tile.adjacent or tile.tiles is not None
    if near and (tile.center is None or (center := creature(w, tile.center)) is who):
        raise w.not_playable(tile, "near whom? Say 'of this creature', or how far: 'move it up to 2 tiles'")
    if tile.adjacent and tile.tiles is not None:
        raise w.not_playable(tile, "say once how near it is")
    most = 1 if tile.adjacent else c.ANY_DISTANCE if tile.tiles is None else tiles_of(w, tile.tiles)
    least = most if tile.exact else 1
    where = moves.LedTo(kinds_of(tile.kinds), least if near else 0, most, center if near else who, node.leap)
    w.emit(moves.DisplaceTo(w.words(node), who, where))


@act.means(verbs.Spend)
def spend(w: Writer, node: verbs.Spend) -> None:
    if node.stat.word not in ("Energy", "Mana"):
        raise w.not_playable(node, "Energy and Mana are spent: say 'lose'")
    w.emit(stats.Spend(w.words(node), w.doer, STATS[node.stat.word], node.n.value))


@act.means(verbs.SpendSome)
def spend_some(w: Writer, node: verbs.SpendSome) -> None:
    """How much is chosen; 'that much' is this number from then on."""
    which, loses = STATS[node.stat.word], isinstance(node, verbs.LoseSome)
    if not loses and which not in (c.ENERGY, c.MANA):
        raise w.not_playable(node, "Energy and Mana are spent: say 'lose'")
    number = w.number()
    most: Amount = StatOf(w.doer, which)
    most = most if which < c.ATK else WholeGroups(most, 1)  # as much as is there; below 0 there is nothing
    most = most if node.n is None else UpTo(most, node.n.value)
    w.emit(ChooseNumber(w.words(node), YOU, c.M_MODE, c.MODE, number, 0, most))
    w.tallies[""] = number
    w.left_open = node.stat.word
    if loses:
        w.emit(stats.LoseStat(w.words(node), w.doer, which, Bound(number), False))
    else:
        w.emit(stats.SpendSome(w.words(node), w.doer, which, Bound(number)))


@act.means(verbs.Divide)
def divide(w: Writer, node: verbs.Divide) -> None:
    if not 1 <= node.n.value <= MOST_PARTS:
        raise w.not_playable(node.n, f"1 to {MOST_PARTS} can be divided")
    stat = c.HEALTH if node.stat is None else STATS[node.stat.word]
    damage = node.stat is None
    among = creature(w, node.among)
    w.emit(stats.Divide(w.words(node), among, stat, node.n.value, damage, w.slot(), c.M_CHOOSE, c.CHOOSE))


def whose(w: Writer, node: verbs.SetStat | verbs.SetEqual | verbs.DoubleStat) -> Cards:
    who = getattr(node, "who", None) or node.of
    assert who is not None
    return creature(w, who)


@act.means(verbs.SetStat)
def set_stat(w: Writer, node: verbs.SetStat) -> None:
    if node.stat.word == "Health" and node.n.value < 1:
        raise w.not_playable(node, "a creature without Health dies: say how much it loses")
    w.emit(stats.SetStat(w.words(node), whose(w, node), STATS[node.stat.word], Fixed(node.n.value)))


@act.means(verbs.SetEqual, verbs.DoubleStat)
def set_equal(w: Writer, node: verbs.SetEqual | verbs.DoubleStat) -> None:
    who, which = whose(w, node), STATS[node.stat.word]
    if isinstance(node, verbs.DoubleStat):
        w.emit(stats.SetStat(w.words(node), who, which, Times(Fixed(2), StatOf(who, which))))
    else:
        w.emit(stats.SetStat(w.words(node), who, which, amount(w, node.to)))


@act.means(verbs.Leap)
def leap(w: Writer, node: verbs.Leap) -> None:
    if w.card.whom != c.TILE:
        raise w.not_playable(node, "this card chooses no tile: give it a range such as 'tile 1-3'")
    w.card.leaps = w.doer is THIS
    w.emit(moves.Leap(w.words(node), w.doer))


@act.means(verbs.Swap)
def swap(w: Writer, node: verbs.Swap) -> None:
    w.card.swaps = w.doer is THIS
    w.emit(moves.Swap(w.words(node), w.doer, creature(w, node.who)))


def shove(w: Writer, node: verbs.Push | verbs.Pull) -> None:
    away = isinstance(node, verbs.Push)
    number = -1
    if asks_for(w, TilesShoved) or asks_for(w, TilesOfMove):
        w.shoved = number = w.number()
        w.shoves.append(("pushed" if away else "pulled", number))
    who = creature(w, node.who)
    far = w.settled(node, far_of(w, node.tiles))
    w.emit(moves.Shove(w.words(node), who, away, far, node.up_to, number))


act.means(verbs.Push, verbs.Pull)(shove)


@act.means(verbs.MoveThere)
def move_there(w: Writer, node: verbs.MoveThere) -> None:
    if w.card.kind != c.ATTACK or w.doer is not THIS:
        raise w.not_playable(node, "after its attack this creature moves to where the defender stood")
    if any(isinstance(op, moves.Shove) for op in w.items):
        raise w.not_playable(node, "where it stood before the Knockback, or before it was moved by this text?")
    w.emit(moves.FollowUp(w.words(node), w.doer))


# ---- generators
def change_generator(w: Writer, node: verbs.Neutralize | verbs.Capture | verbs.Interact) -> None:
    needed = {verbs.Neutralize: "enemy", verbs.Capture: "neutral"}.get(type(node))
    if needed is not None and w.generator == "any" and w.on_generator is not None and w.doer is THIS:
        must_be_own(w, node)  # [ST-GAME.6] Generators are the player's
        w.emit(stats.TakeGenerator(w.words(node), w.on_generator, needed == "enemy"))
        return
    if needed is not None and (w.generator != needed or w.on_generator is not w.doer):
        raise w.not_playable(node, f"say before it, and of who does it: 'If this creature is on a {needed} Generator'")
    w.card.captures = True
    w.emit(stats.ChangeGenerator(w.words(node), w.doer))


act.means(verbs.Neutralize, verbs.Capture, verbs.Interact)(change_generator)
