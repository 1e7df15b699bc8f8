"""Damage, healing, health, actions, and what raises or lowers numbers."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core.categories import (
    Act,
    Amount,
    Clause,
    Count,
    Effect,
    HookedAct,
    Player,
    PlayerHappening,
    Possessor,
    Thing,
    Whose,
)
from rulebound.language.core.nouns import Bare, Some
from rulebound.language.node import Node, category, phrase, words

from .heroes import HeroRole, SomeHero, ThatHero, You
from .nouns import Among
from .windows import Stretch

# The form "noun" is an effect without a verb: 3 damage, 2 healing to your target.


@phrase(
    "deal(s) {n:n} damage [to {to}]",
    "deal(s) damage {n:post} [to {to}]",
    "deal(s) damage [to {to}] {n:post}",
    "noun!| {n:n} damage [to {to}]",
    "noun!| damage [to {to}] {n:post}",
)
class DealDamage(HookedAct):
    """Lower health; who is hit if nobody is named, the category of the card says. [LS-2.10.3, LS-G09]"""

    n: Amount
    to: Player | None = None


@phrase("take(s) {n:n} damage", "take(s) damage {n:post}", "receive(s) {n:n} damage")
class TakeDamage(HookedAct):
    """Damage to the one who is told. [LS-2.10.3]"""

    n: Amount


@words(
    "even at 0 health",
    "even at 0 health= , even at 0 health",
    "even at 0 health= even if you have 0 health",
    "even at 0 health= even if they have 0 health",
)
class EvenAtZero(Node):
    """Healing that works where there is none otherwise. [LS-5.1.5, LS1-5.1.5, LS-S34]"""

    word: str


@phrase(
    "Heal(s) {n:n} [{even}]",
    "Heal(s) [{who}] for {n:n} [{even}]",
    "Heal(s) [{who}] for a amount {n:post}",
    "Heal(s) {who} {n:n} [{even}]",
    "Heal(s) {n:alone} [{even}]",
    "Heal(s) [{who}] for {n:alone} [{even}]",
    "Heal(s) [{who}] for {n:quantity}",
    "noun!| {n:n} healing [to {who}] [{even}]",
    "noun!| {n:n} healing [for {who}] [{even}]",
)
class Heal(HookedAct):
    """Raise health, at most to 35. [LS-2.10.2, LS-2.10.3, LS-G09]"""

    n: Amount
    who: Player | None = None
    even: EvenAtZero | None = None


@phrase("lose(s) {n:n} health", "lose(s) health {n:post}")
class LoseHealth(HookedAct):
    """Health down, without damage."""

    n: Amount


@phrase("gain(s) {n:n} health", "gain(s) health {n:post}")
class GainHealth(HookedAct):
    """Health up, without healing."""

    n: Amount


@words(
    "starting value= its starting value",
    "starting value= their starting values",
    "starting value= the starting value",
    "starting value= the starting values",
)
class StartingValue(Node):
    """The health that is printed on the hero. [LS-2.10.1]"""

    word: str


@phrase("set(s) {whose+and} health to {level:n}", "set(s) {whose+and} health to {level}")
class SetHealth(Act):
    """Health becomes that number."""

    whose: tuple[Whose, ...]
    level: StartingValue | Amount


@phrase("set(s) the health of {who} to {level:n}", "set(s) the health of {who} to {level}")
class SetHealthOf(Act):
    """The same of heroes that are named."""

    who: Player
    level: StartingValue | Amount


# ------------------------------------------------------------------ actions


@phrase("only to {verb:inf}", "that can only be used to {verb:inf}")
class OnlyTo(Node):
    """What an extra action is good for. [LS-G24]"""

    verb: HookedAct | PlayerHappening


@phrase("only for {what:pl}", "that can only be used for {what:pl}")
class OnlyFor(Node):
    """What an extra action is good for. [LS-G24]"""

    what: Thing


@phrase(
    "gain(s) {n:sg} additional [unrestricted?unrestricted] action [{only}]",
    "gain(s) {n:many} additional [unrestricted?unrestricted] actions [{only}]",
    "gain(s) {n:sg} [unrestricted?unrestricted] action [{only}]",
    "gain(s) {n:many} [unrestricted?unrestricted] actions [{only}]",
    "gain(s) a additional [unrestricted?unrestricted] action [{only}]",
    "gain(s) {n:sg} extra [unrestricted?unrestricted] action [{only}]",
    "gain(s) {n:many} extra [unrestricted?unrestricted] actions [{only}]",
    "gain(s) a extra [unrestricted?unrestricted] action [{only}]",
    "gain(s) {n:sg} additional action this turn {only}",
    "gain(s) {n:sg} additional action this turn, {only}",
    "gain(s) {n:many} additional actions this turn {only}",
    "gain(s) {n:many} additional actions this turn, {only}",
)
class GainActions(Act):
    """More actions in this turn; without a number one. [LS-4.1.3.3e-i, LS-4.1.3.6e]"""

    n: Count | None = None
    unrestricted: bool = False
    only: OnlyFor | OnlyTo | None = None


@phrase("lose(s) {n:sg} action", "lose(s) {n:many} actions")
class LoseActions(Act):
    """Fewer actions in this turn."""

    n: Count


# ------------------------------------------------------------------ increase and reduce


@words("damage", "healing")
class Harm(Node):
    """What changes health. [LS-2.10.3]"""

    word: str


@category("a side of damage or healing")
class Flow(Node):
    """Done or received, and by whom."""


@phrase(
    "done [by {who}]",
    "dealt [by {who}]",
    "{who:you} deal",
    "{who:sg} deals",
    "{who:pl} deal",
    "{who:you} do",
    "{who:sg} does",
    "{who:pl} do",
)
class DoneBy(Flow):
    """What a hero does to others or to itself; without a name you, or what was just done."""

    who: Player | None = None


@phrase(
    "received [by {who}]",
    "{who:you} receive",
    "{who:sg} receives",
    "{who:pl} receive",
    "{who:you} take",
    "{who:sg} takes",
    "{who:pl} take",
    "done to {who}",
    "dealt to {who}",
)
class ReceivedBy(Flow):
    """What a hero receives; without a name you."""

    who: Player | None = None


@phrase("done by {what}", "dealt by {what}")
class DoneWith(Flow):
    """What cards do: damage done by your Attacks."""

    what: Some | Bare | Among


@category("a source")
class AnySource(Node):
    """Of which cards the damage or healing is."""


@phrase("from {what}")
class Source(AnySource):
    """Of these cards."""

    what: Thing


@phrase("from {who}")
class FromHero(AnySource):
    """Of any card of that hero."""

    who: HeroRole | SomeHero | ThatHero


@phrase("with {what}")
class ByMeans(AnySource):
    """Of these cards, of whoever deals it."""

    what: Thing


@category("a number that can change")
class Measure(Node):
    """What is increased or reduced. [LS-2.9.1]"""


@phrase("[all?all] {harm} [{flow}] [{source}]", "the {harm} {flow} [{source}]")
class HarmMeasure(Measure):
    """Damage or healing, by who does it or who receives it. [LS-2.10.3, LS-T08]"""

    harm: Harm
    flow: Flow | None = None
    source: AnySource | None = None
    all: bool = False


@phrase("the Next {harm} {flow} [{source}]")
class NextHarm(Measure):
    """Only the first damage or healing of that sort from now on; a Buff that says so Expires then. [LS-T04, LS-G33]"""

    harm: Harm
    flow: ReceivedBy | DoneBy
    source: AnySource | None = None


@phrase("the {harm}")
class TheHarm(Measure):
    """The damage or healing of the act that the trigger saw."""

    harm: Harm


@words("damage", "healing", "Power", "cost")
class Strength(Node):
    """Which number of a card."""

    word: str


@phrase("the {strength} of {what}", "{strength} of {what}")
class CardMeasure(Measure):
    """A number of cards or of an act: the damage of that Attack, the Power of your Earth cards. [LS-6.2.1-power]"""

    strength: Strength
    what: Thing


@phrase("{of} {strength}")
class OwnMeasure(Measure):
    """A number of the card that is spoken of: its damage."""

    of: Possessor
    strength: Strength


@phrase("{whose} {harm}")
class TheirHarm(Measure):
    """What a hero does: your damage."""

    whose: Whose
    harm: Harm


@phrase("{whose} carrying capacity")
class Capacity(Measure):
    """How many points of Items a hero carries. [LS-2.4.1.3]"""

    whose: Whose


@words("increase= increase(s)", "reduce= reduce(s)")
class UpOrDown(Node):
    """increase, reduce"""

    word: str


@phrase(
    "{way:=} {measure} by {n:n}",
    "{way:=} {measure} by {n:alone}",
    "{way:=} {measure} by a amount {n:post}",
    "{way:=} {measure} {duration} by {n:n}",
)
class Change(Act):
    """A number goes up or down: for as long as the card works, or for what is said. [LS-2.9.1, LS-2.9.3]"""

    way: UpOrDown
    measure: Measure
    n: Amount
    duration: Stretch | None = None


@phrase(
    "{who:you} take",
    "{who:sg} takes",
    "{who:pl} take",
    "{who:you} receive",
    "{who:sg} receives",
    "{who:pl} receive",
    "{who:you} would take",
    "{who:sg} would take",
    "{who:pl} would take",
    "{who:you} would receive",
    "{who:sg} would receive",
    "{who:pl} would receive",
)
class Suffers(Node):
    """Who gets damage or healing."""

    who: You | HeroRole | SomeHero | ThatHero


@phrase(
    "{who:you} deal",
    "{who:sg} deals",
    "{who:pl} deal",
    "{who:you} would deal",
    "{who:sg} would deal",
    "{who:pl} would deal",
)
class Inflicts(Node):
    """Who does damage."""

    who: You | HeroRole | SomeHero | ThatHero


@words("that damage", "that healing", "it")
class ThatHarm(Node):
    """The damage or healing that is just about to happen."""

    word: str


@phrase("the Next time {side} {harm} [{source}] [{duration}], {way:=} {that} by {n:n}")
class NextHarmTime(Effect):
    """The Next damage, told as a moment: The Next time you take damage, reduce it by 2. [LS-T04, LS-G33]"""

    side: Suffers | Inflicts
    harm: Harm
    way: UpOrDown
    that: ThatHarm
    n: Amount
    source: AnySource | None = None
    duration: Stretch | None = None


@phrase(
    "{way:=} this by {n:n}",
    "{way:=} this amount by {n:n}",
    "{way:=} that amount by {n:n}",
    "{way:=} this {harm} by {n:n}",
)
class ChangeThis(Act):
    """The amount of the sentence before goes up or down."""

    REFERS: ClassVar[str] = "amount"
    way: UpOrDown
    n: Amount
    harm: Harm | None = None


@phrase("deal {n:n} more damage", "deal {n:n} additional damage")
class DealMore(Clause):
    """More damage than was just stated, or than the act at hand does: deal 2 more damage if …"""

    REFERS: ClassVar[str] = "amount"
    WORD: ClassVar[str] = "damage"
    n: Amount


@phrase("Heal {n:n} more")
class HealMore(Clause):
    """More healing than was just stated, or than the act at hand does."""

    REFERS: ClassVar[str] = "amount"
    WORD: ClassVar[str] = "healing"
    n: Amount


@phrase("{way:=} the number of {what:pl} by {n:n}")
class ChangeCount(Act):
    """The count of the sentence before goes up or down: the number of Buffs."""

    REFERS: ClassVar[str] = "amount"
    way: UpOrDown
    what: Thing
    n: Amount
