"""What cards get, gain, have and may do in Luminous."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.durations import Span
from rulebound.language.core.nouns import Bound, Group
from rulebound.language.core.numbers import Number, Signed
from rulebound.language.node import Word, phrase, words

from .nouns import Quoted
from .verbs import DEAL, Dealing


@phrase("{n} {stat}")
class StatBonus(core.Bonus):
    """One number up or down."""

    n: Signed
    stat: core.Stat


@phrase("{attack}/{health}")
class PairBonus(core.Bonus):
    """Attack and health up or down."""

    attack: Signed
    health: Signed


@phrase("[both!+X/+X]", "+X {stat}", "[attack!+X/+0]", "[health!+0/+X]")
class BonusX(core.Bonus):
    """Numbers up by the X that is explained behind it."""

    both: bool = False
    attack: bool = False
    health: bool = False
    stat: core.Stat | None = None


@phrase("[both!-X/-X]", "-X {stat}", "[attack!-X/-0]", "[health!-0/-X]")
class MalusX(BonusX):
    """Numbers down by it."""


UNITS = ("unit",)


def of_units(bonus: core.Bonus) -> tuple[str, ...]:
    """[LU-type.11] Attack and health are a unit's; durability is none of them."""
    return () if isinstance(bonus, StatBonus) and getattr(bonus.stat, "word", "") == "durability" else UNITS


@words("this combat", "this combat= until <end of|the end of|the end of this> combat")
class ThisCombat(Span):
    """As long as the combat that is going on. [LU-combat.33]"""


@words("during combat= <during|in> <|a> combat")
class DuringCombat(Span):
    """In every combat. [LU-combat.33]"""


UP_TO = "for each {each}<|,> up to <|a maximum of> {most}"


@phrase("<get(s)|gain(s)> {bonus} [for each {each}]", f"<get(s)|gain(s)> {{bonus}} {UP_TO}")
class Get(core.Being):
    """A change of numbers by an effect. [LU-turn.15a]"""

    def of_kinds(self) -> tuple[str, ...]:
        return of_units(self.bonus)

    bonus: core.Bonus
    each: Group | None = None
    most: PairBonus | None = None


@phrase("have~has {bonus} [for each {each}]", f"have~has {{bonus}} {UP_TO}")
class HaveBonus(core.Being):
    """A change of numbers that simply is so."""

    STANDS: ClassVar[bool] = True
    bonus: core.Bonus
    each: Group | None = None
    most: PairBonus | None = None


class OfUnits(core.Being):
    """What only a unit can undergo. [LU-type.5]"""

    OF_KINDS: ClassVar[tuple[str, ...]] = UNITS


IN_COMBAT = frozenset(("Flight", "Guardian", "Lunge", "Watchful"))


@phrase("gain(s) {skills+and}")
class GainSkills(core.Being, core.OfSkills):
    """Skills by an effect. [LU-skill.1]"""

    def of_kinds(self) -> tuple[str, ...]:
        return UNITS if any(getattr(each, "word", "") in IN_COMBAT for each in self.skills) else ()


BOTH = ("{bonus} and {skills+and}", "{bonus}, {skills++and}", "{skills+,} and {bonus}", "{skills+,}, and {bonus}")


@phrase(*(f"<get(s)|gain(s)> {both}" for both in BOTH))
class GetBoth(core.Being, core.OfSkills):
    """A change of numbers, and skills."""

    bonus: core.Bonus

    def of_kinds(self) -> tuple[str, ...]:
        return of_units(self.bonus)


@phrase(*(f"have~has {both}" for both in BOTH))
class HaveBoth(GetBoth):
    """The same, where it simply is so."""

    STANDS: ClassVar[bool] = True


QUOTED = ("{quoted}", "{skills+,} and {quoted}", "{skills+,}, and {quoted}", "{bonus} and {quoted}",
          "{bonus}, {skills+,}, and {quoted}", "{bonus}, {skills+,} and {quoted}")  # fmt: skip


@phrase(*(f"gain(s) {quoted}" for quoted in QUOTED))
class GainQuoted(core.Being):
    """An ability that is written out, perhaps with numbers and skills."""

    quoted: Quoted
    skills: tuple[core.Skill, ...] = ()
    bonus: core.Bonus | None = None


@phrase(*(f"have~has {quoted}" for quoted in QUOTED))
class HaveQuoted(GainQuoted):
    """The same, where it simply is so."""

    STANDS: ClassVar[bool] = True


@phrase("lose(s) {skills+and}")
class LoseSkills(core.Being, core.OfSkills):
    """Skills taken away by an effect."""


@phrase("lose(s) all skills")
class LoseAllSkills(core.Being):
    """No skills left."""


@phrase("have~has {skills+and}")
class HaveSkills(core.Being, core.OfSkills):
    """Skills that it simply has."""

    STANDS: ClassVar[bool] = True


@phrase("become(s) {attack}/{health}")
class BecomeStats(OfUnits):
    """Attack and health are set."""

    attack: Number
    health: Number


@phrase("are~is {attack}/{health}", "is a {attack}/{health} <|unit>")
class AreStats(BecomeStats):
    """The same, where it simply is so."""

    STANDS: ClassVar[bool] = True


@phrase("cost(s) <{n}|X> {direction} [for each {each}]", f"cost(s) {{n}} {{direction}} {UP_TO}")
class CostChange(core.Being):
    """Another essence cost, or by the X that is explained behind it. [LU-cost.20]"""

    STANDS: ClassVar[bool] = True
    direction: Bound
    n: Number | None = None
    each: Group | None = None
    most: Number | None = None


@phrase("are~is fast")
class AreFast(core.Being):
    """Played as a fast card is, by whoever may play it. [LU-type.16]"""

    STANDS: ClassVar[bool] = True


@phrase(*DEAL)
class DealsDamage(core.Being, Dealing):
    """The card itself deals damage, and by 'it' to another: to itself would be said so. [LU-dmg.1]"""

    ACTS: ClassVar[bool] = True
    ANOTHER: ClassVar[str] = "to"


@phrase("have {what} {beings:pl+and} [{duration}]")
class HaveThing(core.Act):
    """What becomes of a card, as something that a player does: you may have it gain Flight."""

    what: core.One
    beings: tuple[Get | GainSkills | GetBoth | LoseSkills | DealsDamage, ...]
    duration: core.Duration | None = None


@phrase("fight(s) {what}", "fight(s) <|each other>")
class Fights(OfUnits):
    """Each deals damage equal to its attack to the other, at once. [LU-dmg.1]"""

    ACTS: ClassVar[bool] = True
    ANOTHER: ClassVar[str] = "what"
    ALIKE: ClassVar[bool] = True
    what: core.One | None = None


@phrase("<can't|cannot> {verbs:inf+or}")
class Cannot(core.Being):
    """A prohibition. [LU-play.14]"""

    STANDS: ClassVar[bool] = True
    verbs: tuple[core.Happening, ...]


@phrase("<can't|cannot> be blocked except by {what}")
class BlockedOnlyBy(core.Being, core.OfThing):
    """Only such units can block it. [LU-flight.1]"""

    STANDS: ClassVar[bool] = True


@words("block", "attack")
class CombatVerb(Word):
    """The two things a unit does in combat."""


@phrase("may {verb} while {state}")
class MayWhile(core.Being):
    """A permission in a state that forbids it otherwise. [LU-play.14]"""

    STANDS: ClassVar[bool] = True
    verb: CombatVerb
    state: core.State


@phrase("may attack [expend?and expend] the turn <it enters|they enter> play")
class MayAttackAtOnce(core.Being):
    """No waiting for the next turn, perhaps for abilities too. [LU-type.6a, LU-dash.1]"""

    STANDS: ClassVar[bool] = True
    expend: bool = False


@phrase("may block {what}")
class MayBlock(core.Being, core.OfThing):
    """May block units that it could not block otherwise. [LU-watchful.1]"""

    STANDS: ClassVar[bool] = True


@phrase("don't~doesn't expend to block")
class BlocksReady(core.Being):
    """Blocking does not expend it. [LU-guardian.1]"""

    STANDS: ClassVar[bool] = True


@phrase("don't~doesn't expend to attack")
class AttacksReady(core.Being):
    """Attacking does not expend it. [LU-combat.1]"""

    STANDS: ClassVar[bool] = True


@phrase("must be blocked <|each turn> if able")
class MustBeBlocked(core.Being):
    """The defending player has to block it, if there is a unit that can. [LU-play.14]"""

    STANDS: ClassVar[bool] = True


@phrase("must be blocked this turn if able")
class MustBeBlockedNow(OfUnits):
    """The same in this turn."""


@phrase("enter(s) play expended")
class EntersExpended(core.Being):
    """It comes into play sideways. [LU-type.20]"""

    STANDS: ClassVar[bool] = True


class EntersWith(core.Being):
    """It comes into play with more of something, perhaps so much for each. [LU-type.6f]"""

    STANDS: ClassVar[bool] = True


ON_IT = "<|on it|on them|on each of them>"


@phrase(
    f"enter(s) play with a {{attack}}/{{health}} counter {ON_IT} [for each {{each}}]",
    f"enter(s) play with {{n:n}} {{attack}}/{{health}} <counters|counter> {ON_IT} [for each {{each}}]",
    f"enter(s) play with a number of {{attack}}/{{health}} counters {ON_IT} {{n:post}}",
)
class EntersWithCounters(EntersWith):
    """With attack and health up or down."""

    attack: Signed
    health: Signed
    n: core.Amount | None = None
    each: Group | None = None


@phrase(
    "enter(s) play with <{n:n}|{n:article}> <additional|more> durability <|counter|counters> [for each {each}]",
    "enter(s) play with additional durability <|counters> {n:post}",
    "enter(s) play with a number of additional durability counters {n:post}",
)
class EntersWithDurability(EntersWith):
    """With more durability than is printed."""

    n: core.Amount
    each: Group | None = None


@phrase("don't~doesn't ready during {whose} [next?next] ready step")
class StaysExpended(core.Being, core.OfOwner):
    """It is passed over in the ready step, in each or only in the next one. [LU-turn.4]"""

    STANDS: ClassVar[bool] = True
    next: bool = False


@phrase("attack(s) this turn if able")
class MustAttackNow(OfUnits):
    """It has to attack in this turn. [LU-play.14]"""


@phrase("deal(s) combat damage equal to <its|their> health instead of <its|their> attack")
class StrikesWithHealth(core.Being):
    """In combat its health counts. [LU-combat.27]"""

    STANDS: ClassVar[bool] = True


@phrase("attack(s) each turn if able")
class MustAttack(core.Being):
    """It has to attack."""

    STANDS: ClassVar[bool] = True
