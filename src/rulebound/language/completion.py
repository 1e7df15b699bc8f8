"""What may come next: the completion list of a card editor, from the reader's own notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core.categories import Sentence
from .reader import Reader
from .text import refuse_illegible, split_sentences

if TYPE_CHECKING:
    from .vocabulary import Vocabulary


def expected_next(vocabulary: Vocabulary, prefix: str) -> list[str]:
    """The words that may stand at the end of a text; a last word that is still being typed is completed.

    `.` is among them where the sentence may end. Names of open classes come as they are called ("a number").
    """
    refuse_illegible(prefix)
    line = prefix.rsplit("\n", 1)[-1]
    sentences = split_sentences(line)
    said = sentences[-1][0] if sentences and not sentences[-1][2] else ""
    reader = Reader(vocabulary, said, noting_from=0)
    reader.readings((Sentence,))
    count = len(reader.tokens)
    typing = bool(said) and not prefix[-1:].isspace() and reader.furthest == count - 1
    if not typing and reader.furthest < count:
        return []  # something before the end cannot be read
    at = count - 1 if typing else count
    found = {word for words in reader.wanted.get(at, {}).values() for word in words}
    out = sorted(word for word in found if word)
    if typing:
        begun = reader.tokens[-1].low
        return [word for word in out if word.lower().startswith(begun)]
    return [*out, "."] if "" in found else out
