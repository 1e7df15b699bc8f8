"""Compared with others, with before, or with each other: the most of a stat, how it was before an attack or a move,
stats exchanged, moves in a line."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import (
    SORT,
    CardClass,
    Counted,
    Creatures,
    CreatureStat,
    EachCreature,
    ForEach,
    OfCreature,
    OneLike,
    Side,
    TheCreature,
    Tiles,
    Yours,
)
from rulebound.games.starlight.vocabulary.sentences import Stretch
from rulebound.language.core.categories import (
    Act,
    Amount,
    Clause,
    Condition,
    Effect,
    OfCount,
    PlayerHappening,
    SimpleQuantity,
    SingleCondition,
)
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words


@phrase(
    "gain(s) {n:n} {stat} [{each}] {stretch}", "gain(s) {n:n} {stat} and {second} {other} {stretch}",
    "lose(s) {n:n} {stat} [{each}] {stretch}", "lose(s) {n:n} {stat} and {second} {other} {stretch}",
)  # fmt: skip
class ChangesForNow(Act):
    """Refused where it is read: a stat stays until it is used, or decays. [ST-STAT.8] [ST-STAT.10]"""

    n: Amount
    stat: CreatureStat
    stretch: Stretch
    each: ForEach | None = None
    second: Number | None = None
    other: CreatureStat | None = None


@phrase("exchange(s) {of} {stat} and {second}")
class ExchangeStats(Act):
    """Each becomes what the other was. [ST-STAT.12]"""

    of: Creatures | Yours
    stat: CreatureStat
    second: CreatureStat


# ---- how it was before
@phrase("if before this {what} {condition}, {clauses+, then}")
class IfBefore(Effect):
    """As it was before the blow of an Attack, or before the first move of a Movement card. [ST-CMB.15] [ST-CLS.5]"""

    what: Doing
    condition: Condition
    clauses: tuple[Clause, ...]


@phrase("that was adjacent to {center:obj} before this move")
class WasAdjacent(OneLike):
    """Beside this creature before the first move of the card. [ST-BRD.3]"""

    center: TheCreature


@words("attack", "move")
class Doing(Word):
    """What the card does."""


@phrase(
    "tile <moved|moved this way|you moved this way>",
    "tile <|you> moved with [host!<this|the enchanted> Movement card]",
)
class TilesOfMove(Counted):
    """By this card, or by the one that it enchants. [ST-CLS.5] [ST-CLS.15]"""

    host: bool = False


@phrase("move(s) up to {tiles} in a straight line")
class MoveStraight(Act):
    """On in one direction, over unoccupied tiles. [ST-BRD.6] [ST-CLS.5]"""

    tiles: Tiles


@phrase(
    "move(s) {tiles} <toward|closer to|nearer to> {who:obj}",
    "move(s) [up_to!up to] {tiles} <toward|closer to|nearer to> {who:obj}",
    "move(s) {tiles} [away!away from] {who:obj}", "move(s) [up_to!up to] {tiles} [away!away from] {who:obj}",
)
class MoveToward(Act, OfCreature):
    """Every step leads nearer to it, or farther away; over unoccupied tiles. [ST-BRD.4] [ST-CLS.5]"""

    tiles: Tiles
    away: bool = False
    up_to: bool = False


@phrase("exchange(s) {of} {stat} <with|and> {other} {second}")
class ExchangeWith(Act):
    """A stat of either: each becomes what the other was. [ST-STAT.12]"""

    of: Creatures | Yours
    stat: CreatureStat
    other: Creatures | Yours
    second: CreatureStat


@phrase("[{n}] {stat} {who:thou/sg} are~is missing")
class StatMissing(Counted, OfCreature):
    """Point by point, or in whole groups, up to the most there can be. [ST-STAT.1]"""

    stat: CreatureStat
    n: Number | None = None


@phrase("{of} distance <to|from> {other:obj}", "the distance <between {who:obj} and|to|from> {other:obj}")
class DistanceTo(SimpleQuantity):
    """In tiles; 0 if one of them is not on the board. [ST-BRD.4]"""

    other: TheCreature
    of: Creatures | Yours | None = None
    who: TheCreature | None = None


@phrase("the {how} {stat} <among|of> {who:obj}")
class MostAmong(SimpleQuantity):
    """Of those that have the most, or the least, of it. [ST-STAT.12]"""

    how: Extreme
    stat: CreatureStat
    who: EachCreature


# ---- what creatures do
@phrase(f"kill(s) a {SORT}")
class Kills(PlayerHappening):
    """By damage that it deals, with an attack or a text. [ST-STAT.15] [ST-DIE.1]"""

    side: Side | None = None


# ---- what they are like
@words("most= <most|highest>", "least= <least|lowest>")
class Extreme(Word):
    """The end of a scale."""


@phrase("with the {how} {stat}")
class WithMost(OneLike):
    """More, or less, than all others of these creatures, or as much. [ST-STAT.12]"""

    how: Extreme
    stat: CreatureStat


@phrase("{who:thou/sg} have~has the {how} {stat} <|of all creatures|of all creatures on the board|on the board>")
class HasMost(SingleCondition, OfCreature):
    """The same of one creature."""

    how: Extreme
    stat: CreatureStat


@phrase("{who} is <an|your> ally", "{who} is your other creature")
class IsAlly(SingleCondition, OfCreature):
    """The other creature of the same player. [ST-GAME.2]"""


@phrase("your other creature is <dead|not on the board>", "your other creature is [alive!<alive|on the board>]")
class AllyIsDead(SingleCondition):
    """In limbo after its death, or not there yet; on the board. [ST-DIE.13]"""

    alive: bool = False


@phrase("{who} is an enemy")
class IsEnemy(SingleCondition, OfCreature):
    """Of the other player. [ST-GAME.2]"""


# ---- cards
@phrase("you discarded <a|1> {what} card this way", "the discarded card is a {what} card")
class DiscardedIs(SingleCondition):
    """Among those that an earlier sentence of this text had you discard. [ST-LOC.3]"""

    what: CardClass


@phrase(
    "put(s) {n:sg} [{what}] card from your Discard Pile on top of your Draw Pile",
    "put(s) {n:sg} [{what}] card from your Discard Pile [bottom!on the bottom of your Draw Pile]",
)
class PutFromPile(Act, OfCount):
    """Of your choice. [ST-LOC.1]"""

    what: CardClass | None = None
    bottom: bool = False


@phrase("{what} card discarded this way")
class DiscardedOfClass(Counted):
    """By an earlier sentence of this text."""

    what: CardClass


@phrase("the discarded card's {stat} cost")
class PriceOfDiscarded(SimpleQuantity):
    """As it is printed. [ST-INV.4]"""

    stat: CreatureStat


@phrase("{stat} {who:thou/sg} have~has over {n}")
class StatOver(Counted, OfCreature):
    """Point by point, what is beyond a number."""

    stat: CreatureStat
    n: Number


@phrase(

    "you <own|control|have> <both Generators of a pair|a pair of Generators|a Generator pair>",
    "you <own|control|have> at least one Generator pair",
)
class OwnsPair(SingleCondition):
    """[ST-GEN.7]"""
