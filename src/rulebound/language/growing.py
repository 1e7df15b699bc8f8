"""Random trees of a vocabulary: examples for the reference, and food for the fuzz test.

A grammar is tested against itself: grow a tree, print it, read it; there must be exactly one reading, and it
must be that tree.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from .errors import CannotPrint
from .node import Category, Node, Open
from .printer import say
from .template import Slot, Template, options, slots

if TYPE_CHECKING:
    from .vocabulary import Vocabulary


ATTEMPTS: Final = 36  # trees from which the shortest example is taken


class TooDeep(Exception):
    """The tree would not end within the depth that was allowed."""


def grow(
    vocabulary: Vocabulary, category: Category, rng: random.Random, depth: int = 11, form: str = ""
) -> Node:
    """A random tree of a category, in a form."""
    if depth < 0:
        raise TooDeep
    classes = list(vocabulary.members(category))
    rng.shuffle(classes)
    for cls in classes:
        try:
            return grow_phrase(vocabulary, cls, rng, depth, form)
        except TooDeep:
            continue
    raise TooDeep


def grow_phrase(
    vocabulary: Vocabulary, cls: type[Node], rng: random.Random, depth: int = 11, form: str = ""
) -> Node:
    """A random tree of one class."""
    if issubclass(cls, Open):
        if form and cls.FORMS and form not in cls.FORMS:
            raise TooDeep
        return rng.choice(cls.samples(form))
    variants = [k for k, template in enumerate(cls.TEMPLATES) if template.serves(form)]
    if not variants:
        raise TooDeep
    variant = rng.choice(variants)
    template = cls.TEMPLATES[variant]
    if cls.IS_WORDS:
        return cls.made({"word": template.value}, (0, 0), variant)
    values = _values(vocabulary, cls, template, rng, depth, form)
    return cls.made(values, (0, 0), variant)


def _values(
    vocabulary: Vocabulary, cls: type[Node], template: Template, rng: random.Random, depth: int, form: str
) -> dict[str, object]:
    values: dict[str, object] = {}
    for slot in slots(template.items):
        field = cls.fields()[slot.name]
        if field.optional and rng.random() < 0.65:
            continue
        if slot.separator is None:
            values[slot.name] = grow(vocabulary, field.category, rng, depth - 1, slot.wanted(form))
            continue
        values[slot.name] = tuple(
            grow(vocabulary, field.category, rng, depth - 1, slot.wanted(form))
            for _ in range(_how_many(slot, rng))
        )
    for name, field in cls.fields().items():
        if field.flag and name in template.names:
            values[name] = rng.random() < 0.3 or any(o.flag == name and o.must for o in options(template.items))
    return values


def _how_many(slot: Slot, rng: random.Random) -> int:
    count = rng.choice((0, 0, 0, 1, 2)) if slot.separator == "" else rng.choice((1, 1, 1, 2, 3))
    return max(count, slot.least)


def example(vocabulary: Vocabulary, cls: type[Node], seed: int = 1) -> str:
    """A short phrase of a class, the same for every call."""
    rng = random.Random(f"{seed} {cls.__name__}")
    own = (form for template in cls.TEMPLATES for form in template.forms)
    forms = list(dict.fromkeys(("", "sg", "pl", "n", "post", "s", *own)))
    best = ""
    for attempt in range(ATTEMPTS):
        for form in forms:
            try:
                said = say(grow_phrase(vocabulary, cls, rng, 3 + 5 * attempt // ATTEMPTS, form), form)
            except (TooDeep, CannotPrint):
                continue
            if not best or len(said) < len(best):
                best = said
            break
    return best
