"""Clauses of Lightseekers: default subjects, lasting effects, costs written as infinitives.

The layers are those of the core: verb, `for each` (the nearest verb), `and`, then `or`, `may`, `to` and the duration
(the whole clause), `, then` and `;`, `if`, trigger.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.language.core import clauses as core
from rulebound.language.core.categories import Act, Clause, Deed, Duration, Effect, Player, Simple
from rulebound.language.core.clauses import IfElse, May, Plain, Steps, StepsAndMay, Unless
from rulebound.language.core.durations import While
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

from .amounts import Repeat
from .events import WhenForAWhile
from .numbers import DoMore
from .replacing import Instead
from .standing import OnlyActions
from .windows import EachTurn


@phrase(
    "{act:=} [{repeat}]",
    "{act:=} {repeat}<|,> up to <|a maximum of> {most}",
    "{act:=} {repeat} ( <maximum|up to> {most} )",
    "{act:=} {repeat}, at least {least}",
    "{act:=} {repeat}, at least {least} and at most {most}",
    "{act:=} ( up to {most} )",
)
class Doing(Deed):
    """A verb; `for each` multiplies its amount alone, and bounds hold for all of it."""

    act: Act
    repeat: Repeat | None = None
    most: Number | None = None
    least: Number | None = None


@phrase("{deed}", "{deed:noun}")
class Do(core.Do):
    """An order without a subject, or an effect without a verb: Draw 1 card, 3 damage. [LS-G09]"""


@phrase("{who:you} {deed}")
class YouDo(core.YouDo):
    """The same with its subject: you Draw 1 card. One verb; a second one is the next clause."""


@phrase("{who:pl/they} [each?each] {deeds+and}", "{steps+and} and {who:pl/they} [each?each] {deeds+and}")
class HeroesDo(Clause):
    """Several heroes do something, one after the other; before it, perhaps, something else. [LS-2.6.7a, LS-G82]"""

    who: Player
    deeds: tuple[Deed, ...]
    steps: tuple[Simple, ...] = ()
    each: bool = False


@phrase("<|either> {deeds++or}", "{deeds:noun++or}")
class DoOr(core.DoOr):
    """You choose which to do: Draw 2 cards or Heal 2, 3 damage or Draw 2 cards."""


@phrase("{who:sg} {deeds:s++or}", "{who:pl/they} [each?each] {deeds++or}")
class HeroDoesOr(core.PlayerDoesOr):
    """A hero, or each of several, chooses which to do. [LS-2.6.7a]"""

    each: bool = False


@phrase("{who:sg/they/pl} may {deeds+and}")
class HeroMay(core.PlayerMay):
    """Another hero may do all of it, or nothing."""


@phrase("you may {deeds++or}", "{who:sg/they/pl} may {deeds++or}")
class MayEither(Clause):
    """You, or another hero, may do one of these, or nothing."""

    BRANCHES: ClassVar[tuple[str, ...]] = ("deeds",)
    deeds: tuple[Deed, ...]
    who: Player | None = None


@phrase(
    "{costs+and} to {deeds+and}",
    "you [may!may] {costs+and} to {deeds+and}",
    "{who:sg} {costs:s+and} to {deeds+and}",
    "{who:sg/they} [may!may] {costs+and} to {deeds+and}",
)
class PayTo(Clause):
    """A cost as an infinitive: first this, or the rest does not happen; with `may` an offer."""

    costs: tuple[Deed, ...]
    deeds: tuple[Deed, ...]
    who: Player | None = None
    may: bool = False


@phrase("{what} {duration}", "{duration}, {what}")
class Lasting(Clause):
    """A clause with how long, or while what. The duration spans the whole clause."""

    what: Steps | HeroesDo | May | MayEither | HeroMay | DoOr | DoMore | HeroDoesOr | StepsAndMay | PayTo
    duration: Duration

    def is_absurd(self) -> bool:
        return isinstance(self.duration, EachTurn) and limits_actions(self.what)


@phrase(
    "{each}, {under}, {what}",
    "{under}, {each}, {what}",
    "{under}, {what} {each}",
    "{each}, {what} {under}",
    "{what} {each} {under}",
)
class EachTurnWhile(Clause):
    """Once in each turn in which something is so. [LS-G58, LS1-4.2.1.1]"""

    each: EachTurn
    under: While
    what: Steps | HeroesDo | May | MayEither | HeroMay | DoOr | PayTo

    def is_absurd(self) -> bool:
        return limits_actions(self.what)


def limits_actions(what: Clause) -> bool:
    """'At most 1 action per turn': the turn belongs to the limit, which is no effect of each turn."""
    return any(isinstance(node, OnlyActions) for node in what.inside())


# ------------------------------------------------------------------ effects


@phrase(
    "if {condition}, {clauses+, then} [instead?instead]",
    "{clauses+, then}< if|, if| only if> {condition}",
    "{clauses+, then} [instead!instead] if {condition}",
    "if {condition}, {clauses:modal+, then}",
    "if {condition}, {clauses+, then} [instead!instead] of {was}",
    "{clauses+, then} [instead!instead] of {was} if {condition}",
)
class If(core.If):
    """Only if something is so; with `instead`, in place of the sentence before, which says that number."""

    was: Number | None = None


@phrase("{who:sg} chooses {n}: {modes++; or}")
class HeroChooses(core.PlayerChooses):
    """Another hero chooses which of these they do. [LS-D22]"""


@phrase("{clauses++;}")
class InTurn(Effect):
    """Clauses in their order, with a semicolon between."""

    clauses: tuple[Clause, ...]


@phrase("{when}, {effect}", "{effect} {when}")
class SetUp(Effect):
    """A trigger for a while, as something that is done: When you Attack this turn, Draw 1 card. [LS-G75]"""

    when: WhenForAWhile
    effect: Plain | If | Unless | IfElse | InTurn | Instead


@phrase("{clauses+, then} ( {aside} )")
class WithAside(Effect):
    """An effect with a remark in brackets that is a rule as well."""

    clauses: tuple[Clause, ...]
    aside: Clause


# ------------------------------------------------------------------ sentences of one verb


def only_step(clauses: Sequence[Clause]) -> Simple | None:
    """The one clause of a sentence; None if there are more, or none so simple."""
    first = clauses[0] if len(clauses) == 1 else None
    return first.steps[0] if isinstance(first, Steps) and len(first.steps) == 1 else None


def verb_of(step: Simple | None) -> Doing | None:
    """The verb of an order."""
    deed = step.deed if isinstance(step, Do | YouDo) else None
    return deed if isinstance(deed, Doing) else None
