"""Whose turn it is, piles that are full or empty, and lines that bound or widen what a creature does."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import (
    CardClass,
    Creatures,
    CreatureStat,
    EachCreature,
    ManyCreatures,
    OfNumber,
    OfSeveral,
    TheCreature,
    Tiles,
    Yours,
)
from rulebound.games.starlight.vocabulary.sentences import OtherLine
from rulebound.language.core.categories import SingleCondition
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words


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
CARDS = "<[{what}] card|[{what}] cards|{what:many}>"
A_TURN = "<each turn|per turn|a turn|in a turn|in one turn|in a single turn|during a turn|every turn>"
CANNOT = "<cannot|can't>"


@phrase(
    f"{{who:thou/sg/pl}} {CANNOT} <invoke|play> more than {{n}} {CARDS} {A_TURN}",
    f"{{who:thou/sg/pl}} <may|can> <invoke|play> only {{n}} {CARDS} {A_TURN}",
    f"{{who:thou/sg/pl}} <may|can> <invoke|play> at most {{n}} {CARDS} {A_TURN}",
)
class NoMoreCards(OtherLine, OfSeveral):
    """So many in a turn, anybody's, and no more. [ST-INV.11]"""

    n: Number
    what: CardClass | None = None


@phrase(
    f"{{who:thou/sg/pl}} {CANNOT} move more than {{tiles}} {A_TURN}",
    f"{{who:thou/sg/pl}} <may|can> move <only|at most> {{tiles}} {A_TURN}",
)
class NoMoreTiles(OtherLine, OfSeveral):
    """By its own moves, all in all. [ST-NUM.5]"""

    tiles: Tiles


@phrase(
    f"{{who:thou/sg/pl}} {CANNOT} gain more than {{n}} {{stat}} {A_TURN}",
    f"{{who:thou/sg/pl}} {CANNOT} [lose!lose] more than {{n}} {{stat}} {A_TURN}",
)
class NoMoreOf(OtherLine, OfSeveral):
    """What would be more is not gained, or not lost. [ST-STAT.12]"""

    n: Number
    stat: CreatureStat
    lose: bool = False


FROM_ONE = "<from|by> <a|one|a single|any one|any> <attack|Attack card|Attack>"


@phrase(
    f"{{who:thou/sg/pl}} never take(s) more than {{n}} damage [by_attack!{FROM_ONE}]",
    f"{{who:thou/sg/pl}} {CANNOT} take more than {{n}} damage [by_attack!{FROM_ONE}]",
    f"{{who:thou/sg/pl}} take(s) at most {{n}} damage [by_attack!{FROM_ONE}]",
    "{who:thou/sg/pl} take(s) no damage [by_attack!<from attacks|from Attack cards|from Attacks>]",
    "{who:thou/sg/pl} take(s) no damage <|from any source|from all sources|at all>",
    f"{{who:thou/sg/pl}} {CANNOT} <take damage|be damaged>",
    f"{{who:thou/sg/pl}} {CANNOT} [by_attack!<take damage from attacks|be damaged by attacks>]",
    "{who:thou/sg/pl} never take(s) more than {n} damage at <once|a time>",
    f"{{who:thou/sg/pl}} {CANNOT} take more than {{n}} damage at <once|a time>",
    "a <attack|single attack|Attack card> [by_attack!cannot deal] more than {n} damage to {who:obj}",
)
class NoMoreDamage(OtherLine, OfSeveral):
    """At once; without a number none. [ST-STAT.2] [ST-MOD.2]"""

    n: Number | None = None
    by_attack: bool = False


@phrase(
    "the next {n} damage {who:thou/sg} would take is prevented", "prevent the next {n} damage {who:thou/sg} would take",
    "prevent up to {n} damage {who:thou/sg} would take", "prevent the next {n} damage to {who:obj}",
)
class Shield(OtherLine, OfNumber):
    """So much, all in all, until it is used up. [ST-MOD.2]"""

    who: TheCreature


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
    "<wall slams|a wall slam> deal(s) <no extra damage|no additional damage|no more damage|no damage> to {who:obj}",
    "<wall slams|a wall slam> deal(s) {n} [more!<more|extra|additional>] damage to {who:obj}",
    "<wall slams|a wall slam> deal(s) {n} less damage to {who:obj}",
    "{who:thou/sg/pl} take(s) <no|no extra|no additional> damage from wall slams",
    "{who:thou/sg/pl} take(s) {n} [more!<more|extra|additional>] damage from wall slams",
    "{who:thou/sg/pl} take(s) {n} less damage from wall slams",
    f"{{who:thou/sg/pl}} {CANNOT} be <slammed|wall slammed|slammed into a wall>",
)
class SlamHurts(OtherLine, OfSeveral):
    """Instead of 2. [ST-KB.5]"""

    n: Number | None = None
    more: bool = False


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
    f"{{of}} Health {CANNOT} <drop|fall|go|be reduced> below {{n}}",
    f"{{who:thou/sg/pl}} {CANNOT} <drop|fall|be reduced|go> below {{n}} Health",
    f"{{who:thou/sg/pl}} {CANNOT} <die|be killed>",
    f"attacks [by_attack!{CANNOT} reduce] {{who:obj}} below {{n}} Health",
)
class Survives(OtherLine):
    """What would take more Health leaves so much, at the least 1. [ST-STAT.3]"""

    of: Creatures | Yours | None = None
    who: TheCreature | EachCreature | None = None
    n: Number | None = None
    by_attack: bool = False


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
