"""How much: the value of the current corner, what is counted, what an amount is repeated for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from rulebound.language.core.categories import (
    Amount,
    Count,
    Kind,
    OfPlayer,
    PastAct,
    Player,
    Quantity,
    SimpleQuantity,
    StatBound,
    Whose,
)
from rulebound.language.core.nouns import Group, Them, Those
from rulebound.language.core.numbers import (
    Difference,
    Half,
    Minus,
    Number,
    NumberOf,
    Plus,
    StatAmong,
    StatOf,
    StatOfThing,
    Twice,
)
from rulebound.language.node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from rulebound.language.tokens import Token

from .heroes import HeroFilter
from .windows import Window


@phrase("V", forms=("n", "pl", "many"))
class CornerValue(Amount, Count, StatBound):
    """The number in the current corner. [LS-G57]"""


@category("V and a number")
@token(forms=("n", "pl", "many"))
class CornerValuePlus(Amount, Count, StatBound, Open):
    """The number in the current corner and something more, or less: V + 1, V - 1. [LS-7.1.3]"""

    value: int

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        if tokens[at].low != "v" or at + 1 == len(tokens):
            return None
        glued = tokens[at + 1].low
        if re.fullmatch(r"[+-][0-9]+", glued):
            return {"value": int(glued)}, at + 2
        if glued in ("+", "-") and at + 2 < len(tokens) and tokens[at + 2].low.isdigit():
            return {"value": int(glued + tokens[at + 2].low)}, at + 3
        return None

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.low == "v"

    def spelled(self) -> str:
        return f"V {'-' if self.value < 0 else '+'} {abs(self.value)}"

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls(1), cls(2), cls(-1))


@category("a signed V")
@token()
class SignedCornerValue(Open):
    """The number in the current corner, added or taken away: +V. [LS-G57]"""

    sign: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        if tokens[at].low in ("+", "-") and at + 1 < len(tokens) and tokens[at + 1].low == "v":
            return {"sign": tokens[at].low}, at + 2
        return ({"sign": tokens[at].low[0]}, at + 1) if tokens[at].low in ("+v", "-v") else None

    def spelled(self) -> str:
        return f"{self.sign}V"

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("+"),)


@phrase("of| the same amount of", "alone!| <the same|that> amount")
class SameAmount(Amount):
    """The amount of what just happened."""

    REFERS: ClassVar[str] = "amount"


@phrase("{whose} health", "the health of {who}")
class HealthOf(SimpleQuantity):
    """A hero's health. [LS-2.10.1]"""

    whose: Whose | None = None
    who: Player | None = None


@phrase("<|the number of> {whose} {group:s}")
class NumberOfTheirs(SimpleQuantity):
    """How many a hero has: the number of your Buffs."""

    COUNTS: ClassVar[str] = "group"

    whose: Whose
    group: Group


@words("damage= damage <dealt|done>", "healing= healing done")
class Measured(Word):
    """What an effect did, as an amount."""


@phrase("the {what} this way")
class AmountThisWay(SimpleQuantity):
    """How much an earlier part of this text did."""

    REFERS: ClassVar[str] = "deed"
    what: Measured


@phrase(
    "the <|total> damage {who:you/sg/pl/they} <|have~has> <took|taken|received> {window}",
    "the <|total> damage {who:you/sg/pl/they} <|have~has> [dealt!<dealt|done>] [to {to}] {window}",
)
class PastDamage(SimpleQuantity):
    """All the damage that a hero took, or dealt, in a stretch of time. [LS-6.2.1-since]"""

    who: Player
    window: Window
    to: Player | None = None
    dealt: bool = False


@phrase("{one} plus {other}", "{one} [less!minus] {other}")
class AddedUp(Quantity):
    """Two quantities together, or what is left of one without the other; not less than nothing."""

    one: SimpleQuantity
    other: SimpleQuantity
    less: bool = False


@phrase("{n} minus {of}")
class Without(Quantity):
    """What is left of a number; not less than nothing."""

    n: Number
    of: SimpleQuantity


@phrase("{whose} missing health", "the health {who:you/sg/they} <have~has lost|are~is missing>")
class MissingHealth(SimpleQuantity):
    """How far a hero is below the health that is printed on it; none above it. [LS-2.10.1]"""

    whose: Whose | None = None
    who: Player | None = None


@phrase("the number of [other?other] heroes [{filter}]")
class NumberOfHeroes(SimpleQuantity):
    """How many such heroes are in the game."""

    other: bool = False
    filter: HeroFilter | None = None


@phrase("the number of times {who:you/sg/pl/they} <|have~has> {did} {window}")
class TimesDone(SimpleQuantity):
    """How often a hero did that, or suffered it, in a stretch of time. [LS-6.2.1-since]"""

    who: Player
    did: PastAct
    window: Window


@phrase("the amount {who:you/sg/pl/they} <|have~has> Healed {window}")
class PastHealing(SimpleQuantity):
    """All the healing that a hero did in a stretch of time. [LS-6.2.1-since]"""

    who: Player
    window: Window


@phrase("{of}", forms="quantity")
class Calculated(Amount):
    """An amount in words, behind "for": half the damage dealt this way, rounded down."""

    of: (
        Half | Twice | Plus | Minus | AddedUp | Difference | AmountThisWay | HealthOf | NumberOf | NumberOfTheirs
        | NumberOfHeroes | StatOf | StatOfThing | StatAmong | ElementsAmong | OrdersAmong | MissingHealth | ThatQuantity
        | PastDamage | PastHealing | TimesDone | UnusedActions
    )

    def is_absurd(self) -> bool:
        """'That amount' is one without more words."""
        return isinstance(self.of, ThatQuantity) and self.of.word == "that amount"


@words("that <damage|healing|amount|number>", "that number= the chosen number")
class ThatQuantity(SimpleQuantity, Word):
    """What just happened, or the number that was chosen, as something to be worked with: half that damage."""

    REFERS: ClassVar[str] = "amount"


@words("V= <V|the number in the current corner>")
class CornerNumber(SimpleQuantity, Word):
    """The number in the current corner, in words."""


# ------------------------------------------------------------------ for each


@category("'for each'")
class Repeat(Node):
    """What an amount is multiplied by."""


@phrase("for <each|every> <|point of> damage {who:you/sg/pl/they} <|have~has> <took|taken|received> {window}")
class ForEachDamage(Repeat):
    """Once for each point of all the damage that a hero took in a stretch of time."""

    who: Player
    window: Window


@phrase("<for each|for every|per> {group}", "for <each|every one> of {whose} {group:s}", "for every {n:many} {group:s}")
class ForEach(Repeat):
    """Once for each such card, or for every so many: for each of your Buffs."""

    COUNTS: ClassVar[str] = "group"

    group: Group
    whose: Whose | None = None
    n: Number | None = None


@phrase("<for each|per> point of {of}", "for every {n:many} points of {of}")
class ForEachPoint(Repeat):
    """So often as a number says, or once for every so many: for each point of its worth, of your missing health."""

    of: SimpleQuantity
    n: Number | None = None


@phrase("for each time {who:you/sg/pl/they} <|have~has> {did} {window}")
class ForEachTime(Repeat):
    """Once for each time that a hero did so. [LS-6.2.1-since]"""

    who: Player
    did: PastAct
    window: Window


@phrase(
    "<for each|per> <unused|unspent> action", "for each of your <unused|unspent> actions",
    "<for each|per> action you <didn't use|did not use|have left>",
)
class ForEachUnused(Repeat):
    """Once for each action of this turn that you have not used. [LS-4.1.4.1]"""


@phrase("the number of <|your> <unused|unspent> actions", "the number of actions you have left")
class UnusedActions(SimpleQuantity):
    """How many actions of this turn you have not used. [LS-4.1.4.1]"""


@phrase("for each of {them:pl}")
class ForEachOfThem(Repeat):
    """Once for each of the cards spoken of last."""

    them: Them | Those


@phrase("per {kind} Discarded")
class PerDiscarded(Repeat):
    """Once for each card that this text Discarded."""

    REFERS: ClassVar[str] = "deed"
    kind: Kind


_STRETCHES = (("this", "turn"), ("this", "game"), ("since",), ("during", "your", "last"))  # that are over


@category("'for each card you Discarded'")
@token()
class ForEachDiscarded(Repeat, Open):
    """Once for each card that this text Discarded; with a stretch behind it, it would be a count of the past."""

    REFERS: ClassVar[str] = "deed"
    words: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        said = [token.low for token in tokens[at : at + 5]]
        if said[:1] != ["for"] or said[1:2] not in (["each"], ["every"]) or said[2:3] != ["card"]:
            return None
        end = 5 if said[3:] in (["you", "discarded"], ["they", "discarded"]) else 4 if said[3:4] == ["discarded"] else 0
        behind = at + end
        following = tuple(token.low for token in tokens[behind : behind + 3])
        if not end or any(following[: len(stretch)] == stretch for stretch in _STRETCHES):
            return None
        return {"words": " ".join(said[:end]).replace("discarded", "Discarded")}, behind

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.low == "for"

    def spelled(self) -> str:
        return self.words

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("for each card you Discarded"),)


@phrase("for each [other?other] hero [{filter}]")
class ForEachHero(Repeat):
    """Once for each such hero."""

    other: bool = False
    filter: HeroFilter | None = None


@phrase("<for each|per> <|different> Element <among|on|of> <{whose} {group:s}|{group:s}>")
class ForEachElementAmong(Repeat):
    """Once for each Element of these cards, however many are of it."""

    group: Group
    whose: Whose | None = None


@phrase("the number of <|different> Elements <among|on|of> <{whose} {group:s}|{group:s}>")
class ElementsAmong(SimpleQuantity):
    """How many different Elements these cards are of."""

    group: Group
    whose: Whose | None = None


@phrase("<for each|per> <|different> Order <among|on|of> <{whose} {group:s}|{group:s}>")
class ForEachOrderAmong(ForEachElementAmong):
    """Once for each Order of these cards. [LS-2.3.1.4]"""


@phrase("the number of <|different> Orders <among|on|of> <{whose} {group:s}|{group:s}>")
class OrdersAmong(ElementsAmong):
    """How many different Orders these cards are part of. [LS-2.3.1.4]"""


@phrase("for each Element {who:you/sg} have~has access to")
class ForEachElement(Repeat, OfPlayer):
    """Once for each accessible Element. [LS-2.3.2.4a]"""
