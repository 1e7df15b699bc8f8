"""More that Auras and passives watch for: attacks and their end, what is spent, cards of some sort, who comes."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.card_sorts import CardSort
from rulebound.games.starlight.vocabulary.creatures import (
    ONE_OF_CLASS,
    CardClass,
    Creatures,
    CreatureStat,
    ForEach,
    ManyCreatures,
    OfNumber,
    OfSeveral,
    SomeCreature,
    TheCreature,
    Whoever,
    Yours,
)
from rulebound.games.starlight.vocabulary.limits import Unable
from rulebound.games.starlight.vocabulary.sentences import OtherLine
from rulebound.language.core.categories import Event, Head, PlayerHappening
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase


@phrase("attack(s)", "attack(s) {whom:obj}")
class Attacks(PlayerHappening):
    """An Attack of it has been invoked, and is not yet answered. [ST-CMB.1]"""

    whom: TheCreature | SomeCreature | None = None


@phrase("after {event}")
class After(Head):
    """When an attack, or a card, is over; else when it has happened. [ST-CMB.15] [ST-INV.10]"""

    event: Event


@phrase("resolve(s) a <[{what}] card|{what}>", "<finish~finishes> resolving a <[{what}] card|{what}>")
class Resolves(PlayerHappening):
    """A card that it has invoked is over. [ST-INV.10]"""

    what: CardClass | None = None


@phrase("<a|> Combat begins", "<a|> Combat you are in begins", "<a|> Combat [ends!ends]",
        "<a|> Combat you are in [ends!ends]")
class CombatTurns(Event):
    """A Combat of this creature. [ST-CMB.1] [ST-CMB.11]"""

    ends: bool = False


@phrase("spend(s) {stat}", "spend(s) {n} or {bound} {stat}", "spend(s) {stat} on <a|1> card",
        "spend(s) {n} or {bound} {stat} on <a|1> card", "spend(s) {n} or {bound} {stat} at once",
        "spend(s) [last!<its|your> last] {stat}")
class Spends(PlayerHappening):
    """At once: for a card, for telegraphing or by a text; perhaps all that was left. [ST-INV.4]"""

    stat: CreatureStat
    n: Number | None = None
    bound: Bound | None = None
    last: bool = False


@phrase("gain(s) {stat} [tile!from <a tile|tiles|a Energy tile|a Health tile|a Strength tile>]")
class GainsOf(PlayerHappening):
    """By the bonus of a tile. [ST-TILE.10]"""

    stat: CreatureStat
    tile: bool = False


@phrase("return(s) <to the board|to play|from limbo>", "return(s)")
class Returns(PlayerHappening):
    """After a death. [ST-DIE.5]"""


@phrase("<enter(s)|comes onto> the board", "enter(s) play")
class EntersBoard(PlayerHappening):
    """In its first turn, or after a death. [ST-SET.10] [ST-DIE.5]"""


@phrase(
    "a Aura is put on {whom:obj}", "a Aura <on|of> {whom:obj} is [gone!removed]",
)
class AuraComes(Event):
    """[ST-CLS.7] [ST-CLS.10]"""

    whom: TheCreature
    gone: bool = False


@phrase("discard(s) <a|1> card")
class DiscardsCard(PlayerHappening):
    """Each single card. [ST-LOC.3]"""


@phrase("gain(s) <a|1> Point", "gain(s) Points", "score(s) <a Point|Points|1 Point>")
class ScoresPoints(PlayerHappening):
    """However many at once. [ST-WIN.1]"""


@phrase(
    "slam(s) a enemy <|creature> <|into a wall|against a wall|into the wall>",
    "are~is~be [suffers!<slammed|wall slammed|slammed into a wall|slammed against a wall>]",
)
class Slams(PlayerHappening):
    """[ST-KB.5]"""

    suffers: bool = False


@phrase("knock(s) back a enemy <|creature>", "knock(s) a enemy <|creature> back")
class KnocksBack(PlayerHappening):
    """[ST-KB.3]"""


@phrase("are~is~be pushed", "are~is~be [pulled!pulled]", "are~is~be pushed [pulled!or pulled]")
class IsPushed(PlayerHappening):
    """A push is also one by Knockback. [ST-KB.3]"""

    pulled: bool = False


@phrase("{of} attack misses", "a attack [against!against] {who:obj} misses")
class AttackMisses(Event):
    """[ST-CMB.17]"""

    of: Creatures | Yours | None = None
    who: TheCreature | None = None
    against: bool = False


@phrase(
    "deal(s) {n} or {bound} damage", "deal(s) {n} or {bound} damage [by_attack!with an attack]",
    "deal(s) {n} or {bound} damage [by_attack!with one attack]",
)
class DealsSoMuch(PlayerHappening):
    """At once. [ST-STAT.15]"""

    n: Number
    bound: Bound
    by_attack: bool = False


@phrase(
    "{of} {stat} <drops|falls|is reduced> to {n} or <less|fewer|lower>", "{of} {stat} <drops|falls|is reduced> to {n}",
    "{of} {stat} <drops|falls|is reduced> [below!below] {n}",
)
class StatFalls(Event):
    """From above to that, in one loss. [ST-STAT.12]"""

    of: Creatures | Yours
    stat: CreatureStat
    n: Number
    below: bool = False


@phrase("<this|this Aura|it> has {n} or more counters <|on it>", "<this|this Aura|it> has {n} counters <|on it>",
        "there are {n} or more counters <on this|on this Aura|here>")
class CountersReach(Event):
    """As counters are added to it. [ST-CLS.8] [ST-NUM.6]"""

    n: Number


@phrase("move(s) <onto|to> a tile adjacent to a enemy <|creature>", "move(s) adjacent to a enemy <|creature>",
        "end(s) a move adjacent to a enemy <|creature>")
class MovesBeside(PlayerHappening):
    """A movement of its own ends there. [ST-TILE.10]"""


@phrase("invoke(s) {sort:one}", "play(s) {sort:one}")
class InvokesSort(PlayerHappening):
    """Paid, and not yet resolved. [ST-INV.3]"""

    sort: CardSort


@phrase("telegraph(s) a <{what} card|{what}>")
class TelegraphsOne(PlayerHappening):
    """A card of one class; paid or free. [ST-TEL.3]"""

    what: CardClass | None = None


@phrase(f"play(s) {ONE_OF_CLASS} <|from hand|from your hand|from its hand>",
        "play(s) <a|any|1> card <|from hand|from your hand|from its hand>")
class Plays(PlayerHappening):
    """Invoked or telegraphed. [ST-TEL.1]"""

    what: CardClass | None = None


BY = "<are~is~be targeted by|become(s) the target of> <a|any>"


@phrase(f"{BY} [enemy!<enemy|opponent's|opposing>] <[{{what}}] card|{{what}}>", f"{BY} <[{{what}}] card|{{what}}>")
class IsTargeted(PlayerHappening):
    """Whom a card chooses that has been invoked, and has not yet resolved. [ST-INV.3]"""

    what: CardClass | None = None
    enemy: bool = False


@phrase("{who:thou/sg/pl} {unable} <invoke|play> {sort:many}")
class CannotInvokeSort(OtherLine, OfSeveral):
    """[ST-INV.11]"""

    unable: Unable
    sort: CardSort


@phrase("{who:thou/sg/pl} {unable} <invoke|play> <any more cards|any other cards|more cards|anything else>")
class CannotInvokeMore(OtherLine, OfSeveral):
    """Whatever it is, from now on. [ST-INV.11]"""

    unable: Unable


@phrase(
    *(f"{whose} {{n}} {more} {{stat}} [{{each}}]" for more in ("<more|extra|additional>", "[less!<less|fewer>]")
      for whose in ("{of} {sort:many} cost", "{sort:many} cost {who:obj}")),
)
class SortCosts(OtherLine, OfNumber):
    """[ST-NUM.1]"""

    sort: CardSort
    stat: CreatureStat
    of: Creatures | Yours | ManyCreatures | None = None
    who: Whoever | None = None
    each: ForEach | None = None
    less: bool = False


@phrase(
    "{of} <{what} cards|{what:many}> have {n} less range",
    "{of} <{what} cards|{what:many}> reach {n} tile <less|fewer>",
    "the <range|maximum range> of {of} <{what} cards|{what:many}> is reduced by {n}",
)
class LessRange(OtherLine, OfNumber):
    """At the least 1. [ST-NUM.5]"""

    of: Creatures | Yours | ManyCreatures
    what: CardClass
