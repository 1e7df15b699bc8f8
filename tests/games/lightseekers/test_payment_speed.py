"""Payments stay quick with a large hand: twenty cards, combos among them, a raised cost."""

from __future__ import annotations

import cProfile
import pstats

import pytest

import rulebound

ELEMENTS = ("Fire", "Earth", "Crystal")
COMBOS = (
    ("Fire", "Fire"), ("Fire", "Earth"), ("Earth", "Crystal"), ("Fire", "Mountain"), ("Mountain", "Mountain"),
    ("Earth", "Earth"), ("Crystal", "Crystal"), ("Fire", "Crystal"),
)  # fmt: skip
MOST_CALLS = 1_500_000  # about half a second in plain Python; a search over sets of cards needs many times that


def position(raised: int) -> rulebound.Game:
    lines = ['title = "a large hand"', 'game = "lightseekers"']
    hand = ["Great Work"]

    def card(name: str, *rows: str) -> None:
        lines.extend(["[[card]]", f'name = "{name}"', *rows])

    card("Kiln", 'type = "Hero"', "health = 30", 'elements = ["Superior Fire", "Basic Earth", "Basic Crystal"]')
    cost = 'cost = ["Fire", "Earth", "Crystal", "Mountain"]'
    card("Great Work", 'type = "Combo"', 'category = "Attack"', cost, 'text = "Deal 5 damage."')
    card("Toll", 'type = "Action"', 'category = "Buff"', f'text = "Combos of other heroes cost {raised} more."')
    for at in range(12):
        name = f"Dart {at}"
        need = f'requirement = ["{ELEMENTS[at % 3]}"]'
        card(name, 'type = "Action"', 'category = "Attack"', need, 'text = "Deal 1 damage."')
        hand.append(name)
    for at, symbols in enumerate(COMBOS):
        name = f"Chord {at}"
        shown = ", ".join(f'"{symbol}"' for symbol in symbols)
        card(name, 'type = "Combo"', 'category = "Attack"', f"cost = [{shown}]", 'text = "Deal 1 damage."')
        hand.append(name)
    lines += ["[seat.A]", 'hero = "Kiln"', f"hand = {hand}".replace("'", '"'), "[seat.B]", "health = 20"]
    if raised:
        lines.append('buffs = ["Toll"]')
    return rulebound.scenario.position("\n".join(lines))


@pytest.mark.parametrize("raised", [0, 1, 2])
def test_a_payment_with_twenty_cards_is_listed_at_once(raised: int) -> None:
    profile = cProfile.Profile()
    game = profile.runcall(position, raised)
    profile.runcall(game.decide, "play combo Great Work")
    options = game.decision.options
    assert 5 < len(options) <= 150, "a list that a person can read, or one card after the other"
    assert pstats.Stats(profile).total_calls < MOST_CALLS  # type: ignore[attr-defined]
    while game.decision.rule in ("LS-D03", "LS-D04"):
        game.decide(game.decision.options[-1])
    assert game.view(1)["seats"][1]["health"] == 15
