"""The shape of an ability: condition, permission, effect; and the aftereffect [LL-abil.1]."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.clauses import Plain, ThingIs
from rulebound.language.core.nouns import This
from rulebound.language.node import Lexicon, Node, Open, Taken, Word, category, phrase, token, words
from rulebound.language.tokens import Token

from .beings import EntersAnywhere


@category("a name in capitals")
@token()
class AbilityName(Open):
    """The name of an ability. [LL-card.4]"""

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        end = at
        while end < len(tokens) and re.fullmatch(r"[A-Z][A-Z'-]+", tokens[end].text):
            end += 1
        return ({"name": " ".join(each.text for each in tokens[at:end])}, end) if end > at else None

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.text.isupper()

    def spelled(self) -> str:
        return self.name

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("RALLY"),)


@words(
    "once per turn", "twice per turn", "three times per turn= <three|3> times per turn", "once per battle",
    "twice per battle", "three times per battle= <three|3> times per battle",
)
class Limit(Word):
    """[LL-abil.9]"""


@category("an effect")
class Body(Node):
    """Permission and effect."""


@phrase("{effect}")
class Automatic(Body):
    """[LL-abil.12]"""

    effect: core.Effect


@phrase("[if {asked},] you may {effect}")
class Optional(Body):
    """[LL-abil.8] Perhaps only if something is so. [LL-abil.2]"""

    effect: Plain
    asked: core.Condition | None = None


@phrase("[may?you may] {costs+and} to {effect}", "if {asked}, [may!you may] {costs+and} to {effect}")
class Paid(Body):
    """[LL-abil.10] Perhaps only if something is so. [LL-abil.2]"""

    costs: tuple[core.Act, ...]
    effect: Plain
    may: bool = False
    asked: core.Condition | None = None


@phrase("after the battle [may?you may] {effect}")
class AfterBattle(Body):
    """Done when the battle has ended. [LL-bat.12]"""

    effect: Plain
    may: bool = False


@words("second", "third", "fourth")
class Nth(Word):
    """Which of a turn."""


@category("an ability")
class Rule(Node):
    """An ability without its name."""


@phrase(
    "[while {setting},] [when {event},] [{limit},] {body}", "{limit}, when {event}, {body}", "{body} while {setting}",
    "[while {setting},] {event:after}, [{limit},] {body}", "{limit}, {event:after}, {body}",
    "[while {setting},] [first!the first time] {event} each turn, {body}",
    "[while {setting},] the {nth} time {event} each turn, {body}",
)
class Text(Rule):
    """Setting, timing, limit, permission, effect; `first`, `nth`: it answers that one of a turn alone."""

    body: Body
    setting: core.Condition | None = None
    event: core.Event | None = None
    limit: Limit | None = None
    first: bool = False
    nth: Nth | None = None


@phrase(
    "this {kind} can be played only <if|while> {condition}", "this {kind} can only be played <if|while> {condition}",
    "play this {kind} only <if|while> {condition}",
    "you <may|can> only play this {kind} <if|while> {condition}",
    "you <may|can> play this {kind} only <if|while> {condition}",
)
class PlayedOnly(core.Sentence):
    """When the card itself can be played, by hand or by a text. [LL-gold.2]"""

    kind: core.Kind
    condition: core.Condition


@phrase("this {kind} <can|may> <|also> be played <on|onto|to> <a|any> empty space {where}")
class PlayedWhere(core.Sentence):
    """Where the card itself can be played beside the entry points. [LL-gold.1]"""

    kind: core.Kind
    where: core.Place


@phrase("{rule}")
class Unnamed(core.Sentence):
    """An ability."""

    rule: Rule

    def is_absurd(self) -> bool:
        """Where the card itself can be played is no ability of a card that lies there: `PlayedWhere`."""
        said = [each for each in self.rule.inside() if isinstance(each, ThingIs) and isinstance(each.what, This)]
        return any(isinstance(being, EntersAnywhere) for each in said for being in each.beings)


@phrase("{name}: {^rule}")
class Named(core.Sentence):
    """An ability with its name in bold."""

    name: AbilityName
    rule: Rule


@phrase(
    "<|only|up to|at most|no more than> {limit}", "limit: {limit}",
    "<do|use> <this|it|this ability|this effect> <|only|up to|at most> {limit}",
    "<this|it|this ability> can <|only> be <used|done|activated> <|only|up to|at most|no more than> {limit}",
    "you <can|may> <|only> <do|use> <this|it|this ability> <|only|up to|at most|no more than> {limit}",
    "<this|it> <can|may> <|only> <happen|work> <|only|up to|at most|no more than> {limit}",
    "<this|it|this ability> <happens|works> <|only|up to|at most|no more than> {limit}",
)
class LimitedTo(core.Sentence):
    """How often the ability may be used that it stands behind. [LL-abil.9]"""

    limit: Limit


@phrase("afterwards, {effect}", "afterwards, {offer}")
class Afterwards(core.Sentence):
    """Only if every part of the effect was performed. [LL-abil.15] Perhaps only if somebody wants it. [LL-abil.19]"""

    effect: core.Effect | None = None
    offer: Optional | Paid | None = None


@phrase(
    "when this turn ends, {clauses+, then}", "at the end of <the|this> turn, {clauses+, then}",
    "{clauses+, then} at the end of <the|this> turn", "{clauses+, then} when this turn ends",
)
class AtTurnsEnd(core.Effect):
    """Done once, when the turn ends. [LL-end.1]"""

    clauses: tuple[core.Clause, ...]


class Aftereffect(core.Effect):
    """What is done behind what has taken the place of an action, if that was done: no template of its own."""

    clauses: tuple[core.Clause, ...]


@words(
    "your turn begins= at the <start|beginning> of your next turn", "your turn begins= when your next turn begins",
    "your turn ends= at the end of your next turn", "your turn ends= when your next turn ends",
    "your opponent's turn begins= at the <start|beginning> of your opponent's next turn",
    "your opponent's turn begins= when your opponent's next turn begins",
    "your opponent's turn ends= at the end of your opponent's next turn",
    "your opponent's turn ends= when your opponent's next turn ends",
)
class NextTurn(Word):
    """A single moment of a turn to come. [LL-begin.1] [LL-end.1]"""


@phrase("{moment}, {clauses+, then}", "{clauses+, then} {moment}")
class AtNextTurn(core.Effect):
    """Done once, when that turn begins or ends."""

    moment: NextTurn
    clauses: tuple[core.Clause, ...]


@phrase(
    "{duration}, when {event}, [may?you may] {effect}", "when {event} {duration}, [may?you may] {effect}",
    "[once!the next time] {event} {duration}, [may?you may] {effect}",
    "{duration}, [once!the next time] {event}, [may?you may] {effect}",
)
class Watching(core.Effect):
    """For a while, whatever becomes of the card: every time, or the first time from now on. [LL-resp.1]"""

    duration: core.Duration
    event: core.Event
    effect: Plain
    may: bool = False
    once: bool = False


@phrase(
    "{duration}, if {event}, [may?you may] {effect} instead", "if {event} {duration}, [may!you may] {effect} instead",
)
class Guarding(core.Effect):
    """For a while, whatever becomes of the card: something else in the place of an action. [LL-abil.17]"""

    duration: core.Duration
    event: core.Would
    effect: Plain
    may: bool = False


@phrase("then you may {effect}")
class ThenMay(core.Effect):
    """An offer within an ability, behind what it has done. [LL-abil.19]"""

    OFFERS: ClassVar[bool] = True
    effect: Plain
    asked: core.Condition | None = None


class PaidOffer(core.Effect):
    """'You may pay 3 MP to …' where the card itself is played: no template of its own. [LL-abil.19]"""

    OFFERS: ClassVar[bool] = True
    costs: tuple[core.Act, ...]
    effect: Plain
    asked: core.Condition | None = None


@phrase(
    "if {event}, you may {effect} instead", "[first!the first time] {event} each turn, you may {effect} instead",
)
class MayReplace(core.Effect):
    """Something else in place of an action, if you want. [LL-abil.8]"""

    event: core.Would
    effect: Plain
    first: bool = False


@phrase("choose: {modes++, or}")
class Modes(core.Effect):
    """One of several effects. [LL-abil.19]"""

    modes: tuple[Plain, ...]
