"""What Lost Legacy calls its cards, players, places and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.games.lost_legacy import codes as c
from rulebound.language.core import categories as core
from rulebound.language.core.chance import AtRandom
from rulebound.language.core.nouns import Group, OneOf, That, Them, Those
from rulebound.language.core.numbers import Difference, Number, NumberOf, StatOf
from rulebound.language.node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from rulebound.language.tokens import Token


# ------------------------------------------------------------------ players
@words(
    "you| you", "sg| your opponent", "sg| a player", "sg| each player", "sg| that player", "sg| that player's opponent",
    "they!| they",
)
class Someone(core.Player, Word):
    """A player. [LL-setup.1]"""


@words("your", "your opponent's", "their")
class WhoseSide(core.Whose, Word):
    """Whose; `their` is said of who does it, or of the player spoken of last. [LL-link.4]"""


# ------------------------------------------------------------------ kinds and adjectives
@words(
    "card(s)", "character(s)", "option(s)", "item(s)", "counter(s)", "equipment(s)", "environment(s)", "weapon(s)",
    "spell(s)",
)
class CardKind(core.Kind, Word):
    """A kind or class of cards. [LL-opt.3]"""


@words(
    "card= card's", "character= character's", "option= option's", "item= item's", "counter= counter's",
    "equipment= equipment's", "environment= environment's", "weapon= weapon's", "spell= spell's",
)
class CardKinds(core.PossessiveKind, Word):
    """A kind of card, as the owner of a number or of a range."""


@words("readied", "resting", "standby", "face-up", "attacking", "threatening", "threatened", "attacked")
class CardState(core.SimpleAdjective, core.State, Word):
    """What a card on the field is found as. [LL-pos.1]"""


@words("active")
class OldWord(core.SimpleAdjective, core.State, Word):
    """Readied, in old words. [LL-pos.2]"""


@words("offensive", "defensive", "everlasting")
class SpellKind(core.SimpleAdjective, Word):
    """A kind of spell. [LL-spell.3, LL-spell.4, LL-spell.5]"""


@words("fire", "water", "earth", "wind", "light", "dark", "shade", "metal")
class ElementWord(core.SimpleAdjective, Word):
    """An element as people say it of a card. [LL-card.3]"""


@words("human", "beast", "fairy", "dragon", "undead", "demon", "spirit", "machine")
class FamilyWord(core.SimpleAdjective, Word):
    """A usual family as people say it of a card, without a capital. [LL-card.3]"""


@words("enemy= <enemy|opposing>", "friendly= <friendly|allied>")
class SideWord(core.SimpleAdjective, Word):
    """Whose character it is: the opponent's, or yours. [LL-link.4]"""


@words("adjacent")
class Adjacent(core.SimpleAdjective, Word):
    """In the close range of this card, or of the character that it is linked to. [LL-rng.2]"""


@words("damaged", "undamaged")
class Damaged(core.SimpleAdjective, core.State, Word):
    """With damage on it, or with none. [LL-pc.5]"""


# ------------------------------------------------------------------ whole noun phrases
@phrase("{who:you/sg/they} <have~has|control(s)>")
class Has(core.Controller, core.OfPlayer):
    """Cards that a player controls. [LL-link.4]"""


@words("sg| a opponent's")
class AnEnemy(core.Determiner, Word):
    """One that the opponent controls."""


@words("one", "another", "each")
class Which(Word):
    """How many of a side's cards."""


@phrase("sg| {which} of {whose} {group:s} [{chance}]")
class OfSide(core.One):
    """One of your characters, each of your opponent's characters. [LL-prio.3]"""

    which: Which
    whose: core.Whose
    group: Group
    chance: AtRandom | None = None

    @property
    def determiner(self) -> Which:
        return self.which

    def means_each(self) -> bool:
        return self.which.word == "each"


@phrase(
    "pl| [up_to?up to] {n:many} of {whose} {group:s}", "pl| any number of {whose} {group:s}",
    "pl| {n:pl} [or_more!or more] of {whose} {group:s}", "pl| [or_more!at least] {n:many} of {whose} {group:s}",
)
class SomeOfSide(core.One):
    """Two of your characters, or as many of them as one likes. [LL-abil.20]"""

    whose: core.Whose
    group: Group
    n: core.Count | None = None
    up_to: bool = False
    or_more: bool = False

    def is_group(self) -> bool | None:
        return True

    def means_each(self) -> bool:
        return False


@phrase("pl| up to {n:many} of {them:pl}", "pl| [any!any number] of {them:pl}")
class SomeOfThem(OneOf):
    """Of those spoken of last so many or fewer, or as many as one likes. [LL-abil.20]"""

    n: core.Count = None  # type: ignore[assignment]  # any number
    them: Them | Those = Them()
    chance: AtRandom | None = None
    any: bool = False

    def is_group(self) -> bool | None:
        return True


@phrase("that {side} {kind}", "that opponent's {kind}", forms="sg")
class ThatOfSide(That):
    """The card of that kind spoken of last that was said to be the opponent's, or yours. [EN-3]"""

    side: SideWord | None = None

    def may_mean(self, mention: Node) -> bool:
        mine = self.side is not None and self.side.word == "friendly"
        return side_named(mention) == ("mine" if mine else "theirs")


def side_named(mention: Node) -> str:
    """Whether a noun phrase says that its cards are yours, or the opponent's."""
    group = getattr(mention, "group", None)
    controller = getattr(getattr(getattr(group, "controller", None), "who", None), "word", "")
    said = [getattr(each, "word", "") for each in getattr(group, "adjectives", ())]
    said += [getattr(getattr(mention, "whose", None), "word", ""), controller]
    determiner = getattr(mention, "determiner", None)
    said += [getattr(determiner, "word", ""), getattr(getattr(determiner, "whose", None), "word", "")]
    if any(each in said for each in MINE):
        return "mine"
    return "theirs" if any(each in said for each in THEIRS) else ""


MINE = ("friendly", "your", "you")
THEIRS = ("enemy", "your opponent's", "your opponent", "a opponent's")


@phrase("sg| the <new|built-up> character")
class TheNewOne(core.One):
    """Who has taken the place of a character that was built up. [LL-build.2]"""

    BROUGHT_BY: ClassVar[str] = "BuildUp"
    OF_KIND: ClassVar[str] = "character"

    MENTIONS: ClassVar[bool] = False


@words("discarded", "destroyed", "erased", "ejected", "buried", "revealed", "played")
class DoneWord(Word):
    """What was done to a card that is spoken of."""


@phrase("sg| the {done} {kind}")
class TheDone(core.One):
    """To which the timing or this text has done it. [EN-9]"""

    MENTIONS: ClassVar[bool] = False
    done: DoneWord
    kind: CardKind


@phrase("the {done} {kind}")
class OfTheDone(core.Possessor):
    """Of that card."""

    done: DoneWord
    kind: CardKinds


@phrase("sg| the linked character")
class TheLinked(core.One):
    """The character that this card is linked to. [LL-link.1, LL-spell.8]"""

    OF_KIND: ClassVar[str] = "character"


@phrase("the linked character's")
class OfTheLinked(core.Possessor):
    """Of that character."""

    OF_KIND: ClassVar[str] = "character"

    NAMES_CARD: ClassVar[bool] = True


# ------------------------------------------------------------------ filters
@category("a word")
@token()
class Term(Open):
    """A family, an element or a title: one capitalised word. [LL-card.2, LL-card.3]"""

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        if not tokens[at].text[:1].isupper():
            return None
        return {"name": tokens[at].text}, at + 1

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.text[:1].isupper()

    def spelled(self) -> str:
        return self.name

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("Guild"), cls("Water"))


@phrase("of family {name}", "<of|from> the {name} family")
class OfFamily(core.Filter):
    """[LL-card.3]"""

    name: Term


@phrase("of element {name}", "<of|from> the {name} element")
class OfElement(core.Filter):
    """[LL-card.3]"""

    name: Term


@words("family", "element", "class", "name")
class Sort(Word):
    """What cards are compared by. [LL-card.2, LL-card.3, LL-opt.3]"""


# With whom a card is compared is said on the way: 'it' behind it means the card of which it is said.
@phrase("this {kind}")
class AsThis(Node):
    """As the card whose text it is, or as its value."""

    kind: CardKind | CardKinds


@phrase("it", "its own", "that {kind}")
class AsThat(Node):
    """As the card spoken of last."""

    REFERS: ClassVar[str] = "one"
    kind: CardKind | CardKinds | None = None


@phrase("<the linked character|the linked character's>")
class AsLinked(Node):
    """As the character that this card is linked to."""


@words("the <attacked|threatened> <character|character's>")
class AsAttacked(Word):
    """As the target of the battle under way. [LL-bat.1]"""


@phrase(
    "<of|with> the same {sort} as {what}", "of {what} {sort}", "[other!of <a different|another>] {sort} than {what}",
    "that <share|shares> a {sort} with {what}",
    "that [other!<do not|don't|does not|doesn't>] share a {sort} with {what}",
)
class OfSame(core.Filter):
    """Cards of the same family, element or class as a card, or of no such one. [LL-card.3]"""

    sort: Sort
    what: AsThis | AsThat | AsLinked | TheDone | AsAttacked
    other: bool = False


@phrase("of <that|the chosen> element")
class OfChosen(core.Filter):
    """Of the element that was chosen before. [LL-card.3]"""

    REFERS: ClassVar[str] = "deed"


@phrase("titled {names+or}")
class Titled(core.Filter):
    """A complete word of its name. [LL-card.2]"""

    names: tuple[Term, ...]


@words(*c.SKILL_NAMES)
class CharacterSkill(core.Skill, Word):
    """A skill. [LL-skill.1, LL-skill.4, LL-skill.7, LL-skill.9]"""


@phrase("<with no|without|without any|that have no|that has no> skills")
class WithNoSkill(core.Filter):
    """Characters that have none of the four."""


@phrase("with {skills+or}", "[none!without] {skills+or}")
class WithSkill(core.Filter, core.OfSkills):
    """Characters that have one of these skills, or none of them."""

    none: bool = False


@phrase("without {skills+or}, other than {others:s},")
class WithoutBut(core.Filter, core.OfSkills):
    """Characters without these skills, but for some."""

    others: Group


@words("sg| token= token", "pl| token= tokens", "sg| power-up= power-up", "pl| power-up= power-ups", "damage")
class Piece(Word):
    """A game piece. [LL-pc.3, LL-pc.4, LL-pc.5]"""


@phrase("with {n} or more {piece:pl} <|on it|on them>")
class WithPieces(core.Filter):
    """Cards on which so many pieces lie."""

    n: Number
    piece: Piece


@phrase("<without|without any> {piece:pl}", "<with no|that have no|that has no> {piece:pl}")
class WithoutPieces(core.Filter):
    """Cards with none of it."""

    piece: Piece


@phrase("with damage <|on it|on them>", "with [power_up!a power-up] <|on it|on them>")
class WithPiece(core.Filter):
    """Cards with any of it."""

    power_up: bool = False


# ------------------------------------------------------------------ what an amount is counted by
@category("what is counted")
class Each(Node):
    """Behind 'for each'."""


@words("MP", "honor")
class SeatValue(Word):
    """A number of a player. [LL-mp.1, LL-win.1]"""


@phrase("{what} {who:you/sg/they} have~has")
class EachNumber(Each):
    """For each honor you have. [LL-win.1]"""

    what: SeatValue
    who: core.Player


@phrase("MP <paid|spent> <|this way>")
class EachPaid(Each):
    """For each MP of an amount that was chosen. [LL-mp.4]"""

    REFERS: ClassVar[str] = "deed"


@phrase("{group}")
class EachCard(Each):
    """For each card of a sort."""

    group: Group


@phrase("of {whose} {group:s}")
class EachOfSide(Each):
    """For each of your characters."""

    whose: core.Whose
    group: Group


@phrase("{piece:sg} on <{what:sg}|{what:pl}>")
class EachPiece(Each, core.OfThing):
    """For each piece on a card. [LL-pc.3]"""

    piece: Piece


@phrase("{piece:sg} on the character it <threatens|attacks|is threatening|is attacking>")
class EachPieceOnTarget(Each):
    """In a battle in which whom the sentence is about attacks. [LL-bat.7]"""

    piece: Piece


@phrase("{piece:sg} <removed|lost> this way")
class EachRemoved(Each):
    """For each piece that this effect has taken off. [LL-pc.2]"""

    piece: Piece


@category("groups of so many")
class Groups(Node):
    """Behind 'for every': whole groups, what is left over is none."""


@phrase("{n} {piece:pl} on <{what:sg}|{what:pl}>")
class EachPieces(Groups, core.OfThing):
    """For every two tokens on a card: whole groups of so many. [LL-pc.3]"""

    n: Number
    piece: Piece


@phrase("{n} {group:s}")
class EachCards(Groups):
    """For every two cards of a sort."""

    n: Number
    group: Group


@phrase("{n} of {whose} {group:s}")
class EachCardsOfSide(Groups):
    """For every two of your characters."""

    n: Number
    whose: core.Whose
    group: Group


# ------------------------------------------------------------------ places
@words("close", "long", "zone", "attack")
class RangeWord(Word):
    """A range. [LL-rng.2, LL-rng.3, LL-rng.4]"""


@category("a place on the field")
class Spot(core.Place):
    """Where a card may be said to stand."""


@phrase("<in|from> {of} {range} range")
class InRange(Spot):
    """On a space in a range of a card. [LL-rng.1]"""

    of: core.Possessor
    range: RangeWord


@phrase("outside <|of> {of} {range} range")
class OutOfRange(Spot):
    """Anywhere else on the field. [LL-rng.1]"""

    of: core.Possessor
    range: RangeWord


@phrase("in {range} range")
class InOwnRange(Spot):
    """Where no card is named: of this one, or of the linked character. [LL-rng.1]"""

    range: RangeWord


@phrase("in the {range} range of {what}")
class InRangeOf(Spot):
    """The same of a card that is named here."""

    range: RangeWord
    what: core.One


@phrase("<adjacent|next> to {what}")
class NextTo(Spot):
    """In the close range of a card that is named here. [LL-rng.2]"""

    what: core.One


@phrase("<except|other than|except for> {what:sg}")
class Except(core.Relative):
    """All of them but this one."""

    what: core.One


@phrase("on the field", "from the field")
class OnTheField(core.Place):
    """On a space, face-up or in standby; what is linked is not. [LL-field.2]"""


@phrase("on a entry point", "on {whose} entry point")
class OnEntry(Spot):
    """On an entry point. [LL-field.8]"""

    whose: core.Whose | None = None


@phrase("in {whose} territory", "in {whose} half of the battlefield")
class InTerritory(Spot):
    """In a player's half. [LL-field.6]"""

    whose: core.Whose


@words("front", "center", "back")
class RowWord(Word):
    """A row of Quick-Play. [LLQ-setup.2]"""


@phrase("in {whose} {row} row")
class InRow(Spot):
    """In a row of a player's half. [LLQ-setup.2]"""

    whose: core.Whose
    row: RowWord


@phrase("in {of} column")
class InColumnOf(Spot):
    """In the column of a card. [LLQ-col.1]"""

    of: core.Possessor


@phrase("in column {n}")
class InColumn(Spot):
    """In a column, as the field is drawn, of either half. [LLQ-setup.3]"""

    n: Number


@phrase("among the cards dug")
class AmongDug(core.Place):
    """Among the cards that were dug. [LL-verb.10]"""


@words("hand(s)", "deck(s)", "sub-deck(s)", "disposal(s)", "erased pile(s)")
class CardPile(core.Pile, Word):
    """The piles of a player. [LL-zone.1]"""


# ------------------------------------------------------------------ numbers
@words("level", "magic", "offense", "defense", "speed", "stats")
class CardValue(core.Stat, Word):
    """A value of a character; stats are offense and defense. [LL-val.1, LL-val.6]"""


@phrase("{whose} {what}")
class SeatQuantity(core.SimpleQuantity):
    """A player's MP or honor. [LL-mp.1, LL-win.1]"""

    whose: core.Whose
    what: SeatValue


@phrase("the number of {whose} {group:s}")
class NumberOfSide(core.SimpleQuantity):
    """How many cards of a side there are. [LL-link.4]"""

    whose: core.Whose
    group: Group


@phrase("{n} times {of}", "{of} times {n}")
class Multiple(core.Quantity):
    """So many times a number: 10 times its level."""

    n: Number
    of: core.SimpleQuantity


@phrase("{of}<|,> <up to|to a maximum of|but no more than> {most}")
class Bounded(core.Quantity):
    """No more than so much."""

    of: Multiple | StatOf | NumberOf | NumberOfSide | SeatQuantity | Difference
    most: Number
