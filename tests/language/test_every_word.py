"""Every word counts, on a sample with a fixed seed; `make fuzz` looks at all texts. And the test can fail."""

from __future__ import annotations

import pytest
from tests.golden.dump import GAMES
from tests.language import every_word

from rulebound.games.luminous.meaning.senses import effect
from rulebound.language.core.clauses import If
from rulebound.language.lowering.clauses import clauses
from rulebound.tabletop.kits import kit_of

TEXTS = 40


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_dead(game: str) -> None:
    assert list(every_word.dead(game, 1, TEXTS)) == []


def test_a_condition_that_is_ignored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    check = kit_of("luminous").card_check()
    text = "If you control a relic, draw 1."
    holder = [(text, lambda text: every_word.on_specimen(check, "spell", text))]
    monkeypatch.setattr(every_word, "texts", lambda game: holder)
    assert list(every_word.dead("luminous", 1, 0)) == []
    monkeypatch.setitem(effect.table, If, lambda w, node: clauses(w, node.clauses))
    assert "the condition left out" in {each.how for each in every_word.dead("luminous", 1, 0)}
