"""What may be so of creatures, of the attack, and of what players have."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import (
    KINDS,
    ONE_OF_CLASS,
    SORT,
    SORTS,
    Binding,
    CardClass,
    CreatureStat,
    Like,
    Near,
    OfCreature,
    OneLike,
    SomeCreature,
    TheCreature,
    TileKind,
    Tiles,
)
from rulebound.language.core.categories import Player, SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words


@phrase(
    f"{{who:thou/sg}} are~is on a {KINDS}", f"{{who:thou/sg}} [not_so!<are~is not|aren't~isn't>] on a {KINDS}",
)
class OnTile(SingleCondition, OfCreature):
    """Of one of these kinds, or of none of them. [ST-TILE.15]"""

    kinds: tuple[TileKind, ...]
    not_so: bool = False


@words("own= your side <|of the board>", "enemy= the enemy side <|of the board>",
       "middle= <the middle row|the middle row of the board>")
class PartOfBoard(Word):
    """[ST-BRD.9]"""


@phrase("{who:thou/sg} are~is on {part}", "{who:thou/sg} [not_so!<are~is not|aren't~isn't>] on {part}")
class OnSide(SingleCondition, OfCreature):
    """[ST-BRD.9]"""

    part: PartOfBoard
    not_so: bool = False


@phrase("{who:thou/sg} have~has {n} or {bound} {stat}", "{who:thou/sg} have~has [just!exactly] {n} {stat}",
        "{who:thou/sg} have~has {n} {stat}")
class HasStat(SingleCondition, OfCreature):
    """A stat is in a range, or just so much."""

    n: Number
    stat: CreatureStat
    bound: Bound | None = None
    just: bool = False


@phrase(
    "{who:thou/sg} have~has full {stat}", "{who:thou/sg} are~is at full {stat}",
    "{who:thou/sg} [not_so!<are~is not|aren't~isn't>] at full {stat}",
    "{who:thou/sg} <have~has|are~is at> [not_so!less than full] {stat}",
    "{who:thou/sg} <do~does not|don't~doesn't> [not_so!have full] {stat}",
)
class HasFull(SingleCondition, OfCreature):
    """As much as there can be, or less. [ST-STAT.1]"""

    stat: CreatureStat
    not_so: bool = False


@phrase("{who:thou/sg} have~has <negative|less than 0> {stat}")
class HasNegative(SingleCondition, OfCreature):
    """Below 0. [ST-STAT.8] [ST-STAT.10]"""

    stat: CreatureStat


@words("more", "less", "less= fewer")
class MoreOrLess(Word):
    """more or less"""


@phrase("{who:thou/sg} have~has {compared} {stat} than {other:obj}")
class HasMore(SingleCondition, OfCreature):
    """A stat of two creatures compared."""

    compared: MoreOrLess
    stat: CreatureStat
    other: TheCreature


@phrase("{who:thou/sg} have~has <a|1> Aura", "{who:thou/sg} have~has [none!no] Auras")
class HasAura(SingleCondition, OfCreature):
    """One or more; none. [ST-CLS.7]"""

    none: bool = False


PILE_OF = (("{who:thou} have", "your"), ("{who:sg} has", "its"))


@phrase(
    "{who:thou/sg} have~has {n} or {bound} Auras",
    "{who:thou/sg} have~has {n} or {bound} [telegraphed!telegraphed] cards",
    *(f"{has} {{n}} or {{bound}} [telegraphed!cards in {whose} Telegraph Pile]" for has, whose in PILE_OF),
)
class HasSoMany(SingleCondition, OfCreature):
    """How many lie there. [ST-CLS.7] [ST-TEL.4]"""

    n: Number
    bound: Bound
    telegraphed: bool = False


@phrase(
    *(f"{{who:thou/sg}} {near} {what}" for near in (
        "are~is within {tiles} of", "are~is [adjacent!adjacent to]", "are~is <on or adjacent to|on or next to>",
        "[not_so!<are~is not|aren't~isn't>] within {tiles} of")
      for what in (f"a {KINDS}", "a {whose} Generator <|tile>", "a Generator <|tile> [yours!you <own|control>]",
                   "a Generator <|tile> [theirs!the opponent <owns|controls>]")),
)
class IsNearTile(SingleCondition, OfCreature):
    """A tile of some sort; within a distance the one it stands on, too. [ST-BRD.4] [ST-GEN.2]"""

    kinds: tuple[TileKind, ...] = ()
    tiles: Tiles | None = None
    adjacent: bool = False
    whose: Ownership | None = None
    yours: bool = False
    theirs: bool = False
    not_so: bool = False


@phrase("{who:thou/sg} are~is within {tiles} of {other:obj}")
class IsNear(SingleCondition, OfCreature):
    """At most so far. [ST-BRD.4]"""

    tiles: Tiles
    other: TheCreature


@words("attacker", "defender")
class CombatRole(Word):
    """A part in a Combat."""


@phrase("{who:thou/sg} are~is the {role}")
class IsInRole(SingleCondition, OfCreature):
    """In the Combat that is going on. [ST-CMB.1]"""

    role: CombatRole


@phrase("this is invoked during Combat", "this is invoked [outside!outside Combat]")
class DuringCombat(SingleCondition):
    """Whether a Combat is going on. [ST-CLS.19]"""

    outside: bool = False


@phrase(
    "{who:thou/sg} are~is knocked back", "{who:thou/sg} <are~is|were~was> [pushed!pushed] <|back>",
    "{who:thou/sg} [not_so!<are~is not|aren't~isn't|were~was not|weren't~wasn't>] <knocked back|moved by Knockback>",
)
class KnockedBack(SingleCondition, OfCreature):
    """By the attack of this Combat; or not, whatever kept it there. [ST-KB.3]"""

    pushed: bool = False
    not_so: bool = False


@phrase(
    "{who:thou/sg} are~is {n} or {bound} tiles away [from {other:obj}]",
    "{who:thou/sg} are~is <|exactly> {n} tiles away [from {other:obj}]",
)
class IsAway(SingleCondition, OfCreature):
    """From this creature, or from another. [ST-BRD.4]"""

    n: Number
    bound: Bound | None = None
    other: TheCreature | None = None


@phrase("{who:thou/sg} are~is adjacent [to {other:obj}]")
class IsAdjacent(SingleCondition, OfCreature):
    """At distance 1, from this creature or from another. [ST-BRD.3]"""

    other: TheCreature | None = None


@phrase("{who:thou/sg} <are~is not|aren't~isn't> adjacent [to {other:obj}]")
class IsNotAdjacent(SingleCondition, OfCreature):
    """Both on the board, at another distance."""

    other: TheCreature | None = None


@phrase("{some} is adjacent to {other:obj}", "there is {some}", "{some} is within {tiles} [of {other:obj}]")
class SomeIsNear(SingleCondition):
    """One or more. [ST-BRD.4]"""

    some: SomeCreature
    tiles: Tiles | None = None
    other: TheCreature | None = None


@phrase(
    f"{{who:thou/sg}} are~is [adjacent!adjacent to] {{n}} or {{bound}} {SORTS} [{{like}}]",
    *(f"{there} {where} [{{like}}]"
      for there in (f"there are {{n}} or {{bound}} {SORTS}", f"{{n}} or {{bound}} {SORTS} are",
                    f"<there is|there are> [just!<exactly|only|just>] {{n}} <{SORT}|{SORTS}>",
                    f"[just!<exactly|only|just>] {{n}} <{SORT}|{SORTS}> <is|are>")
      for where in ("within {tiles} [of {center:obj}]", "[adjacent!adjacent to] {center:obj}")),
)
class SoManyNear(SingleCondition, Near):
    """So many, at most or just so many; nobody is near to itself. [ST-BRD.4]"""

    n: Number | None = None
    bound: Bound | None = None
    just: bool = False
    who: TheCreature | None = None


@phrase("{who:thou/sg} are~is adjacent to {some}", "{who:thou/sg} are~is [not_so!not] adjacent to {some}")
class IsNearSome(SingleCondition, OfCreature):
    """To one or more; to none. [ST-BRD.3]"""

    some: SomeCreature
    not_so: bool = False


GENERATORS = "<Generator|Generators|Generator tile|Generator tiles>"


@phrase(
    f"you <own|control|have> {{n}} or {{bound}} {GENERATORS}", f"you <own|control|have> no {GENERATORS}",
    f"you <own|control|have> [just!exactly] {{n}} {GENERATORS}",
)
class OwnsGenerators(SingleCondition):
    """[ST-GEN.2]"""

    n: Number | None = None
    bound: Bound | None = None
    just: bool = False


@phrase(
    "this attack <dealt|deals> damage", "this attack <dealt|deals> [none!no] damage",
    "this attack <dealt|deals> {n} or {bound} damage",
)
class AttackDealt(SingleCondition):
    """1 or more, or so much, as Health really lost."""

    none: bool = False
    n: Number | None = None
    bound: Bound | None = None


@phrase("the defender <is|was> slammed <|into a wall|against a wall>")
class Slammed(SingleCondition):
    """Nothing lay behind it. [ST-KB.5]"""


@phrase("{whose} {compared} cards in hand than {other}")
class HandIsMore(SingleCondition):
    """Two hands compared. [ST-LOC.2]"""

    whose: WhoHas
    compared: MoreOrLess
    other: Player


@phrase("{whose} {compared} <Generators|captured Generators> than {other}")
class OwnsMore(SingleCondition):
    """Two players' Generators compared. [ST-GEN.2]"""

    whose: WhoOwns
    compared: MoreOrLess
    other: Player


@words("you= you <own|have|control>", "the opponent= the opponent <owns|has|controls>")
class WhoOwns(Word):
    """Whose Generators."""


@phrase("{who} is yours", "{who} is [enemy!an enemy creature]")
class IsYours(SingleCondition, OfCreature):
    """Of the same player as this creature, or of the other."""

    enemy: bool = False


@words("you= you have", "the opponent= the opponent has")
class WhoHas(Word):
    """Of which player a hand is."""


@phrase(
    "{whose} {n} or {bound} cards in <|your|their> hand", "{whose} no cards in <|your|their> hand",
    *(f"{{whose}} [just!<exactly|only|just>] {{n}} {cards} in <|your|their> hand" for cards in ("card", "cards")),
)
class HandIs(SingleCondition):
    """[ST-LOC.2]"""

    whose: WhoHas
    n: Number | None = None
    bound: Bound | None = None
    just: bool = False


@phrase("{who:thou/sg} are~is out of range")
class OutOfRange(SingleCondition, OfCreature):
    """Of the Attack of this Combat. [ST-CMB.16]"""


@phrase(
    *(f"{has} <a|1> <telegraphed card|card in {whose} Telegraph Pile>" for has, whose in PILE_OF),
    *(f"{has} [none!no] <telegraphed cards|cards in {whose} Telegraph Pile>" for has, whose in PILE_OF),
)
class HasTelegraphed(SingleCondition, OfCreature):
    """One or more; none."""

    none: bool = False


@phrase("this <card|> was telegraphed")
class WasTelegraphed(SingleCondition):
    """It was invoked from a Telegraph Pile. [ST-INV.5]"""


@phrase("{who:thou/sg} <|have~has> moved {n} or {bound} tiles this turn")
class MovedSoFar(SingleCondition, OfCreature):
    """By its own moves. [ST-TILE.10]"""

    n: Number
    bound: Bound


@phrase("{who:thou/sg} <|have~has> moved this turn")
class Moved(SingleCondition, OfCreature):
    """By its own moves. [ST-TILE.10]"""


@phrase(
    "{who:thou/sg} <did not|didn't> move <|this turn>",
    "{who:thou/sg} <have~has not|haven't~hasn't> moved <|this turn>",
)
class NotMoved(SingleCondition, OfCreature):
    """The contrary."""


@phrase(
    "{who:thou/sg} <|have~has> attacked this turn", "{who:thou/sg} [never!<did not|didn't> attack] this turn",
    "{who:thou/sg} [never!<have~has not|haven't~hasn't> attacked] <|this turn>",
    "{who:thou/sg} [never!<did not|didn't> attack]",
)
class Attacked(SingleCondition, OfCreature):
    """An Attack of it is over. [ST-CMB.1]"""

    never: bool = False


@phrase("{who:thou/sg} died", "{who:thou/sg} [alive!<survive~survives|survived>]")
class Died(SingleCondition, OfCreature):
    """The defender in this Combat; another since it was chosen. [ST-DIE.13]"""

    alive: bool = False


@phrase("that card is <a|> {what} <|card>", "that card is [no!not] <a|> {what} <|card>")
class ThatCardIs(SingleCondition):
    """The one card that was looked at."""

    what: CardClass | Binding
    no: bool = False


@phrase(
    "there is a {what} card in it", "<they|the opponent> <have|has|hold|holds> a {what} card <|in hand|in their hand>",
    "there is [no!no] {what} card in it", "there are [no!no] {what} cards in it", "there is [no!no] {kind} in it",
    "there are [no!no] {kind:many} in it",
)
class HandHas(SingleCondition):
    """Of the hand that was looked at. [ST-LOC.2]"""

    what: CardClass | Binding | None = None
    kind: CardClass | None = None
    no: bool = False


@words("enemy= <enemy|enemy-owned|enemy-controlled|opposing>", "neutral")
class Ownership(Word):
    """Whose a Generator is."""


@phrase(
    "{who:thou/sg} are~is on a {whose} Generator <|tile>",
    "{who:thou/sg} are~is on a Generator <|tile> [theirs!the opponent <owns|controls>]",
    "{who:thou/sg} are~is on a Generator <|tile> [yours!you <own|control>]",
    "{who:thou/sg} are~is on [yours!<your Generator|one of your Generators>] <|tile|tiles>",
    "{who:thou/sg} are~is on a Generator <|tile> [not_yours!you <do not|don't> <own|control>]",
)
class OnGenerator(SingleCondition, OfCreature):
    """[ST-GEN.2]"""

    whose: Ownership | None = None
    yours: bool = False
    theirs: bool = False
    not_yours: bool = False


@phrase(
    "{who:thou/sg} <|have~has> invoked {n} or {bound} [{what}] cards this turn",
    f"{{who:thou/sg}} <|have~has> invoked {ONE_OF_CLASS} this turn",
    f"{{who:thou/sg}} [never!<did not|didn't> invoke] {ONE_OF_CLASS} this turn",
    "{who:thou/sg} <|have~has> [never!invoked no] <{what} cards|{what:many}> this turn",
    "{who:thou/sg} <|have~has> invoked {n} or {bound} [{what}] cards [combat!in this Combat]",
    f"{{who:thou/sg}} <|have~has> invoked {ONE_OF_CLASS} [combat!in this Combat]",
    f"{{who:thou/sg}} [never!<did not|didn't> invoke] {ONE_OF_CLASS} [combat!in this Combat]",
)
class HasInvoked(SingleCondition, OfCreature):
    """The one that is being invoked among them. [ST-INV.3]"""

    n: Number | None = None
    bound: Bound | None = None
    what: CardClass | None = None
    never: bool = False
    combat: bool = False


@phrase("this is the {nth} [{what}] card {who:thou/sg} <|have~has> invoked this turn")
class IsNth(SingleCondition, OfCreature):
    """How many there were before it. [ST-INV.3]"""

    nth: Nth
    what: CardClass | None = None


@words("first", "second", "third", "fourth")
class Nth(Word):
    """Which of several."""


# ---- which creatures are meant
@phrase(
    f"on a {KINDS}", f"[not_so!not] on a {KINDS}", f"is| on a {KINDS}", f"is| [not_so!not] on a {KINDS}",
    "is| on <{kinds+or} tiles|{kinds:tiles++or}>", "is| [not_so!not] on <{kinds+or} tiles|{kinds:tiles++or}>",
)
class OnKind(OneLike):
    """[ST-TILE.15]"""

    kinds: tuple[TileKind, ...]
    not_so: bool = False


@phrase("with {n} or {bound} {stat}", "with exactly {n} {stat}", "has| {n} or {bound} {stat}",
        "has| exactly {n} {stat}")
class WithStat(OneLike):
    """A stat is in a range, or just so much."""

    n: Number
    stat: CreatureStat
    bound: Bound | None = None


@phrase("with {compared} {stat} than {other:obj}", "has| {compared} {stat} than {other:obj}")
class WithMore(OneLike):
    """A stat compared with that of one creature."""

    compared: MoreOrLess
    stat: CreatureStat
    other: TheCreature


@phrase("with <a|1> Aura", "with [none!no] Auras", "has| <a|1> Aura", "has| [none!no] Auras")
class WithAura(OneLike):
    """One or more; none. [ST-CLS.7]"""

    none: bool = False


@phrase(
    "with a telegraphed card", "has| a telegraphed card", "with [none!no] telegraphed cards",
    "has| [none!no] telegraphed cards",
)
class WithTelegraphed(OneLike):
    """One or more; none. [ST-TEL.4]"""

    none: bool = False


@words("moved", "attacked")
class DidSo(Word):
    """What it did this turn."""


@phrase("that <|has|have> {did} this turn", "that [never!<has not|hasn't|have not|haven't>] {did} this turn")
class ThatDid(OneLike):
    """By its own moves [ST-TILE.10]; an Attack of it is over [ST-CMB.1]."""

    did: DidSo
    never: bool = False


@phrase("{some} is {like:is}", "{some} has {like:has}")
class SomeIsLike(SingleCondition):
    """One or more. [ST-TILE.15]"""

    some: SomeCreature
    like: Like
