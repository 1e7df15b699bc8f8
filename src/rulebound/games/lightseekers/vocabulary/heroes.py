"""Who: heroes by their part, by choice, or spoken of before. A player is their hero in Lightseekers."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import (
    Count,
    HookedAct,
    OfThing,
    PastAct,
    Player,
    PlayerHappening,
    StatBound,
    Whose,
)
from rulebound.language.core.conditions import More, MoreOrLess
from rulebound.language.core.nouns import Bare, Bound, Group, Some
from rulebound.language.node import Node, Word, category, phrase, words

from .elements import AnyElement, Level
from .windows import Window

# Forms of a player: "you" and "they" take the plain verb, "sg" the verb with s, "pl" the plain one. A phrase
# with the form "object" stands only where nobody does anything.


@phrase("you", forms="you")
class You(Player):
    """The controller of the card. [LS-G70]"""

    MENTIONS: ClassVar[bool] = False


@phrase("yourself", forms="object")
class Yourself(Player):
    """You, where you are not the one who acts."""

    MENTIONS: ClassVar[bool] = False


@words("your <target|enemy>", "the <recipient|attacker|acting hero>", forms="sg")
class HeroRole(Player, Word):
    """A hero by its part. [LS-3.1.1a, LS-3.1.1b, LS-3.1.2, LS-3.1.3, LS-3.1.4]"""


@words("sg| <a|another|the|any|any other|each|each other|no|no other>", "pl| <all|all other|other|any>")
class WhichHeroes(Word):
    """Which one, or which ones. [LS-3.1.5, LS-3.1.6, LS-3.1.7]"""


@category("a filter of heroes")
class HeroFilter(Node):
    """with 10 or less health, who attacked you"""


@phrase("sg| {which:sg} hero [{filter}]", "pl| {which:pl} heroes [{filter}]")
class SomeHero(Player):
    """A hero, or several, by choice or by what is so of them."""

    which: WhichHeroes
    filter: HeroFilter | None = None


@phrase("pl| heroes [{filter}]")
class Heroes(Player):
    """All of them, or all such: heroes can't Attack."""

    filter: HeroFilter | None = None


@phrase("pl| up to {n:many} [other?other] heroes [{filter}]")
class UpToHeroes(Player):
    """As many heroes as one likes, at most this many."""

    n: Count
    other: bool = False
    filter: HeroFilter | None = None


@phrase("pl| {n:many} [other?other] heroes [{filter}]")
class SoManyHeroes(UpToHeroes):
    """So many heroes, of your choice."""


@words("target", "enemy")
class Neighbour(Word):
    """Who sits on which side. [LS-3.1.1a, LS-3.1.1b]"""


@words("target= left", "enemy= right")
class OnSide(Word):
    """The left neighbour is the target. [LS-3.1.1a, LS-3.1.1b]"""


@phrase(
    "{whose} {part}", "the hero <on|to> {whose} {side}", "the hero to the {side} of {who}", forms="sg",
)
class NeighbourOf(Player):
    """The target or the enemy of another hero than you. [LS-3.1.1a, LS-3.1.1b]"""

    whose: WhoseRole | WhoseThat | None = None
    who: HeroRole | ThatHero | None = None
    part: Neighbour | None = None
    side: OnSide | None = None

    @property
    def word(self) -> str:
        found = self.part or self.side
        assert found is not None
        return found.word


@phrase("with {n} or {bound} health")
class WithHealth(HeroFilter):
    """Heroes whose health is in a range."""

    n: StatBound
    bound: Bound


@words("most= the <most|highest>", "least= the <least|lowest>")
class MostOrLeast(Word):
    """the most, the least"""


@phrase("with {extreme} health")
class WithExtremeHealth(HeroFilter):
    """The heroes with the most or least health of all."""

    extreme: MostOrLeast


@phrase("with {compared} health than {who}")
class WithMoreHealth(HeroFilter):
    """Heroes with more or less health than another."""

    compared: MoreOrLess
    who: You | HeroRole | ThatHero


@words("most= the most", "fewest= the <fewest|least>")
class MostOrFewest(Word):
    """the most, the fewest"""


@phrase("with {extreme} {group:s}")
class WithMostCards(HeroFilter):
    """The heroes with the most or the fewest such cards of all: in play, or in the place that is named."""

    extreme: MostOrFewest
    group: Group


@phrase("with {compared} {group:s} than {who}")
class WithMoreCards(HeroFilter):
    """Heroes with more or fewer such cards than another."""

    compared: More
    group: Group
    who: You | HeroRole | ThatHero


@phrase("with {what}")
class WithCards(HeroFilter, OfThing):
    """Heroes that have such cards: in play, or in the place that is named."""

    def is_absurd(self) -> bool:
        group = getattr(self.what, "group", None)
        return isinstance(group, Group) and group.place is None and all(
            getattr(kind, "word", "").startswith(("Attack", "Defend", "combo")) for kind in group.kinds
        )  # fmt: skip


@phrase("without {what}")
class WithoutCards(HeroFilter):
    """Heroes that have no such cards: in play, or in the place that is named."""

    what: Some | Bare


@phrase("with [{level}] access to {elements+and}")
class WithAccess(HeroFilter):
    """Heroes that have access. [LS-2.3.2.4a]"""

    elements: tuple[AnyElement, ...]
    level: Level | None = None


@words("be attacked= attacked", "be healed= healed")
class Suffered(Word):
    """What was done to a hero."""


@phrase("<who|that> {did} {window}")
class WhoDid(HeroFilter):
    """Heroes that did so in a stretch of time. [LS-6.2.1-since]"""

    did: PastAct
    window: Window


@phrase(
    "<who|that> <didn't|did not> {verbs:inf+or} {window}",
    "<who|that> <weren't|wasn't|were not|was not> {suffered} {window}")
class WhoDidNot(HeroFilter):
    """Heroes that did nothing of that, or to whom nothing of that was done. [LS-6.2.1-since]"""

    window: Window
    verbs: tuple[HookedAct | PlayerHappening, ...] = ()
    suffered: Suffered | None = None


@phrase("sg| the hero who <last|most recently> {did}", "sg| the last hero who {did}")
class LastHero(Player):
    """The one of whom this was true last, if any. [LS-6.2.1-since]"""

    did: PastAct


@phrase("<besides|except|except for|other than|but> {who}")
class Besides(HeroFilter):
    """All such heroes but these."""

    who: You | HeroRole | ThatHero


# ------------------------------------------------------------------ spoken of before


@words("<that|this|the chosen|the selected> hero", forms="sg")
class ThatHero(Player, Word):
    """The hero spoken of last."""

    MENTIONS: ClassVar[bool] = False
    REFERS: ClassVar[str] = "hero"


@words("dealer= the hero <who|that> <dealt|did|caused> <it|that damage|the damage>", forms="sg")
class Dealer(Player, Word):
    """Whose card did the damage that the trigger has seen. [LS-2.10.3]"""


@words("pl| those heroes", "they!| they", "object| them")
class ThoseHeroes(Player, Word):
    """The hero or the heroes spoken of last."""

    MENTIONS: ClassVar[bool] = False
    REFERS: ClassVar[str] = "hero"


@words("its <owner|controller>", forms="sg")
class OwnerOfIt(Player, Word):
    """The owner or controller of the card spoken of last. [LS-G70]"""

    REFERS: ClassVar[str] = "one"


@phrase("{heroes++and}", forms="pl")
class Together(Player):
    """Each of these heroes: you and your target."""

    heroes: tuple[You | Yourself | HeroRole | SomeHero | ThatHero, ...]


@phrase("{heroes++or}", forms="object")
class OneOfHeroes(Player):
    """One of these heroes, of your choice: your target or your enemy."""

    heroes: tuple[HeroRole | SomeHero | ThatHero, ...]


# ------------------------------------------------------------------ whose


@words("your")
class Your(Whose, Word):
    """Of the controller of the card. [LS-G70]"""


@words("your <target's|enemy's>", "the <recipient's|attacker's|acting hero's>")
class WhoseRole(Whose, Word):
    """Whose, by the hero's part. [LS-3.1.1a, LS-3.1.1b, LS-3.1.2, LS-3.1.3, LS-3.1.4]"""

    NAMES_PLAYER: ClassVar[bool] = True


@words("<another|any|any other|each|each other> hero's", "<other|all other|all> heroes'")
class WhoseHero(Whose, Word):
    """Whose zone, health or card."""

    NAMES_PLAYER: ClassVar[bool] = True


@words("their", "that hero's", "those heroes'")
class WhoseThat(Whose, Word):
    """Of the hero spoken of last; where that hero does it, of that one."""

    REFERS: ClassVar[str] = "hero"


@words("its <owner's|controller's>")
class WhoseOfIt(Whose, Word):
    """Of the owner or controller of the card spoken of last."""

    REFERS: ClassVar[str] = "one"


@words("their owners'")
class WhoseOfThem(Whose, Word):
    """Of the owners of the cards spoken of last."""

    REFERS: ClassVar[str] = "many"
