"""Every scenario of the game holds: its rules, its cards, its hard cases, told as small games."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.starlight.library import card_set
from rulebound.scenario import run_file
from rulebound.tabletop.coverage import coverage
from rulebound.tabletop.rulebook import load_rulebook

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    row = run_file(str(path))
    assert row.ok, row.error


def test_every_card_has_a_scenario_of_its_own() -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    silent = [
        card.name
        for card in card_set().values()
        if card.kind not in ("Creature", "Passive") and f"with {card.name}" not in told
        and f"play {card.name}" not in told and f"put {card.name}" not in told and f'"{card.name}"' not in told
    ]  # fmt: skip
    assert silent == []
    folder = {path.stem for path in FILES}
    names = [card.name for card in card_set().values() if card.source not in ("", "Core")]
    assert [name for name in names if stem(name) not in folder and not any(stem(name) in each for each in folder)] == []
    passives = [card.name for card in card_set().values() if card.kind == "Passive"]
    assert [name for name in passives if stem(name) not in folder] == []


def stem(name: str) -> str:
    return name.lower().replace(" ", "_").replace("-", "_")


def test_every_switch_has_a_scenario() -> None:
    book = load_rulebook("starlight")
    told = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.parent.name == "switches")
    asked_elsewhere = {"board", "draft"}  # the only board; a draft has a test of its own
    assert {switch.name for switch in book.switches if switch.name not in told} == asked_elsewhere


def test_every_rule_and_ruling_is_cited_by_code_and_shown_by_a_test() -> None:
    found = coverage("starlight")
    assert found.rules == 247
    assert list(found.uncited) == []
    assert list(found.untested) == []
