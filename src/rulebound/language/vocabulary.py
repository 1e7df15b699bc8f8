"""A vocabulary: the phrases of one game, the shared core included.

Two games may use one word for two things ("void", "play"), so the grammar is not what happens to be imported,
but what a vocabulary names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from .asides import ASIDES
from .asides import WORDS as ASIDE_WORDS
from .choosing import CHOOSING_WORDS, SHAPES, TRIED, with_owner, without_chooser
from .errors import EmptyTemplate, LeftRecursion
from .node import Category, Lexicon, Node, Open
from .paraphrases import SHARED as PARAPHRASES
from .paraphrases import Paraphrases, joining
from .shapes import Shapes
from .template import Item, Literal, Option, Slot, Template, literals
from .tokens import Token
from .voices import asked_in_passive, voices
from .whens import OF_THIS, OF_YOU
from .whens import SHAPES as WHENS
from .whens import WORDS as WHEN_WORDS
from .wordings import SHARED, Rewording, Wordings

if TYPE_CHECKING:
    from .abilities import PlacedSentence
    from .core.categories import AbilityKind

    Fold = Callable[
        [Sequence[Sequence[PlacedSentence]], bool], list[tuple[AbilityKind, list[PlacedSentence]]]
    ]


Start = frozenset[str | type[Open]]  # words, and open classes
Candidates = list[tuple[type[Node], list[tuple[int, Template]]]]
MOST_BEGUN = 5_000  # words whose beginnings are kept
MOST_CANDIDATES = 50_000


class Vocabulary:
    """The phrases of some modules, and a glossary of keywords that are defined in card English."""

    def __init__(
        self,
        name: str,
        modules: Iterable[ModuleType],
        glossary: Mapping[str, str] | None = None,
        core: Sequence[type[Node]] = (),
        fold: Fold | None = None,
        whole_card: bool = False,
        wordings: Wordings | None = None,
        foreign: Wordings | None = None,
        paraphrases: Wordings | None = None,
        shapes: Wordings | None = None,
        implied: Wordings | None = None,
        implied_by_all: bool = False,
        asides: bool = False,
    ) -> None:
        """`core`: the phrases of the packs that the game takes.

        `fold`: how sentences become abilities, where the game has a way of its own.

        `whole_card`: a back-reference may reach into an earlier ability of the card, and a trigger that
        stands last is heard first.
        """
        self.name = name
        self.fold = fold
        self.whole_card = whole_card
        own = Rewording(wordings or {})
        whens = {typed: own.said(house) for typed, house in WHEN_WORDS.items()}
        self.reworded = Rewording(wordings or {}, whens, CHOOSING_WORDS, ASIDE_WORDS, SHARED)
        self.paraphrased = Paraphrases(
            PARAPHRASES, ASIDES, WHENS, OF_YOU, OF_THIS, TRIED, paraphrases or {}, known=self.words_known, also=voices
        )
        self.joined = Paraphrases(  # two sentences as one thing
            joining(PARAPHRASES), joining(ASIDES), joining(paraphrases or {}), also=asked_in_passive
        )
        self.shaped = Shapes(
            {**SHAPES, **(shapes or {})}, put=(self.reworded, without_chooser, with_owner, self.reworded),
            known=self.words_known,
        )
        self.implied = Paraphrases(implied or {})  # what a text names without a word, said in words
        self.implied_by_all = implied_by_all  # and not by those alone that do their text once
        self.asides = asides  # whether a sentence in brackets is read like one without
        self.foreign = foreign or {}  # words of other games, and what they are called here
        self.glossary = dict(glossary or {})
        found: list[type[Node]] = list(core)
        for module in modules:
            for thing in vars(module).values():
                if (
                    isinstance(thing, type)
                    and issubclass(thing, Node)
                    and thing.__module__ == module.__name__
                    and (thing.TEMPLATES or thing.IS_TOKEN)
                ):
                    found.append(thing)
        self.classes: tuple[type[Node], ...] = tuple(found)
        self._members: dict[Category, tuple[type[Node], ...]] = {}
        self._words: dict[str, set[str]] | None = None
        self._lexicon: Lexicon | None = None
        self._starts: dict[Category, Start] = {}
        self._openings: dict[type[Node], list[tuple[int, Template, Start]]] = {}
        self._begun: dict[str, Start] = {}
        self._candidates: dict[tuple[Category, str, Start], Candidates] = {}
        self._fingerprint = ""
        _refuse_empty_templates(self.classes)
        _refuse_left_recursion(self)

    def members(self, category: Category) -> tuple[type[Node], ...]:
        """The phrases that may stand where the category is asked for."""
        known = self._members.get(category)
        if known is None:
            known = tuple(c for c in self.classes if issubclass(c, category))
            self._members[category] = known
        return known

    def label(self, category: Category) -> str:
        """What people call the category; empty if it has no name of its own."""
        return " or ".join(dict.fromkeys(c.LABEL for c in category if c.LABEL))

    def starts(self, category: Category) -> Start:
        """With what a phrase of the category can begin (for speed only)."""
        known = self._starts.get(category)
        if known is None:
            known = frozenset().union(*(self._starts_of(cls) for cls in self.members(category)))
            self._starts[category] = known
        return known

    def openings(self, cls: type[Node]) -> list[tuple[int, Template, Start]]:
        """The templates of a class with their numbers, and with what they can begin."""
        known = self._openings.get(cls)
        if known is None:
            known = [(k, template, self._first_of(cls, template.items)) for k, template in enumerate(cls.TEMPLATES)]
            self._openings[cls] = known
        return known

    def _starts_of(self, cls: type[Node]) -> Start:
        if issubclass(cls, Open):
            return frozenset((cls,))
        return frozenset().union(*(start for _, _, start in self.openings(cls)))

    def _first_of(self, cls: type[Node], items: Sequence[Item]) -> Start:
        found: Start = frozenset()
        for item in items:
            if isinstance(item, Literal):
                found |= {word.lower() for word in item}
            elif isinstance(item, Slot):
                found |= self.starts(cls.fields()[item.name].category)
            else:
                found |= self._first_of(cls, item.items)
            if not _nullable(item):
                break
        return found

    def begun_by(self, token: Token) -> Start:
        """What a token can be the first of: its word, and the open classes that may begin with it."""
        known = self._begun.get(token.text)
        if known is None:
            words = ("a", token.low) if token.low == "an" else (token.low,)
            known = frozenset(
                (*(word for word in words if word in self.uses),
                 *(cls for cls in self.classes if issubclass(cls, Open) and cls.begins(token)))
            )  # fmt: skip
            if len(self._begun) < MOST_BEGUN:
                self._begun[token.text] = known
        return known

    def candidates(self, category: Category, form: str, start: Start) -> Candidates:
        """The phrases of a category and form that can begin so, each with those of its templates that can (for speed).
        An open class has none."""
        key = (category, form, start)
        known = self._candidates.get(key)
        if known is None:
            known = []
            for cls in self.members(category):
                if cls.IS_TOKEN:
                    if cls in start and (not form or not cls.FORMS or form in cls.FORMS):
                        known.append((cls, []))
                    continue
                found = [
                    (k, template)
                    for k, template, begins in self.openings(cls)
                    if template.serves(form) and not begins.isdisjoint(start)
                ]
                if found:
                    known.append((cls, found))
            if len(self._candidates) < MOST_CANDIDATES:
                self._candidates[key] = known
        return known

    @property
    def uses(self) -> dict[str, set[str]]:
        """Every word of the templates, in lower case, and the templates that use it."""
        if self._words is None:
            words: dict[str, set[str]] = {}
            for cls in self.classes:
                for template in cls.TEMPLATES:
                    shown = template.shown
                    for literal in literals(template.items):
                        for word in literal:
                            words.setdefault(word.lower(), set()).add(shown)
            self._words = words  # only now: another thread, or whoever asks after an interrupt, must not see a half
        return self._words

    @property
    def lexicon(self) -> Lexicon:
        """Every word of the language, in lower case, and the nouns among them."""
        if self._lexicon is None:
            from .core.categories import Kind

            reserved = (w for c in self.classes if issubclass(c, Open) for w in c.reserved())
            kinds = (t for c in self.classes if issubclass(c, Kind) for t in c.TEMPLATES)
            nouns = (word.lower() for t in kinds for literal in literals(t.items) for word in literal)
            # A word that has a synonym or an answer is no name, though it begins a sentence: 'Enemy units'.
            other = (*self.reworded.by_first, *self.foreign)
            self._lexicon = Lexicon(frozenset((*self.uses, *reserved, *other)), frozenset(nouns))
        return self._lexicon

    @property
    def fingerprint(self) -> str:
        """Changes whenever the grammar does; part of the key of everything that is cached."""
        if not self._fingerprint:
            import hashlib

            lines = [
                f"{cls.__name__}|{','.join(b.__name__ for b in cls.__mro__)}|"
                f"{sorted(vars(cls).get('__annotations__', {}).items())}|"
                f"{[(t.source, t.forms) for t in cls.TEMPLATES]}"
                for cls in self.classes
            ]
            lines.append(repr((self.reworded.by_first, self.paraphrased.made, self.shaped.tables)))
            self._fingerprint = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
        return self._fingerprint

    def words_known(self) -> frozenset[str]:
        """Those that mean something here; a word of another game that is only answered does not."""
        return self.lexicon.known - (frozenset(self.foreign) - self.uses.keys() - self.reworded.by_first.keys())

    def named(self, name: str) -> type[Node]:
        """The phrase class of that name."""
        for cls in self.classes:
            if cls.__name__ == name:
                return cls
        raise KeyError(name)


def _nullable(item: Item) -> bool:
    return item.separator == "" if isinstance(item, Slot) else isinstance(item, Option) and not item.must


def _refuse_empty_templates(classes: Sequence[type[Node]]) -> None:
    for cls in classes:
        for template in cls.TEMPLATES:
            if all(_nullable(item) for item in template.items):
                raise EmptyTemplate(cls.__name__, template.source)


def _left_slots(items: Sequence[Item]) -> list[Slot]:
    """The slots that can come first."""
    out: list[Slot] = []
    for item in items:
        if isinstance(item, Slot):
            out.append(item)
        elif isinstance(item, Option):
            out += _left_slots(item.items)
        if not _nullable(item):
            break
    return out


def _refuse_left_recursion(vocabulary: Vocabulary) -> None:
    begins_with: dict[type[Node], list[type[Node]]] = {}
    for cls in vocabulary.classes:
        fields = cls.fields()
        found: dict[type[Node], None] = {}
        for template in cls.TEMPLATES:
            for slot in _left_slots(template.items):
                found.update(dict.fromkeys(vocabulary.members(fields[slot.name].category)))
        begins_with[cls] = list(found)
    done: set[type[Node]] = set()

    def visit(cls: type[Node], path: list[type[Node]]) -> None:
        if cls in path:
            raise LeftRecursion([c.__name__ for c in path[path.index(cls) :]] + [cls.__name__])
        if cls in done:
            return
        for other in begins_with[cls]:
            visit(other, [*path, cls])
        done.add(cls)

    for cls in vocabulary.classes:
        visit(cls, [])
