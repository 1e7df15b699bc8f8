"""What simply is so, of heroes and of cards: access, immunity, prohibitions, limits, costs, Dormant."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.conditions import More
from rulebound.language.core.nouns import Bare, Bound, Either, Group
from rulebound.language.core.numbers import Signed
from rulebound.language.node import Node, Word, category, phrase, words

from .amounts import Repeat, SignedCornerValue
from .elements import AllElements, AnyElement, Element, Level, Order
from .numbers import FromHero, Harm, Measure
from .windows import EachTurn, Stretch

# ------------------------------------------------------------------ heroes


@category("what is so of a hero")
class HeroBeing(Node):
    """are Immune to …, have access to …, can't …"""


@phrase("{who:you/sg/pl/they} {beings:~+and}")
class HeroIs(core.Simple):
    """What is so of heroes, as long as the sentence holds."""

    who: core.Player
    beings: tuple[HeroBeing, ...]


@phrase(
    "<have~has|gain(s)> [{level}] access to {elements+and}",
    "[lost!<lose(s)|don't~doesn't have>] access to {elements+and}",
)
class HasAccessNow(HeroBeing):
    """Access to Elements, without a level Basic; or no more of it. [LS-2.3.2.4b, LS-2.3.2.4c, LS-2.3.2.4e, LS-T15]"""

    elements: tuple[AnyElement, ...]
    level: Level | None = None
    lost: bool = False


@category("what one can be Immune to")
class Influence(Node):
    """damage, damage from Attacks, Fire cards"""


@phrase("from <{what}|{such:pl}>")
class HarmSource(Node):
    """Where harm comes from. What is joined by *and* belongs to the list of all one is Immune to, or it read twice."""

    what: core.One | Either | None = None
    such: Bare | None = None


@phrase("[all?all] <{harm} [{source}]|{element} {harm}>")
class HarmInfluence(Influence):
    """Damage or healing, perhaps by cards of an Element or an Order."""

    harm: Harm
    source: HarmSource | FromHero | None = None
    element: Element | Order | None = None
    all: bool = False


@words("Discard effects= <Discard effects|effects that make you Discard <|a card|cards> <|from your hand|from hand>>")
class DiscardInfluence(Influence, Word):
    """What other heroes make one Discard."""


@phrase("<|the effects of> {what:pl}")
class CardInfluence(Influence):
    """Everything that such cards do."""

    what: core.One | Bare


@phrase("are~is Immune to {to+and}")
class Immune(HeroBeing):
    """Not affected at all. [LS-6.1.2-immune.1, LS-6.1.2-immune.2]"""

    to: tuple[Influence, ...]


@phrase("you're Immune to {to+and}")
class YouAreImmune(core.Simple):
    """The same in short."""

    to: tuple[Influence, ...]


@phrase("<can't|cannot|don't~doesn't> {verbs:inf+or}", "can neither {verbs:inf++nor}", "neither {verbs:=++nor}")
class HeroCannot(HeroBeing):
    """A prohibition, which beats every permission, or a standing rule that is switched off: you don't Draw a card after
    playing a combo. [LS-2.2.1, LS-2.2.3]"""

    verbs: tuple[core.HookedAct | core.PlayerHappening, ...]


@phrase("<don't~doesn't|do~does not|can't|cannot> Draw <a card|cards> for <unused|unspent|passed> <action|actions>")
class NoDrawForActions(HeroBeing):
    """The rule that an action which was not used draws a card, switched off. [LS-4.1.4.1, LS-2.2.1]"""


@phrase(
    "<can only take|can take at most|can take only|may only take> {n:sg/many} action(s) "
    "[{each_turn}]",
    "<can't|cannot> take <|any> actions",
    "can take no actions",
)
class OnlyActions(HeroBeing):
    """A limit on the actions of a turn, or none at all; 'each turn' says no more. [LS-4.1.3.6a]"""

    n: core.Count | None = None
    each_turn: EachTurn | None = None


@phrase(
    "can take {n:sg/many} {more} action(s)",
    "<can|may> take <|up to> {n:many} actions {each_turn}",
)
class MoreActions(HeroBeing):
    """More or fewer actions than two; without 'more' so many, whatever else says so. [LS-4.1.3b]"""

    n: core.Count
    more: More | None = None
    each_turn: EachTurn | None = None


@phrase(
    "can use {n:sg/many} more Ability~Abilities",
    "<can|may> use <|up to> [so_many!{n:many}] Abilities {each_turn}",
)
class MoreAbilities(HeroBeing):
    """More Abilities than one in a turn, or so many. [LS-2.7.6, LS-2.2.1]"""

    n: core.Count
    so_many: bool = False
    each_turn: EachTurn | None = None


@phrase("can carry {n:sg/many} {more} point(s) of Items", "<can|may> carry <|up to> {n:many} points of Items")
class CanCarry(HeroBeing):
    """Another carrying capacity: more or fewer points than two, or so many. [LS-2.4.1.3, LS-2.5.4.5]"""

    n: core.Count
    more: More | None = None


@phrase("<don't~doesn't|do~does not> count as {what}")
class HeroCountsNot(HeroBeing):
    """Left out where such heroes are meant."""

    what: core.Player


@phrase("{whose} hero <is|becomes> Dormant", "{who:you/sg/pl} are~is Dormant", "{who:sg/pl} become(s) Dormant")
class HeroSleeps(core.Simple):
    """A hero's own text does nothing; its Elements stay. [LS-G39]"""

    whose: core.Whose | None = None
    who: core.Player | None = None


@phrase("can be healed <|even> at 0 health", "can Heal even at 0 health")
class HealsAtZero(HeroBeing):
    """Healing works at 0 health, too. [LS-5.1.5, LS1-5.1.5, LS-S34]"""


# ------------------------------------------------------------------ cards


@phrase("{what:sg/pl/they} {beings:~+and}", "{what:sg} {duration} {beings:s+and}")
class CardIs(core.Simple):
    """What is so of cards, as long as the sentence holds; of the Next act, for the stretch that is said."""

    what: core.Thing
    beings: tuple[core.Being, ...]
    duration: Stretch | None = None


@phrase("<are~is|become(s)> {states+and}")
class IsNow(core.Being):
    """Dormant, or of another Element. [LS-6.1.2-dormant.1]"""

    states: tuple[core.State, ...]


@phrase("cost(s) {n:n} {direction} [{repeat}]")
class CostChange(core.Being):
    """Fewer or more cards to pay with. [LS-2.4.2.2i.1, LS-2.4.2.2j.1, LS-G20]"""

    n: core.Amount
    direction: Bound
    repeat: Repeat | None = None


@phrase(
    "cost(s) [{who}] {n:sg/many} [more?<additional|more|extra>] action(s) <|to Play>",
    "cost(s) [{who}] [none!no] <action|actions> <|to Play>",
    "<don't~doesn't|do~does not> [none!<cost|use>] a action <|to Play>",
)
class ActionPrice(core.Being):
    """How many actions it takes to play these cards, or to use these abilities. [LS-4.1.3b, LS-2.2.1]"""

    n: core.Count | None = None
    who: core.Player | None = None
    more: bool = False
    none: bool = False


@phrase("deal(s) {n:n} <{direction}|additional> damage [to {to}] [{repeat}]")
class DealsMore(core.Being):
    """More or less damage by these cards. [LS-G33]"""

    n: core.Amount
    direction: Bound | None = None
    to: core.Player | None = None
    repeat: Repeat | None = None


@phrase("deal(s) <double|twice the> damage")
class DealsDouble(core.Being):
    """Twice as much damage by these cards. [LS-2.2.1]"""


@phrase("Heal(s) <|for> {n:n} {direction} [{repeat}]")
class HealsMore(core.Being):
    """More or less healing by these cards. [LS-G33]"""

    n: core.Amount
    direction: Bound
    repeat: Repeat | None = None


@phrase("<have~has|get(s)|gain(s)> {n} Power [{repeat}]")
class HasPower(core.Being):
    """More Power. [LS-6.2.1-power]"""

    n: Signed | SignedCornerValue
    repeat: Repeat | None = None


@phrase("<have~has|gain(s)> {skills+and}")
class HasKeyword(core.Being, core.OfSkills):
    """A keyword that is given. [LS-6.1.1, LS1-6.keywords]"""


@phrase("lose(s) {skills+and}")
class LosesKeyword(core.Being, core.OfSkills):
    """A keyword that is taken away."""


@phrase("count(s) as {elements+and}")
class CountsAs(core.Being):
    """Of these Elements as well, wherever it is asked. [LS-2.3.1.4]"""

    elements: tuple[AllElements | Element | Order, ...]


@phrase("count(s) as a {group}")
class CountsAsKind(core.Being):
    """Of such a kind, wherever it is asked."""

    group: Group


@phrase("<don't~doesn't|do~does not> count as a {group}")
class CountsNot(core.Being):
    """Not of such a kind, wherever it is asked."""

    group: Group


@phrase("<can't|cannot|don't~doesn't> {verbs:inf+or}")
class CardCannot(core.Being):
    """A prohibition, or something that cards do otherwise: they don't Rotate. [LS-2.2.1, LS-2.2.3]"""

    verbs: tuple[core.Happening, ...]


# ------------------------------------------------------------------ the amount just stated


@words("increased", "reduced", "changed")
class Altered(Word):
    """increased, reduced"""


@words("other effects", "other cards", "any effects")
class ByWhat(Word):
    """By what it is changed otherwise."""


@phrase("{measure} <can't|cannot> be {how+or} [by {by}]")
class MeasureFixed(core.Simple):
    """A number is closed to other effects, as long as the sentence holds. [LS-2.9.1]"""

    measure: Measure
    how: tuple[Altered, ...]
    by: ByWhat | None = None


@phrase("this <|{harm}|amount> <can't|cannot> be {how+or} [by {by}]")
class AmountFixed(core.Simple):
    """The amount of the sentence before is closed to other effects. [LS-2.9.1]"""

    REFERS: ClassVar[str] = "amount"
    how: tuple[Altered, ...]
    harm: Harm | None = None
    by: ByWhat | None = None


# What stands as long as its sentence holds.
STATEMENTS = (HeroIs, YouAreImmune, HeroSleeps, CardIs, MeasureFixed)
