"""Which action of a turn it is."""

from __future__ import annotations

from rulebound.language.core.categories import SingleCondition
from rulebound.language.node import Word, phrase, words

from .heroes import WhoseRole, WhoseThat, Your
from .nouns import Nth, OfTurn


@words("this= <this|playing this|playing this card>", "that= <that|it>")
class WhichAct(Word):
    """The act with this card, or the one that was heard of."""


@phrase("{act} is {whose} {nth} action [{of}]")
class IsNthAction(SingleCondition):
    """With this act the hero has used so many actions this turn. [LS-T06, LS-4.1.3b]"""

    act: WhichAct
    whose: Your | WhoseThat | WhoseRole
    nth: Nth
    of: OfTurn | None = None


@words("this is the only action= this is the only action you <took|have taken|take|have taken so far> this turn")
class IsOnlyAction(SingleCondition, Word):
    """With this act the first action of the turn was used. [LS-T06]"""
