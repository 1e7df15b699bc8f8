"""Several values of a card in one sentence: 'its offense +10 and defense -5'."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Signed
from rulebound.language.node import Node, phrase

from .beings import CHARACTERS
from .nouns import CardValue, Each, Groups


@phrase("{stat} {n}")
class ValueBy(Node):
    """One of them."""

    stat: CardValue
    n: Signed


@phrase("{of} {many++and} [for <each {each}|every {every}>] [{duration}]")
class ValuesChange(core.Simple):
    """Each up or down by its own number; what they are counted by is said of all. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "of"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    of: core.Possessor
    many: tuple[ValueBy, ...]
    each: Each | None = None
    every: Groups | None = None
    duration: core.Duration | None = None
