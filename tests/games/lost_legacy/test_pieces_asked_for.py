"""Pieces are asked for in the words of the ledger's decisions."""

from __future__ import annotations

import pytest

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.values import number_of_seat
from rulebound.scenario import position

TABLE = """
game = "lost-legacy"
[[card]]
name = "Guard"
kind = "character"
offense = 20
defense = 20
speed = 2
level = 1
magic = 0
[[card]]
name = "Vial"
kind = "option"
class = "item"
text = "{text}"
[seat.A]
hand = ["Vial"]
field = [{{ card = "Guard", at = "a1", power_ups = 2 }}, {{ card = "Guard", at = "b1", power_ups = 2 }}]
"""


@pytest.mark.rules("LL-pc.1", "LL-abil.20")
@pytest.mark.parametrize(
    ("text", "said", "understood"),
    [
        ("Add 2 damage to a character.", "add 2 damage to Guard@b1", "choose Guard@b1"),
        ("Add 1 power-up to a character.", "add 1 power-up to Guard@b1", "choose Guard@b1"),
        ("Remove 1 power-up from a character.", "choose Guard@b1", "choose Guard@b1"),
        ("Choose a character. Add 2 damage to it.", "choose Guard@b1", "choose Guard@b1"),
    ],
)
def test_pieces_are_asked_for_in_words_of_the_ledger(text: str, said: str, understood: str) -> None:
    """[LL-D19] [LL-D28]"""
    game = position(TABLE.format(text=text))
    game.decide(next(each for each in game.decision.options if each.label.startswith("play Vial")))
    labels = [each.label for each in game.decision.options]
    assert said in labels and said.replace("b1", "a1") in labels
    again = game.copy()
    game.decide(said)
    again.decide(understood)
    assert game.save() == again.save()


@pytest.mark.rules("LL-abil.13")
def test_a_cost_in_pieces_names_them() -> None:
    """[LL-D19]"""
    table = TABLE.format(text="Gain 1 MP.").replace(
        "magic = 0", 'magic = 0\ntext = "You may remove 2 power-ups from a character to gain 3 MP."'
    )
    game = position(table)
    before = number_of_seat(game.state, 0, c.MP)
    game.decide(next(each for each in game.decision.options if each.label.startswith("use")))
    assert "remove 2 power-ups from Guard@b1 as cost" in [each.label for each in game.decision.options]
    game.decide("choose Guard@b1")
    assert number_of_seat(game.state, 0, c.MP) == before + 3
