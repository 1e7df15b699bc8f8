"""Turns that end somewhere, Points, cards of one class, and creatures that are not there."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.conditions import MoreOrLess, Ownership, WhoHas
from rulebound.games.starlight.vocabulary.creatures import (
    SORT,
    SORTS,
    CardClass,
    Counted,
    Creatures,
    CreatureStat,
    Near,
    OfCreature,
    OfNumber,
    TheCreature,
    Tiles,
)
from rulebound.games.starlight.vocabulary.sentences import Stretch
from rulebound.language.core.categories import (
    Act,
    OfCount,
    Player,
    PlayerHappening,
    Simple,
    SimpleQuantity,
    SingleCondition,
)
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words


@phrase(
    "end(s) its turn", "end(s) its turn within {tiles} <|of this creature|of you>",
    "end(s) its turn [adjacent!adjacent to <this creature|you>]",
)
class EndsTurn(PlayerHappening):
    """The first step of its end phase, perhaps somewhere. [ST-TURN.7]"""

    tiles: Tiles | None = None
    adjacent: bool = False


@phrase(
    "<start(s)|begin(s)> its turn", "<start(s)|begin(s)> its turn within {tiles} <|of this creature|of you>",
    "<start(s)|begin(s)> its turn [adjacent!adjacent to <this creature|you>]",
)
class StartsTurn(EndsTurn):
    """The first step of its start phase. [ST-TURN.2]"""


@words("capture(s)", "neutralize(s)")
class CaptureWord(Word):
    """What is done to a Generator."""


@phrase("{how:=} a Generator <|tile>")
class Captures(PlayerHappening):
    """[ST-GEN.3] [ST-GEN.4]"""

    how: CaptureWord


@phrase(
    f"there is no {SORT} within {{tiles}} [of {{center:obj}}] [{{like}}]",
    f"there is no {SORT} [adjacent!adjacent to] {{center:obj}} [{{like}}]",
    f"there is no [adjacent!adjacent] {SORT} [{{like}}]", f"there is no {SORT} {{like}}",
    f"no [other?other] {SORT} is within {{tiles}} [of {{center:obj}}] [{{like}}]",
    f"no [other?other] {SORT} is [adjacent!adjacent] [to {{center:obj}}] [{{like}}]",
    f"no [other?other] {SORTS} are within {{tiles}} [of {{center:obj}}] [{{like}}]",
    f"no [other?other] {SORTS} are [adjacent!adjacent] [to {{center:obj}}] [{{like}}]",
    f"there are no {SORTS} within {{tiles}} [of {{center:obj}}] [{{like}}]",
    f"there are no {SORTS} [adjacent!adjacent to] {{center:obj}} [{{like}}]",
    f"there are no [adjacent!adjacent] {SORTS} [{{like}}]", f"there are no {SORTS} {{like}}",
)
class NoneIsNear(SingleCondition, Near):
    """Not one; nobody is near to itself, so all are others. [ST-BRD.4]"""

    other: bool = False


@phrase("{how:=} the Generator <|tile> {who:thou/sg} are~is on")
class TakeGenerator(Act, OfCreature):
    """Whoever has it. [ST-GEN.3] [ST-GEN.4]"""

    how: CaptureWord


GENERATOR = "<a|any|one> <Generator|Generator tile>"


@phrase(
    *(f"{{how:=}} {one} {where}" for one in (
        f"{GENERATOR}", "<a|any|one> {whose} <Generator|Generator tile>",
        f"{GENERATOR} [theirs!the opponent <owns|controls>]",
        "<a|any|one> of [theirs!the opponent's] <Generators|Generator tiles>")
      for where in ("[within {tiles}]", "within {tiles} of {center:obj}", "[adjacent!adjacent to] {center:obj}")),
)
class TakeSomeGenerator(Act):
    """One of your choice, whoever has it, or of some owner. [ST-GEN.3] [ST-GEN.4]"""

    how: CaptureWord
    whose: Ownership | None = None
    theirs: bool = False
    tiles: Tiles | None = None
    adjacent: bool = False
    center: TheCreature | None = None


@phrase("gain(s) {n:sg} Point", "gain(s) {n:many} Points")
class GainPoints(Act, OfCount):
    """By a text: of the player of this creature. [ST-WIN.1] [ST-WIN.2]"""


@phrase("lose(s) {n:sg} Point", "lose(s) {n:many} Points")
class LosePoints(Act, OfCount):
    """As many as there are. [ST-WIN.4]"""


@phrase(
    *(f"steal(s) {{n:{many}}} {points} <|from the opponent>" for many, points in (("sg", "Point"), ("many", "Points"))),
)
class StealPoints(Act, OfCount):
    """What the opponent really loses you score. [ST-WIN.1] [ST-WIN.4]"""


@phrase("{whose} {n} or {bound} Points")
class PointsAre(SingleCondition):
    """[ST-WIN.1]"""

    whose: WhoHas
    n: Number
    bound: Bound


@phrase("{whose} {compared} Points than {other}")
class PointsAreMore(SingleCondition):
    """[ST-WIN.1]"""

    whose: WhoHas
    compared: MoreOrLess
    other: Player


@phrase("spend(s) all {stat}", "spend all <|of> your {stat}", "s!| spends all <|of> its {stat}")
class SpendAll(Act):
    """[ST-STAT.13]"""

    stat: CreatureStat


@phrase("{n} {stat} <lost|spent> this way")
class LostInGroups(Counted, OfNumber):
    """Whole groups of what an earlier sentence left open."""

    stat: CreatureStat


class Many(SimpleQuantity):
    """How many there are of something."""


@phrase("the number of Auras on {who:obj}")
class NumberOfAuras(Many, OfCreature):
    """Auras, not passives."""


@phrase("the number of telegraphed cards of {who:obj}")
class NumberOfTelegraphed(Many, OfCreature):
    """[ST-TEL.4]"""


@phrase("the number of cards in your hand", "the number of cards in [enemy!the opponent's] hand")
class NumberInHand(Many):
    """[ST-LOC.2]"""

    enemy: bool = False


@phrase("the number of cards in your Discard Pile", "the number of cards in [enemy!the opponent's] Discard Pile")
class NumberInPile(Many):
    """[ST-LOC.3]"""

    enemy: bool = False


@phrase("the number of <Generators|Generator tiles> you <own|control>")
class NumberOfGenerators(Many):
    """[ST-GEN.2]"""


@phrase("{of} next [{what}] card [{stretch}] costs {n} [less!less] {stat}",
        "{of} next [{what}] card [{stretch}] costs {n} [more!more] {stat}")
class NextCardCosts(Simple, OfNumber):
    """Of the next card of a class that a creature invokes. [ST-NUM.1]"""

    of: Creatures
    stat: CreatureStat
    what: CardClass | None = None
    stretch: Stretch | None = None
    less: bool = False
    more: bool = False


@phrase("discard(s) <a|1> {what} card")
class DiscardOne(Act):
    """A card of one class, from the hand."""

    what: CardClass
