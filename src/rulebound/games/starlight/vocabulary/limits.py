"""Whose turn it is, piles that are full or empty, and lines that bound or widen what a creature does."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import (
    CardClass,
    Creatures,
    CreatureStat,
    ManyCreatures,
    OfNumber,
    OfSeveral,
    TheCreature,
    TileKind,
    Tiles,
    Whoever,
    Yours,
)
from rulebound.games.starlight.vocabulary.sentences import OtherLine
from rulebound.language.core.categories import SingleCondition
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, Word, phrase, words


@words(
    "yourself= your", "it= its", "this creature= this creature's", "the target= the target's",
    "the attacker= the attacker's", "the defender= the defender's", "that creature= that creature's",
    "your other creature= your other creature's",
    "enemy= <a enemy's|a enemy creature's|the opponent's>",
)
class TurnOwner(Word):
    """Whose turn it may be."""


@phrase("<it|this> is {owner} turn", "<it|this> is [not_so!not] {owner} turn", "it [not_so!isn't] {owner} turn")
class TurnIs(SingleCondition):
    """A turn is one creature's. [ST-TEL.9] [ST-GAME.6]"""

    owner: TurnOwner
    not_so: bool = False


@words("Telegraph Pile", "Aura Pile")
class PileOfCreature(Word):
    """What lies beside a creature."""


@phrase(
    "{of} {pile} is full", "{of} {pile} is [empty!empty]", "{of} {pile} is [not_full!not full]",
    "{of} {pile} has [room!room]",
)
class PileIs(SingleCondition):
    """[ST-TEL.4] [ST-LOC.8]"""

    of: Creatures | Yours
    pile: PileOfCreature
    empty: bool = False
    not_full: bool = False
    room: bool = False


@phrase("your hand is full", "your Draw Pile is [draw!empty]", "your Discard Pile is [discard!empty]")
class PileOfYours(SingleCondition):
    """[ST-LOC.2] [ST-LOC.1] [ST-LOC.3]"""

    draw: bool = False
    discard: bool = False


# ---- lines
@words("cannot= <cannot|can't>")
class Unable(Word):
    """In one slot, so that the sentences stay few."""


@words("each turn= <each turn|per turn|a turn|in a turn|in one turn|in a single turn|during a turn|every turn>")
class EachTurn(Word):
    """In the same way."""


@words("at most= <only|at most>")
class AtMost(Word):
    """In the same way."""


@phrase("<[{what}] card|[{what}] cards|{what:many}>")
class SomeCards(Node):
    """Of a class, or any."""

    what: CardClass | None = None


@words("attack= <from|by> <a|one|a single|any one|any> <attack|Attack card|Attack>",
       "attack= <from attacks|from Attack cards|from Attacks>", "once= <at once|at a time>")
class OneBlow(Word):
    """From an attack, or at once."""




@phrase(
    "{who:thou/sg/pl} {unable} <invoke|play> more than {n} {cards} {turns}",
    "{who:thou/sg/pl} <may|can> <invoke|play> {most} {n} {cards} {turns}",
)
class NoMoreCards(OtherLine, OfSeveral):
    """So many in a turn, anybody's, and no more. [ST-INV.11]"""

    n: Number
    cards: SomeCards
    turns: EachTurn
    unable: Unable | None = None
    most: AtMost | None = None


@phrase(
    "{who:thou/sg/pl} {unable} move more than {tiles} {turns}",
    "{who:thou/sg/pl} <may|can> move {most} {tiles} {turns}",
)
class NoMoreTiles(OtherLine, OfSeveral):
    """By its own moves, all in all. [ST-NUM.5]"""

    tiles: Tiles
    turns: EachTurn
    unable: Unable | None = None
    most: AtMost | None = None


@phrase(
    "{who:thou/sg/pl} {unable} gain more than {n} {stat} {turns}",
    "{who:thou/sg/pl} {unable} [lose!lose] more than {n} {stat} {turns}",
)
class NoMoreOf(OtherLine, OfSeveral):
    """What would be more is not gained, or not lost. [ST-STAT.12]"""

    unable: Unable
    n: Number
    stat: CreatureStat
    turns: EachTurn
    lose: bool = False


RISE = "<rise|go|be raised|increase>"


@phrase(
    f"{{of}} {{stat}} {{unable}} {RISE} above {{n}}", f"{{who:thou/sg/pl}} {{unable}} {RISE} above {{n}} {{stat}}",
    "{who:thou/sg/pl} {unable} [have!have] more than {n} {stat}",
)
class NoHigher(OtherLine):
    """What would be more is not gained; what is more already stays. [ST-STAT.12]"""

    unable: Unable
    n: Number
    stat: CreatureStat
    of: Creatures | Yours | None = None
    who: Whoever | None = None
    have: bool = False


@phrase(
    *(f"{{of}} {{stat}} {no} used up <|by {by}|when it attacks>" for no in ("is not", "isn't")
      for by in ("<an attack|attacks|its attacks|your attacks>",)),
    *(f"{{who:{form}}} {keeps} {whose} {{stat}} after <attacks|an attack|each attack|attacking>"
      for form, whose, keep in (("thou", "your", ("keep", "don't lose", "do not lose")),
                                ("sg", "its", ("keeps", "doesn't lose", "does not lose")))
      for keeps in keep),
)
class NotUsedUp(OtherLine):
    """Of its own ATK when it attacks, of its own DEF when it is struck. [ST-CMB.19]"""

    stat: CreatureStat
    of: Creatures | Yours | None = None
    who: TheCreature | None = None


@phrase(
    "{who:thou/sg/pl} never take(s) more than {n} damage [{blow}]",
    "{who:thou/sg/pl} {unable} take more than {n} damage [{blow}]",
    "{who:thou/sg/pl} take(s) at most {n} damage [{blow}]", "{who:thou/sg/pl} take(s) no damage [{blow}]",
)
class NoMoreDamage(OtherLine, OfSeveral):
    """At once; without a number none. [ST-STAT.2] [ST-MOD.2]"""

    n: Number | None = None
    unable: Unable | None = None
    blow: OneBlow | None = None


@phrase(
    "the next {n} damage {who:thou/sg} would take is prevented",
    "prevent <the next|up to> {n} damage {who:thou/sg} would take",
    "the next damage {who:thou/sg} would take is [at_once!reduced] by {n}",
)
class Shield(OtherLine, OfNumber):
    """So much, all in all, until it is used up; or of what comes next. [ST-MOD.2]"""

    who: TheCreature
    at_once: bool = False


MOVES = "<move|move it|move you|take it|take you|lead|go>"


@phrase(
    f"{{of}} Movement cards {MOVES} {{tiles}} <farther|further|more>",
    f"{{of}} Movement cards {MOVES} {{tiles}} [less!<less|fewer>]",
    f"{{of}} Movement cards {MOVES} [up_to!up to] {{tiles}} <farther|further>",
    "{who:thou/sg} move(s) {tiles} <farther|further> with Movement cards",
    "{who:thou/sg} move(s) {tiles} [less!<less|fewer>] with Movement cards",
)
class MovesSo(OtherLine):
    """Moves of up to so many tiles, and leaps to a chosen tile. [ST-NUM.5]"""

    tiles: Tiles
    of: Creatures | Yours | ManyCreatures | None = None
    who: TheCreature | None = None
    less: bool = False
    up_to: bool = False


@phrase(
    "wall slams deal no <more|extra|additional> damage to {who:obj}",
    "wall slams deal {n} [more!<more|extra|additional>] damage to {who:obj}",
    "wall slams deal {n} less damage to {who:obj}", "{who:thou/sg/pl} take(s) no damage from wall slams",
    "{who:thou/sg/pl} take(s) {n} less damage from wall slams", "{who:thou/sg/pl} {unable} be slammed",
)
class SlamHurts(OtherLine, OfSeveral):
    """Instead of 2. [ST-KB.5]"""

    n: Number | None = None
    more: bool = False
    unable: Unable | None = None


@phrase(
    "{of} wall slams deal {n} <more|extra|additional> damage",
    "wall slams by {who:obj} deal {n} <more|extra|additional> damage",
)
class SlamsHarder(OtherLine, OfNumber):
    """Beside the 2. [ST-KB.5]"""

    of: Creatures | Yours | None = None
    who: TheCreature | None = None


@phrase(
    "{of} Telegraph Pile <can hold|may hold|holds> <up to|> {n} cards",
    "{of} Telegraph Pile <can hold|holds> {n} [more!more] <card|cards>",
    "{who:thou/sg} <can|may> have <up to|> {n} telegraphed cards",
    "{who:thou/sg} <can|may> have {n} [more!more] telegraphed <card|cards>",
    "{who:thou/sg} <can|may> telegraph up to {n} cards",
)
class PileHolds(OtherLine, OfNumber):
    """[ST-TEL.4]"""

    of: Creatures | Yours | None = None
    who: TheCreature | None = None
    more: bool = False


@phrase(
    "{of} Health {unable} <drop|fall|go|be reduced> below {n}",
    "{who:thou/sg/pl} {unable} <drop|fall|be reduced|go> below {n} Health", "{who:thou/sg/pl} {unable} <die|be killed>",
    "attacks [by_attack!cannot reduce] {who:obj} below {n} Health",
)
class Survives(OtherLine):
    """What would take more Health leaves so much, at the least 1. [ST-STAT.3]"""

    of: Creatures | Yours | None = None
    who: Whoever | None = None
    unable: Unable | None = None
    n: Number | None = None
    by_attack: bool = False


MUCH = ("<more|additional|extra>", "[less!<less|fewer>]")


@phrase(
    *(f"{{who:thou/sg/pl}} gain(s) {{n}} {much} {{stat}} {whence}" for much in MUCH
      for whence in ("with each gain", "[tile!from <tiles|a tile>]", "from {kind:tiles}")),
    *(f"{giver} <give|grant> {{who:obj}} {{n}} {much} {{stat}}" for much in MUCH
      for giver in ("[tile!tiles]", "{kind:tiles}")),
)
class GainsMore(OtherLine, OfSeveral):
    """Each time it is given some of a stat, or by the bonus of a tile alone. [ST-STAT.12] [ST-TILE.1]"""

    n: Number
    stat: CreatureStat
    kind: TileKind | None = None
    tile: bool = False
    less: bool = False


THEM = "<the defender|enemies|the defender back|enemies back|back|>"


@phrase(
    f"{{of}} Knockback <pushes|moves|knocks> {THEM} {{tiles}} <farther|further|more>",
    f"{{of}} <attacks|Attack cards> knock {THEM} {{tiles}} <farther|further|more>",
)
class KnocksAll(OtherLine):
    """In one line, as far as there is room. [ST-KB.3]"""

    of: Creatures | Yours
    tiles: Tiles


@phrase("{of} <attacks|Attack cards> have no Knockback",
    "{of} <attacks|Attack cards> <don't|do not> <cause Knockback|knock back>")
class NoKnockbackOf(OtherLine):
    """No push and no wall slam. [ST-KB.1]"""

    of: Creatures | Yours
