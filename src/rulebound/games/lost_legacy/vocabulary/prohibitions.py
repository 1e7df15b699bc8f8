"""What only some can do, what players cannot do at all, and what depends on how strong an attack is."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.clauses import ThingIs
from rulebound.language.core.nouns import Bound, Group
from rulebound.language.core.numbers import Number, Signed
from rulebound.language.node import Word, phrase, words

from .beings import CHARACTERS, Barred, BarredBy, BarredVerb, CannotBe
from .events import Strike
from .nouns import CardValue


@phrase("{how:=}")
class StrikesAtAll(core.PlayerHappening):
    """A player attacks or threatens, with whomever and whomever. [LL-bat.8, LL-bat.9]"""

    how: Strike


@phrase("{who} <can't|cannot> {acts++or} [{duration}]", "{duration}, {who} <can't|cannot> {acts++or}")
class PlayerCannotEither(core.Simple):
    """A player can do none of these. [LL-gold.2]"""

    who: core.Player
    acts: tuple[core.PlayerHappening, ...]
    duration: core.Duration | None = None


@phrase(
    "only {group:s} <can|may> {verbs+or} [{duration}]",
    "only {group:s} <can|may> be {what+or} [{by}] [{duration}]",
    "{duration}, only {group:s} <can|may> {verbs+or}",
    "{duration}, only {group:s} <can|may> be {what+or} [{by}]",
)
class OnlyThese(core.Simple):
    """All others of that kind cannot. [LL-gold.2]"""

    group: Group
    verbs: tuple[BarredVerb, ...] = ()
    what: tuple[Barred, ...] = ()
    by: BarredBy | None = None
    duration: core.Duration | None = None


@words(
    "destroyed= destroy", "discarded= discard", "erased= erase", "ejected= eject", "buried= bury", "moved= move",
    "rested= rest", "readied= ready", "chosen= <choose|target>",
)
class Undertaken(Word):
    """What abilities do to cards."""


@phrase(
    "[theirs!your opponent's] abilities <can't|cannot> {what+or} {thing} [{duration}]",
    "abilities <can't|cannot> {what+or} {thing} [{duration}]",
)
class AbilitiesCannot(core.Simple):
    """The same as that these cards cannot be destroyed, moved … by them. [LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "thing"
    what: tuple[Undertaken, ...]
    thing: core.Thing
    duration: core.Duration | None = None
    theirs: bool = False

    def said_of(self) -> ThingIs:
        """What that is of these cards."""
        by = BarredBy("by your opponent's abilities" if self.theirs else "by abilities").at(self)
        barred = tuple(Barred(each.word).at(each) for each in self.what)
        return ThingIs(self.thing, (CannotBe(barred, by).at(self),), self.duration).at(self)


@words("attacks= <a attack|attacks>", "mental attacks= <a mental attack|mental attacks>")
class Attacks(Word):
    """What strikes."""


@phrase(
    "<cannot|can't> be destroyed by {attacks} <with|of> <|a> <|offense|total offense|value> <|of> {n} or {bound}",
    "<cannot|can't> be destroyed by {attacks} <with|of> {n} or {bound} offense",
)
class Withstands(core.Being):
    """Attacks of such a strength do not destroy it. [LL-bat.10]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    attacks: Attacks
    n: Number
    bound: Bound


@phrase(
    "have~has {stat} {n}, or {n2} instead <while|if> {condition}",
    "<have~has|get(s)|gain(s)> {n} {stat}, or {n2} <|instead> <while|if> {condition}",
    "<have~has|get(s)|gain(s)> {n} {stat}, or {n2} {stat2} <|instead> <while|if> {condition}",
)
class HaveEither(core.Being):
    """One number, or another one in its place while something is so. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    stat: CardValue
    n: Signed
    n2: Signed
    condition: core.Condition
    stat2: CardValue | None = None


@words("threaten= <threaten|attack>", "move= move manually", "move= manually move")
class PricedDeed(Word):
    """What a character does by hand for a price."""


@phrase(
    "<cannot|can't> {deed} unless <its|their|that character's> controller pays {n} MP "
    "<|each time|for each of them|for each|for each space>",
)
class DeedPrice(core.Being):
    """What is paid for each threat, or each move, by hand. [LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    deed: PricedDeed
    n: Number
