"""Creatures, tiles, stats and classes of cards; what is counted of them, and what may be so."""

from __future__ import annotations

from rulebound.language.core.categories import Amount, Count, Player, SimpleQuantity, SingleCondition, Stat
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, Word, category, phrase, words


@words("Health", "Energy", "Mana", "ATK", "DEF")
class CreatureStat(Stat, Word):
    """One of the five stats. [ST-STAT.1, ST-STAT.4, ST-STAT.6, ST-STAT.8, ST-STAT.10]"""


@category("a number of tiles")
@phrase("{n:sg} tile", "{n:many} tiles")
class Tiles(Node):
    """A distance, or a number of steps. [ST-BRD.4]"""

    n: Count


@words("own", "enemy")
class Side(Word):
    """Of the same player, or of the other."""


@category("a creature")
@words(
    "sg| this creature", "sg| the <target|attacker|defender>", "sg| target <enemy|creature>", "sg| that creature",
    "sg| your other creature", "sg| it",
)
class TheCreature(Player, Word):
    """Exactly one creature; `it` is the one spoken of last. [ST-GAME.6]"""


@category("a creature's")
@words(
    "this creature= this creature's", "the target= the target's", "the attacker= the attacker's",
    "the defender= the defender's", "that creature= that creature's", "your other creature= your other creature's",
    "it= its",
)
class Creatures(Word):
    """The same, as the owner of a stat."""


@phrase("{of} {stat}")
class StatOfCreature(SimpleQuantity):
    """A stat as it is now."""

    of: Creatures
    stat: CreatureStat


class OfCreature(Node):
    """A phrase about one creature."""

    who: TheCreature


class OfNumber(Node):
    """A phrase with a plain number."""

    n: Number


@phrase(
    "sg| each [other?other] [{side}] creature within {tiles}",
    "sg| each [other?other] [{side}] creature [adjacent!adjacent to this creature]",
    "sg| each [adjacent!adjacent] [{side}] creature",
    "sg| each [other?other] [{side}] creature",
)
class EachCreature(Player):
    """All of one side, or of both, that are so near, else wherever they are; `other`: but this one, and the defender of
    this Combat."""

    side: Side | None = None
    tiles: Tiles | None = None
    adjacent: bool = False
    other: bool = False


@phrase("sg| a {side} creature [within {tiles}]")
class SomeCreature(Player):
    """Any of one side, for a trigger to watch."""

    side: Side
    tiles: Tiles | None = None


@words("Star", "Generator", "Energy", "Health", "Strength", "Center", "gray")
class TileKind(Word):
    """A kind of tile."""


@words("Attack", "Movement", "Aura", "Enchantment", "Spell", "Basic Spell", "Combat Spell")
class CardClass(Word):
    """A class of cards; Spell covers Basic and Combat Spells too. [ST-CLS.22]"""


@category("a count")
class Counted(Node):
    """What is counted, one by one or in groups."""


@phrase("for each {count} [, up to {most}]")
class ForEach(Node):
    """Multiplies the amount before it; `up to` bounds the whole."""

    count: Counted
    most: Number | None = None


class Repeated(Node):
    """A phrase with an amount that may be multiplied."""

    n: Amount
    each: ForEach | None = None


@phrase("{n} {stat} of {who}")
class StatCount(Counted, OfCreature):
    """Whole groups of a stat. [ST-CMB.14]"""

    n: Number
    stat: CreatureStat


@phrase("{n} Health lost")
class HealthLost(Counted, OfNumber):
    """In the event of the trigger. [ST-CRE.6]"""


@phrase("{n} damage dealt")
class DamageDealt(Counted, OfNumber):
    """By this attack, as Health really lost. [ST-STAT.12]"""


@phrase("Aura on {who}")
class AuraCount(Counted, OfCreature):
    """Auras, not passives."""


@phrase("telegraphed card of {who}")
class TelegraphCount(Counted, OfCreature):
    """Cards in its Telegraph Pile. [ST-TEL.4]"""


@phrase("{stat} {who} has")
class StatHad(Counted, OfCreature):
    """Point by point."""

    stat: CreatureStat


@phrase("tile between {who} and {other}")
class TilesBetween(Counted, OfCreature):
    """One less than their distance. [ST-BRD.4]"""

    other: TheCreature


@phrase("card in your hand")
class HandCount(Counted):
    """[ST-LOC.2]"""


@phrase("counter on this [aura?Aura]")
class CounterCount(Counted):
    """[ST-CLS.8]"""

    aura: bool = False


@phrase("[{side}] creature within {tiles}", "[adjacent!adjacent] [{side}] creature")
class CreatureCount(Counted):
    """But this one."""

    side: Side | None = None
    tiles: Tiles | None = None
    adjacent: bool = False


@phrase("Generator you own")
class GeneratorCount(Counted):
    """Captured by you now. [ST-GEN.2]"""


@phrase("tile {who} moved this turn")
class TileCount(Counted, OfCreature):
    """Steps made and distances leapt."""


@phrase("{who} is on a {kind} tile")
class OnTile(SingleCondition, OfCreature):
    """[ST-TILE.15]"""

    kind: TileKind


@phrase("{who} has {n} or {bound} {stat}")
class HasStat(SingleCondition, OfCreature):
    """A stat is in a range."""

    n: Number
    bound: Bound
    stat: CreatureStat


@words("more", "less", "less= fewer")
class MoreOrLess(Word):
    """more or less"""


@phrase("{who} has {compared} {stat} than {other}")
class HasMore(SingleCondition, OfCreature):
    """A stat of two creatures compared."""

    compared: MoreOrLess
    stat: CreatureStat
    other: TheCreature


@phrase("{who} has <a|1> Aura", "{who} has [none!no] Auras")
class HasAura(SingleCondition, OfCreature):
    """One or more; none. [ST-CLS.7]"""

    none: bool = False


@phrase("{who} is within {tiles} of {other}")
class IsNear(SingleCondition, OfCreature):
    """At most so far. [ST-BRD.4]"""

    tiles: Tiles
    other: TheCreature


@words("attacker", "defender")
class CombatRole(Word):
    """A part in a Combat."""


@phrase("{who} is the {role}")
class IsInRole(SingleCondition, OfCreature):
    """In the Combat that is going on. [ST-CMB.1]"""

    role: CombatRole


@phrase("this is invoked during Combat", "this is invoked [outside!outside Combat]")
class DuringCombat(SingleCondition):
    """Whether a Combat is going on. [ST-CLS.19]"""

    outside: bool = False


@phrase("{who} is knocked back")
class KnockedBack(SingleCondition, OfCreature):
    """By the attack of this Combat. [ST-KB.3]"""


@phrase("{who} is adjacent to {other}")
class IsAdjacent(SingleCondition, OfCreature):
    """At distance 1. [ST-BRD.3]"""

    other: TheCreature


@phrase("{who} <is not|isn't> adjacent to {other}")
class IsNotAdjacent(SingleCondition, OfCreature):
    """Both on the board, at another distance."""

    other: TheCreature


@phrase("{who} is out of range")
class OutOfRange(SingleCondition, OfCreature):
    """Of the Attack of this Combat. [ST-CMB.16]"""


@phrase("{who} has a telegraphed card")
class HasTelegraphed(SingleCondition, OfCreature):
    """One or more."""


@phrase("this <card|> was telegraphed")
class WasTelegraphed(SingleCondition):
    """It was invoked from a Telegraph Pile. [ST-INV.5]"""


@phrase("{who} moved this turn")
class Moved(SingleCondition, OfCreature):
    """By its own moves. [ST-TILE.10]"""


@phrase("{who} <did not|didn't> move this turn", "{who} <has not|hasn't> moved this turn")
class NotMoved(SingleCondition, OfCreature):
    """The contrary."""


@phrase("the defender died")
class DefenderDied(SingleCondition):
    """In this Combat."""


@words("enemy", "neutral")
class Ownership(Word):
    """Whose a Generator is."""


@phrase("{who} is on a {whose} Generator")
class OnGenerator(SingleCondition, OfCreature):
    """[ST-GEN.2]"""

    whose: Ownership
