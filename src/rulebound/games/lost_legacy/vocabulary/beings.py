"""What cards are, have and cannot do: continuous and temporary effects."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Number, Signed
from rulebound.language.node import Node, Word, category, phrase, words

from .events import REFRESHED, EntryPoint, Half, OnOff, Reach
from .nouns import CardValue, Each, Groups, Piece, RangeWord

# [LL-val.1] [LL-skill.11] What is said of characters alone; a card may be one.
CHARACTERS: Final = ("character", "card")


# ------------------------------------------------------------------ how long
@words(
    "until the end of the battle= until <the end of <the|this|that> battle|<the|this|that> battle <ends|is over>>",
    "until the end of the battle= <for|during|in> <|the rest of> <the|this|that> battle",
    "until the end of the turn= until <end of turn|the end of <the|this|that> turn|<the|this|that> turn ends>",
    "until the end of the turn= <|for|during> this turn", "until the end of the turn= for the rest of <the|this> turn",
    "until the end of your turn= until <the end of your turn|your turn ends>",
    "until the end of your opponent's next turn= until <the end of your opponent's next turn|your opponent's next turn "
    "ends>",
    "until the end of their next turn= until <the end of their next turn|their next turn ends>",
    "until the end of your opponent's turn= until <the end of your opponent's turn|your opponent's turn ends>",
    "until your next turn begins= until <your next turn <|begins>|the <start|beginning> of your next turn>",
    "until the end of your next turn= until <the end of your next turn|your next turn ends>",
    "until the end of the combat phase",
    "until the end of its controller's next turn= until the end of <its|their> controller's next turn",
    "until it leaves the field= <until it leaves the field|permanently|for good>",
    "until the end of your turn= until your turn is over", "until your next turn begins= until your next turn starts",
    "until the end of the turn= until <the|this> turn is over",
    "until the end of your opponent's next turn= until your opponent's next turn is over",
    "until the end of their next turn= until their next turn is over",
    "until the end of your opponent's turn= until your opponent's turn is over",
    "until the end of your next turn= until your next turn is over",
    "until the end of the battle= until end of battle",
    "until this card leaves the field= until this <card|character|environment> leaves <the field|play>",
    "until this card leaves the field= <|for> as long as this <card|character|environment> <is|stays|remains> <on the "
    "field|in play>",
    "until this card leaves the field= <|for> as long as this card <is|stays|remains> linked",
)
class Until(core.Duration, Word):
    """The end of a temporary effect. [LL-abil.17]"""


# ------------------------------------------------------------------ numbers
# How much it is at the most that is counted.
UP_TO: Final = "<|,> <up to|to|up to a maximum of|to a maximum of|but no more than|but at most|at most>"


@phrase(
    "{of} {stat} {n} [for <each {each}|every {every}>] [{duration}]",
    f"{{of}} {{stat}} {{n}} for <each {{each}}|every {{every}}>{UP_TO} {{most}} [{{duration}}]",
)
class ValueChange(core.Simple):
    """A value up or down. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "of"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    of: core.Possessor
    stat: CardValue
    n: Signed
    each: Each | None = None
    every: Groups | None = None
    most: Signed | Number | None = None
    duration: core.Duration | None = None


@phrase("the {stat} of {what} {n} [for <each {each}|every {every}>] [{duration}]")
class ValueOfChange(core.Simple, core.OfThing):
    """[LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    stat: CardValue
    n: Signed
    each: Each | None = None
    every: Groups | None = None
    duration: core.Duration | None = None


@phrase(
    "<have~has|get(s)|gain(s)> {stat} {n} [for <each {each}|every {every}>]",
    "<have~has|get(s)|gain(s)> {n} {stat} [for <each {each}|every {every}>]",
    f"<have~has|get(s)|gain(s)> {{stat}} {{n}} for <each {{each}}|every {{every}}>{UP_TO} {{most}}",
    f"<have~has|get(s)|gain(s)> {{n}} {{stat}} for <each {{each}}|every {{every}}>{UP_TO} {{most}}",
)
class HaveValue(core.Being):
    """The same of several cards."""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    stat: CardValue
    n: Signed
    each: Each | None = None
    every: Groups | None = None
    most: Signed | Number | None = None


@words("increased= <increased|raised>", "reduced= <reduced|lowered|decreased>")
class Shifted(Word):
    """Up or down."""


@words("increased= <increase|raise>", "reduced= <reduce|lower|decrease>")
class Shift(Word):
    """The same, as an order."""


@phrase(
    "{of} {stat} <is|are> {way} by {n} [for <each {each}|every {every}>] [{duration}]",
    "{do} {of} {stat} by {n} [for <each {each}|every {every}>] [{duration}]",
)
class ValueShifted(core.Simple):
    """A value up or down, said without a sign. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "of"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    of: core.Possessor
    stat: CardValue
    n: Number
    way: Shifted | None = None
    do: Shift | None = None
    each: Each | None = None
    every: Groups | None = None
    duration: core.Duration | None = None


@phrase(
    "the {stat} of {what} <is|are> {way} by {n} [for <each {each}|every {every}>] [{duration}]",
    "{do} the {stat} of {what} by {n} [for <each {each}|every {every}>] [{duration}]",
)
class ValueOfShifted(core.Simple, core.OfThing):
    """[LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    stat: CardValue
    n: Number
    way: Shifted | None = None
    do: Shift | None = None
    each: Each | None = None
    every: Groups | None = None
    duration: core.Duration | None = None


@phrase(
    "<get(s)|gain(s)> {n} <|more|additional> {stat} [for <each {each}|every {every}>]",
    "have~has {n} <more|additional> {stat} [for <each {each}|every {every}>]",
    "[less!lose(s)] {n} {stat} [for <each {each}|every {every}>]",
    "have~has {n} [less!less] {stat} [for <each {each}|every {every}>]",
)
class GainValue(core.Being):
    """The same of several cards. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    stat: CardValue
    n: Number
    each: Each | None = None
    every: Groups | None = None
    less: bool = False


@phrase(
    "<have~has|get(s)|gain(s)> {n} {stat} <and|but> {n2} {stat2} [for <each {each}|every {every}>]",
    "<have~has|get(s)|gain(s)> {stat} {n} <and|but> {stat2} {n2} [for <each {each}|every {every}>]",
)
class HaveTwo(core.Being):
    """Two values under one verb; what they are counted by is said of both. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    stat: CardValue
    n: Signed
    stat2: CardValue
    n2: Signed
    each: Each | None = None
    every: Groups | None = None


@phrase(
    "<have~has|get(s)|gain(s)> {n}/{n2} [for <each {each}|every {every}>]",
    f"<have~has|get(s)|gain(s)> {{n}}/{{n2}} for <each {{each}}|every {{every}}>{UP_TO} {{most}}/{{most2}}",
)
class HaveStats(core.Being):
    """Offense and defense. [LL-val.6]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    n: Signed
    n2: Signed
    each: Each | None = None
    every: Groups | None = None
    most: Signed | None = None
    most2: Signed | None = None


@phrase("{of} {stat} <becomes|is|is set to> {n} [{duration}]")
class ValueBecomes(core.Simple):
    """A value is set. [LL-val.4]"""

    of: core.Possessor
    stat: CardValue
    n: Number
    duration: core.Duration | None = None


@phrase("the {stat} of {what} <becomes|is|is set to> {n} [{duration}]")
class ValueOfBecomes(core.Simple, core.OfThing):
    """[LL-val.4]"""

    stat: CardValue
    n: Number
    duration: core.Duration | None = None


@phrase("{of} {stat} <<becomes|is> <|equal to|the same as>|equals> {to} [{duration}]")
class ValueEquals(core.Simple):
    """A value is set to what another number is. [LL-val.4]"""

    of: core.Possessor
    stat: CardValue
    to: core.Quantity
    duration: core.Duration | None = None


@phrase("the {stat} of {what} <<becomes|is> <|equal to|the same as>|equals> {to} [{duration}]")
class ValueOfEquals(core.Simple, core.OfThing):
    """[LL-val.4]"""

    stat: CardValue
    to: core.Quantity
    duration: core.Duration | None = None


@phrase("<get(s)|gain(s)> {stat} equal to {to}")
class GainEqual(core.Being):
    """A value goes up by another number. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    stat: CardValue
    to: core.Quantity


@words("doubled", "halved")
class Scaled(Word):
    """Twice, or half and rounded up. [LL-val.2]"""


@words("doubled= double", "halved= halve")
class Scale(Word):
    """The same, as an order."""


@phrase("{of} {stat} <is|are> {how} [{duration}]", "{do} {of} {stat} [{duration}]")
class ValueScaled(core.Simple):
    """[LL-val.4]"""

    of: core.Possessor
    stat: CardValue
    how: Scaled | None = None
    do: Scale | None = None
    duration: core.Duration | None = None


@phrase("the {stat} of {what} <is|are> {how} [{duration}]", "{do} the {stat} of {what} [{duration}]")
class ValueOfScaled(core.Simple, core.OfThing):
    """[LL-val.4]"""

    stat: CardValue
    how: Scaled | None = None
    do: Scale | None = None
    duration: core.Duration | None = None


@phrase("{of} attack range becomes its {range} range [{duration}]")
class RangeBecomes(core.Simple):
    """[LL-rng.7]"""

    of: core.Possessor
    range: RangeWord
    duration: core.Duration | None = None


@phrase(
    "<can|may> <|also> <threaten|attack> <|enemy> <characters|a character> <|up to> {n:many} spaces away <in a "
    "straight line|in straight lines|in any straight line>",
    "<can|may> <|also> <threaten|attack> <|enemy> <characters|a character> [exactly!exactly] {n:many} spaces away <in "
    "a straight line|in straight lines|in any straight line>",
)
class ReachesStraight(core.Being):
    """Besides its close range: up to the first card, as in a long range. [LL-rng.5, LL-gold.1]"""

    n: core.Count
    exactly: bool = False


@words("draw limit", "option limit", "play limit")
class SeatLimit(Word):
    """A limit of a player; characters are played by hand up to the last. [LL-begin.3, LL-end.5, LL-open.2]"""


@phrase(
    "{whose} {limit} <is|becomes> {n} [{duration}]", "{whose} {limit} <is|becomes> {way} by {n} [{duration}]",
    "[all!each player's] {limit} <is|becomes> {n} [{duration}]",
    "[all!each player's] {limit} <is|becomes> {way} by {n} [{duration}]",
)
class LimitIs(core.Simple):
    """So many cards are drawn up to, so many options stay; more or fewer than by the rules. [LL-gold.1]"""

    limit: SeatLimit
    n: Number
    whose: core.Whose | None = None
    way: Shifted | None = None
    all: bool = False
    duration: core.Duration | None = None


@phrase("the stats of {what} are unaffected by power-ups, damage<|,> and <|any> other abilities [{duration}]")
class Unaffected(core.Simple, core.OfThing):
    """[LL-err.2]"""

    duration: core.Duration | None = None


@phrase("{pieces:pl+and} <cannot|can't> be {how} {what} [{duration}]")
class NoPieces(core.Simple, core.OfThing):
    """[LL-err.2] [LL-gold.2]"""

    pieces: tuple[Piece, ...]
    how: OnOff
    duration: core.Duration | None = None


# ------------------------------------------------------------------ skills and prohibitions
@phrase("<gain(s)|have~has> {skills+and}")
class GainSkills(core.Being, core.OfSkills):
    """[LL-skill.11]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS


@phrase("lose(s) {skills+and}")
class LoseSkills(core.Being, core.OfSkills):
    """[LL-skill.11]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS


@phrase(
    "cost(s) {n} <more|[less!less]> MP <|to play> [for <each {each}|every {every}>]",
    "cost(s) {n} MP <more|[less!less]> <|to play> [for <each {each}|every {every}>]",
)
class Costs(core.Being):
    """Its magic, wherever it is: that is what is paid for it. [LL-char.6] [LL-val.4]"""

    n: Number
    each: Each | None = None
    every: Groups | None = None
    less: bool = False


@phrase("lose(s) <its|their|all <|of> <|its|their>> skills")
class LoseAllSkills(core.Being):
    """[LL-skill.11]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS


@phrase("lose(s) <|all> <|of> <its|their> abilities")
class LoseAbilities(core.Being):
    """Its text does nothing."""


@phrase("<are~is played|enter(s) the field|enter(s) play|come(s) into play|come(s) onto the field> resting")
class ComesResting(core.Being):
    """In which position they are played. [LL-char.2] [LL-gold.1]"""


@phrase(
    "<can|may> <|also> be played <on|onto|to|in> <a|any> empty space in <its|their|that card's> controller's territory",
    "<can|may> <|also> be played <on|onto|to|in> <a|any> empty space in [yours!your] territory",
)
class EntersAnywhere(core.Being):
    """Beside the entry points. [LL-char.3] [LL-gold.1]"""

    yours: bool = False

    def is_absurd(self) -> bool:
        """What a card says of itself goes before: `PlayedWhere`."""
        return True


@phrase("<can|may> <attack|hit|threaten> characters with Flying")
class HitsFlying(core.Being):
    """Also by a physical attack. [LL-skill.9]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS


@words(
    "destroyed", "discarded", "erased", "ejected", "buried", "moved", "rested", "readied", "threatened", "attacked",
    "chosen", "played", "set", "built-up",
)
class Barred(Word):
    """What cannot be done to a card."""


@words(
    "by a <mental attack|attack|physical attack|distance attack>",
    "by a combo attack= by <a combo attack|combo attacks>",
    "by <abilities|your opponent's abilities>",
    *REFRESHED,
)
class BarredBy(Word):
    """In which way not."""


@phrase(
    "<cannot|can't> be {what+or} [{by}]", "<cannot|can't> be {what+or} by {agent}",
    "<cannot|can't> be {what+or} [others!except by] {agent}", "can [others!only] be {what+or} by {agent}",
    "can [others!only] be {what+or} {by}",
    "can be {what+or} [others!only] by {agent}",
)
class CannotBe(core.Being):
    """[LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "what"
    what: tuple[Barred, ...]
    by: BarredBy | None = None
    agent: core.Thing | None = None
    others: bool = False


@words(
    "move", "move manually", "rest", "threaten", "attack",
    "join combo attacks= <take part in|join> <combo attacks|a combo attack|combos>",
    "strike at a distance= <make|execute|perform> <distance attacks|a distance attack>",
    "strike nearby= <make|execute|perform> <physical attacks|a physical attack>",
)
class BarredVerb(Word):
    """What a card cannot do."""


@phrase("<cannot|can't> leave the field [{by}]")
class CannotLeave(core.Being):
    """To no pile. [LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "what"
    by: BarredBy | None = None


@phrase(
    "<cannot|can't> move <onto|into|to> {where}", "<cannot|can't> enter {where}",
    "<cannot|can't> <leave|move out of> [out!{where}]",
)
class CannotGo(core.Being):
    """By hand or by a text. [LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "what"
    where: Half | Reach | EntryPoint
    out: bool = False


@phrase("<cannot|can't> {verb} [{what}]", "can [others!only] {verb} {what}")
class Cannot(core.Being):
    """[LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "what"
    verb: BarredVerb
    what: core.Thing | None = None
    others: bool = False


# ------------------------------------------------------------------ what is given
@category("what a card is given")
class Given(Node):
    """Behind 'give it': the same as what it has then, without a verb."""

    def being(self) -> core.Being:
        raise NotImplementedError


@phrase("{stat} {n} [for <each {each}|every {every}>]", "{n} {stat} [for <each {each}|every {every}>]")
class GivenValue(Given):
    """[LL-val.4]"""

    stat: CardValue
    n: Signed
    each: Each | None = None
    every: Groups | None = None

    def being(self) -> core.Being:
        return HaveValue(self.stat, self.n, self.each, self.every).at(self)


@phrase("{n} <|more|additional> {stat} [for <each {each}|every {every}>]")
class GivenMore(Given):
    """[LL-val.4]"""

    stat: CardValue
    n: Number
    each: Each | None = None
    every: Groups | None = None

    def being(self) -> core.Being:
        return GainValue(self.stat, self.n, self.each, self.every).at(self)


@phrase("{n}/{n2} [for <each {each}|every {every}>]")
class GivenStats(Given):
    """[LL-val.6]"""

    n: Signed
    n2: Signed
    each: Each | None = None
    every: Groups | None = None

    def being(self) -> core.Being:
        return HaveStats(self.n, self.n2, self.each, self.every).at(self)


@phrase("{skill}")
class GivenSkill(Given):
    """[LL-skill.11]"""

    skill: core.Skill

    def being(self) -> core.Being:
        return GainSkills((self.skill,)).at(self)


@phrase("give(s) {what:sg/pl} {gifts+and} [{duration}]", "{duration}, give {what:sg/pl} {gifts+and}")
class Give(core.Simple, core.OfThing):
    """What a card has by it, as an order. [LL-abil.17]"""

    IN_PLAY: ClassVar[str] = "what"
    gifts: tuple[Given, ...]
    duration: core.Duration | None = None
