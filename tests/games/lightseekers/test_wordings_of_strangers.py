"""What strangers type for the words of the house, and what only seems to say the same."""

from __future__ import annotations

import pytest

from rulebound import read_card

SAME = [
    ("item", "When this Item is Removed by another hero, deal 2 damage to the hero who Removed it.",
     "When another hero Removes this, deal 2 damage to that hero."),
    ("item", "When this Item is Removed, deal 2 damage to the hero who Removed it.",
     "When a hero Removes this, deal 2 damage to that hero."),
    ("item", "Other heroes who Attack you take 1 damage.",
     "When another hero Attacks you, deal 1 damage to that hero."),
    ("item", "Heroes who Attack you take 1 damage.", "When a hero Attacks you, deal 1 damage to that hero."),
    ("item", "Whenever another hero Heals, they Heal 1 less.",
     "When another hero would Heal, reduce that healing by 1."),
]  # fmt: skip
REFUSED = [
    ("item", "Whenever you Heal, they Heal 1 less.", "refers to nothing"),
]


@pytest.mark.rules("EN-15")
@pytest.mark.parametrize(("kind", "typed", "house"), SAME)
def test_what_strangers_type_is_carried_out_as_the_house_says_it(kind: str, typed: str, house: str) -> None:
    other, same = read_card(typed, "lightseekers", kind), read_card(house, "lightseekers", kind)
    assert other.ok, other.errors
    assert same.ok, same.errors
    assert other.plain == same.plain


@pytest.mark.parametrize(("kind", "text", "why"), REFUSED)
def test_what_only_seems_to_say_the_same_is_refused(kind: str, text: str, why: str) -> None:
    errors = read_card(text, "lightseekers", kind).errors
    assert errors and any(why in each for each in errors)
