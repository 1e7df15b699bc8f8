"""What is about to happen, and what texts make of it: less of it, more of it, something else instead. [LS-2.2.1]"""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Rounding
from rulebound.language.node import Word, phrase, words

from .events import (
    Because,
    CardDeals,
    CardOccurs,
    DealsDamage,
    EitherHero,
    HealsFor,
    HeroOccurs,
    IsDone,
    IsHealed,
    IsPutFromPlay,
    TakesDamage,
)
from .numbers import UpOrDown
from .verbs import Discard, Draw


@phrase("{who:you/sg/pl/they} would {verb:inf} [{because}]")
class HeroWould(core.Event):
    """A hero is about to do or to suffer something."""

    who: core.Player | EitherHero
    verb: TakesDamage | DealsDamage | IsHealed | HealsFor | HeroOccurs | Draw | Discard
    because: Because | None = None


@phrase("{what:sg/pl} would {verb:inf}")
class CardWould(core.Event):
    """A card is about to do something, or something is about to be done to it."""

    what: core.Thing
    verb: CardDeals | CardOccurs | IsDone | IsPutFromPlay


@phrase(
    "{whose} health would <be reduced|drop|fall|go> to 0 <|or less|or below>",
    "{who:you/sg/they} would <be reduced|drop|fall|go> to 0 <|or less> <|health>",
    "[harm!<|any> damage] would <reduce|bring|take> {who} to 0 <|or less> <|health>",
    "[harm!<|any> damage] would <reduce|bring|take> {whose} health to 0 <|or less|or below>",
    "{who:you/sg/they} would take [harm!<lethal|fatal> damage]",
)
class WouldReachZero(core.Event):
    """A hero is about to be at 0 health: by damage, or by losing health as well. [LS-5.1.1]"""

    who: core.Player | None = None
    whose: core.Whose | None = None
    harm: bool = False


@words("that <damage|healing>", "it")
class ThatHarm(Word):
    """The damage or healing that is about to be done."""


@phrase("{way:=} {that} by <{n:n}|{n:alone}|{n:quantity}|a amount {n:post}>", "prevent(s) {n:n} of {that}")
class ChangeThat(core.Act):
    """More of it, or less. [LS-2.9.1]"""

    that: ThatHarm
    n: core.Amount
    way: UpOrDown | None = None  # without one it is less


@phrase("reduce(s) {that} to {n:n} [in_all?in all]")
class CutThat(core.Act):
    """No more than so much of it; in all, of one act together."""

    that: ThatHarm
    n: core.Amount
    in_all: bool = False


@phrase("prevent(s) {that}")
class PreventThat(core.Act):
    """Nothing of it."""

    that: ThatHarm


@phrase("double(s) {that}", "halve(s) {that}, rounded {rounding}")
class FoldThat(core.Act):
    """Twice as much, or half of it. [LS-2.2.1]"""

    that: ThatHarm
    rounding: Rounding | None = None


@phrase("{clauses+, then} instead", "instead<|,> {clauses+, then}")
class Instead(core.Effect):
    """Something else in place of what is about to happen."""

    clauses: tuple[core.Clause, ...]


CHANGES = (ChangeThat, CutThat, PreventThat, FoldThat)
