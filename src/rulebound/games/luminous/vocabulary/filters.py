"""How Luminous narrows down and counts its cards: by their numbers, skills and orb checks, all but some, beyond so
many."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Bound, Group
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words

from .costs import Essence
from .nouns import Colour, Respect

CHECK = "<its|their> orb <check|checks>"


@phrase(
    "with a orb check",
    "with a orb check of {n} or {bound} <|symbols>",
    f"with {{n}} or {{bound}} <|orb> symbols in {CHECK}",
    f"with a {{colour}} <|orb> symbol in {CHECK}",
    f"with {{colour}} in {CHECK}",
    f"with {{n}} or {{bound}} {{colour}} <|orb> symbols in {CHECK}",
    f"with {{symbols}} in {CHECK}",
)
class WithCheck(core.Filter):
    """Cards whose orb check has so many symbols, perhaps of a colour. [LU-cost.1]"""

    n: core.StatBound | None = None
    bound: Bound | None = None
    colour: Colour | None = None
    symbols: Essence | None = None


@phrase("with different {respect:s}")
class Unlike(core.Filter):
    """Several cards that are chosen, of which no two are alike in this. [LU-play.4]"""

    respect: Respect


@phrase("with a skill", "[no!<with no|without> skills]", "with {n} or {bound} skills", "with {n} skills")
class WithSkillCount(core.Filter):
    """Cards that have so many skills. [LU-skill.1]"""

    n: core.StatBound | None = None
    bound: Bound | None = None
    no: bool = False


@words("even", "odd")
class Parity(Word):
    """Whether two goes into it."""


@phrase("{what} is {parity}", "{what} is a {parity} number")
class IsOfParity(core.SingleCondition):
    """Whether two goes into a quantity."""

    what: core.Quantity
    parity: Parity


@phrase("with <a|> {parity} {stat}", "with {parity} {stat:s}")
class WithParity(core.Filter):
    """Cards whose number is even, or odd."""

    parity: Parity
    stat: core.Stat


@phrase("with {stat} between {least} and {most}", "with {stat} <|from> {least} to {most}")
class WithStatBetween(core.Filter):
    """Cards whose number is one of these, both ends included."""

    stat: core.Stat
    least: Number
    most: Number


@phrase(
    "with {stat} or {other} <|of> {n} or {bound}", "with {n} or {bound} {stat} or {other}",
    "with [both!{stat} and {other} <|both|each> {n} or {bound}]", "with {n} or {bound} {stat} [both!and] {other}",
)
class WithEitherStat(core.Filter):
    """Cards of which one of two numbers is in a range, or both."""

    stat: core.Stat
    other: core.Stat
    n: core.StatBound
    bound: Bound
    both: bool = False


@phrase("sg| all but {n:sg}", "pl| all but {n:many}")
class AllBut(core.Determiner, core.OfCount):
    """All of them but so many, of choice."""

    def is_group(self) -> bool:
        return True


COUNTED = "{adjectives*} [{name}] {kinds:=+or} [{controller}] [{filter}] [{place}] [{relative}]"


@phrase(f"{COUNTED} beyond the {{nth}}", f"{COUNTED} beyond {{n}}")
class Beyond(Group):
    """Only those above so many, where an amount counts: for each orb you control beyond the fifth."""

    nth: core.Ordinal | None = None
    n: Number | None = None


@phrase(f"{COUNTED} and <|for> each {{more}}")
class AndEach(Group):
    """These and those, where an amount counts both: for each card in your hand and each unit you control."""

    more: Group | None = None

    def is_absurd(self) -> bool:
        """Where they can be two noun phrases they are: 'destroy a unit and each other unit'."""
        return True
