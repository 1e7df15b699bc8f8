"""Every scenario of the game holds: its rules, its cards, its hard cases, told as small games."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.library import card_set, definition_of
from rulebound.games.lost_legacy.vocabulary import VOCABULARY
from rulebound.language import read_text
from rulebound.scenario import run_file
from rulebound.tabletop.coverage import coverage

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    row = run_file(str(path))
    assert row.ok, row.error


def test_every_card_with_a_text_is_played_by_a_scenario() -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    assert [card.name for card in card_set().values() if card.text and f'"{card.name}"' not in told] == []


def test_the_set_is_as_large_and_as_varied_as_it_should_be() -> None:
    cards = list(card_set().values())
    assert len(cards) >= 120
    assert {card.bit for card in cards} == set(c.KIND_NAMES.values())
    assert len({word for card in cards for word in card.family}) >= 4
    assert len({word for card in cards for word in card.element}) >= 5


def test_every_text_of_the_set_has_one_reading_prints_back_and_plays() -> None:
    for card in card_set().values():
        at_once = bool(card.bit & (c.ITEM | c.OFFENSIVE))
        assert str(read_text(VOCABULARY, card.text, spell=at_once)) == card.text
        assert definition_of(card, card.only_sub_deck).name == card.name


def test_every_rule_of_classic_is_cited_by_code_and_shown_by_a_test() -> None:
    found = coverage("lost-legacy")
    assert found.rules == 323
    assert list(found.uncited) == []
    assert list(found.untested) == []
