"""The log in sentences: for one reader, with what each names, so that a page can link it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypedDict

# How much is told: what happened; also costs and steps; also the rule behind each line.
HAPPENED: Final = 1
STEPS: Final = 2
RULES: Final = 3
LEVELS: Final = (HAPPENED, STEPS, RULES)


class Bit(NamedTuple):
    """Some words of a sentence, and what they name."""

    words: str
    card: str = ""
    """The card,"""
    seat: int | None = None
    """the player, or whose card it is,"""
    number: int | None = None
    """the number."""

    def data(self) -> str | dict[str, str | int]:
        """As JSON data: plain words, or words with what they name."""
        named: dict[str, str | int | None] = {"card": self.card or None, "seat": self.seat, "number": self.number}
        found = {key: value for key, value in named.items() if value is not None}
        return {"words": self.words, **found} if found else self.words


class SentenceData(TypedDict):
    """A sentence as JSON data."""

    bits: list[str | dict[str, str | int]]
    seat: int
    level: int
    rule: str
    heading: bool
    answer: bool


class Sentence(NamedTuple):
    """Something that happened, as one reader is told it."""

    bits: tuple[Bit, ...]
    seat: int
    """Whose doing it is, or to whom it happens."""
    level: int = HAPPENED
    """From which level on it is told."""
    rule: str = ""
    """The rule behind it, if one is known."""
    heading: bool = False
    """Whether it stands above what follows: a turn, a phase, a step."""
    answer: bool = False
    """Whether it tells what was answered, and not what came of it."""

    @property
    def words(self) -> str:
        """The sentence as text."""
        return "".join(bit.words for bit in self.bits)

    def at(self, level: int) -> str:
        """As text, with its rule on the level of rules."""
        return f"{self.words} [{self.rule}]" if level >= RULES and self.rule else self.words

    def data(self) -> SentenceData:
        """As JSON data."""
        bits = [bit.data() for bit in self.bits]
        return {
            "bits": bits, "seat": self.seat, "level": self.level, "rule": self.rule, "heading": self.heading,
            "answer": self.answer,
        }  # fmt: skip




def finished(bits: Iterable[Bit]) -> tuple[Bit, ...]:
    """With a capital letter and a stop."""
    found = [bit for bit in bits if bit.words]
    if found:
        found[0] = found[0]._replace(words=found[0].words[:1].upper() + found[0].words[1:])
        if not found[-1].words.endswith((".", "!", "?", ":")):
            found.append(Bit("."))
    return tuple(found)


def told_at(sentences: Iterable[Sentence], level: int) -> list[Sentence]:
    """What is told on a level. Headings with nothing under them are left out, and so is what tells once more what was
    answered."""
    found: list[Sentence] = []
    headings: list[Sentence] = []
    for each in sentences:
        if each.level > level:
            continue
        if each.heading:
            headings = [*(above for above in headings if above.level < each.level), each]
            continue
        if headings or each.answer or not found or not found[-1].answer or found[-1].words != each.words:
            found += [*headings, each]
        headings = []
    return found
