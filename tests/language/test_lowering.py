"""Senses: a game's meanings stand on those of the core."""

from __future__ import annotations

import pytest

from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.language import Ability
from rulebound.language.core.categories import Clause
from rulebound.language.core.clauses import DoOr, May, Steps
from rulebound.language.lowering import NotPlayable, ProgramWriter, Sense
from rulebound.language.node import phrase
from rulebound.language.text import read_text


@phrase("either {deeds++or}")
class EitherOr(DoOr):
    """The same with another word."""


def writer() -> ProgramWriter:
    ability: Ability = read_text(VOCABULARY, "Draw 1.", spell=True).abilities[0]
    return ProgramWriter("Draw 1.", ability, False)


@pytest.fixture
def senses() -> tuple[Sense[ProgramWriter, str], Sense[ProgramWriter, str]]:
    core: Sense[ProgramWriter, str] = Sense()
    game: Sense[ProgramWriter, str] = Sense(core)
    core.means(DoOr)(lambda w, node: "core: or")
    core.means(May)(lambda w, node: "core: may")
    game.means(May)(lambda w, node: "game: may")
    return core, game


def test_what_the_game_says_of_a_phrase_goes_before_what_the_core_says(senses):
    core, game = senses
    assert game(writer(), May(())) == "game: may"
    assert core(writer(), May(())) == "core: may"


def test_a_phrase_that_takes_the_place_of_another_has_its_meaning(senses):
    _, game = senses
    assert game(writer(), EitherOr(())) == "core: or"
    game.means(EitherOr)(lambda w, node: "game: either")
    assert game(writer(), EitherOr(())) == "game: either"
    assert game(writer(), DoOr(())) == "core: or"


def test_a_phrase_without_a_meaning_is_an_error_under_its_words(senses):
    _, game = senses
    node = Steps(())
    node.span = (0, 4)
    assert issubclass(Steps, Clause) and not game.knows(node)
    with pytest.raises(NotPlayable) as fault:
        game(writer(), node)
    assert "Draw" in str(fault.value)
