"""How long: until a moment, or as long as something is so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.nouns import ANY, meant
from rulebound.games.luminous.meaning.senses import condition
from rulebound.games.luminous.meaning.writer import OPPONENTS, YOU, Writer
from rulebound.games.luminous.ops.tests import InCombat
from rulebound.games.luminous.vocabulary.beings import DuringCombat, ThisCombat
from rulebound.kernel.terms import Test, tests
from rulebound.kernel.terms.tests import StillInPlay
from rulebound.language.cases import lasts
from rulebound.language.core.categories import Duration
from rulebound.language.core.clauses import StatBecomes, ThingIs
from rulebound.language.core.durations import Span, UntilLeaves, While
from rulebound.language.core.nouns import Some
from rulebound.language.node import Node

UNTIL = {
    "this turn": c.THIS_TURN, "this combat": c.THIS_COMBAT,
    "until end of turn": c.THIS_TURN, "until your next turn": c.UNTIL_YOUR_TURN,
    "until the end of your next turn": c.UNTIL_END_OF_YOUR_TURN,
    "until the end of the opponent's next turn": c.UNTIL_END_OF_OPPONENTS_TURN,
}  # fmt: skip


ENDLESS = "for how long? Say 'until end of turn' of this, or 'as long as it is in play'"
NONE_DECLARED = "in a combat no attack is declared: say 'this turn'"


class Lasting(NamedTuple):
    """Until when, and under which condition."""

    until: int
    condition: Test | None


def lasting(w: Writer, duration: Duration | None, combat: bool = False) -> Lasting:
    """Without a duration it lasts as long as the card stays in play. `combat`: whether it may end with a combat."""
    if isinstance(duration, ThisCombat) and (w.standing or not combat):
        raise w.not_playable(duration, "this lasts for a turn: say 'this turn'")
    if duration is None:
        return Lasting(c.FOR_GOOD, None)
    if isinstance(duration, DuringCombat):
        return Lasting(c.FOR_GOOD, InCombat())
    if isinstance(duration, Span):
        if duration.word in UNTIL:
            return Lasting(UNTIL[duration.word], None)
        if duration.word == "each turn" and not w.standing:
            raise w.not_playable(duration, "an effect that is done once has no 'each turn'")
        if duration.word == "each turn":
            return Lasting(c.FOR_GOOD, None)
        return Lasting(c.FOR_GOOD, tests.TurnOf(YOU if duration.word == "during your turn" else OPPONENTS))
    if isinstance(duration, While):
        return Lasting(c.FOR_GOOD, condition(w, duration.condition))
    if isinstance(duration, UntilLeaves):
        if isinstance(duration.what, Some):
            raise w.not_playable(duration.what, "say which card is waited for: 'this', or one that was named before")
        return Lasting(c.FOR_GOOD, StillInPlay(meant(w, duration.what, ANY)))
    raise w.not_playable(duration)


def refuse_endless(w: Writer, done: Iterable[Node]) -> None:
    """'Until end of turn, whenever a unit attacks, it gets +1/+0': until then, or for good?"""
    for tree in done:
        for each in tree.inside():
            if isinstance(each, ThingIs | StatBecomes) and each.duration is None and lasts(each):
                raise w.not_playable(each, ENDLESS)
