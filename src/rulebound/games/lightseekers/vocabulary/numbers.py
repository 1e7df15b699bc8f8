"""Damage, healing, health, actions, and what raises or lowers numbers."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Bare, Some
from rulebound.language.core.numbers import Rounding
from rulebound.language.node import Node, Word, category, phrase, words

from .amounts import Repeat
from .heroes import HeroRole, SomeHero, ThatHero
from .nouns import Among
from .windows import Stretch

# The form "noun" is an effect without a verb: 3 damage, 2 healing to your target.


@phrase(
    "deal(s) <{n:n}|{n:of}> damage [to {to}]",
    "deal(s) damage {n:post} [to {to}]",
    "deal(s) damage [to {to}] {n:post}",
    "noun!| <{n:n}|{n:of}> damage [to {to}]",
    "noun!| damage [to {to}] {n:post}",
)
class DealDamage(core.HookedAct):
    """Lower health; who is hit if nobody is named, the category of the card says. [LS-2.10.3, LS-G09]"""

    n: core.Amount
    to: core.Player | None = None


@phrase("<take(s)|receive(s)> <{n:n}|{n:of}> damage", "take(s) damage {n:post}")
class TakeDamage(core.HookedAct, core.OfAmount):
    """Damage to the one who is told. [LS-2.10.3]"""


@words("even at 0 health= <|,> even at 0 health", "even at 0 health= even if <you|they> have 0 health")
class EvenAtZero(Word):
    """Healing that works where there is none otherwise. [LS-5.1.5, LS1-5.1.5, LS-S34]"""


@phrase(
    "Heal(s) <{n:n}|{n:alone}|{who} {n:n}> [{even}]",
    "Heal(s) [{who}] for <{n:n}|{n:alone}> [{even}]",
    "Heal(s) [{who}] for <a amount {n:post}|{n:quantity}>",
    "noun!| <{n:n}|{n:of}> healing <[to {who}]|[for {who}]> [{even}]",
)
class Heal(core.HookedAct):
    """Raise health, at most to 35. [LS-2.10.2, LS-2.10.3, LS-G09]"""

    n: core.Amount
    who: core.Player | None = None
    even: EvenAtZero | None = None


@phrase("lose(s) <{n:n}|{n:of}> health", "lose(s) health {n:post}")
class LoseHealth(core.HookedAct, core.OfAmount):
    """Health down, without damage."""

    SPENDS: ClassVar[bool] = True


@phrase("gain(s) <{n:n}|{n:of}> health", "gain(s) health {n:post}")
class GainHealth(core.HookedAct, core.OfAmount):
    """Health up, without healing."""


@words("starting value= <its|the> starting value", "starting value= <their|the> starting values")
class StartingValue(Word):
    """The health that is printed on the hero. [LS-2.10.1]"""


@phrase("set(s) <{whose+and} health|the health of {who}> to <{level:n}|{level:quantity}|{level}>")
class SetHealth(core.Act):
    """Health becomes that number."""

    level: StartingValue | core.Amount
    whose: tuple[core.Whose, ...] = ()
    who: core.Player | None = None


# ------------------------------------------------------------------ actions


@phrase(
    "<only|that can only be used> <to {verbs:inf+or}|for {what}>",
    "[barred!that <can't|cannot> be used] <to {verbs:inf+or}|for {what}>",
)
class Only(Node):
    """What an extra action is good for, or what it is not. [LS-G24]"""

    verbs: tuple[core.HookedAct | core.PlayerHappening, ...] = ()
    what: core.Thing | None = None
    barred: bool = False


@phrase(
    "gain(s) {n:sg/many} <|additional|extra> [unrestricted?unrestricted] action(s) [{only}]",
    "gain(s) a <additional|extra> [unrestricted?unrestricted] action [{only}]",
    "gain(s) {n:sg/many} additional action(s) this turn<|,> {only}",
)
class GainActions(core.Act):
    """More actions in this turn; without a number one. [LS-4.1.3.3e-i, LS-4.1.3.6e]"""

    n: core.Count | None = None
    unrestricted: bool = False
    only: Only | None = None


@phrase("lose(s) {n:sg/many} action(s)")
class LoseActions(core.Act, core.OfCount):
    """Fewer actions in this turn."""


# ------------------------------------------------------------------ increase and reduce


@words("damage", "healing")
class Harm(Word):
    """What changes health. [LS-2.10.3]"""


@category("a side of damage or healing")
class Flow(Node):
    """Done or received, and by whom."""


@phrase("<done|dealt> [by {who}]", "{who:you/sg/pl} <deal(s)|do~does>")
class DoneBy(Flow):
    """What a hero does to others or to itself; without a name you, or what was just done."""

    who: core.Player | None = None


@phrase("received [by {who}]", "{who:you/sg/pl} <receive(s)|take(s)>", "<done|dealt> to {who}")
class ReceivedBy(Flow):
    """What a hero receives; without a name you."""

    who: core.Player | None = None


@phrase("<done|dealt> by {what}")
class DoneWith(Flow):
    """What cards do: damage done by your Attacks."""

    what: Some | Bare | Among


@category("a source")
class AnySource(Node):
    """Of which cards the damage or healing is."""


@phrase("from {what}")
class Source(AnySource, core.OfThing):
    """Of these cards."""


@phrase("from {who}")
class FromHero(AnySource):
    """Of any card of that hero."""

    who: HeroRole | SomeHero | ThatHero


@phrase("with {what}")
class ByMeans(AnySource, core.OfThing):
    """Of these cards, of whoever deals it."""


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
class Strength(Word):
    """Which number of a card."""


@phrase("<|the> {strength} of {what}")
class CardMeasure(Measure):
    """A number of cards or of an act: the damage of that Attack, the Power of your Earth cards. [LS-6.2.1-power]"""

    strength: Strength
    what: core.Thing


@phrase("{of} {strength}")
class OwnMeasure(Measure):
    """A number of the card that is spoken of: its damage."""

    of: core.Possessor
    strength: Strength


@phrase("{whose} {harm}")
class TheirHarm(Measure):
    """What a hero does: your damage."""

    whose: core.Whose
    harm: Harm


@phrase("{whose} carrying capacity")
class Capacity(Measure, core.OfOwner):
    """How many points of Items a hero carries. [LS-2.4.1.3]"""


@words("increase(s)", "reduce(s)")
class UpOrDown(Word):
    """increase, reduce"""


@phrase(
    "{way:=} {measure} by <{n:n}|{n:alone}|{n:quantity}|a amount {n:post}>", "{way:=} {measure} {duration} by {n:n}",
    "double(s) {measure}",
)
class Change(core.Act):
    """A number goes up or down, or is doubled after that: for as long as the card works, or for what is said.
    [LS-2.9.1, LS-2.9.3, LS-2.2.1]"""

    measure: Measure
    way: UpOrDown | None = None  # without it, it is doubled
    n: core.Amount | None = None
    duration: Stretch | None = None


@phrase("{way:=} <this|this amount|that amount|this {harm}> by <{n:n}|{n:quantity}|a amount {n:post}>")
class ChangeThis(core.Act):
    """The amount of the sentence before goes up or down."""

    REFERS: ClassVar[str] = "amount"
    way: UpOrDown
    n: core.Amount
    harm: Harm | None = None


@phrase("reduce(s) <this|this amount|that amount|this {harm}> to {n:n}")
class CutThis(core.Act):
    """No more than so much of the amount of the sentence before."""

    REFERS: ClassVar[str] = "amount"
    n: core.Amount
    harm: Harm | None = None


@phrase(
    "double(s) <this|this amount|that amount|this {harm}>",
    "halve(s) <this|this amount|that amount|this {harm}> [, rounded {rounding}]",
)
class FoldThis(core.Act):
    """Twice the amount of the sentence before, or half of it."""

    REFERS: ClassVar[str] = "amount"
    harm: Harm | None = None
    rounding: Rounding | None = None

    @property
    def halves(self) -> bool:
        return self.TEMPLATES[self.variant].source.startswith("halve")


@phrase(
    "deal {n:n} <more|additional> damage [{repeat}] [and {also}]", "[healing!Heal] {n:n} more [{repeat}] [and {also}]",
)
class DoMore(core.Clause):
    """More damage or healing than was just stated, or than the act at hand does: deal 2 more damage if …; and what is
    done besides."""

    REFERS: ClassVar[str] = "amount"
    n: core.Amount
    healing: bool = False
    repeat: Repeat | None = None
    also: core.Clause | None = None

    @property
    def harm(self) -> str:
        return "healing" if self.healing else "damage"


@phrase(
    "{who:you/sg/they} <don't~doesn't|do~does not|can't|cannot> <take|receive> <this|that> damage",
    "{who:you/sg/they} are~is <Immune to|unaffected by> <this|that> damage",
    "{who:you/sg/they} <aren't~isn't|are~is not> dealt <this|that> damage",
)
class Spared(core.Clause):
    """Who takes nothing of the damage of the sentence before."""

    REFERS: ClassVar[str] = "amount"
    who: core.Player


@phrase("{way:=} the number of {what:pl} by {n:n}")
class ChangeCount(core.Act):
    """The count of the sentence before goes up or down: the number of Buffs."""

    REFERS: ClassVar[str] = "amount"
    way: UpOrDown
    what: core.Thing
    n: core.Amount
