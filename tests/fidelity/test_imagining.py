"""Tables that are imagined one after the other: those that follow the first are as if each had been read whole."""

from __future__ import annotations

from itertools import islice

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import CannotImagine
from rulebound.kernel.imagining import Imagined
from rulebound.kernel.saves import digest

RULESETS = tuple(rulebound.rulesets())


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(2))
def test_a_table_that_follows_is_what_reading_it_whole_would_give(ruleset: str, seed: int) -> None:
    """At every third decision, own or not, in the middle of an action too, and where memories speak of hidden cards."""
    game = rulebound.new_game(ruleset, seed=seed)
    dice = Dice(seed)
    speaking: set[str] = set()
    while not game.over and game.state.decisions < 120:
        for seat in range(2) if game.state.decisions % 3 == seed else ():
            masked = game.view(seat).masked
            tables = Imagined(masked)
            tables.dealt(dice)
            faces = tables.faces(dice)
            assert tables.first is not None
            first = digest(tables.first)
            follows = tables.exchanged(tables.first, faces, "ab" * 32)
            assert digest(follows) == digest(Imagined(masked).read(faces, "ab" * 32))
            rows = tables.rows[:]
            tables.exchanged(tables.first, faces, "ab" * 32)
            assert tables.rows == rows  # what is mentioned where is looked for once
            speaking.update(tables.fields)
            while follows.ending is None and follows.asked and follows.decisions < 12:
                question = follows.asked[0]
                options = question.options
                if not options:
                    break
                follows.decide(question, options[dice.below(len(options))])
            assert digest(tables.first) == first  # what is played on is a copy
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert speaking or ruleset == "starlight"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_tables_differ_in_what_is_hidden_and_in_nothing_that_is_seen(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=4)
    dice = Dice(4)
    for _ in range(25):
        if not game.over:
            game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert not game.over
    seat = game.decision.seat
    view = game.view(seat)
    tables = list(islice(view.tables(dice), 6))
    assert len({table.fingerprint() for table in tables}) > 1
    for table in tables:
        assert table.view(seat) == view
    assert len({id(table.ruleset) for table in tables}) == 1


def test_dice_of_another_kind_are_refused() -> None:
    view = rulebound.new_game("luminous", seed=4).view(0)
    with pytest.raises(rulebound.BadArgument, match="it must be Dice"):
        next(view.tables(7))  # type: ignore[arg-type]
    assert issubclass(CannotImagine, rulebound.RuleboundError)
