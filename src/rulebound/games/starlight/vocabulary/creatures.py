"""Creatures, tiles, stats and classes of cards; what is counted of them."""

from __future__ import annotations

from rulebound.language.core.categories import Amount, Count, Player, SimpleQuantity, Stat
from rulebound.language.core.numbers import Number
from rulebound.language.core.players import PlayerWord
from rulebound.language.node import Node, Word, category, phrase, words


@category("a number of tiles")
@phrase(
    "{n:sg} tile {each}", "{n:many} tiles {each}", "<|a number of> tiles {much:post}",
    "{n:sg} tile<|,> plus {per} <|more> <|tile|tiles> {each}",
    "{n:many} tiles<|,> plus {per} <|more> <|tile|tiles> {each}",
)
class SoManyTiles(Node):
    """A number of steps that is worked out when it is needed, perhaps so many and some for each of something.
    [ST-NUM.2]"""

    n: Count | None = None
    each: ForEach | None = None
    much: Amount | None = None
    per: Number | None = None


@words("Health", "Energy", "Mana", "ATK", "DEF")
class CreatureStat(Stat, Word):
    """One of the five stats. [ST-STAT.1, ST-STAT.4, ST-STAT.6, ST-STAT.8, ST-STAT.10]"""


@category("a number of tiles")
@phrase("{n:sg} tile", "{n:many} tiles")
class Tiles(Node):
    """A distance, or a number of steps. [ST-BRD.4]"""

    n: Count


@words(
    "adj| own= <own|friendly|allied>", "adj| enemy= <enemy|opposing|hostile>", "noun!| enemy= <enemy|foe>",
    "noun!| ally",
    "nouns!| enemy= <enemies|foes>", "nouns!| ally= allies", "two!| enemy= <enemies|foes>",
    "whose!| own= your <|own>", "whose!| enemy= the <opponent's|enemy's>",
)
class Side(Word):
    """Of the same player, or of the other; an ally is the other creature of the same player. [ST-GAME.2]"""


@category("a creature")
@words(
    "this creature", "the <target|attacker|defender>", "target <enemy|creature|ally>", "that creature",
    "the target= <the|your> <target|targeted> creature", "the target= your target", "the target= target",
    "target creature= chosen creature",
    "target enemy= <|the> target <enemy creature|foe|opposing creature>", "target enemy= the target enemy",
    "target ally= <|the> target <friendly creature|own creature|allied creature>", "target ally= the target ally",
    "the defender= the <creature|enemy> <hit|attacked|struck>", "the defender= the <attacked|defending> creature",
    "the attacker= the attacking creature", "your other creature= your <other creature|ally|partner|other ally>",
    "its ally", "it", "yourself= <yourself|your creature>",
    "the active creature= the active creature", "the active creature= the creature whose turn it <is|was>",
    "this creature= the <bearer|wearer|carrier|holder|creature|affected creature|enchanted creature>",
    "this creature= the creature <with|bearing|carrying|holding|wearing> this <|Aura>",
    "the opposing creature= the <opposing creature|enemy|enemy creature>",
    "the opposing creature= the other creature in <this|the> Combat",
    "the other enemy= the other <enemy|enemy creature|opposing creature|foe>",
    "the other enemy= the <opponent's|enemy's> other creature",
    "the defender's ally= the defender's <ally|partner|other creature>",
    "the attacker's ally= the attacker's <ally|partner|other creature>",
    "the target's ally= the target's <ally|partner|other creature>",
    "thou!| yourself= you", "obj!| yourself= you", forms=("sg", "obj"),
)
class TheCreature(Player, Word):
    """Exactly one creature; `it` is the one spoken of last, `you` the creature of this card. [ST-GAME.6]"""


@words("you| you", "they!| they", "sg| <the opponent|each player>")
class Someone(PlayerWord):
    """A player as one is called; `they` is the one called last. [ST-GAME.6]"""


@phrase("the player of {who:obj}", "the player who invoked this <|Aura>", forms="sg")
class PlayerOf(Player):
    """Who controls a creature; who has put this Aura there. [ST-GAME.6]"""

    who: TheCreature | None = None


@category("a creature's")
@words(
    "this creature= this creature's", "the target= the target's", "the attacker= the attacker's",
    "the defender= the defender's", "that creature= that creature's", "your other creature= your other creature's",
    "it= its",
    "this creature= the <bearer's|wearer's|carrier's|holder's|creature's|affected creature's|enchanted creature's>",
    "the opposing creature= the opposing creature's",
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


@category("what they are like")
class OneLike(Like):
    """One thing that is so of them."""


@phrase("{likes++or}")
class EitherLike(Like):
    """At least one of these is so."""

    likes: tuple[OneLike, ...]


@phrase("{likes++and}")
class AllLike(Like):
    """All of these are so."""

    likes: tuple[OneLike, ...]


class Near(Node):
    """Creatures of one side, or of both, that are so near to one, and perhaps of some sort; `adjacent` is within 1
    tile, and not itself."""

    side: Side | None = None
    tiles: Tiles | None = None
    adjacent: bool = False
    center: TheCreature | None = None
    like: Like | None = None
    in_range: bool = False
    apart_from: TheCreature | None = None


# One of a sort, and several.
SORT, SORTS = "<[{side}] creature|{side:noun}>", "<[{side}] creatures|{side:nouns}>"
ALL = f"<|all> [other?other] {SORTS}"
BOTH = "both <{side} creatures|{side:two}>"


@phrase(
    f"<each|every> [other?other] {SORT} within {{tiles}} [of {{center:obj}}] [{{like}}]",
    f"<each|every> [other?other] {SORT} [adjacent!adjacent to] {{center:obj}} [{{like}}]",
    f"<each|every> [other?other] [adjacent!adjacent] {SORT} [{{like}}]",
    f"<each|every> [other?other] {SORT} [in_range!<in|within> range]",
    f"<each|every> [other?other] {SORT} [{{like}}]",
    f"<each|every> {SORT} [within {{tiles}}] <except|other than> {{apart_from:obj}}",
    f"<each|every> [adjacent!adjacent] {SORT} <except|other than> {{apart_from:obj}}",
    "<each|every one> of {side:whose} creatures [within {tiles}] [{like}]",
    "<each|every one> of {side:whose} creatures within {tiles} of {center:obj} [{like}]",
    "<each|every one> of {side:whose} creatures [adjacent!adjacent to] {center:obj} [{like}]",
    *(f"{form}| {many} {rest} [{{like}}]" for form in ("pl", "obj") for many, rest in (
        *((many, rest) for many in (ALL, BOTH, "<|all|all of|both|both of> {side:whose} creatures") for rest in (
            "[within {tiles}]", "within {tiles} of {center:obj}", "[adjacent!adjacent to] {center:obj}")),
        (f"all {SORTS} [within {{tiles}}]", "<except|other than> {apart_from:obj}"),
        (f"<|all> [other?other] [adjacent!adjacent] {SORTS}", ""), (f"{ALL} [in_range!<in|within> range]", ""),
        ("both [adjacent!adjacent] <{side} creatures|{side:two}>", ""))),
    forms=("sg", "obj"),
)
class EachCreature(Player, Near):
    """All that are so near, else wherever they are; `other`: but this one, and the defender of this Combat."""

    other: bool = False


@phrase(
    f"<a|any|one> {SORT} [within {{tiles}}] [{{like}}]",
    f"<a|any|one> {SORT} within {{tiles}} of {{center:obj}} [{{like}}]",
    f"<a|any|one> {SORT} [adjacent!adjacent to] {{center:obj}} [{{like}}]",
    f"<a|any|one> [adjacent!adjacent] {SORT} [{{like}}]", f"<a|any|one> {SORT} [in_range!<in|within> range]",
    "<one|any one> of {side:whose} creatures [in_range!<in|within> range]",
    "<one|any one> of {side:whose} creatures [within {tiles}] [{like}]",
    "<one|any one> of {side:whose} creatures within {tiles} of {center:obj} [{like}]",
    "<one|any one> of {side:whose} creatures [adjacent!adjacent to] {center:obj} [{like}]",
    f"[another!<another|one other>] {SORT} within {{tiles}} [of {{center:obj}}] [{{like}}]",
    f"[another!<another|one other>] {SORT} [adjacent!adjacent to] {{center:obj}} [{{like}}]",
    f"[another!<another|one other>] [adjacent!adjacent] {SORT} [{{like}}]",
    f"[another!<another|one other>] {SORT} [{{like}}]", forms=("sg", "obj"),
)
class SomeCreature(Player, Near):
    """One of these: of your choice where something is done to it, any where a trigger watches or a condition asks."""

    another: bool = False


TILE_NAMES = ("Star", "Generator", "Energy", "Health", "Strength", "Center", "gray")


@words(
    *(f"bare| {kind}" for kind in TILE_NAMES), *(f"tile!| {kind}= <|a> {kind} tile" for kind in TILE_NAMES),
    *(f"tiles!| {kind}= {kind} tiles" for kind in TILE_NAMES),
)
class TileKind(Word):
    """A kind of tile."""


# Of one of these kinds: a Star or Center tile, a Star tile or a Center tile.
KINDS = "<{kinds+or} tile|{kinds:tile++or}>"


@phrase(
    f"up to {{n:many}} {SORTS} within {{tiles}} [of {{center:obj}}] [{{like}}]", f"up to {{n:many}} {SORTS} [{{like}}]",
    f"up to {{n:many}} [adjacent!adjacent] {SORTS} [{{like}}]", forms=("sg", "obj"),
)
class UpToSo(Player, Near):
    """As many of these as you like, up to a number."""

    n: Count | None = None


@phrase(
    f"the <nearest|closest> {SORT} [to {{center:obj}}] [{{like}}]",
    f"the [far!<farthest|furthest|most distant>] {SORT} [from {{center:obj}}] [{{like}}]", forms=("sg", "obj"),
)
class NearestCreature(Player, Near):
    """No other of these is nearer, or farther away; of several your choice. [ST-BRD.4]"""

    far: bool = False


Whoever = TheCreature | SomeCreature | EachCreature | UpToSo | NearestCreature


class OfChosen(Node):
    """A phrase about one creature, perhaps one that is chosen, or about several, one after the other."""

    who: Whoever


@words(
    "your creatures= <|all> your creatures'", "enemy creatures= <enemy creatures'|enemies'>",
    "adjacent enemy creatures= adjacent <enemy creatures'|enemies'>", "adjacent creatures= adjacent creatures'",
)
class ManyCreatures(Word):
    """Several creatures, as the owners of cards."""


class OfSeveral(Node):
    """The same, of what holds for them."""

    who: Whoever


TILE = "<a|any|one> [adjacent?adjacent] <|empty|unoccupied|free> <tile|{kinds+or} tile|{kinds:tile++or}>"


@category("a tile")
@phrase(
    TILE, f"{TILE} within {{tiles}} [of {{center:obj}}]", f"{TILE} [adjacent!adjacent to] {{center:obj}}",
    f"{TILE} [exact!<exactly|at distance exactly>] {{tiles}} away [from {{center:obj}}]",
    f"{TILE} <|up to|at most> {{tiles}} away [from {{center:obj}}]",
    "<the|your> [home!Health] tile on your side <|of the board>",
    *(f"{TILE} {near} {where} {{some}}" for near in ("[within {tiles}]", "within {tiles} of {center:obj}")
      for where in ("<|that is> [beside!adjacent to]", "<|that is> [apart!not adjacent to]")),
)
class SomeTile(Node):
    """A tile of your choice on which nobody stands, perhaps beside somebody, or nobody, of some sort; [ST-TILE.7] the
    one where your creatures enter. [ST-BRD.2]"""

    kinds: tuple[TileKind, ...] = ()
    tiles: Tiles | None = None
    adjacent: bool = False
    exact: bool = False
    home: bool = False
    center: TheCreature | None = None
    some: SomeCreature | None = None
    beside: bool = False
    apart: bool = False


CLASS_NAMES = ("Attack", "Movement", "Aura", "Enchantment", "Spell", "Basic Spell", "Combat Spell")
IN_PLURAL = tuple(name for name in CLASS_NAMES if name != "Movement")


def class_words() -> list[str]:
    """The names of the classes, alone and two of them together: an Attack or Movement card, Auras and Spells."""
    pairs = [(one, other) for one in CLASS_NAMES for other in CLASS_NAMES if one != other]
    return [
        *(f"one| {name}" for name in CLASS_NAMES), *(f"many!| {name}= {name}s" for name in IN_PLURAL),
        *(f"one| {one} or {other}" for one, other in pairs),
        *(f"many!| {one} or {other}= {one}s <or|and> {other}s"
          for one, other in pairs if {one, other} <= set(IN_PLURAL)),
    ]  # fmt: skip


@words(*CLASS_NAMES)
class OneClass(Word):
    """A class of cards by its name alone, of which several can be told. [ST-CLS.15]"""


@words(*class_words())
class CardClass(Word):
    """A class of cards, or one of two; Spell covers Basic and Combat Spells too. [ST-CLS.22]"""


@words("Soulbound", "Global")
class Binding(Word):
    """Who may invoke a card. [ST-INV.1]"""


# Cards of a class, or of any; a card of one.
OF_CLASS, ONE_OF_CLASS = "<[{what}] cards|{what:many}>", "a <{what} card|{what}>"


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


@phrase("{n} {stat} of {who:obj}")
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


@phrase("Aura on {who:obj}", "Aura {who:sg} has", "Aura {who:thou} have")
class AuraCount(Counted, OfCreature):
    """Auras, not passives."""


@phrase("telegraphed card of {who:obj}", "telegraphed card {who:sg} has", "telegraphed card {who:thou} have")
class TelegraphCount(Counted, OfCreature):
    """Cards in its Telegraph Pile. [ST-TEL.4]"""


@phrase("[{n}] {stat} {who:thou/sg} have~has")
class StatHad(Counted, OfCreature):
    """Point by point, or in whole groups. [ST-CMB.14]"""

    stat: CreatureStat
    n: Number | None = None


@phrase("tile between {who:obj} and {other:obj}")
class TilesBetween(Counted, OfCreature):
    """One less than their distance. [ST-BRD.4]"""

    other: TheCreature


@phrase("Aura removed this way")
class RemovedCount(Counted):
    """By an earlier sentence of this text."""


@phrase("card discarded this way")
class DiscardedCount(Counted):
    """By an earlier sentence of this text."""


@phrase("card <put into your hand|returned> <|this way>")
class TakenCount(Counted):
    """By an earlier sentence of this text."""


@phrase("card in your hand", "card you have in hand", "card in [enemy!the opponent's] hand",
        "card [enemy!the opponent has] in <|their> hand")
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
    f"{SORT} within {{tiles}} [of {{center:obj}}] [{{like}}]", f"[adjacent!adjacent] {SORT} [{{like}}]",
    f"{SORT} [adjacent!adjacent to] {{center:obj}} [{{like}}]", f"{SORT} {{like}}",
    "of {side:whose} creatures within {tiles} [of {center:obj}] [{like}]", "of {side:whose} creatures {like}",
    "of {side:whose} creatures [adjacent!adjacent to] {center:obj} [{like}]",
)
class CreatureCount(Counted, Near):
    """But this one, or the one that they are near."""


@phrase(
    "Generator <|tile> you <own|control>", "Generator <|tile> [enemy!the opponent <owns|controls>]",
    "[neutral!neutral] Generator <|tile>",
)
class GeneratorCount(Counted):
    """Captured by you now, by the opponent, or by nobody. [ST-GEN.2]"""

    enemy: bool = False
    neutral: bool = False


@phrase("tile {who:thou/sg} <|have~has> moved this turn")
class TileCount(Counted, OfCreature):
    """Steps made and distances leapt."""


@phrase(
    "[{what}] card {who:thou/sg} <|have~has> invoked this turn",
    "[{what}] card {who:thou/sg} <|have~has> invoked [combat!in this Combat]",
)
class InvokedCount(Counted, OfCreature):
    """The one that is being invoked among them. [ST-INV.3]"""

    what: CardClass | None = None
    combat: bool = False
