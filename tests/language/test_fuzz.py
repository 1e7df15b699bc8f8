"""The grammar against itself: a random tree, printed and read, has exactly one reading: itself."""

from __future__ import annotations

import random

import pytest

from rulebound.games.luminous.vocabulary import VOCABULARY as LUMINOUS
from rulebound.language.core.categories import Effect, Sentence
from rulebound.language.diagnostics import differing
from rulebound.language.errors import CannotPrint
from rulebound.language.growing import TooDeep, grow
from rulebound.language.node import Category
from rulebound.language.printer import say
from rulebound.language.reader import Reader
from rulebound.language.vocabulary import Vocabulary

# Sentences that are open in English as well, by the clauses in which their readings differ. The reader
# refuses them, and should.
OPEN_IN_ENGLISH = {
    # "they deal 2 damage": the player or the units; "... and deal 2 damage": who deals?
    ("YouDo", "ThingIs"),
    ("Steps", "Steps"),
    ("StepsAndMay", "StepsAndMay"),
    # "while you control a relic and its attack is equal to ...": one more condition, or one more statement
    ("Unless", "Unless"),
    # "can't destroy relics you play this turn", "gain control of each orb you play this turn"
    ("PlayerCannot", "PlayerCannot"),
    ("GainControl", "GainControl"),
    ("Whenever", "Whenever"),
    ("When", "When"),
    ("DoOr", "DoOr"),
}


def fuzz(vocabulary: Vocabulary, category: Category, count: int, seed: int) -> tuple[int, list[str]]:
    rng = random.Random(seed)
    seen: set[str] = set()
    ambiguous = 0
    wrong: list[str] = []
    while len(seen) < count:
        try:
            tree = grow(vocabulary, category, rng)
            text = say(tree)
        except (TooDeep, CannotPrint):
            continue
        text = text[:1].upper() + text[1:]
        if len(text) > 200 or text in seen:
            continue
        seen.add(text)
        trees = Reader(vocabulary, text).readings(category)
        if trees == [tree]:
            continue
        if len(trees) > 1 and tree in trees:
            one, other = differing(trees[0], trees[1])
            if (type(one).__name__, type(other).__name__) in OPEN_IN_ENGLISH:
                ambiguous += 1
                continue
        wrong.append(f"{len(trees)} readings: {text}")
    return ambiguous, wrong


@pytest.mark.parametrize(("category", "count", "seed"), [((Sentence,), 1500, 11), ((Effect,), 400, 12)])
def test_a_random_tree_has_one_reading_and_it_is_the_tree(category, count, seed):
    ambiguous, wrong = fuzz(LUMINOUS, category, count, seed)
    assert wrong == []
    assert ambiguous <= count // 200
