"""Creatures, tiles, stats and classes of cards; what is counted of them."""

from __future__ import annotations

from rulebound.language.core.categories import Amount, Count, Player, SimpleQuantity, Stat
from rulebound.language.core.numbers import Number
from rulebound.language.core.players import PlayerWord
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
    "sg| your other creature", "sg| its ally", "sg| it", "sg| yourself",
    "sg| the active creature= the creature whose turn it <is|was>", "sg| the active creature",
)
class TheCreature(Player, Word):
    """Exactly one creature; `it` is the one spoken of last. [ST-GAME.6]"""


@words("you| you", "they!| they", "sg| <the opponent|each player>")
class Someone(PlayerWord):
    """A player as one is called; `they` is the one called last. [ST-GAME.6]"""


@phrase("the player of {who}", "the player who invoked this <|Aura>", forms="sg")
class PlayerOf(Player):
    """Who controls a creature; who has put this Aura there. [ST-GAME.6]"""

    who: TheCreature | None = None


@category("a creature's")
@words(
    "this creature= this creature's", "the target= the target's", "the attacker= the attacker's",
    "the defender= the defender's", "that creature= that creature's", "your other creature= your other creature's",
    "it= its",
)
class Creatures(Word):
    """The same, as the owner of a stat."""


@words("yourself= your")
class Yours(Word):
    """The creature, as the owner of a stat; what else is yours is both creatures'. [ST-GAME.6]"""


@phrase("the damage dealt")
class DamageOfAttack(SimpleQuantity):
    """By this attack, as Health really lost. [ST-STAT.12]"""


@phrase("{of} {stat}")
class StatOfCreature(SimpleQuantity):
    """A stat as it is now."""

    of: Creatures | Yours
    stat: CreatureStat


class OfCreature(Node):
    """A phrase about one creature."""

    who: TheCreature


class OfNumber(Node):
    """A phrase with a plain number."""

    n: Number


@category("what they are like")
class Like(Node):
    """Which of some creatures are meant; see `conditions.py`."""


class Near(Node):
    """Creatures of one side, or of both, that are so near to one, and perhaps of some sort; `adjacent` is within 1
    tile, and not itself."""

    side: Side | None = None
    tiles: Tiles | None = None
    adjacent: bool = False
    center: TheCreature | None = None
    like: Like | None = None


@phrase(
    "sg| each [other?other] [{side}] creature within {tiles} [of {center}] [{like}]",
    "sg| each [other?other] [{side}] creature [adjacent!adjacent to] {center} [{like}]",
    "sg| each [adjacent!adjacent] [{side}] creature [{like}]",
    "sg| each [other?other] [{side}] creature [{like}]",
)
class EachCreature(Player, Near):
    """All that are so near, else wherever they are; `other`: but this one, and the defender of this Combat."""

    other: bool = False


@phrase(
    "sg| a [{side}] creature [within {tiles}] [{like}]",
    "sg| a [{side}] creature within {tiles} of {center} [{like}]",
    "sg| a [{side}] creature [adjacent!adjacent to] {center} [{like}]",
    "sg| a [adjacent!adjacent] [{side}] creature [{like}]",
    "sg| [another!another] [{side}] creature within {tiles} [of {center}] [{like}]",
    "sg| [another!another] [{side}] creature [adjacent!adjacent to] {center} [{like}]",
    "sg| [another!another] [adjacent!adjacent] [{side}] creature [{like}]",
    "sg| [another!another] [{side}] creature [{like}]",
)
class SomeCreature(Player, Near):
    """One of these: of your choice where something is done to it, any where a trigger watches or a condition asks."""

    another: bool = False


@words("Star", "Generator", "Energy", "Health", "Strength", "Center", "gray")
class TileKind(Word):
    """A kind of tile."""


@phrase(
    "up to {n:many} [{side}] creatures within {tiles} [of {center}] [{like}]",
    "up to {n:many} [{side}] creatures [{like}]",
    "up to {n:many} [adjacent!adjacent] [{side}] creatures [{like}]", forms="sg",
)
class UpToSo(Player, Near):
    """As many of these as you like, up to a number."""

    n: Count | None = None


class OfChosen(Node):
    """A phrase about one creature, perhaps one that is chosen, or about several, one after the other."""

    who: TheCreature | SomeCreature | EachCreature | UpToSo


@words(
    "your creatures= your creatures'", "enemy creatures= <enemy creatures'|enemies'>",
    "adjacent enemy creatures= adjacent <enemy creatures'|enemies'>", "adjacent creatures= adjacent creatures'",
)
class ManyCreatures(Word):
    """Several creatures, as the owners of cards."""


class OfSeveral(Node):
    """A phrase about one creature, or about all of a sort."""

    who: TheCreature | EachCreature


@category("a tile")
@phrase(
    "<a|any> <|empty|unoccupied|free> [{kind}] tile",
    "<a|any> <|empty|unoccupied|free> [{kind}] tile within {tiles} [of {center}]",
    "<a|any> <|empty|unoccupied|free> [{kind}] tile [adjacent!adjacent to] {center}",
    "<a|any> <|empty|unoccupied|free> {kind} or {second} tile",
    "<a|any> <|empty|unoccupied|free> {kind} or {second} tile within {tiles} [of {center}]",
)
class SomeTile(Node):
    """A tile of your choice on which nobody stands. [ST-BRD.2]"""

    kind: TileKind | None = None
    second: TileKind | None = None
    tiles: Tiles | None = None
    adjacent: bool = False
    center: TheCreature | None = None


@words("Attack", "Movement", "Aura", "Enchantment", "Spell", "Basic Spell", "Combat Spell")
class CardClass(Word):
    """A class of cards; Spell covers Basic and Combat Spells too. [ST-CLS.22]"""


@category("a count")
class Counted(Node):
    """What is counted, one by one or in groups."""


@phrase("for each {count} [, up to {most}]", "for each {count} and <|for> each {other} [, up to {most}]")
class ForEach(Node):
    """Multiplies the amount before it, also by two things together; `up to` bounds the whole."""

    count: Counted
    most: Number | None = None
    other: Counted | None = None


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


@phrase("Aura on {who}", "Aura {who} has")
class AuraCount(Counted, OfCreature):
    """Auras, not passives."""


@phrase("telegraphed card of {who}", "telegraphed card {who} has")
class TelegraphCount(Counted, OfCreature):
    """Cards in its Telegraph Pile. [ST-TEL.4]"""


@phrase("[{n}] {stat} {who} has")
class StatHad(Counted, OfCreature):
    """Point by point, or in whole groups. [ST-CMB.14]"""

    stat: CreatureStat
    n: Number | None = None


@phrase("tile between {who} and {other}")
class TilesBetween(Counted, OfCreature):
    """One less than their distance. [ST-BRD.4]"""

    other: TheCreature


@phrase("Aura removed this way")
class RemovedCount(Counted):
    """By an earlier sentence of this text."""


@phrase("card discarded this way")
class DiscardedCount(Counted):
    """By an earlier sentence of this text."""


@phrase("card put into your hand <|this way>")
class TakenCount(Counted):
    """By an earlier sentence of this text."""


@phrase("card in your hand", "card in [enemy!the opponent's] hand")
class HandCount(Counted):
    """[ST-LOC.2]"""

    enemy: bool = False


@phrase("{n} cards in your {pile}", "{n} cards in [enemy!the opponent's] {pile}")
class CardGroups(Counted, OfNumber):
    """Whole groups of cards. [ST-LOC.2] [ST-LOC.3]"""

    pile: PileWord
    enemy: bool = False


@words("hand", "Discard Pile")
class PileWord(Word):
    """Where cards are counted."""


@phrase("Point you have", "Point [enemy!the opponent has]")
class PointCount(Counted):
    """[ST-WIN.1]"""

    enemy: bool = False


@phrase(
    "[{what}] card in your Discard Pile", "[{what}] card in [enemy!the opponent's] Discard Pile",
)
class PileCount(Counted):
    """Cards, perhaps of one class. [ST-LOC.3]"""

    what: CardClass | None = None
    enemy: bool = False


@phrase("{stat} <lost|spent> this way")
class LostCount(Counted):
    """By an earlier sentence of this text, which left open how much."""

    stat: CreatureStat


@phrase("counter on this [aura?Aura]")
class CounterCount(Counted):
    """[ST-CLS.8]"""

    aura: bool = False


@phrase(
    "[{side}] creature within {tiles} [of {center}] [{like}]", "[adjacent!adjacent] [{side}] creature [{like}]",
    "[{side}] creature [adjacent!adjacent to] {center} [{like}]", "[{side}] creature {like}",
)
class CreatureCount(Counted, Near):
    """But this one, or the one that they are near."""


@phrase("Generator you own")
class GeneratorCount(Counted):
    """Captured by you now. [ST-GEN.2]"""


@phrase("tile {who} moved this turn")
class TileCount(Counted, OfCreature):
    """Steps made and distances leapt."""


@phrase("[{what}] card {who} invoked this turn")
class InvokedCount(Counted, OfCreature):
    """The one that is being invoked among them. [ST-INV.3]"""

    what: CardClass | None = None
