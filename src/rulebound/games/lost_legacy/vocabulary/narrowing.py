"""Which cards are meant, said in other places: before the noun, by two filters, by where they are not."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.core import categories as core
from rulebound.language.core import nouns as core_nouns
from rulebound.language.core.numbers import Number
from rulebound.language.node import Lexicon, Node, Open, Taken, category, phrase, token
from rulebound.language.tokens import Token

from .comparing import Bearing, WithCompared, WithStatOf
from .nouns import CardValue, OfSame, Spot, WithoutPieces, WithPiece, WithPieces, WithSkill


@phrase("{name} family", "{name} [element!element]")
class OfSort(core.SimpleAdjective):
    """Wolf family characters. [LL-card.3]"""

    name: core_nouns.Called
    element: bool = False


@category("what a card is not")
@token()
class NotOfSort(core.SimpleAdjective, Open):
    """Non-Beast characters, non-Flying ones: of another family or element, without a skill. [LL-card.3]"""

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        before, dash, name = tokens[at].text.partition("-")
        return ({"name": name}, at + 1) if before.lower() == "non" and dash and name[:1].isupper() else None

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.low.startswith("non-")

    def spelled(self) -> str:
        return f"non-{self.name}"

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("Guild"), cls("Water"))


@phrase("with <a|> {stat} <between|from> {n} <and|to> {n2}")
class WithBetween(core.Filter):
    """A value from one number to another, both included. [LL-val.1]"""

    stat: CardValue
    n: Number
    n2: Number


@phrase("level {n} [or {bound}]")
class OfLevel(core.SimpleAdjective):
    """Level 3 or lower characters. [LL-card.1]"""

    n: Number
    bound: core_nouns.Bound | None = None


ByItself = (
    WithCompared | WithStatOf | core_nouns.WithStat | WithSkill | WithPieces | WithoutPieces | WithPiece | Bearing
)


@phrase("{one} <|and> {other}")
class BothSo(core.Filter):
    """With one thing and with another."""

    one: ByItself
    other: ByItself | OfSame


@phrase("<|that is|that are> not {where}")
class NotThere(Spot):
    """Anywhere else. [LL-rng.1]"""

    where: Spot
