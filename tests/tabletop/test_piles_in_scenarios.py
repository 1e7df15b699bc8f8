"""Cards under a card in a scenario file: how they are laid, and how they are asked about."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound import scenario
from rulebound.kernel.errors import RuleboundError

CARDS = [
    {"name": "Urn", "type": "Action", "category": "Buff", "text": "When you Equip, Heal 1."},
    {"name": "Coin", "type": "Action", "category": "Defend", "text": "Heal 1."},
]


def position(stored: Any, *expect: str) -> dict[str, Any]:
    urn = {"card": "Urn", "stored": stored}
    return {"game": "lightseekers", "card": CARDS, "seat": {"A": {"buffs": [urn]}}, "script": {"expect": list(expect)}}


def test_a_pile_is_asked_by_its_key() -> None:
    doc = position(
        ["Coin"], "Coin in Urn.stored", "Urn not in Urn.stored",
        "Urn.stored = 1", "Coin on Urn", "A.buffs[1].stored = 1",
    )  # fmt: skip
    scenario.run(doc)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("Coin not in Urn.stored", "expected"),
        ("Urn.stored = 2", "expected"),
        ("Coin in Urn.auras", "no card has a pile 'auras'; piles are stored"),
        ("Coin in Coin.stored", "Coin is not in play"),
    ],
)
def test_what_does_not_hold_is_said(words: str, fault: str) -> None:
    with pytest.raises(RuleboundError, match=fault):
        scenario.run(position(["Coin"], words))


def test_a_card_in_a_pile_may_be_a_table_and_says_only_what_it_may() -> None:
    scenario.run(position([{"card": "Coin"}], "Coin on Urn"))
    with pytest.raises(RuleboundError, match="stored: no entry has the key 'corner'"):
        scenario.run(position([{"card": "Coin", "corner": 2}]))
    with pytest.raises(RuleboundError, match="stored: 3 is neither"):
        scenario.run(position([3]))
