"""Which characters and numbers a printed text may have: those that everybody sees, and sees alike.

What cannot be seen (control and direction characters, joiners, fillers) can make two names look the same or a line
look like another one, and what is no figure of ours would be a number to some readers and none to others.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, NamedTuple

MOST_CHARACTERS: Final = 2_000
"""Of a card's text."""
MOST_NUMBER: Final = 9_999
MOST_OF_A_HINT: Final = 100
"""Characters of a word for which the nearest known one is looked for: it takes time quadratic in its length."""
_TOO_MANY_FIGURES: Final = re.compile(r"[0-9]{5,}")
# Neither seen nor of a category of unseen things: joiners, fillers, selectors of a variant.
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0xFE00, 0xFE10)}
_FIGURES: Final = ("Nd", "Nl", "No")


class Oddity(NamedTuple):
    """What cannot stand in a text: where, how long it is, and why."""

    start: int
    length: int
    why: str


def oddities(text: str, *, lines: bool = False) -> list[Oddity]:
    """Every character that cannot be printed. `lines`: the text may have several, and tabs."""
    if text.isascii() and text.isprintable():
        return []
    found: list[Oddity] = []
    for at, character in enumerate(text):
        if character.isascii() and character.isprintable():
            continue
        if lines and (character in "\n\t" or text[at : at + 2] == "\r\n"):
            continue
        category = unicodedata.category(character)
        if category in _FIGURES:
            found.append(Oddity(at, 1, f"{called(character)} is no figure: write numbers with the figures 0 to 9"))
        elif category[0] in "CZ" or character in _UNSEEN:
            wanted = "write a space" if category == "Zs" else "leave it out"
            found.append(Oddity(at, 1, f"{called(character)} cannot be printed: {wanted}"))
    return found


def large_numbers(text: str) -> list[Oddity]:
    """Every number beyond the largest."""
    why = f"numbers go up to {MOST_NUMBER:,}"
    return [Oddity(found.start(), len(found[0]), why) for found in _TOO_MANY_FIGURES.finditer(text)]


def called(character: str) -> str:
    """A character as it is called in the standard: U+202E (right-to-left override)."""
    name = unicodedata.name(character, "").lower()
    return f"U+{ord(character):04X} ({name})" if name else f"the character U+{ord(character):04X}"


def legible(text: str) -> str:
    """A text to be shown: a mark for each character that cannot be, so that columns stay."""
    marks = {odd.start for odd in oddities(text, lines=True) if not text[odd.start].isnumeric()}
    return "".join("�" if at in marks else character for at, character in enumerate(text)) if marks else text


def nearest(word: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """The known word that was probably meant; empty if none is near."""
    near = get_close_matches(word, list(known), 1, likeness) if len(word) <= MOST_OF_A_HINT else []
    return near[0] if near else ""
