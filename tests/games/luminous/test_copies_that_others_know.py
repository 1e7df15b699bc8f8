"""Of equal cards the one goes first that more players know: what is left must not tell which one it is."""

from __future__ import annotations

from rulebound import scenario
from rulebound.games.luminous import codes as c
from rulebound.kernel.choosing import distinct

THREE = """
game = "luminous"

[switches]
players = 3

[[card]]
name = "Hare"
type = "unit"
faction = "Wanderers"
attack = 2
health = 2

[seat.A]
hand = ["Hare", "Hare", "Hare"]
[seat.B]
[seat.C]
"""


def test_the_number_of_players_counts_not_their_seats() -> None:
    s = scenario.position(THREE).state
    first, second, third = s.zone(0, c.HAND)
    s.known[first.number] = 0b101  # A and C
    s.known[second.number] = 0b011  # A and B
    s.known[third.number] = 0b001
    assert distinct(s, [first, third]) == [first]
    assert distinct(s, [third, first]) == [first]
    assert distinct(s, [first, second, third]) == [second]
    s.known[first.number] = 0b100
    assert distinct(s, [first, second]) == [second]
    s.known[third.number] = 0b111
    assert distinct(s, [first, second, third]) == [third]


def test_the_last_of_several_to_run_dry_wins_by_the_rule_for_several_players() -> None:
    """[LU-multi.9]"""
    dry = THREE.replace('hand = ["Hare", "Hare", "Hare"]', "deck = []")
    for seat in "BC":
        dry = dry.replace(f"[seat.{seat}]", f"[seat.{seat}]\ndeck = []")
    game = scenario.position(dry)
    while not game.over:
        game.decide("pass")
    assert game.result is not None
    assert game.result.name == "A"
    assert game.result.rule == "LU-multi.9"
