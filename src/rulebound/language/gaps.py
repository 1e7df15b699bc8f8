"""What the language cannot say yet: unreadable phrases over many cards, those that block most cards first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from .errors import CardTextError
from .text import all_errors

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

_WORDS_SHOWN = 3


class Gap(NamedTuple):
    """A phrase that cannot be read, and the cards that it blocks."""

    phrase: str
    cards: tuple[str, ...]
    example: CardTextError

    @property
    def blocks(self) -> int:
        return len(self.cards)


def gaps(vocabulary: Vocabulary, texts: Iterable[tuple[str, str]]) -> list[Gap]:
    """The gaps of many cards, given as (name, text); numbers count as one word, N."""
    found: dict[str, tuple[dict[str, None], CardTextError]] = {}
    for name, text in texts:
        for error in all_errors(vocabulary, text):
            cards, _ = found.setdefault(_phrase(error), ({}, error))
            cards[name] = None
    ranked = [Gap(phrase, tuple(cards), error) for phrase, (cards, error) in found.items()]
    return sorted(ranked, key=lambda gap: (-gap.blocks, gap.phrase))


def _phrase(error: CardTextError) -> str:
    rest = re.split(r"[.;:\n]", error.text[error.offset :], maxsplit=1)[0]
    words = rest.lower().split()[:_WORDS_SHOWN]
    return re.sub(r"\d+", "N", " ".join(words)).rstrip(",") or error.word
