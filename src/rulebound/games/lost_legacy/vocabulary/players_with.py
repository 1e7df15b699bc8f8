"""Players by what they have: each player with so many characters, the player with the most MP."""

from __future__ import annotations

from typing import Final

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Group
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, Word, category, phrase, words

from .nouns import SeatValue


@words("at least= or more", "at most= or <fewer|less>")
class OrSo(Word):
    """How much it must be."""


@words("most", "fewest= <fewest|least>")
class MostOf(Word):
    """More than the other player has, or less; if both have as many, nobody has the most. [LL-setup.1]"""


HAVING: Final = "<with|who has|that has|who controls|that controls>"


@category("what a player has")
class Held(Node):
    """Cards, MP or honor."""


@phrase("{group:s}", "cards [in_hand!in hand]")
class HeldCards(Held):
    """Of one's own. [LL-link.4]"""

    group: Group | None = None
    in_hand: bool = False


@phrase("{what}")
class HeldNumber(Held):
    """[LL-mp.1, LL-win.1]"""

    what: SeatValue


@phrase(
    f"sg| each player {HAVING} {{n}} {{bound}} {{held}}",
    f"sg| each player {HAVING} [none!no] {{held}}", f"sg| each player {HAVING} a {{group}}",
    f"sg| the player {HAVING} the {{most}} {{held}}",
)
class PlayersWith(core.Player):
    """Who is meant is asked of both before either of them does anything. [LL-prio.2]"""

    held: Held | None = None
    n: Number | None = None
    bound: OrSo | None = None
    none: bool = False
    group: Group | None = None
    most: MostOf | None = None
