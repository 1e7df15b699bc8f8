"""What is said of the attack of a Combat."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import CreatureStat, OfNumber, Repeated, TheCreature, Tiles
from rulebound.language.core.categories import Count, Simple
from rulebound.language.core.numbers import Number
from rulebound.language.node import Word, phrase, words


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


@phrase("this attack has no Knockback", "there is no Knockback in this Combat")
class NoKnockback(AboutAttack):
    """No push and no wall slam. [ST-KB.1]"""


@phrase(
    "this attack knocks the defender back {tiles}",
    "this attack knocks the defender back {n:sg} [more!more] tile", "this attack knocks the defender back {n:many} "
    "[more!more] tiles",
)
class KnocksFarther(AboutAttack):
    """So many tiles in one line, as far as there is room; a slam is only that of the first. [ST-KB.3]"""

    tiles: Tiles | None = None
    n: Count | None = None
    more: bool = False


@phrase("this attack ignores <DEF|the defender's DEF>")
class IgnoresDef(AboutAttack):
    """[ST-CMB.13]"""


@phrase("this attack deals no damage")
class NoDamage(AboutAttack):
    """Not even by ATK or a slam; Knockback stays. [ST-MOD.2]"""


@phrase(
    "this attack deals at most {n} damage",
    "if this attack would deal {least} or more damage, it deals {n} damage instead",
)
class DealsAtMost(AboutAttack, OfNumber):
    """All in all. [ST-CMB.13]"""

    least: Number | None = None


KEPT = "<|after this attack|from this attack|by this attack|because of this attack|for this attack>"


@phrase(
    *(f"{who} {whose} {{stat}} {KEPT}" for who, whose in (
        ("{who:thou} <do not lose|don't lose|keep>", "your"), ("{who:sg} <does not lose|doesn't lose|keeps>", "its"))),
)
class KeepsStat(AboutAttack):
    """The ATK of the attacker or the DEF of the defender is not used up. [ST-CMB.19]"""

    who: TheCreature
    stat: CreatureStat


@phrase("this attack misses")
class Misses(AboutAttack):
    """The Attack is cancelled. [ST-CMB.17]"""


@words("up", "down")
class Rounding(Word):
    """Which way half a point goes."""


@phrase("halve <its|the|this attack's> damage, rounded {rounding}", "halve <its|the|this attack's> damage")
class Halved(AboutAttack):
    """Of the card's own damage, down unless it says otherwise. [ST-NUM.2]"""

    rounding: Rounding | None = None


@phrase("{who} takes the damage instead")
class TakenBy(AboutAttack):
    """The sum stays that of the defender, the Health is another's."""

    who: TheCreature
