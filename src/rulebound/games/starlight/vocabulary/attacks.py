"""Sentences about the attack of a Combat."""

from __future__ import annotations

from rulebound.language.core.categories import Act, Simple
from rulebound.language.node import phrase

from .counts import Repeated
from .creatures import OfNumber


@phrase("deal(s) {n} damage")
class DealPrinted(Act, OfNumber):
    """The printed damage of an Attack: its first sentence. [ST-CLS.1]"""


class AboutAttack(Simple):
    """Changes the attack of this Combat, and is looked at when it lands. [ST-CMB.10]"""


@phrase("this attack deals {n:n} more damage [{each}]")
class MoreDamage(AboutAttack, Repeated):
    """[ST-CMB.13]"""


@phrase("this attack deals {n:n} less damage [{each}]")
class LessDamage(AboutAttack, Repeated):
    """[ST-CMB.13] [ST-MOD.2]"""


@phrase("this attack deals double damage")
class DoubleDamage(AboutAttack):
    """Of the card's own damage. [ST-NUM.3]"""


@phrase("this attack has no Knockback")
class NoKnockback(AboutAttack):
    """No push and no wall slam. [ST-KB.1]"""


@phrase("this attack misses")
class Misses(AboutAttack):
    """The Attack is cancelled. [ST-CMB.17]"""
