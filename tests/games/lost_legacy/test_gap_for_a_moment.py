"""A column has a gap while what was linked to a fallen character is sent away and others answer."""

from __future__ import annotations

import rulebound
from rulebound.games.lost_legacy import invariants
from rulebound.games.lost_legacy.actions.closing import first_gap
from rulebound.scenario import position

FALLEN = """
game = "lost-legacy"
ruleset = "lost-legacy-quick"
turn = "B"
[[card]]
name = "Smith"
kind = "character"
offense = 20
defense = 20
speed = 2
level = 1
magic = 0
[[card]]
name = "Mourner"
kind = "character"
offense = 20
defense = 20
speed = 2
level = 1
magic = 0
text = "When an option is destroyed, you may gain 1 MP."
[[card]]
name = "Shield"
kind = "option"
class = "equipment"
text = "The linked character's defense +10."
[[card]]
name = "Axe"
kind = "option"
class = "item"
text = "Destroy a character."
[seat.A]
field = [{ card = "Smith", at = "A", linked = ["Shield"] }, { card = "Smith", at = "D" }]
[seat.B]
hand = ["Axe"]
field = [{ card = "Mourner", at = "Y" }]
"""


def test_a_column_has_a_gap_while_linked_cards_are_sent_away_and_others_answer() -> None:
    game = position(FALLEN)
    game.decide(next(each for each in game.decision.options if each.label.startswith("play Axe")))
    while not any(each.label.startswith("choose Smith") for each in game.decision.options):
        game.decide(game.decision.default)
    game.decide(next(each for each in game.decision.options if each.label.startswith("choose Smith")))
    while first_gap(game.state) is None:
        game.decide(game.decision.default)
    assert game.decision.seat == 1 and "respond" in game.decision.options[0].label
    assert list(invariants.broken(game.state, invariants.physical_cards(game.state))) == []
    assert rulebound.load(game.save()).fingerprint() == game.fingerprint()
    game.decide("pass")
    assert first_gap(game.state) is None
