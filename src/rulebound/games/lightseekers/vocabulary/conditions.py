"""What can be so or not when an effect asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.conditions import IfNotDone, More, MoreOrLess
from rulebound.language.core.nouns import Bound, Group, It, OneOf, That, ThisWay
from rulebound.language.node import Lexicon, Node, Open, Taken, category, phrase, token
from rulebound.language.tokens import Token

from .done import Done
from .elements import AnyElement, Level
from .heroes import HeroRole, MostOrFewest, MostOrLeast, Suffered
from .windows import PhaseOf, Window


@phrase(
    "{who:you/sg/pl/they} have~has {n} or {bound} health",
    "{who:you/sg/they} have~has <{n} health or {bound}|{beyond} than {n} health>",
    "{who:you/sg/they} have~has [just!exactly] {n} health",
)
class HasHealth(core.SingleCondition):
    """A hero's health is in a range, or above or below a number."""

    who: core.Player
    n: core.StatBound
    bound: Bound | None = None
    beyond: MoreOrLess | None = None
    just: bool = False


@phrase("{who:you/sg/they} have~has {compared} health than {other}")
class HasMoreHealth(core.SingleCondition):
    """One hero has more health than another."""

    who: core.Player
    compared: MoreOrLess
    other: core.Player


@phrase("{who:you/sg/they} have~has {compared} {group:s} than {other}")
class HasMoreCards(core.SingleCondition):
    """One hero has more of such cards than another."""

    who: core.Player
    compared: More
    group: Group
    other: core.Player


@phrase("{who:you/sg/they} have~has [least?at least] [just?exactly] as many {group:s} as {other}")
class HasAsMany(core.SingleCondition):
    """One hero has no fewer of such cards than another; with 'exactly' no more either."""

    who: core.Player
    group: Group
    other: core.Player
    least: bool = False
    just: bool = False


@phrase("{who:you/sg/they} have~has <{extreme} health|{most} {group:s}>")
class HasMost(core.SingleCondition):
    """No hero has more, or less, or more or fewer such cards; others may have as many."""

    who: core.Player
    extreme: MostOrLeast | None = None
    most: MostOrFewest | None = None
    group: Group | None = None


@phrase("{who:you/sg/they} have~has {what} equipped")
class HasEquipped(core.SingleCondition):
    """A hero has such Items in play. [LS-2.5.4.3a]"""

    who: core.Player
    what: core.Thing


@phrase(
    "{who:you/sg} have~has [{level}] access to {elements+and}",
    "{who:you/sg} [none!<don't~doesn't|do~does not> have] access to {elements+or}",
)
class HasAccess(core.SingleCondition):
    """A hero has access to all of these, or to none of them. [LS-2.3.2.4a, LS-2.3.2.4d]"""

    who: core.Player
    elements: tuple[AnyElement, ...]
    level: Level | None = None
    none: bool = False


@phrase("{who:you/sg/pl/they} <|have~has> {did} {window}")
class HeroDid(core.SingleCondition):
    """A hero did that in a stretch of time. [LS-6.2.1-since]"""

    who: core.Player
    did: core.PastAct
    window: Window


@phrase(
    "{who:you/sg/they} <took|have~has taken> [none!no] <actions|action> {window}",
    "{who:you/sg/they} <didn't|did not> [none!take] <a action|any actions|any action|actions> {window}",
    "{who:you/sg/they} <took|have~has taken> <a action|any actions|any action> {window}",
    "{who:you/sg/they} <took|have~has taken> [just?<exactly|only>] <{n:sg} action|{n:many} actions> this turn",
    "{who:you/sg/they} <took|have~has taken> {n:pl} or {bound} actions this turn",
)
class TookActions(core.SingleCondition):
    """How many actions a hero has used in this turn, or whether any in another stretch of time. [LS-4.1.3b]"""

    who: core.Player
    n: core.Count | None = None
    bound: Bound | None = None
    just: bool = False
    none: bool = False
    window: Window | None = None


@phrase(
    "you have [none!no] <unused actions|unused action|actions left>",
    "you <|still> have <a|any|at least one> <unused action|unused actions|unspent action|unspent actions>",
    "you have [just?exactly] {n:sg/many} <unused|unspent> action(s)",
    "you have {n:pl} or {bound} <unused|unspent> actions",
)
class HasUnused(core.SingleCondition):
    """How many actions of this turn you have not used. [LS-4.1.4.1]"""

    n: core.Count | None = None
    bound: Bound | None = None
    just: bool = False
    none: bool = False


@phrase("{who:they} can't", "<{who}|{who:they}> cannot")
class Unable(IfNotDone):
    """What was ordered just before could not be done: if they can't. [LS-2.2.3]"""


@phrase(
    "{who:you/sg/pl/they} <didn't|did not> {verbs:inf+or} {window}",
    "{who:you/sg} <were~was not|weren't~wasn't> {suffered} {window}",
)
class HeroDidNot(core.SingleCondition):
    """A hero did nothing of that, or nothing of that was done to it, in a stretch of time. [LS-6.2.1-since]"""

    who: core.Player
    window: Window
    verbs: tuple[core.HookedAct | core.PlayerHappening, ...] = ()
    suffered: Suffered | None = None


@phrase("{what:sg/pl} were~was {done} [{window}]")
class WasDone(core.SingleCondition):
    """That was done to a card: if it was Cancelled."""

    what: core.Thing
    done: Done
    window: Window | None = None


@phrase("{what:sg/pl} were~was {way}")
class WasThisWay(core.SingleCondition):
    """Such a card is among those to which this text did it: if a combo was Discarded this way."""

    what: core.Thing
    way: ThisWay


@phrase("{what} was a {group}")
class WasKind(core.SingleCondition):
    """What a card was before something was done to it."""

    PAST: ClassVar[bool] = True
    ASKS_KIND: ClassVar[bool] = True

    what: It | That | OneOf
    group: Group


@phrase("{who:sg} is {other}", "{who:sg} is [no!not] {other}")
class IsHero(core.SingleCondition):
    """A hero is the one of that part, or is not: if the recipient is your enemy. [LS-3.1.1c]"""

    who: core.Player
    other: core.Player
    no: bool = False


@phrase(
    "{heroes++and} are the same hero",
    "{heroes++and} are [apart!<different heroes|not the same hero>]",
    "they are the same hero",
    "they are [apart!<different heroes|not the same hero>]",
)
class SameHeroes(core.SingleCondition):
    """Whether two parts fall to one hero, as they do in a game of two: your target and your enemy. [LS-3.1.1c]"""

    heroes: tuple[HeroRole, ...] = ()
    apart: bool = False


@phrase("{n:pl} or more heroes are in the game")
class HeroesInGame(core.SingleCondition, core.OfCount):
    """How many are still in the game. [LS-6.1.2-multiplayer]"""


@phrase("it is {period}", "it is [other!not] {period}")
class IsPhase(core.SingleCondition):
    """In which phase of whose turn it is, or is not. [LS-4.1b]"""

    period: PhaseOf
    other: bool = False


@category("an icon")
@token()
class Icon(Open):
    """The name of an icon in a corner: one capitalised word. [LS-G65]"""

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        text = tokens[at].text
        return ({"name": text}, at + 1) if text[:1].isupper() and tokens[at].low not in lexicon.known else None

    def spelled(self) -> str:
        return self.name

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("Star"),)


@phrase("{what:sg} shows {icon}")
class ShowsIcon(core.SingleCondition):
    """The current corner shows an icon of that name. [LS-G65]"""

    what: core.Thing
    icon: Icon
