"""What can be wrong with a card's text: typed, with the place, written for the person who typed it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.letters import legible

if TYPE_CHECKING:
    from .node import Node


class CardTextError(RuleboundError):
    """A text that is not understood in exactly one way.

    `line` and `column` count from 1 in the card's text; `word` is the printed word under the caret. `offer` is a whole
    sentence that the hint offers in the place of the one that stands at `sentence`.
    """

    def __init__(
        self, text: str, offset: int, word: str, message: str, *, expected: Sequence[str] = (), hint: str = "",
        offer: str = "",
    ) -> None:
        self.text = text
        self.offset = offset
        self.word = word
        self.message = message
        self.expected = list(expected)
        self.hint = hint
        self.offer = offer
        self.sentence = 0, len(text)
        before = text[:offset]
        self.line = before.count("\n") + 1
        self.column = offset - (before.rfind("\n") + 1) + 1
        super().__init__(str(self))

    def __str__(self) -> str:
        shown = legible(self.text.split("\n")[self.line - 1]).replace("\t", " ")
        caret = " " * (self.column - 1) + "^" * max(1, len(self.word))
        parts = [f"line {self.line}, column {self.column}: {self.message}", f"  {shown}", f"  {caret}"]
        if self.expected:
            parts.append("expected " + ", ".join(self.expected))
        if self.hint:
            parts.append(self.hint)
        return "\n".join(parts)

    def moved(self, text: str, by: int) -> CardTextError:
        """The same error of a sentence, told of the whole text that the sentence stands in."""
        other = type(self)(
            text, self.offset + by, self.word, self.message, expected=self.expected, hint=self.hint, offer=self.offer
        )
        other.sentence = self.sentence[0] + by, self.sentence[1] + by
        return other


class TextNotUnderstood(CardTextError):
    """No reading: the word under the caret cannot stand there."""


class DanglingReference(TextNotUnderstood):
    """A word such as `it` that refers to nothing before it."""


class AmbiguousText(CardTextError):
    """Two readings that differ. `readings` says each in words; `trees` are the differing clauses."""

    readings: tuple[str, ...] = ()
    trees: tuple[Node, ...] = ()

    def __str__(self) -> str:
        ways = (f"  {k}. {reading}" for k, reading in enumerate(self.readings, 1))
        return "\n".join([super().__str__(), *ways])

    def moved(self, text: str, by: int) -> AmbiguousText:
        other = AmbiguousText(text, self.offset + by, self.word, self.message)
        other.readings, other.trees = self.readings, self.trees
        return other


class GrammarError(Exception):
    """A vocabulary that cannot work; raised when it is put together, never while a card is read."""


class LeftRecursion(GrammarError):
    """A phrase that begins with itself, perhaps by way of others. The reader would read nothing."""

    def __init__(self, circle: Sequence[str]) -> None:
        self.circle = tuple(circle)
        super().__init__(
            "these phrases begin with one another, so that none can ever begin: " + " -> ".join(circle)
        )


class EmptyTemplate(GrammarError):
    """A phrase that can be said without a word. It would stand everywhere."""

    def __init__(self, phrase: str, source: str) -> None:
        self.phrase, self.source = phrase, source
        super().__init__(f"{phrase}: the template {source!r} can be said without a word")


class CannotPrint(Exception):
    """A tree made by a program that no template can say."""
