"""Every word of a list counts: exchanged for any other that the grammar allows in its place, a number for the next one
and a mark for its opposite, the text must be carried out otherwise, or be refused. What changes nothing is a word that
is read and ignored, or one that means the same; those are listed with the reason.

    python -m tests.language.other_words --each 3      looks at more texts for every exchange; --game GAME at one game
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.golden.dump import GAMES
from tests.language.every_word import carried_out, in_shape, lines_of, texts, written
from tests.language.same_words import is_same

from rulebound.language.core.numbers import Number
from rulebound.language.errors import CannotPrint, CardTextError
from rulebound.language.node import Node, Word
from rulebound.language.printer import sentence
from rulebound.tabletop.kits import kit_of


class Exchange(NamedTuple):
    """One word for another: in which part of which phrase, of which list."""

    place: str
    kind: str
    old: str
    new: str


class Ignored(NamedTuple):
    """A word that could be any other."""

    exchange: Exchange
    text: str
    changed: str


def others(tree: Node, place: str = "") -> Iterator[tuple[Node, Exchange]]:
    """The same sentence with one word of a list exchanged, one number, one mark."""
    cls = type(tree)
    if isinstance(tree, Word) and cls.IS_WORDS:
        for variant, template in enumerate(cls.TEMPLATES):
            if template.value != tree.word:
                made = cls.made({"word": template.value}, tree.span, variant)
                yield made, Exchange(place, cls.__name__, tree.word, str(template.value))
        return
    if isinstance(tree, Number):
        yield Number(tree.value + 1), Exchange(place, "Number", "n", "n + 1")
        return
    for name in tree.FIELDS:
        value, at = tree.__dict__[name], f"{cls.__name__}.{name}"
        if isinstance(value, bool):
            yield tree.but(**{name: not value}), Exchange(at, "mark", str(value), str(not value))
        for index, part in enumerate(value if isinstance(value, tuple) else (value,)):
            if isinstance(part, Node):
                for other, exchange in others(part, at):
                    whole = (*value[:index], other, *value[index + 1 :]) if isinstance(value, tuple) else other
                    yield tree.but(**{name: whole}), exchange


def ignored(game: str, seed: int, each: int, most: int = 0) -> Iterator[Ignored]:
    """Of the texts in an order of chance, so many for every exchange; of `most` texts, if not of all."""
    check = kit_of(game).card_check()
    chosen = texts(game)
    random.Random(seed).shuffle(chosen)
    tried: Counter[Exchange] = Counter()
    for typed, define in chosen[: most or None]:
        try:
            text = in_shape(check, typed)
            before = carried_out(define(text)), check.plain(define(text))
        except CardTextError:
            continue  # a text that is typed on several kinds of cards
        lines = lines_of(check, text)
        for at, line in enumerate(lines):
            for number, placed in enumerate(line):
                for tree, exchange in others(placed.tree):
                    if tried[exchange] >= each or is_same(game, *exchange):
                        continue
                    try:
                        changed = written(lines, at, number, sentence(tree))
                        if changed.lower() == text.lower():
                            continue
                        tried[exchange] += 1
                        made = define(changed)
                    except (CannotPrint, CardTextError):
                        continue
                    if (carried_out(made), check.plain(made)) == before:
                        yield Ignored(exchange, text, changed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=[*GAMES], action="append")
    given = parser.parse_args()
    many = [found for game in given.game or GAMES for found in ignored(game, given.seed, given.each)]
    for found in many:
        place, kind, old, new = found.exchange
        sys.stdout.write(f"{place}, {kind}: '{new}' for '{old}':\n    {found.text!r}\n    {found.changed!r}\n")
    sys.exit(bool(many))
