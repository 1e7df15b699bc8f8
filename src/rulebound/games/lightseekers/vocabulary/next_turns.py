"""The next turn of a hero, as a stretch of time."""

from __future__ import annotations

from rulebound.language.core.categories import Duration, OfOwner
from rulebound.language.node import phrase

from .heroes import WhoseRole, WhoseThat


@phrase("<on|during|in> {whose} next turn")
class NextTurnOf(Duration, OfOwner):
    """In the next turn of a hero, and not before. [LS-G75]"""


@phrase("until the end of {whose} next turn")
class UntilEndOfNext(Duration):
    """From now on, to the end of the next turn of another hero. [LS-G75]"""

    whose: WhoseRole | WhoseThat
