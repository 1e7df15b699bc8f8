"""Why a sentence was not read, or read in two ways: the caret, what was expected, and a likely meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .advice import advice, advice_at_the_end, near_words
from .errors import AmbiguousText, CardTextError, TextNotUnderstood
from .node import Category, Node
from .printer import say
from .reader import Reader
from .tokens import Token

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

MOST_EXPECTED = 5
_MORE_OF_A_LIST = {"','", "'and'", "'or'"}


def explain_failure(vocabulary: Vocabulary, text: str, category: Category) -> CardTextError:
    """The error of a sentence that has no reading; the sentence is read once more, with notes."""
    reader = furthest_reader(vocabulary, text, category)
    at = reader.furthest
    wanted = reader.wanted.get(at, {})
    expected = _in_words(wanted)
    if at < len(reader.tokens):
        token = reader.tokens[at]
        words = {w for many in wanted.values() for w in many if w}
        found = advice(vocabulary, text, category, token, words)
        return TextNotUnderstood(
            text, token.start, token.text, f"'{token.text}' cannot stand here", expected=expected,
            hint=found.words or _hint(vocabulary, token, words), offer=found.offer,
        )  # fmt: skip
    last = last_word(reader.tokens)
    found = advice_at_the_end(vocabulary, text, category, last)
    return TextNotUnderstood(
        text, last.start, last.text, f"the sentence ends too early, after '{last.text}'", expected=expected,
        hint=found.words, offer=found.offer,
    )  # fmt: skip


def furthest_reader(vocabulary: Vocabulary, text: str, category: Category) -> Reader:
    """The sentence read with notes, as it was typed or in the words of the house, whichever goes on for longer."""
    scout = Reader(vocabulary, text, thorough=True)
    scout.readings(category)
    tokens = vocabulary.reworded(scout.tokens)
    if tokens and tokens != scout.tokens:
        other = Reader(vocabulary, text, tokens, thorough=True)
        other.readings(category)
        scout = other if place(other) > place(scout) else scout
    reader = Reader(vocabulary, text, scout.tokens, noting_from=scout.furthest)
    reader.readings(category)
    return reader


def place(reader: Reader) -> int:
    at = reader.furthest
    return reader.tokens[at].start if at < len(reader.tokens) else len(reader.text)


def last_word(tokens: list[Token]) -> Token:
    """The last printed word, or the last sign if there is no word at all."""
    return next((t for t in reversed(tokens) if t.text[-1].isalnum()), tokens[-1])


def _in_words(wanted: dict[str, set[str]]) -> list[str]:
    labels = {label if label else "the end of the sentence" for label in wanted}
    if len(labels & _MORE_OF_A_LIST) > 1:
        labels = (labels - _MORE_OF_A_LIST) | {"more of the list"}
    return sorted(labels, key=lambda label: (label.startswith("'"), label))[:MOST_EXPECTED]


def _hint(vocabulary: Vocabulary, token: Token, words: set[str]) -> str:
    """A misspelt word that would fit here; else how the word is used elsewhere."""
    near = next((word for word in near_words(vocabulary, token, words) if word in words), "")
    if near:
        return f"did you mean '{near}'?"
    uses = vocabulary.uses.get(token.low)
    shortest = sorted(uses, key=lambda use: (len(use), use))[:3] if uses else []
    return f"'{token.text}' is used in: " + " | ".join(shortest) if shortest else ""


def explain_ambiguity(text: str, trees: list[Node]) -> AmbiguousText:
    """The error of a sentence with several readings, shown by the clause in which they differ."""
    first, second = differing(trees[0], trees[1])
    start = min(first.span[0], second.span[0])
    word = next(iter(text[start:].split()), "").rstrip(".,:;")
    error = AmbiguousText(text, start, word, f"this reads in {len(trees)} ways")
    error.trees = (first, second)
    error.readings = (_parts(first), _parts(second))
    return error


def differing(one: Node, other: Node) -> tuple[Node, Node]:
    """The smallest two clauses at the same place that differ."""
    while type(one) is type(other):
        unequal = [n for n in one.FIELDS if one.__dict__[n] != other.__dict__[n]]
        if len(unequal) != 1:
            break
        mine, theirs = one.__dict__[unequal[0]], other.__dict__[unequal[0]]
        if isinstance(mine, tuple) and isinstance(theirs, tuple) and len(mine) == len(theirs):
            pairs = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != b]
            if len(pairs) != 1:
                break
            mine, theirs = pairs[0]
        if not isinstance(mine, Node) or not isinstance(theirs, Node):
            break
        one, other = mine, theirs
    return one, other


def _parts(node: Node) -> str:
    """A clause cut into its parts: draws [1] for each [unit you control]."""
    said = say_any(node)
    parts: list[str] = []
    for name in node.FIELDS:
        value = node.__dict__[name]
        if isinstance(value, Node):
            parts.append(f"{name} [{say_any(value)}]")
        elif isinstance(value, tuple) and value:
            parts.append(f"{name} " + " ".join(f"[{say_any(v)}]" for v in value))
        elif value is True:
            parts.append(name)
    return f"{said} = {type(node).__name__}: {', '.join(parts)}"


def say_any(node: Node) -> str:
    """A phrase in whatever form it has."""
    from .errors import CannotPrint

    for form in ("", "sg", "pl", "n", "post", "s"):
        try:
            return say(node, form)
        except CannotPrint:
            continue
    return repr(node)
