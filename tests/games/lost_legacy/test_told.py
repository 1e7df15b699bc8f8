"""The suites that go over all games, on this one: as long as it is not found by itself they do not see it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.golden import dump
from tests.tabletop import test_plain as plain

import rulebound.games.luminous.ops.keywords  # noqa: F401  (a class of the kernel that others fill in is no leaf)

GAME = "lost-legacy"
WITHIN = (
    plain.test_every_class_has_a_form_that_says_every_field,
    plain.test_every_card_and_every_text_is_told_without_a_gap,
    plain.test_whatever_the_grammar_can_say_and_the_game_can_play_is_told,
    plain.test_an_op_that_says_whether_it_was_done_is_known_to,
)


@pytest.mark.parametrize("what", ["cards", "texts", "plain"])
def test_every_card_and_text_is_understood_as_it_was(what: str) -> None:
    assert dump.dump(f"{GAME}-{what}") == dump.stored(f"{GAME}-{what}")


@pytest.mark.parametrize("test", WITHIN, ids=lambda test: test.__name__)
def test_plain_words(test: Callable[[str], None]) -> None:
    test(GAME)
