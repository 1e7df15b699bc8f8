"""How long an effect lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.heroes import is_many, one_whose, whose
from rulebound.games.lightseekers.meaning.senses import condition
from rulebound.games.lightseekers.meaning.words import PHASES, STRETCHES
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.tests import PhaseIs
from rulebound.games.lightseekers.vocabulary import windows as said
from rulebound.games.lightseekers.vocabulary.next_turns import NextPhaseOf, NextTurnOf, UntilEndOfNext
from rulebound.kernel.terms import Every, Test, Whom, tests
from rulebound.language.core import durations, nouns
from rulebound.language.core.categories import Duration
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.node import Node


@contextmanager
def lasting_for(w: Writer, duration: Duration) -> Iterator[None]:
    """What is written here is said to last so long: something in it must be able to."""
    w.durations.append(duration)
    yield
    w.durations.pop()
    if not any(each is duration for each in w.kept):
        raise w.not_playable(duration, "what is done at once does not last")


def this_turn(w: Writer) -> None:
    """Actions are gained and lost for this turn anyway, and it may be said."""
    w.kept += [each for each in w.durations if isinstance(each, said.Stretch) and each.word == "this turn"]


def standing_condition(w: Writer, duration: Duration) -> Test | None:
    """The condition of a line that stands: while something is so, in somebody's turn."""
    if isinstance(duration, durations.While):
        if isinstance(duration.condition, IfDone | IfNotDone):
            raise w.not_playable(duration, "say 'if': what was done is done")
        return condition(w, duration.condition)
    if isinstance(duration, said.During):
        return tests.TurnOf(whose(w, duration.period.whose))
    if isinstance(duration, said.EachTurn):
        return None
    if isinstance(duration, durations.UntilLeaves) and isinstance(duration.what, nouns.This):
        return None
    raise w.not_playable(duration, "a line that stands as long as its card is there has no other end")


def turn_waited_for(w: Writer) -> Whom | None:
    """'On their next turn': whose turn it is that an effect lasts for."""
    for duration in w.durations:
        if isinstance(duration, NextTurnOf | NextPhaseOf | UntilEndOfNext):
            if is_many(duration.whose):
                raise w.not_playable(duration.whose, "say it of one hero: each has a next turn of their own")
            return one_whose(w, duration.whose)
    return None


def lasts(w: Writer, node: Node) -> tuple[int, Test | None]:
    """Until when, and under which condition, an effect lasts: by the durations that are said around it, else this turn;
    of a card that stays in play, as long as it is there."""
    until = -1
    conditions: list[Test] = []
    w.kept += w.durations
    for duration in w.durations:
        if isinstance(duration, said.Stretch):
            until = STRETCHES[duration.word]
        elif isinstance(duration, NextTurnOf):
            until = c.IN_TURN_OF
        elif isinstance(duration, NextPhaseOf):
            until = c.IN_TURN_OF
            conditions.append(PhaseIs(PHASES[duration.phase.word]))
        elif isinstance(duration, UntilEndOfNext):
            until = c.UNTIL_TURN_OF
        elif isinstance(duration, durations.UntilLeaves):
            if not isinstance(duration.what, nouns.This):
                raise w.not_playable(duration, "only this card can be waited for")
            until = c.WHILE_IN_PLAY
        elif isinstance(duration, said.EachTurn):
            raise w.not_playable(duration, "an effect that is done once has no 'each turn'")
        else:
            test = standing_condition(w, duration)
            if test is not None:
                conditions.append(test)
    if until < 0:
        kind = w.making.definition
        until = c.WHILE_IN_PLAY if kind.buff or kind.item else c.THIS_TURN
    test = None
    if conditions:
        test = conditions[0] if len(conditions) == 1 else Every(conditions)
    return until, test
