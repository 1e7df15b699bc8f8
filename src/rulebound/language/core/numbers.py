"""Numbers, amounts and quantities. `two` and `2` are one number; each is printed as it was written."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from ..tokens import Token
from .categories import (
    Amount,
    Count,
    Filter,
    OfKind,
    OfOwner,
    Possessor,
    Quantity,
    SimpleQuantity,
    Stat,
    StatBound,
    Thing,
    Whose,
)
from .nouns import Extreme, Group, Relation

_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
)
_VALUES = {word: value for value, word in enumerate(_WORDS.split())}


def _value(word: str) -> int | None:
    if word.isascii() and word.isdigit():
        return int(word)
    return _VALUES.get(word)


@category("a number")
@token(forms=("n", "pl", "many"))
class Number(Amount, Count, StatBound, Open):
    """A number, in figures or in words."""

    value: int

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        value = _value(tokens[at].low)
        if value is None or (value == 1 and form == "many"):
            return None  # one of something is a Single
        return {"value": value, "printed": tokens[at].low}, at + 1

    @classmethod
    def begins(cls, token: Token) -> bool:
        return _value(token.low) is not None

    def spelled(self) -> str:
        return str(self.value)

    @classmethod
    def reserved(cls) -> tuple[str, ...]:
        return tuple(_VALUES)

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls(2), cls(3)) if form == "many" else (cls(2), cls(3), cls(1))


@category("a number")
@token(forms="sg")
class Single(Count, Open):
    """The number one before a noun in the singular: 1 card, up to one unit."""

    value: int = 1

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        return ({"value": 1, "printed": tokens[at].low}, at + 1) if _value(tokens[at].low) == 1 else None

    @classmethod
    def begins(cls, token: Token) -> bool:
        return _value(token.low) == 1

    def spelled(self) -> str:
        return "one"

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls(),)


@category("a signed number")
@token()
class Signed(Open):
    """A number with its sign: +2, -1, +X is no number."""

    value: int
    minus_zero: bool = False  # "-0/-2" keeps its sign

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        low = tokens[at].low
        if not re.fullmatch(r"[+-][0-9]+", low):
            return None
        return {"value": int(low), "minus_zero": low.startswith("-") and int(low) == 0}, at + 1

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.low[0] in "+-"

    def spelled(self) -> str:
        return "-0" if self.minus_zero else f"{self.value:+d}"

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls(1), cls(-2), cls(0))


@phrase("X", forms=("n", "pl", "many"))
class TheX(Amount, Count, StatBound):
    """The number behind a keyword: the X of Cull X."""


@phrase("that <much|many>", forms=("n", "pl", "many"))
class ThatMuch(Amount, Count):
    """The amount of what just happened."""


@phrase("that <much|many> plus {more}", forms=("n", "pl", "many"))
class ThatMuchPlus(ThatMuch):
    """Some more than what just happened."""

    more: Number


@words(
    "twice= <twice|double|two times>",
    "three times= <three times|triple>",
    "four times= four times",
    "five times= five times",
)
class Fold(Word):
    """How many times as much."""


@phrase("that <much|many> minus {less}", forms=("n", "pl", "many"))
class ThatMuchMinus(ThatMuch):
    """Some fewer than what just happened, and not less than nothing."""

    less: Number


@phrase("{fold} that <much|many>", forms=("n", "pl", "many"))
class FoldThatMuch(ThatMuch):
    """A multiple of what just happened."""

    fold: Fold


@phrase("all", forms="all")
class AllOfIt(Amount):
    """As much as there is."""


@phrase("a", forms="article")
class AnOne(Amount):
    """One, said by its article: a durability counter."""


@phrase("equal to {of}", forms="post")
class EqualTo(Amount):
    """An amount that is looked up when it is needed."""

    of: Quantity


@phrase("equal to {of}, at least {least}", "equal to {of}, at least {least} and at most {most}", forms="post")
class EqualAtLeast(Amount):
    """The same with a beginning, and perhaps an end."""

    of: Quantity
    least: Number
    most: Number | None = None


@phrase("half {whose} life, rounded {rounding}", forms="life")
class HalfLife(Amount):
    """Half a player's life, as an amount of life."""

    whose: Whose
    rounding: Rounding


@words("down", "up")
class Rounding(Word):
    """Which way halves go."""


@phrase("{of} {stat}")
class StatOf(SimpleQuantity):
    """A number of a card already spoken of."""

    of: Possessor
    stat: Stat


@phrase("the {stat} of {what}")
class StatOfThing(SimpleQuantity):
    """A number of a card that is named here. Of several cards: the sum."""

    stat: Stat
    what: Thing


@phrase("the number of {group:s}")
class NumberOf(SimpleQuantity):
    """How many there are."""

    group: Group


@phrase("{whose} life")
class LifeOf(SimpleQuantity, OfOwner):
    """A player's life."""


@words("damage dealt", "life <lost|gained>")
class Measured(Word):
    """What an effect did, as an amount."""


@phrase("the {what} this way")
class AmountThisWay(SimpleQuantity):
    """How much an earlier part of this effect did."""

    what: Measured


@phrase("the difference between {one} and {other}")
class Difference(Quantity):
    """How far two quantities are apart."""

    one: SimpleQuantity
    other: SimpleQuantity


@phrase("half {of}, rounded {rounding}")
class Half(Quantity):
    """Half of a quantity."""

    of: SimpleQuantity | Difference
    rounding: Rounding


@phrase("half <|of> that <|much>, rounded {rounding}")
class HalfThat(Quantity):
    """Half of what just happened."""

    rounding: Rounding


@phrase("twice {of}")
class Twice(Quantity):
    """Twice a quantity."""

    of: SimpleQuantity


@phrase("{of}<|,> plus {n}", "{n} plus {of}")
class Plus(Quantity):
    """So many more than a quantity: 'twice your life plus 1' is one more than twice as much."""

    of: SimpleQuantity | Half | Twice
    n: Number


@phrase("{of} minus {n}")
class Minus(Quantity):
    """So many fewer than a quantity, and not less than nothing."""

    of: SimpleQuantity
    n: Number


@phrase("{of}<|,> up to <|a maximum of> {most}")
class Limited(Quantity):
    """A quantity with an end."""

    of: SimpleQuantity | Half | Twice | Plus | Minus | Difference
    most: Number


@phrase("the {extreme} {stat} among {what:pl}")
class StatAmong(SimpleQuantity):
    """The highest or lowest number of several cards; 0 if there are none."""

    extreme: Extreme
    stat: Stat
    what: Thing


@phrase("{n} plus {per} for each {each}")
class PlusEach(Quantity):
    """So many, and some for each."""

    n: Number
    per: Number
    each: Group


@phrase("{one} plus {other}", "{one} [minus!minus] {other}")
class PlusQuantity(Quantity):
    """Two quantities together, or one without the other, and not less than nothing."""

    one: SimpleQuantity
    other: SimpleQuantity
    minus: bool = False


@phrase("its")
class Its(Possessor):
    """Of the card spoken of last."""


@phrase("this {kind}")
class Own(Possessor, OfKind):
    """Of the card whose text this is."""


@phrase("that {kind}")
class OfThat(Possessor, OfKind):
    """Of the card of that kind spoken of last."""


@phrase(
    "half <|of> <|the|all> {group:s}, rounded {rounding}",
    "half <|of> {whose} {group:s}, rounded {rounding}",
    forms="pl",
)
class HalfOf(Thing):
    """Half of some cards, whichever of them: half of the units they control, half of your relics."""

    group: Group
    rounding: Rounding
    whose: Whose | None = None

    def is_group(self) -> bool | None:
        return True


@phrase("with {stat} {relation} {to}")
class WithComparedStat(Filter):
    """Cards whose number compares so with another."""

    stat: Stat
    relation: Relation
    to: StatOf | LifeOf | NumberOf | AmountThisWay

    def is_absurd(self) -> bool:
        """'Whose attack is greater than its health' compares a card with itself; in 'less than the number of units you
        control' what you control is counted."""
        bare = isinstance(self.to, NumberOf) and self.to.group.controller is None and self.to.group.place is None
        return bare or (isinstance(self.to, StatOf) and isinstance(self.to.of, Its))


@phrase("with {stat} {relation} <their|its own|their own> {other}")
class WithOwnStats(Filter):
    """Cards of which one number compares so with another of their own."""

    stat: Stat
    relation: Relation
    other: Stat
