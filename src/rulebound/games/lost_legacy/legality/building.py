"""Into whom a character may be built up; the option's card is the one on the field, its other card the newcomer."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.legality.checks import Asked, second
from rulebound.games.lost_legacy.values import current
from rulebound.kernel.legality import Check, name, subject
from rulebound.kernel.play import Move, State

MOST_LEVELS: Final = 7


class IsElsewhere(Check[Asked]):
    """[LL-build.2] A character in a different location than the field."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        newcomer = second(option)
        return kind_of(newcomer).kind != c.CHARACTER or s.place(newcomer) in c.IN_PLAY

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{second(option).definition.name} is no character that lies elsewhere than on the field"


class SharesFamily(Check[Asked]):
    """[LL-build.3]"""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        families = kind_of(second(option)).families
        return not any(family in families for family in kind_of(subject(option)).families)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} and {second(option).definition.name} have no family in common"


class IsHigher(Check[Asked]):
    """[LL-build.4] By 1 to 7 levels."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not 1 <= kind_of(second(option)).level - current(s, subject(option), c.LEVEL) <= MOST_LEVELS

    def words(self, s: State, asked: Asked, option: Move) -> str:
        more = kind_of(second(option)).level - current(s, subject(option), c.LEVEL)
        return f"{second(option).definition.name} must be 1 to {MOST_LEVELS} levels higher, and is {more}"


BUILD_CHECKS: Final[list[Check[Asked]]] = [
    IsElsewhere("LL-build.2"),
    SharesFamily("LL-build.3"),
    IsHigher("LL-build.4"),
]
