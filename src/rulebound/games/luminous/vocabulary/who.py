"""Players of Luminous by what they have and did: each player who controls a relic, the player with the most life."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Bound, Group
from rulebound.language.node import Word, phrase, words


@words("more", "less= <less|fewer>")
class MoreOrLessLife(Word):
    """More life or less."""


@phrase(
    "each [opponents!opponent] who {did} this turn", "each player who {did} this turn",
    "each [opponents!opponent] <who controls|who has|with> {what}", "each player <who controls|who has|with> {what}",
    "each [opponents!opponent] <with|who has> {n} or {bound} life", "each player <with|who has> {n} or {bound} life",
    "each [opponents!opponent] <with|who has> {compared} life than you",
    "each player <with|who has> {compared} life than you",
    forms="sg",
)
class EachWho(core.Player):
    """Those of several players of whom it is so as the effect comes to them. [LU-play.17]"""

    did: core.PastAct | None = None
    what: core.Thing | None = None
    n: core.StatBound | None = None
    bound: Bound | None = None
    compared: MoreOrLessLife | None = None
    opponents: bool = False


class OneOfThem(core.Player):
    """The one of them of whom it is asked; no template of its own."""


@words("most= <the most|the highest|the greatest|more>", "fewest= <the fewest|the least|the lowest|fewer|less>")
class Degree(Word):
    """Which end of the scale."""


@phrase(
    "the player <with|who has> {degree} life",
    "the player <with|who has|who controls> {degree} {group:s}",
    forms="sg",
)
class TheForemost(core.Player):
    """The player who has the most of it; of several that have equally much it is nobody."""

    degree: Degree
    group: Group | None = None


@phrase("<it is|they are|there is> <tied|equal|a tie>", "<two|both|several> players are tied")
class Tied(core.SingleCondition):
    """Nobody has more than all others, of what was just asked."""
