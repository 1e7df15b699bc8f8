"""Card English: one class a phrase, one template that reads and prints it.

    from rulebound.language import read_text

    card = read_text(vocabulary, "Flight. Arrive: Draw 1.")
    str(card)                        # 'Flight. Arrive: Draw 1.'
    [a.kind for a in card.abilities]

`text` reads and prints whole cards, `reader` and `printer` single phrases; `core` is the part of the language that all
games share, a game adds its own words in its `vocabulary` package, which is what a text is read with.
"""

from __future__ import annotations

from .abilities import Ability, PlacedSentence, mode_text
from .cache import SentenceCache, disk_cache
from .completion import expected_next
from .core.categories import AbilityKind
from .errors import AmbiguousText, CardTextError, DanglingReference, TextNotUnderstood
from .node import Node, category, phrase, token, words
from .printer import say, sentence
from .references import Bindings, Mention, Place
from .text import CardText, all_errors, read_phrase, read_text
from .vocabulary import Vocabulary

__all__ = [
    "Ability",
    "AbilityKind",
    "AmbiguousText",
    "Bindings",
    "CardText",
    "CardTextError",
    "DanglingReference",
    "Mention",
    "Node",
    "Place",
    "PlacedSentence",
    "SentenceCache",
    "TextNotUnderstood",
    "Vocabulary",
    "all_errors",
    "category",
    "disk_cache",
    "expected_next",
    "mode_text",
    "phrase",
    "read_phrase",
    "read_text",
    "say",
    "sentence",
    "token",
    "words",
]
