"""The reader: all readings of one sentence.

A memo on (category, form, position) over the templates; no cut, no order of preference, no longest match.
Whoever reaches the end of the sentence with another tree is a second reading; the caller must refuse both.
Reading is done without book-keeping first; only a sentence that fails is read again, to see how far it goes, and once
more with notes of what was expected there.

A sentence is read in bounded time whatever it says: phrases stand in phrases only so deep, so much is tried for each
character and no more, and a phrase that can be read in too many ways is refused with two of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .errors import CardTextError, TextNotUnderstood
from .node import Category, Node, Open
from .template import Item, Literal, Slot, Template
from .tokens import Token, tokenise

if TYPE_CHECKING:
    from .vocabulary import Candidates, Vocabulary

Templates = list[tuple[int, Template]]
Values = dict[str, object]
Found = list[tuple[Node, int]]
MOST_DEPTH = 40  # cards of the sets go to 14
MOST_WAYS = 64  # in which one phrase may be read, for the sentence to choose from; cards of the sets have 1
_STEPS = 10_000  # a sentence may take these and as many more for each character
_STEPS_PER_CHARACTER = 250  # sentences of cards take about 25
_THOROUGH = 2  # times as many where all is tried
_OXFORD = "~oxford"  # a key that no field can have: a list of the phrase was written "a, b, and c"


class Reader:
    """Reads one sentence, given without its full stop."""

    def __init__(
        self, vocabulary: Vocabulary, text: str, tokens: list[Token] | None = None, thorough: bool = False,
        noting_from: int | None = None,
    ) -> None:  # fmt: skip
        """`tokens`: the sentence in the words of the house, where it is not read as it was typed. `thorough`: go on
        with phrases that need a word which the sentence has not, to see how far they go. `noting_from`: from where on
        it is noted what is expected."""
        self.vocabulary = vocabulary
        self.text = text
        self.tokens: list[Token] = tokenise(text) if tokens is None else tokens
        self.thorough = thorough or noting_from is not None
        self.noting = noting_from is not None
        self.furthest = noting_from or 0
        # position -> what was expected there (a category's label or a quoted word) -> the words themselves
        self.wanted: dict[int, dict[str, set[str]]] = {}
        self._lows = [token.low for token in self.tokens]
        self._words = frozenset(self._lows)
        self._starts = [vocabulary.begun_by(token) for token in self.tokens]
        self._count = len(self.tokens)
        self._memo: dict[tuple[Category, str, int], Found] = {}
        self._labels: list[tuple[str, int]] = []
        self._depth = 0
        self._steps_left = (_STEPS + _STEPS_PER_CHARACTER * len(text)) * (_THOROUGH if self.thorough else 1)

    def readings(self, category: Category, form: str = "") -> list[Node]:
        """Every tree of the category that covers the whole sentence."""
        found = self.category(category, form, 0)
        for _, end in found:
            self._note(end, "")
        return [node for node, end in found if end == self._count]

    def category(self, category: Category, form: str, at: int) -> Found:
        """Every phrase of the category that begins at a token, with its end."""
        key = (category, form, at)
        known = self._memo.get(key)
        if known is not None:
            return known
        if not self._notes(at) and (at == self._count or self.vocabulary.starts(category).isdisjoint(self._starts[at])):
            self._note(at, "")
            return []
        if self._depth == MOST_DEPTH:
            raise self._refusal(at, f"phrases stand in one another more than {MOST_DEPTH} deep here; make it shorter")
        self._depth += 1
        label = self.vocabulary.label(category) if self.noting else ""
        if label:
            self._labels.append((label, at))
        found: dict[tuple[Node, int], None] = {}
        for cls, templates in self._tried(category, form, at):
            if cls.IS_TOKEN:
                self._take(cast("type[Open]", cls), form, at, found)
            elif cls.IS_WORDS:
                self._word(cls, templates, form, at, found)
            else:
                self._phrase(cls, templates, form, at, found)
        if label:
            self._labels.pop()
        self._depth -= 1
        result = list(found)
        if len(result) > MOST_WAYS:
            self._refuse_many_ways(result)
        self._memo[key] = result
        return result

    def _tried(self, category: Category, form: str, at: int) -> Candidates:
        """All phrases of the category, where notes are taken of what is expected; else those that can begin so."""
        if not self._notes(at):
            return self.vocabulary.candidates(category, form, self._starts[at])
        return [
            (cls, [(k, template) for k, template in enumerate(cls.TEMPLATES) if template.serves(form)])
            for cls in self.vocabulary.members(category)
        ]

    def _possible(self, templates: Templates) -> Templates:
        """Without those that need a word which the sentence has not (for speed only)."""
        if self.thorough:
            return templates
        words = self._words
        return [each for each in templates if each[1].words <= words]

    def _take(self, cls: type[Open], form: str, at: int, found: dict[tuple[Node, int], None]) -> None:
        if form and cls.FORMS and form not in cls.FORMS:
            return
        taken = cls.take(self.tokens, at, form, self.vocabulary.lexicon) if at < self._count else None
        if taken is None:
            self._note(at, cls.LABEL or cls.__name__.lower())
            return
        values, end = taken
        found.setdefault((cls.made(values, self._span(at, end), 0), end))

    def _word(
        self, cls: type[Node], templates: Templates, form: str, at: int, found: dict[tuple[Node, int], None]
    ) -> None:
        for k, template in self._possible(templates):
            for _, end in self._items(cls, template.items, 0, at, form, {}):
                node = cls.made({"word": template.value}, self._span(at, end), k)
                found.setdefault((node, end))

    def _phrase(
        self, cls: type[Node], templates: Templates, form: str, at: int, found: dict[tuple[Node, int], None]
    ) -> None:
        for k, template in self._possible(templates):
            for values, end in self._items(cls, template.items, 0, at, form, {}):
                oxford = bool(values.get(_OXFORD))
                node = cls.made(values, self._span(at, end), k, oxford)
                found.setdefault((node, end))

    def _span(self, at: int, end: int) -> tuple[int, int]:
        return (self.tokens[at].start, self.tokens[end - 1].end)

    def _items(
        self, cls: type[Node], items: tuple[Item, ...], i: int, at: int, form: str, values: Values
    ) -> list[tuple[Values, int]]:
        """Every way to read items[i:] from a token on: the fields so far and the end."""
        self._steps_left -= 1
        if self._steps_left < 0:
            raise self._refusal(0, "this sentence takes too long to read; make two of it")
        while i < len(items):
            item = items[i]
            if not isinstance(item, Literal):
                break
            word = item.word(form)
            low = word.lower()
            if at < self._count and (self._lows[at] == low or (low == "a" and self._lows[at] == "an")):
                at += 1
                i += 1
            else:
                self._note(at, word)
                return []
        else:
            return [(values, at)]
        out: list[tuple[Values, int]] = []
        if isinstance(item, Slot):
            category = cls.fields()[item.name].category
            wanted = item.wanted(form)
            if item.separator is None:
                for node, end in self.category(category, wanted, at):
                    out += self._items(cls, items, i + 1, end, form, {**values, item.name: node})
            else:
                for nodes, end, oxford in self._many(category, wanted, at, item):
                    if len(nodes) >= item.least:
                        more = {**values, item.name: nodes}
                        if oxford:
                            more[_OXFORD] = True
                        out += self._items(cls, items, i + 1, end, form, more)
            return out
        for got, end in self._items(cls, item.items, 0, at, form, values):
            said = {**got, item.flag: True} if item.flag else got
            out += self._items(cls, items, i + 1, end, form, said)
        return out if item.must else out + self._items(cls, items, i + 1, at, form, values)

    def _expect(self, at: int, words: list[str]) -> int:
        for k, word in enumerate(words):
            if at + k >= self._count or self._lows[at + k] != word.lower():
                self._note(at + k, word)
                return -1
        return at + len(words)

    def _many(self, category: Category, form: str, at: int, slot: Slot) -> list[tuple[tuple[Node, ...], int, bool]]:
        """Every list of the category that begins at a token."""
        first: list[tuple[tuple[Node, ...], int, bool]] = [
            ((node,), end, False) for node, end in self.category(category, form, at)
        ]
        if slot.separator in ("and", "or"):
            return self._english_list(category, form, first, slot.separator)
        out: list[tuple[tuple[Node, ...], int, bool]] = [((), at, False)] if slot.separator == "" else []
        separator = slot.separator_words
        while first:
            out += first
            longer: list[tuple[tuple[Node, ...], int, bool]] = []
            for nodes, end, _ in first:
                start = self._expect(end, separator)
                if start >= 0:
                    for node, stop in self.category(category, form, start):
                        longer.append(((*nodes, node), stop, False))
            first = longer
        return out

    def _english_list(
        self, category: Category, form: str, first: list[tuple[tuple[Node, ...], int, bool]], word: str
    ) -> list[tuple[tuple[Node, ...], int, bool]]:
        """a · a and b · a, b and c · a, b, and c"""
        out = list(first)
        open_lists = [(nodes, end) for nodes, end, _ in first]
        while open_lists:
            longer = []
            for nodes, end in open_lists:
                start = self._expect(end, [word])
                if start >= 0:
                    for node, stop in self.category(category, form, start):
                        out.append(((*nodes, node), stop, False))
                comma = self._expect(end, [","])
                if comma < 0:
                    continue
                if len(nodes) > 1:
                    start = self._expect(comma, [word])
                    if start >= 0:
                        for node, stop in self.category(category, form, start):
                            out.append(((*nodes, node), stop, True))
                for node, stop in self.category(category, form, comma):
                    longer.append(((*nodes, node), stop))
            open_lists = longer
        return out

    def _refuse_many_ways(self, found: Found) -> None:
        """A phrase that reads in too many ways up to the same word."""
        from .diagnostics import explain_ambiguity

        by_end: dict[int, list[Node]] = {}
        for node, end in found:
            by_end.setdefault(end, []).append(node)
        for trees in by_end.values():
            if len(trees) > MOST_WAYS:
                error = explain_ambiguity(self.text, trees)
                error.message = f"this reads in more than {MOST_WAYS} ways"
                raise error

    def _refusal(self, at: int, why: str) -> CardTextError:
        token = self.tokens[min(at, self._count - 1)]
        return TextNotUnderstood(self.text, token.start, token.text, why)

    def _notes(self, at: int) -> bool:
        """Whether it is noted what is expected here; only the furthest place will be told."""
        return self.noting and at >= self.furthest

    def _note(self, at: int, word: str) -> None:
        """Remember how far the sentence goes, and what was expected there."""
        if at < self.furthest:
            return
        self.furthest = at
        if self.noting:
            label = next((label for label, start in self._labels if start == at), f"'{word}'" if word else "")
            self.wanted.setdefault(at, {}).setdefault(label, set()).add(word)
