"""What can be so or not when an effect asks."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.core.categories import (
    Count,
    HookedAct,
    PastAct,
    Player,
    PlayerHappening,
    SingleCondition,
    StatBound,
    Thing,
)
from rulebound.language.core.conditions import IfNotDone, MoreOrLess
from rulebound.language.core.nouns import Bound, Group
from rulebound.language.node import Lexicon, Node, Open, Taken, category, phrase, token, words
from rulebound.language.tokens import Token

from .done import Done
from .elements import AnyElement, Level
from .standing import MoreOrFewer
from .windows import Window


@phrase(
    "{who:you} have {n} or {bound} health",
    "{who:sg} has {n} or {bound} health",
    "{who:pl} have {n} or {bound} health",
    "{who:they} have {n} or {bound} health",
    "{who:you} have {n} health or {bound}",
    "{who:sg} has {n} health or {bound}",
    "{who:they} have {n} health or {bound}",
)
class HasHealth(SingleCondition):
    """A hero's health is in a range."""

    who: Player
    n: StatBound
    bound: Bound


@phrase(
    "{who:you} have {compared} than {n} health",
    "{who:sg} has {compared} than {n} health",
    "{who:they} have {compared} than {n} health",
)
class HasHealthBeyond(SingleCondition):
    """A hero's health is above or below a number."""

    who: Player
    compared: MoreOrLess
    n: StatBound


@phrase(
    "{who:you} have {compared} health than {other}",
    "{who:sg} has {compared} health than {other}",
)
class HasMoreHealth(SingleCondition):
    """One hero has more health than another."""

    who: Player
    compared: MoreOrLess
    other: Player


@phrase(
    "{who:you} have {compared} {group:s} than {other}",
    "{who:sg} has {compared} {group:s} than {other}",
)
class HasMoreCards(SingleCondition):
    """One hero has more of such cards than another."""

    who: Player
    compared: MoreOrFewer
    group: Group
    other: Player


@phrase("{who:you} have {what} equipped", "{who:sg} has {what} equipped", "{who:they} have {what} equipped")
class HasEquipped(SingleCondition):
    """A hero has such Items in play. [LS-2.5.4.3a]"""

    who: Player
    what: Thing


@phrase(
    "{who:you} have [{level}] access to {elements+and}",
    "{who:sg} has [{level}] access to {elements+and}",
)
class HasAccess(SingleCondition):
    """A hero has access to all of these. [LS-2.3.2.4a]"""

    who: Player
    elements: tuple[AnyElement, ...]
    level: Level | None = None


@phrase(
    "{who:you} don't have access to {elements+or}",
    "{who:sg} doesn't have access to {elements+or}",
    "{who:you} do not have access to {elements+or}",
    "{who:sg} does not have access to {elements+or}",
)
class LacksAccess(SingleCondition):
    """A hero has access to none of these. [LS-2.3.2.4d]"""

    who: Player
    elements: tuple[AnyElement, ...]


@phrase(
    "{who:you} {did} {window}",
    "{who:sg} {did} {window}",
    "{who:pl} {did} {window}",
    "{who:they} {did} {window}",
    "{who:you} have {did} {window}",
    "{who:sg} has {did} {window}",
    "{who:pl} have {did} {window}",
    "{who:they} have {did} {window}",
)
class HeroDid(SingleCondition):
    """A hero did that in a stretch of time. [LS-6.2.1-since]"""

    who: Player
    did: PastAct
    window: Window


@phrase("{who:they} can't", "{who} cannot", "{who:they} cannot")
class Unable(IfNotDone):
    """What was ordered just before could not be done: if they can't. [LS-2.2.3]"""


@words("be attacked= attacked", "be healed= healed")
class Suffered(Node):
    """What was done to a hero."""

    word: str


@phrase(
    "{who:you} were not {what} {window}",
    "{who:sg} was not {what} {window}",
    "{who:you} weren't {what} {window}",
    "{who:sg} wasn't {what} {window}",
)
class HeroWasNot(SingleCondition):
    """Nothing of that was done to a hero. [LS-6.2.1-since]"""

    who: Player
    what: Suffered
    window: Window


@phrase(
    "{who:you} didn't {verbs:inf+or} {window}",
    "{who:sg} didn't {verbs:inf+or} {window}",
    "{who:pl} didn't {verbs:inf+or} {window}",
    "{who:they} didn't {verbs:inf+or} {window}",
    "{who:you} did not {verbs:inf+or} {window}",
    "{who:sg} did not {verbs:inf+or} {window}",
    "{who:pl} did not {verbs:inf+or} {window}",
    "{who:they} did not {verbs:inf+or} {window}",
)
class HeroDidNot(SingleCondition):
    """A hero did nothing of that in a stretch of time. [LS-6.2.1-since]"""

    who: Player
    verbs: tuple[HookedAct | PlayerHappening, ...]
    window: Window


@phrase("{what:sg} was {done} [{window}]", "{what:pl} were {done} [{window}]")
class WasDone(SingleCondition):
    """That was done to a card: if it was Cancelled."""

    what: Thing
    done: Done
    window: Window | None = None


@phrase("{who:sg} is {other}")
class IsHero(SingleCondition):
    """A hero is the one of that part: if the recipient is your enemy. [LS-3.1.1c]"""

    who: Player
    other: Player


@phrase("{n:pl} or more heroes are in the game")
class HeroesInGame(SingleCondition):
    """How many are still in the game. [LS-6.1.2-multiplayer]"""

    n: Count


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
class ShowsIcon(SingleCondition):
    """The current corner shows an icon of that name. [LS-G65]"""

    what: Thing
    icon: Icon
