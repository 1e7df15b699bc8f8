"""What to write instead: words of other games answered by ours, and whole rewordings, tried before they are offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .node import Category
from .reader import Reader
from .tokens import Token

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

MOST_LETTERS = 2  # so many may be wrong in a word that is misspelt,
LONG_WORD = 6  # if it has so many; else one
VOWEL = re.compile(r"(?!uni)[aeiou]", re.IGNORECASE)  # with which a word begins behind 'an'
ARTICLE = re.compile(r"\b(a)n? $", re.IGNORECASE)
MISSING = ("1", "2", ",", "and")  # what is left out most often


class Advice(NamedTuple):
    """What is told, and the sentence that it offers, if it offers one."""

    words: str
    offer: str = ""


def advice(vocabulary: Vocabulary, text: str, category: Category, token: Token, wanted: set[str]) -> Advice:
    """A text that reads, in place of one that does not; else what a word of another game is called here."""
    found = first_that_reads(vocabulary, category, candidates(vocabulary, text, token, wanted))
    if found.words:
        return found
    house = vocabulary.foreign.get(token.low)
    return Advice(f"'{token.text}' is {house!r} in this game" if house else "")


def advice_at_the_end(vocabulary: Vocabulary, text: str, category: Category, last: Token) -> Advice:
    """The same of a sentence that ends too early: something may be missing before its last word."""
    return first_that_reads(vocabulary, category, with_what_is_missing(text, last))


def first_that_reads(vocabulary: Vocabulary, category: Category, many: Iterator[tuple[str, str]]) -> Advice:
    for words, candidate in many:
        if Reader(vocabulary, candidate).readings(category):
            offer = f"{candidate[:1].upper()}{candidate[1:]}"
            return Advice(f"{words}{offer}.", offer)
    return Advice("")


def candidates(vocabulary: Vocabulary, text: str, token: Token, wanted: set[str]) -> Iterator[tuple[str, str]]:
    """Small changes of a sentence, the likeliest first, and the words in which they are offered."""
    house = vocabulary.foreign.get(token.low)
    if house:
        yield "write: ", exchanged(text, token, house)
    for word in near_words(vocabulary, token, wanted):
        yield f"did you mean '{word}'? Write: ", exchanged(text, token, word)
    if token.low.isdigit():
        yield "perhaps a sign is missing. Write: ", exchanged(text, token, f"+{token.low}")
    yield from with_what_is_missing(text, token)
    yield f"without '{token.text}' it reads: ", exchanged(text, token, "")


def with_what_is_missing(text: str, token: Token) -> Iterator[tuple[str, str]]:
    for missing in MISSING:
        yield f"perhaps '{missing}' is missing before '{token.text}'. Write: ", said_before(text, token, missing)


def said_before(text: str, token: Token, word: str) -> str:
    """The sentence with one more word, or sign, in front of another."""
    return re.sub(r" +([,;:])", r"\1", f"{text[: token.start]}{word} {text[token.start :]}")


def near_words(vocabulary: Vocabulary, token: Token, wanted: set[str]) -> list[str]:
    """Words that are spelt nearly so: those that fit here first."""
    known = sorted({*vocabulary.uses, *wanted}, key=lambda word: (word in wanted, word))
    by_low = {word.lower(): word for word in known}
    near = {word: distance(token.low, low) for low, word in by_low.items() if is_near(token.low, low)}
    return sorted(near, key=lambda word: (word not in wanted, near[word], word))


def exchanged(text: str, token: Token, word: str) -> str:
    before = text[: token.start]
    if word:
        before = ARTICLE.sub(r"\1n " if VOWEL.match(word) else r"\1 ", before)
    said = before + word + text[token.end :]
    return re.sub(r" +([,;:])", r"\1", " ".join(said.split()))


def is_near(one: str, other: str) -> bool:
    """Whether two words differ in so few letters that one may be the other, misspelt: 'wall' is not 'ally'."""
    shorter, longer = sorted((len(one), len(other)))
    most = MOST_LETTERS if shorter >= LONG_WORD else 1
    if one == other or longer < 3 or shorter < 2 or longer - shorter > most:
        return False
    return distance(one, other) <= most


def distance(one: str, other: str) -> int:
    """How many letters have to be put in, taken out or exchanged; two that have changed places are one mistake."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one):
        above, row = row, [i + 1]
        for j, b in enumerate(other):
            row.append(min(above[j + 1] + 1, row[j] + 1, above[j] + (a != b)))
            if i and j and a == other[j - 1] and b == one[i - 1]:
                row[-1] = min(row[-1], before[j - 1] + 1)
        before = above
    return row[-1]
