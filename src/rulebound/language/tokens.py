"""Card text as tokens: words, numbers, essence symbols and punctuation, each with its place."""

from __future__ import annotations

import re
from typing import NamedTuple

# A number glued to capitals is one symbol group ("2G"); a sign belongs to its number ("+1"); an apostrophe
# belongs to its word ("can't", "owners'"); everything else is one character.
_TOKEN = re.compile(r"[0-9]+[A-Z]+\b|[+\-−]?[0-9]+|[^\W\d_][\w-]*(?:['’]\w*)?|\S")


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
