"""What a label means: the words that somebody says, as moves that can be tried."""

from __future__ import annotations

import re
from typing import Final

from rulebound.kernel.questions import Move

BRACKETS: Final = re.compile(r"\s*\([^()]*\)")
NAMESAKE: Final = re.compile(rf"{BRACKETS.pattern}| #[0-9]+")  # all that tells a card from its namesakes


class Ghost:
    """A kind of move with a card that the seat cannot point at anywhere."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name


class Meaning:
    """The moves that a label may stand for; if there is none, the cards that it names in vain."""

    __slots__ = ("ghosts", "options")

    def __init__(self) -> None:
        self.options: list[Move] = []
        self.ghosts: list[Ghost] = []

    def __bool__(self) -> bool:
        return bool(self.options or self.ghosts)
