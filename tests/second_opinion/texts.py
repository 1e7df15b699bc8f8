"""Texts grown from the templates of a vocabulary, of the phrases alone on which there is an opinion."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from typing import Any

from rulebound.language import CardTextError, Node, Vocabulary, read_phrase, read_text, say
from rulebound.language.core.categories import Sentence
from rulebound.language.core.clauses import If, Otherwise
from rulebound.language.core.sentences import Statement
from rulebound.language.errors import CannotPrint
from rulebound.language.node import Open
from rulebound.language.template import options, slots

LONGEST = 90
TRIES = 25
JOINED = 12
OPTIONAL = 0.15


def weights(said: str) -> dict[str, int]:
    """How often phrases are tried: `Name:weight`, one after the other."""
    return {name: int(weight) for name, weight in (each.split(":") for each in said.split())}


class CannotGrow(Exception):
    """Nothing fits there."""


class Garden:
    """Some phrases of a vocabulary, each as often as its weight says, of the words that are understood.

    `shaped` weeds out, as early as possible, what nobody would print or nothing is said of in the rulings.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        weights: Mapping[str, int],
        words: Mapping[str, frozenset[str]],
        shaped: Callable[[Any, random.Random], Any],
        references: Mapping[str, int],
        root: type[Node] = Statement,
    ) -> None:
        self.vocabulary, self.words, self.shaped = vocabulary, words, shaped
        self.weights = {cls: weights[cls.__name__] for cls in vocabulary.classes if cls.__name__ in weights}
        self.references, self.later, self.root = references, False, root
        self.pools: dict[bool, list[tuple[str, Any]]] = {False: [], True: []}
        self.seen: set[str] = set()
        self.height = dict.fromkeys(self.weights, 99)
        self.members: dict[Any, list[type[Node]]] = {}
        for _ in range(12):  # the least height of a tree of each class
            for cls in self.weights:
                self.height[cls] = self.least(cls)

    def of(self, category: Any) -> list[type[Node]]:
        if category not in self.members:
            self.members[category] = [cls for cls in self.weights if issubclass(cls, category)]
        return self.members[category]

    def least(self, cls: type[Node]) -> int:
        if issubclass(cls, Open) or cls.IS_WORDS:
            return 0
        fields = [field for field in cls.fields().values() if field.category and not field.optional]
        # a list of which nothing can grow stays empty
        heights = [
            [self.height[each] for each in self.of(field.category)] or [99 * (not field.many)] for field in fields
        ]
        return 1 + max((min(each) for each in heights), default=0)

    def grow(self, category: Any, form: str, height: int, dice: random.Random) -> Node:
        classes = [cls for cls in self.of(category) if self.height[cls] <= height]
        more = self.references if self.later else {}
        weights = [self.weights[each] * more.get(each.__name__, 1) for each in classes]
        for _ in range(TRIES if classes else 0):
            cls = dice.choices(classes, weights)[0]
            try:
                node = self.made(cls, form, height, dice)
            except CannotGrow:
                continue
            shaped: Node | None = self.shaped(node, dice)
            if shaped is not None:
                return shaped
        raise CannotGrow

    def made(self, cls: type[Node], form: str, height: int, dice: random.Random) -> Node:
        if issubclass(cls, Open):
            if form and cls.FORMS and form not in cls.FORMS:
                raise CannotGrow
            return dice.choice(cls.samples(form))
        known = self.words.get(cls.__name__)
        variants = [
            k for k, template in enumerate(cls.TEMPLATES)
            if template.serves(form) and (known is None or not cls.IS_WORDS or template.value in known)
        ]  # fmt: skip
        if not variants:
            raise CannotGrow
        variant = dice.choice(
            variants if cls.IS_WORDS or dice.random() < 0.3 else variants[:1]
        )  # the first is the usual way to say it
        template = cls.TEMPLATES[variant]
        if cls.IS_WORDS:
            return cls.made({"word": template.value}, (0, 0), variant)
        values: dict[str, Any] = {}
        for slot in slots(template.items):
            field = cls.fields()[slot.name]
            if field.optional and dice.random() >= OPTIONAL:
                continue
            many = (
                1
                if slot.separator is None
                else max(slot.least, dice.choice((0, 0, 0, 1) if slot.separator == "" else (1, 1, 1, 2)))
            )
            found = tuple(self.grow(field.category, slot.wanted(form), height - 1, dice) for _ in range(many))
            values[slot.name] = found if slot.separator is not None else found[0]
        for name, field in cls.fields().items():
            if field.flag and name in template.names:
                values[name] = any(each.flag == name and each.must for each in options(template.items))
        return cls.made(values, (0, 0), variant)

    def sentence(self, later: bool, dice: random.Random) -> None:
        """One more sentence that reads by itself, for the pool of first or of later ones."""
        self.later = later
        while True:
            try:
                said = say(self.made(self.root, "", dice.randint(9, 11), dice))
                if len(said) > LONGEST:
                    continue
                tree: Any = read_phrase(self.vocabulary, said, (Sentence,))
            except (CannotGrow, CannotPrint, CardTextError):
                continue
            effect = tree.effect if self.root is Statement else tree.rule.body.effect
            if later or not isinstance(effect, Otherwise):
                self.pools[later].append((said[0].upper() + said[1:] + ".", effect))
                return

    def text(self, dice: random.Random) -> str:
        """A text of one to three sentences that reads. Old sentences are joined with new ones, so that the few in which
        references fit come soon."""
        while True:
            for later in (False, True):
                self.sentence(later, dice)
            for _ in range(JOINED):
                later_ones = [dice.choice(self.pools[True]) for _ in range(dice.choice((0, 1, 1, 2)))]
                many = [dice.choice(self.pools[False]), *later_ones]
                pairs = itertools.pairwise(effect for _, effect in many)
                text = " ".join(said for said, _ in many)
                if any(isinstance(b, Otherwise) and not isinstance(a, If) for a, b in pairs) or text in self.seen:
                    continue
                if self.reads(text):
                    self.seen.add(text)
                    return text

    def reads(self, text: str) -> bool:
        try:
            read_text(self.vocabulary, text, spell=True)
        except CardTextError:
            return False
        return True
