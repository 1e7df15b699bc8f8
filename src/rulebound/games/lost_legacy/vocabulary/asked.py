"""What is asked in rarer words: whose a card is, and which of two piles holds more."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Group, WholeZone
from rulebound.language.node import Word, phrase, words

from .events import MoreOrLess
from .nouns import CardPile, WhoseSide


@words("yours= <yours|one of yours|your own>", "your opponent's= <your opponent's|a opponent's|one of your opponent's>")
class WhoseOne(Word):
    """On whose side a card is."""


@phrase("{what:sg} <is|was> {side}", "{what:sg} <is not|was not> [no!{side}]")
class IsWhose(core.SingleCondition, core.OfThing):
    """Who controls it, or who does not. [LL-link.4]"""

    side: WhoseOne
    no: bool = False


@words(
    "by a mental attack= <it|that|the attack|that attack> <is|was> a mental attack",
    "by a physical attack= <it|that|the attack|that attack> <is|was> a physical attack",
    "by a distance attack= <it|that|the attack|that attack> <is|was> a distance attack",
    "by a combo attack= <it|that|the attack|that attack> <is|was> a combo attack",
)
class AttackWas(core.SingleCondition, Word):
    """How the attack was that is answered, or that has destroyed somebody. [LL-bat.30, LL-bat.6]"""


@phrase("{zone} has {what:sg}")
class PileHas(core.SingleCondition, core.OfZone):
    """A pile holds such a card. [LL-zone.1]"""

    what: core.Thing

    def is_absurd(self) -> bool:
        """Of all cards of a pile it is said as of several."""
        return isinstance(self.what, WholeZone)


@phrase(
    "{zone} has {compared} {group:s} than <{whose} [{pile}]|[yours!yours]>",
    "there are {compared} {group:s} in {zone} than in <{whose} [{pile}]|[yours!yours]>",
)
class PileHasMore(core.SingleCondition, core.OfZone):
    """Of the cards of two players in a pile; of the same one, where no other is named. [LL-zone.1]"""

    compared: MoreOrLess
    group: Group
    whose: WhoseSide | None = None
    yours: bool = False
    pile: CardPile | None = None
