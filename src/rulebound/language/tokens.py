"""Card text as tokens: words, numbers, essence symbols and punctuation, each with its place."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

# A number glued to capitals is one symbol group ("2G"); a sign belongs to its number ("+1"); an apostrophe
# belongs to its word ("can't", "owners'"); everything else is one character.
_TOKEN = re.compile(r"[0-9]+[A-Z]+\b|[+\-−]?[0-9]+|[+\-−]X\b|[^\W\d_][\w-]*(?:['’]\w*)?|\S")


class Token(NamedTuple):
    """One printed word: as written, as compared, and where it stands in its sentence."""

    text: str
    low: str
    start: int
    end: int


def tokenise(text: str) -> list[Token]:
    """The tokens of one sentence (or of any text), in order."""
    return [
        Token(m.group(), m.group().lower().replace("’", "'").replace("−", "-"), m.start(), m.end())
        for m in _TOKEN.finditer(text)
    ]


Mark = tuple[int, int, int]  # where a word of the house stands, and the typed words that it stands for


class House(NamedTuple):
    """A sentence in the words of the house, where it has another shape than the typed one."""

    text: str = ""
    marks: tuple[Mark, ...] = ()
    follows: bool = False  # it was typed as one with the sentence before it
    more: tuple[Any, ...] = ()  # the trees of those that follow it so

    def typed(self, place: int) -> tuple[int, int]:
        """The typed words for those at a place."""
        before = [(start, end) for at, start, end in self.marks if at <= place]
        return before[-1] if before else (0, 0)
