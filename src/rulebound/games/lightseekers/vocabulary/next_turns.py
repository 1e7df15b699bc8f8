"""The next turn of a hero, as a stretch of time, and its edges."""

from __future__ import annotations

from rulebound.language.core.categories import Duration, Moment, OfOwner, Whose
from rulebound.language.node import Word, phrase, words

from .heroes import WhoseRole, WhoseThat
from .windows import Phase


@phrase("<on|during|in> {whose} next turn")
class NextTurnOf(Duration, OfOwner):
    """In the next turn of a hero, and not before. [LS-G75]"""


@phrase("<on|during|in> {whose} next {phase}")
class NextPhaseOf(Duration):
    """In that phase of the next turn of a hero, and not before. [LS-4.1a, LS-G75]"""

    whose: Whose
    phase: Phase


@words("start= <start|beginning>", "end")
class EdgeOfTurn(Word):
    """Where a turn begins or ends."""


@phrase("at the {edge} of {whose} next turn")
class EdgeOfNext(Moment):
    """Once, in the next turn of another hero. [LS-4.1.1.1, LS-4.1.5.1]"""

    edge: EdgeOfTurn
    whose: WhoseRole | WhoseThat


@phrase("until the end of {whose} next turn")
class UntilEndOfNext(Duration):
    """From now on, to the end of the next turn of another hero. [LS-G75]"""

    whose: WhoseRole | WhoseThat
