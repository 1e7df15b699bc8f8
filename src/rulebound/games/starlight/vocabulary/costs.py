"""What a card costs beside its price or instead of it, and what Enchantments do to range and to the whole card."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.starlight.vocabulary.card_sorts import CardSort
from rulebound.games.starlight.vocabulary.creatures import (
    CardClass,
    Counted,
    CreatureStat,
    EachCreature,
    Like,
    OfNumber,
    TheCreature,
    Tiles,
)
from rulebound.games.starlight.vocabulary.sentences import WITH, Host, OfEnchantment
from rulebound.language.core.categories import AbilityKind, Condition, Deed, Sentence, SingleCondition
from rulebound.language.node import phrase


class OfOwnCost(Sentence):
    """Said of the card itself, wherever it is."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.PLAY_OPTION


THIS_CARD = "<invoke|play> <this|this card>"


@phrase(
    "as a additional cost, {deed}", f"as a additional cost to {THIS_CARD}, {{deed}}", "additional cost: {deed}",
    f"to {THIS_CARD}, {{deed}}", f"to {THIS_CARD}, you must {{deed}}", f"{{deed}} to {THIS_CARD}",
    f"you must {{deed}} to {THIS_CARD}",
)
class CostsBesides(OfOwnCost):
    """Paid in full with the price, or it is not invoked. [ST-STAT.13] [ST-INV.3]"""

    deed: Deed


@phrase(
    "as a additional cost, you may {deed}", f"as a additional cost to {THIS_CARD}, you may {{deed}}",
    "you may {deed} as a additional cost", f"you may {{deed}} as a additional cost to {THIS_CARD}",
    "additional cost: you may {deed}", f"<as|when|while> you {THIS_CARD}, you may {{deed}}",
    f"you may {{deed}} <as|when|while> you {THIS_CARD}",
)
class MayCostBesides(OfOwnCost):
    """Paid in full with the price, or not at all; the text may ask whether it was. [ST-STAT.13] [ST-INV.3]"""

    deed: Deed


PAID_BESIDES = "<it|that|<the|that|this> <|additional|extra> cost|the <|additional|extra> {stat}>"


@phrase(
    f"you <paid|spent|lost> {PAID_BESIDES}", f"you did [no!not] <pay|spend|lose> {PAID_BESIDES}",
    *(f"<the|that|this> <|additional|extra> <cost|{{stat}}> was {said}" for said in (
        "<paid|spent|lost>", "[no!not] <paid|spent|lost>")),
)
class CostPaid(SingleCondition):
    """What might be paid beside the price. [ST-INV.3]"""

    stat: CreatureStat | None = None
    no: bool = False


NOTHING = "<costs no {stat}|costs 0 {stat}>"


@phrase(
    f"<this|it|this card> {NOTHING} if {{condition}}", f"if {{condition}}, <this|it|this card> {NOTHING}",
)
class CostsNothing(OfOwnCost):
    """A setting: what raises or lowers the price comes behind it. [ST-NUM.1]"""

    stat: CreatureStat
    condition: Condition


# ---- Enchantments
@phrase(
    "enchant {sort:one}", f"<play|invoke|use> <|this> {WITH} {{sort:one}}", "attach <|this> to {sort:one}",
)
class EnchantSort(OfEnchantment):
    """With cards of one sort. [ST-CLS.15]"""

    sort: CardSort


@phrase("{host} <costs no {stat}|costs 0 {stat}>", "it <costs no {stat}|costs 0 {stat}>")
class HostCostsNothing(OfEnchantment):
    """[ST-NUM.1]"""

    stat: CreatureStat
    host: Host | None = None


@phrase("{host} has {n} more range", "it has {n} more range")
class HostReaches(OfEnchantment, OfNumber):
    """The farthest distance is so much more. [ST-NUM.5]"""

    host: Host | None = None


@phrase("{host} is done twice", "{host} is done twice, [anew!the second time with any target]")
class DoneTwice(OfEnchantment):
    """What it does, once more; with the same target, or with another. [ST-CLS.15]"""

    host: Host
    anew: bool = False


# ---- all of some creatures
@phrase(
    "{who:pl} are {like:is}", "{who:pl} have {like:has}", "{who:sg} is {like:is}", "{who:sg} has {like:has}",
    "{who:sg/pl} are~is within {tiles} [of {center:obj}]", "{who:sg/pl} are~is [adjacent!adjacent] [to {center:obj}]",
)
class AllAre(SingleCondition):
    """Every one of them that is on the board, and there is one. [ST-DIE.13] [ST-BRD.4]"""

    who: EachCreature
    like: Like | None = None
    tiles: Tiles | None = None
    adjacent: bool = False
    center: TheCreature | None = None


@phrase("tile <it|that creature|the target> <was|is> <pushed|pulled|moved> <|this way>", "tile <pushed|pulled>")
class TilesShoved(Counted):
    """By the push or the pull before it. [ST-DEC.19]"""


@phrase(
    "the enchanted card is a <{what} card|{what}>", "the enchanted card is [no!not] a <{what} card|{what}>",
    "the enchanted card was [telegraphed!telegraphed]", "it was [telegraphed!telegraphed]",
    "that card was [telegraphed!telegraphed]",
)
class HostIs(SingleCondition):
    """The card with which an Enchantment is invoked. [ST-CLS.15] [ST-INV.5]"""

    what: CardClass | None = None
    no: bool = False
    telegraphed: bool = False
