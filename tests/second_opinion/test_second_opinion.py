"""What texts do, by two who do not know of one another."""

from __future__ import annotations

import pytest

from .comparing import GAMES, compare, told
from .playing import compared

TEXTS = 90
AS_MANY = {"lost-legacy": 2, "lightseekers": 2}  # of whose grown texts fewer read


@pytest.mark.parametrize("name", GAMES)
def test_both_carry_out_the_same(name: str) -> None:
    report = compare(name, 1, TEXTS * AS_MANY.get(name, 1))
    assert not report.found, "\n\n".join(told(*each) for each in report.found)
    assert report.verdicts["alike"] > TEXTS // 3  # else there would be hardly an opinion


MENDED = {
    "All other heroes deal 1 damage to you and lose 2 health.": "lightseekers",  # EN-5
    "You may draw 3. If you don't, deal 3 damage to the opponent; otherwise, gain that much life.": "luminous",  # EN-7
    "Lose 2 life. Draw 1 or lose that much life for each unit.": "luminous",  # EN-3
    "Deal 1 damage to each player. They may gain 2 life.": "luminous",  # EN-6
    "You may expend a unit. If you do, that card gains Flight. Draw 3 unless you do.": "luminous",  # EN-2
    "You may void the top card of each player's deck.": "luminous",  # EN-5
    "Each player draws 2 or discards 2 for each relic they control, then discard 2.": "luminous",  # EN-6
    "Each player draws 1 for each relic they control.": "luminous",  # EN-6
    "Lose 1 DEF. Double your Health. If you don't, lose 2 DEF.": "starlight",  # EN-8
    "Draw 1 card. Lose all Mana. If you do, gain 2 Energy.": "starlight",  # EN-8
    "Draw 1 card. Set your other creature's Mana to 2. If you do, gain 2 Energy.": "starlight",  # EN-8
}


@pytest.mark.parametrize("text", MENDED)
def test_what_once_differed_is_alike(text: str) -> None:
    outcomes = {compared(GAMES[MENDED[text]], text, f"{text} {k}").verdict for k in range(25)}
    assert outcomes == {"alike"}
