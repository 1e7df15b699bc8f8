"""A pattern that says something in several ways fits what the patterns for each of the ways would fit, no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice

import pytest

from rulebound.language.paraphrases import SHARED
from rulebound.language.patterns import Item, Paraphrase, Ways, fitting, items, paraphrases
from rulebound.language.template import expanded
from rulebound.language.tokens import tokenise

MOST = 300  # ways of one pattern that are compared


def said(pattern: Sequence[Item]) -> Iterator[tuple[str, ...]]:
    """All that a pattern can be, one way each."""
    if not pattern:
        yield ()
    elif isinstance(pattern[0], Ways):
        for way in pattern[0].ways:
            yield from said((*way, *pattern[1:]))
    else:
        for behind in said(pattern[1:]):
            yield (pattern[0], *behind)


@pytest.mark.parametrize("game", ["luminous", "lightseekers", "starlight", "lost_legacy"])
def test_ways_are_those_that_are_written(game: str) -> None:
    table = import_module(f"rulebound.games.{game}.vocabulary").PARAPHRASES
    compared = 0
    for typed, house in {**SHARED, **table}.items():
        written = {tuple(word.lower() for word in items(each)) for each in islice(expanded(typed), MOST)}
        if len(written) < MOST:
            assert {each for made in paraphrases(typed, house) for each in said(made.typed)} == written, typed
            compared += "<" in typed
    assert compared > 100
    paraphrased = import_module(f"rulebound.games.{game}.vocabulary").VOCABULARY.paraphrased
    assert len(paraphrased.made) < 1.2 * sum(map(len, paraphrased.tables)), "each way is no pattern of its own"


def ends(pattern: Paraphrase, text: str) -> set[int]:
    return {end for end, _ in fitting(pattern.typed, tokenise(text), 0)}


def test_a_slot_before_words_that_may_be_missing_ends_where_a_clause_does() -> None:
    [made] = paraphrases("draw {n} {k=card/cards} {x} <now|>", "draw {n} {k}")
    assert ends(made, "draw 2 cards from there now, then win") == {6}
    assert ends(made, "draw 2 cards from there and win") == {5, 7}


def test_what_may_be_one_sentence_or_two_is_two_patterns() -> None:
    assert len(list(paraphrases("draw {x} <. then|and> heal", "draw {x} . heal"))) == 2
    assert len(list(paraphrases("<draw|take> {x}", "draw {x}"))) == 1
    assert len(list(paraphrases("<|you may> draw {x}", "draw {x}"))) == 2
    assert next(paraphrases("draw <a|one> card <now|>", "draw 1")).words == {"draw", "card"}
