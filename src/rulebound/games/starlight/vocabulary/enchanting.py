"""Sentences of Enchantments about the card they come with."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import AbilityKind, Count, Effect, Sentence
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

from .creatures import CardClass, Tiles


class OfEnchantment(Sentence):
    """Said of the enchanted card."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP


@phrase("enchant a {what} card")
class Enchant(OfEnchantment):
    """With which cards it may be invoked. [ST-CLS.15]"""

    what: CardClass


@phrase("the enchanted card deals {n} more damage")
class DealsMore(OfEnchantment):
    """[ST-CMB.13]"""

    n: Number


@phrase("the enchanted card moves {tiles} farther")
class MovesFarther(OfEnchantment):
    """[ST-NUM.5]"""

    tiles: Tiles


@phrase("the enchanted card has {n:sg} more counter", "the enchanted card has {n:many} more counters")
class MoreCounters(OfEnchantment):
    """[ST-NUM.6]"""

    n: Count


@phrase("after the enchanted card resolves, {effect}")
class Afterwards(Sentence):
    """Done last, also after an attack that missed."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.TRIGGERED
    effect: Effect
