"""Clauses and effects: who does what, how long, may, then, if.

The layers, from the inside: verb, `for each` (the nearest verb), verb list with its duration (the whole
list), `and`, then `or` and `may` (to the end of the clause), `, then`, `if`. Lists are slots and
coordinations take two or more, so that no clause has two trees.
"""

from __future__ import annotations

from typing import ClassVar

from ..node import Word, phrase, words
from .categories import (
    Act,
    Amount,
    Being,
    Clause,
    Condition,
    Deed,
    Duration,
    Effect,
    Head,
    HookedAct,
    Moment,
    Player,
    PlayerHappening,
    Possessor,
    Quantity,
    Simple,
    Stat,
    Thing,
    Whose,
    Would,
)
from .nouns import Group
from .numbers import Number


@phrase("{act:=} [for each {each}]", "{act:=} for each {each}<|,> up to <|a maximum of> {most}")
class Doing(Deed):
    """A verb; `for each` repeats this verb alone."""

    act: Act
    each: Group | None = None
    most: Number | None = None


# ------------------------------------------------------------------ one clause


@phrase("{deed}")
class Do(Simple):
    """An order to you: draw 1."""

    deed: Deed


@phrase("{who:you/they} {deed}")
class YouDo(Simple):
    """The same with its subject: you draw 1, they draw 1. One verb; a second one is the next clause."""

    who: Player
    deed: Deed


@phrase("{who:sg} {deeds:s+and} [, then {later:s+and}]")
class PlayerDoes(Simple):
    """Somebody else does something: the opponent discards 1, then draws 1."""

    who: Player
    deeds: tuple[Deed, ...]
    later: tuple[Deed, ...] = ()


@phrase("{who} <can't|cannot> {act} [{duration}]", "{duration}, {who} <can't|cannot> {act}")
class PlayerCannot(Simple):
    """A prohibition for a player."""

    who: Player
    act: HookedAct | PlayerHappening
    duration: Duration | None = None


@phrase(
    "{what:sg/pl} {beings:~+and} [{duration}]",
    "{duration}, {what:sg/pl} {beings:~+and}",
    "{what:they} {beings+and} [{duration}]",
)
class ThingIs(Simple):
    """What cards get, gain, have or do. The duration spans the whole list."""

    what: Thing
    beings: tuple[Being, ...]
    duration: Duration | None = None


@phrase("{of} {stat} becomes <{n:n}|{n:post}> [{duration}]")
class StatBecomes(Simple):
    """A card's number is set."""

    of: Possessor
    stat: Stat
    n: Amount
    duration: Duration | None = None


@phrase("{of} {stat} is equal to {to}")
class StatIsEqual(Simple):
    """A card's number is whatever another number is."""

    of: Possessor
    stat: Stat
    to: Quantity


@phrase("{whose} life becomes {n:n}")
class LifeBecomes(Simple):
    """A player's life is set."""

    whose: Whose
    n: Amount


# ------------------------------------------------------------------ clauses joined


@phrase("{steps+and}")
class Steps(Clause):
    """One clause after the other."""

    steps: tuple[Simple, ...]


@phrase("{deeds++or}")
class DoOr(Clause):
    """You choose which to do."""

    BRANCHES: ClassVar[tuple[str, ...]] = ("deeds",)
    deeds: tuple[Deed, ...]


@phrase("{who:sg} {deeds:s++or}")
class PlayerDoesOr(Clause):
    """Somebody else chooses which to do."""

    BRANCHES: ClassVar[tuple[str, ...]] = ("deeds",)
    who: Player
    deeds: tuple[Deed, ...]


@phrase("you may <|then> {deeds+and}")
class May(Clause):
    """You may do all of it, or nothing."""

    deeds: tuple[Deed, ...]


@phrase("{who:sg/they} may {deeds+and}")
class PlayerMay(Clause):
    """Somebody else may do all of it, or nothing."""

    who: Player
    deeds: tuple[Deed, ...]


@phrase("{steps+and} and you may {deeds+and}")
class StepsAndMay(Clause):
    """Steps that must be done, then an offer."""

    steps: tuple[Simple, ...]
    deeds: tuple[Deed, ...]


@phrase("choose(s) a number", "choose(s) a number <from {least} to {most}|between {least} and {most}>")
class ChooseNumber(Act):
    """For the rest of the text: 'that much', 'that many'."""

    CHOOSES: ClassVar[bool] = True
    least: Number | None = None
    most: Number | None = None


@phrase("take(s) <a extra|a additional|another> turn after this <one|turn>")
class TakeExtraTurn(Act):
    """A turn besides those of the turn order."""


@phrase(
    "repeat(s) <this|that> <|process|effect> [{n:many} <|more> times]",
    "repeat(s) <this|that> <|process|effect> <once|once more|one more time>",
    "do(es) <this|that> <again|once more>",
)
class Repeat(Act):
    """What stands before it in the ability, once more or so many times more."""

    n: Number | None = None


# ------------------------------------------------------------------ effects


@phrase("<|then> {clauses+, then}")
class Plain(Effect):
    """Clauses in their order."""

    clauses: tuple[Clause, ...]


@phrase(
    "if {condition}, {clauses+, then} [instead?instead]",
    "{clauses+, then} [instead?instead] if {condition}",
    "if {condition}, {clauses:modal+, then}",
)
class If(Effect):
    """Only if something is so; with `instead`, in place of the sentence before."""

    condition: Condition
    clauses: tuple[Clause, ...]
    instead: bool = False

    def is_absurd(self) -> bool:
        return modes_before(self.clauses)


@phrase("if {condition}, {clauses+, then}; otherwise<|,> {other+, then}")
class IfElse(Effect):
    """Two ways in one sentence."""

    BRANCHES: ClassVar[tuple[str, ...]] = ("clauses", "other")
    condition: Condition
    clauses: tuple[Clause, ...]
    other: tuple[Clause, ...]


@phrase("otherwise<|,> {clauses+, then}", "if not, {clauses+, then}", "otherwise<|,> {clauses:modal+, then}")
class Otherwise(Effect):
    """If the condition of the sentence before was not so."""

    clauses: tuple[Clause, ...]

    def is_absurd(self) -> bool:
        return modes_before(self.clauses)


@phrase("{clauses+, then} unless {condition}", "unless {condition}, {clauses+, then}")
class Unless(Effect):
    """Only if something is not so."""

    condition: Condition
    clauses: tuple[Clause, ...]


@phrase("{clauses+, then} unless {who:you/sg/they} {act:~}", "unless {who:you/sg/they} {act:~}, {clauses+, then}")
class UnlessDone(Effect):
    """Somebody may do something to stop it."""

    clauses: tuple[Clause, ...]
    who: Player
    act: Act


@phrase("{moment}, {clauses+, then}", "{clauses+, then} {moment}")
class AtMoment(Effect):
    """Done once, later."""

    moment: Moment
    clauses: tuple[Clause, ...]


@phrase("{moment}, if {condition}, {clauses+, then}")
class AtMomentIf(Effect):
    """Done once, later, if something is so then."""

    moment: Moment
    condition: Condition
    clauses: tuple[Clause, ...]


@phrase("{moment}, {clauses+, then} unless {condition}")
class AtMomentUnless(Effect):
    """Done once, later, if something is not so then."""

    moment: Moment
    clauses: tuple[Clause, ...]
    condition: Condition


@phrase("if {condition}, {clauses+, then} {moment}", "if {condition}, {moment}, {clauses+, then}")
class IfAtMoment(Effect):
    """If something is so now, done once, later."""

    condition: Condition
    clauses: tuple[Clause, ...]
    moment: Moment


@phrase(
    "{clauses+, then}, where X is {x}", "if {condition}, {clauses+, then}, where X is {x}",
    "[otherwise!otherwise]<|,> {clauses+, then}, where X is {x}",
)
class WhereX(Effect):
    """X is explained behind it; as a case of several it is worked out only then."""

    condition: Condition | None = None
    clauses: tuple[Clause, ...] = ()
    x: Quantity | None = None
    otherwise: bool = False


class Explained(Clause):
    """The clauses of a case with an X, and what that is: no template of its own, see `cases.governed`."""

    clauses: tuple[Clause, ...]
    x: Quantity


Mode = Plain | If | Unless | AtMoment


@phrase(
    "{who:sg} chooses {n} [for_you?for you]: {modes+; or}", "{who:they} choose {n} [for_you?for you]: {modes+; or}"
)
class PlayerChooses(Effect):
    """Somebody else chooses which they do, or which you do."""

    BRANCHES: ClassVar[tuple[str, ...]] = ("modes",)
    who: Player
    n: Number
    modes: tuple[Mode, ...]
    for_you: bool = False


@words(
    "one or both", "one or two", "one or more= <one or more|at least one>", "any number", "up to one", "up to two",
    "up to three", "up to four",
)
class HowManyModes(Word):
    """Of the modes, where the player may also choose how many."""


@phrase("choose {n}: {modes+; or}", "choose {several}: {modes+; or}")
class Choose(Effect):
    """Modes: the player chooses which happen."""

    BRANCHES: ClassVar[tuple[str, ...]] = ("modes",)
    n: Number | None = None
    modes: tuple[Mode, ...] = ()
    several: HowManyModes | None = None


@phrase("modal!| {choice}")
class Modal(Clause):
    """Modes behind a condition: the whole rest of the sentence."""

    choice: Choose | PlayerChooses


def modes_before(clauses: tuple[Clause, ...]) -> bool:
    """Whether something would be done behind modes: what stands there belongs to the last mode."""
    return any(isinstance(each, Modal) for each in clauses[:-1])


@phrase("for {what} in turn, {does}")
class CardByCard(Effect):
    """For each of some cards by itself: what is said of 'it' is done card by card."""

    what: Thing
    does: Mode | Choose | PlayerChooses


@phrase("if {event} [this_turn?this turn], {clauses+, then} instead", "{clauses+, then} instead if {event}")
class Replace(Effect):
    """Something else happens in place of an event."""

    event: Would
    clauses: tuple[Clause, ...]
    this_turn: bool = False


@phrase("the next time {event} [this_turn!this turn], {clauses+, then} instead")
class ReplaceNext(Replace):
    """Only once, whenever that is in this turn."""


@phrase("the first time {event} each turn, {clauses+, then} instead")
class ReplaceFirst(Replace):
    """Only the first time in a turn."""


@phrase("[this_turn!until your next turn], if {event}, {clauses+, then} instead")
class ReplaceUntil(Replace):
    """Until a turn of its player begins again."""


class Waits(Effect):
    """'When it is destroyed this turn, …' behind an instruction: no template of its own, a trigger that joined it."""

    head: Head
    effect: Effect
