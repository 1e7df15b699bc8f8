"""What to write instead: words of other games answered by ours, and whole rewordings, tried before they are offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .node import Category
from .reader import Reader
from .tokens import Token

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

MOST_LETTERS = 2  # so many may be wrong in a word that is misspelt


def advice(vocabulary: Vocabulary, text: str, category: Category, token: Token, wanted: set[str]) -> str:
    """A text that reads, in place of one that does not; else what a word of another game is called here."""
    for words, candidate in candidates(vocabulary, text, token, wanted):
        if Reader(vocabulary, candidate).readings(category):
            return f"{words}{candidate[:1].upper()}{candidate[1:]}."
    house = vocabulary.foreign.get(token.low)
    return f"'{token.text}' is {house!r} in this game" if house else ""


def candidates(vocabulary: Vocabulary, text: str, token: Token, wanted: set[str]) -> Iterator[tuple[str, str]]:
    """Small changes of a sentence, the likeliest first, and the words in which they are offered."""
    house = vocabulary.foreign.get(token.low)
    if house:
        yield "write: ", exchanged(text, token, house)
    for word in near_words(vocabulary, token, wanted):
        yield f"did you mean '{word}'? Write: ", exchanged(text, token, word)
    yield f"without '{token.text}' it reads: ", exchanged(text, token, "")


def near_words(vocabulary: Vocabulary, token: Token, wanted: set[str]) -> list[str]:
    """Words that are spelt nearly so: those that fit here first."""
    by_low = {word.lower(): word for word in sorted({*vocabulary.uses, *wanted}, key=lambda word: word in wanted)}
    near = {word: distance(token.low, low) for low, word in by_low.items() if is_near(token.low, low)}
    return sorted(near, key=lambda word: (word not in wanted, near[word], word))


def exchanged(text: str, token: Token, word: str) -> str:
    said = text[: token.start] + word + text[token.end :]
    return re.sub(r" +([,;:])", r"\1", " ".join(said.split()))


def is_near(one: str, other: str) -> bool:
    """Whether two words differ in so few letters that one may be the other, misspelt."""
    shorter = min(len(one), len(other))
    if one == other or shorter < 3 or abs(len(one) - len(other)) > MOST_LETTERS:
        return False
    return distance(one, other) <= (MOST_LETTERS if shorter > 3 else 1)


def distance(one: str, other: str) -> int:
    """How many letters have to be put in, taken out or exchanged."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        last, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (a != b))
    return row[-1]
