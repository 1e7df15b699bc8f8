"""A scenario of nonsense: words in its row, never a fault of the engine."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound import RuleboundError, scenario

HERE = Path(__file__).parents[1] / "games"
POSITION = """
game = "{}"
{}
[seat.A]
{}
[script]
moves = ""
expect = {}
"""


@pytest.mark.parametrize(
    ("game", "top", "seat", "expect"),
    [
        ("luminous", "switches = { players = { a = 1 } }", "", "[]"),
        ("luminous", 'switches = { players = "x" }', "", "[]"),
        ("luminous", "switches = 3", "", "[]"), ("luminous", "", "life = 1000000000000000000000", "[]"),
        ("luminous", "", 'play = [{ card = "Kindle Scamp", damage = 99999999 }]', "[]"),
        ("luminous", "", "life = true", "[]"),
        ("lightseekers", "", 'buffs = [{ card = "X", stored = [{ card = "X" }] }]', "[]"),
        ("luminous", "", "deck = [3]", "[]"),
        ("luminous", "", "deck = 3", "[]"), ("luminous", "turn = 3", "", "[]"),
        ("luminous", 'turn = "\\u202E"', "", "[]"),
        ("luminous", "seed = 1.5", "", "[]"), ("luminous", "card = 3", "", "[]"), ("luminous", "card = [3]", "", "[]"),
        ("luminous", 'rules = ["EN-88"]', "", "[]"), ("luminous", 'rules = ["LU-zone.99"]', "", "[]"),
        ("lightseekers", 'rules = ["LS-2.2.222"]', "", "[]"), ("luminous", "rules = [3]", "", "[]"),
        ("luminous", "", "", "3"), ("luminous", "", "", "[3]"), ("luminous", "", "", '"A.life = 25"'),
        ("luminous", "", "", '["A.life = ' + "9" * 1_000 + '"]'), ("luminous", "", "", '["' + " is" * 390 + '!"]'),
        ("luminous", "", "", '["' + "x in A." * 170 + '!"]'), ("luminous", "", "", '["' + "x" * 5_000 + '"]'),
        ("luminous", "", "", '["A.play[²] is ready"]'), ("luminous", "", "", '["A.life = ٣"]'), ("chess", "", "", "[]"),
        ("luminous", "", "", "[" + '"game not over",' * 501 + "]"), ("luminous", "[nonsense]", "", "[]"),
    ],
)  # fmt: skip
def test_nonsense_in_a_position_is_told_in_words(game: str, top: str, seat: str, expect: str) -> None:
    with pytest.raises(RuleboundError) as refused:
        scenario.run(scenario.parse(POSITION.format(game, top, seat, expect)))
    assert len(str(refused.value)) < 2_500


@pytest.mark.parametrize("line", ["x" * 5_000, "A: " + " " * 1_100 + "->", "A: refused: " + "a " * 500, "Z: pass", "²"])
def test_a_move_of_nonsense_is_told_in_words(line: str) -> None:
    with pytest.raises(RuleboundError):
        scenario.run({"game": "luminous", "script": {"moves": line}})


VALUES: list[Any] = [
    -1, 0, 10**9, 10**30, 1.5, float("nan"), True, "", "A", "Z", "\u202e", [], [1], [""], {}, {"card": "X"},
    {"card": 3}, "x" * 3_000, [{"card": "Kindle Scamp", "damage": 10**30}],
]  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a document in which a value stands: what holds it, and where there."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@pytest.mark.parametrize("seed", range(4))
def test_scenarios_with_one_value_exchanged_hold_or_say_why_not(seed: int) -> None:
    dice = random.Random(seed)
    files = sorted(HERE.glob("*/scenarios/**/*.toml"))
    for _ in range(40):
        doc = tomllib.loads(dice.choice(files).read_text(encoding="utf-8"))
        holder, key = dice.choice(places(doc))
        holder[key] = dice.choice(VALUES)
        try:
            scenario.run(scenario.checked(doc))
        except RuleboundError as fault:
            str(fault)


@pytest.mark.parametrize("key", ['order = ["A"]', 'active = "A"', 'neutral = ["C"]', 'marker = "B"', "[[creature]]"])
def test_a_key_that_belongs_to_another_game_is_refused_not_skipped(key: str) -> None:
    with pytest.raises(rulebound.RuleboundError, match="no scenario of luminous has the key"):
        rulebound.scenario.position(f'title = "x"\ngame = "luminous"\n{key}\n')
