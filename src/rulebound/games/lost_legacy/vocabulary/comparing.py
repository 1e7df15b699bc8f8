"""Values of two cards compared, and pieces that are counted."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core import nouns as core_nouns
from rulebound.language.core.numbers import Number, StatOf
from rulebound.language.node import Word, phrase, words

from .nouns import (
    AsAttacked,
    AsLinked,
    AsThat,
    AsThis,
    CardValue,
    Multiple,
    NumberOfSide,
    OfChosen,
    OfElement,
    OfFamily,
    OfSame,
    Piece,
    SeatQuantity,
    TheDone,
    Titled,
    WithoutPieces,
    WithPiece,
    WithPieces,
    WithSkill,
)
from .selecting import HalfOf, WithAbility


@words("higher= <higher|greater|more>", "lower= <lower|less|smaller>")
class HigherOrLower(Word):
    """Beyond another value, on one side."""


@phrase(
    "with <a|> {how} {stat} [than {other}]", "with <a|> {stat} [or_equal!equal to or] {how} than {other}",
    "with <a|> {how} [or_equal!or equal] {stat} than {other}", "with <a|> {stat} {how} than {other}",
    "with the [same!same] {stat} as {other}",
)
class WithCompared(core.Filter):
    """Characters with a value beyond that of a card, or the same; of this one, where none is named. [LL-val.1]"""

    stat: CardValue
    how: HigherOrLower | None = None
    other: AsThis | AsThat | AsLinked | TheDone | AsAttacked | None = None
    or_equal: bool = False
    same: bool = False


@phrase("{first} {second}")
class Narrowed(core.Filter):
    """Of a sort, and with something."""

    first: OfFamily | OfElement | OfSame | OfChosen | Titled
    second: WithCompared | core_nouns.WithStat | WithSkill | WithPieces | WithoutPieces | WithPiece | WithAbility


@phrase("{what:sg} has <a|> {how} {stat} than {other}", "{what:sg} has the [same!same] {stat} as {other}")
class IsCompared(core.SingleCondition, core.OfThing):
    """A value of two cards. [LL-val.1]"""

    stat: CardValue
    other: AsThis | AsThat | AsLinked | TheDone | AsAttacked
    how: HigherOrLower | None = None
    same: bool = False


@phrase(
    "{what:sg} has {n} {stat}", "{what:sg} has {stat} {n}", "{what:sg} has {n} or {bound} {stat}",
    "{what:sg} has {stat} <|of> {n} or {bound}",
)
class HasValue(core.SingleCondition, core.OfThing):
    """A value of a card is this, or in a range. [LL-val.1]"""

    n: Number
    stat: CardValue
    bound: core_nouns.Bound | None = None


@phrase("linked to {other}")
class LinkedTo(core.Filter):
    """Cards that lie under a character. [LL-link.1]"""

    other: AsThis | AsThat | AsLinked


@words("carries", "bears", "wields", "wears", "holds")
class Carries(Word):
    """It has a card linked to it."""


@phrase(
    "{what:sg} {how} {linked:sg} <|linked to it>", "{what:sg} has {linked:sg} linked <|to it>",
)
class Bears(core.SingleCondition, core.OfThing):
    """Such a card lies under a character, or none does. [LL-link.1]"""

    linked: core.Thing
    how: Carries | None = None


@phrase(
    "<carrying|bearing|wielding|wearing|holding> a {kind}", "with a {kind} linked <to it|to them>",
    "[none!with no] {kind} linked <to it|to them>", "[none!without a] {kind} <|linked <to it|to them>>",
)
class Bearing(core.Filter):
    """Characters under which such a card lies, or none. [LL-link.1]"""

    kind: core.Kind
    none: bool = False


# With how many: as many as another number says.
@words(
    "or less= <no greater than|no higher than|no more than|at most>",
    "or more= <no less than|no lower than|at least>",
)
class NoBeyond(Word):
    """How a value compares with another number."""


@phrase(
    "with {stat} {relation} {to}", "with {stat} {beyond} {to}",
)
class WithStatOf(core.Filter):
    """Characters with a value that compares with another number. [LL-val.1]"""

    stat: CardValue
    to: NumberOfSide | SeatQuantity | StatOf | HalfOf | Multiple
    relation: core_nouns.Relation | None = None
    beyond: NoBeyond | None = None


@phrase("the <offense|value> of <the|that> attack", "<the|that> attack's <offense|value>")
class OfTheAttack(core.SimpleQuantity):
    """What the attack under way is worth, all attackers together. [LL-bat.7]"""


@phrase("the number of {piece:pl} on <{what:sg}|{what:pl}>")
class NumberOfPieces(core.SimpleQuantity, core.OfThing):
    """[LL-pc.3]"""

    piece: Piece
