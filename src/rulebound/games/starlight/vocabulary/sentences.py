"""Sentences that are no effects: what holds while an Aura lies there, and what Enchantments say of their card."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import AbilityKind, Effect, OfCount, Sentence
from rulebound.language.node import phrase

from .creatures import CardClass, OfNumber, Tiles


# ---- Auras and passives
class Standing(Sentence):
    """Holds as long as the Aura lies there."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.STATIC


@phrase("attacks against this creature deal {n} less damage")
class AttacksDealLess(Standing, OfNumber):
    """[ST-CMB.13]"""


@phrase("this creature's {what} cards cost {n} more Energy")
class CardsCostMore(Standing, OfNumber):
    """[ST-NUM.1]"""

    what: CardClass


@phrase("this creature <cannot|can't> be pushed")
class CannotBePushed(Standing):
    """A wall slam still happens. [ST-MOD.4]"""


@phrase("this creature <cannot|can't> telegraph cards")
class CannotTelegraph(Standing):
    """[ST-MOD.5]"""


# ---- Enchantments
class OfEnchantment(Sentence):
    """Said of the enchanted card."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP


@phrase("enchant a {what} card")
class Enchant(OfEnchantment):
    """With which cards it may be invoked. [ST-CLS.15]"""

    what: CardClass


@phrase("the enchanted card deals {n} more damage")
class DealsMore(OfEnchantment, OfNumber):
    """[ST-CMB.13]"""


@phrase("the enchanted card moves {tiles} farther")
class MovesFarther(OfEnchantment):
    """[ST-NUM.5]"""

    tiles: Tiles


@phrase("the enchanted card has {n:sg} more counter", "the enchanted card has {n:many} more counters")
class MoreCounters(OfEnchantment, OfCount):
    """[ST-NUM.6]"""


@phrase("after the enchanted card resolves, {effect}")
class Afterwards(Sentence):
    """Done last, also after an attack that missed."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.TRIGGERED
    effect: Effect
