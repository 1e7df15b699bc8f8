"""What was no choice is told all the same, where nothing else would tell it."""

from __future__ import annotations

from pathlib import Path

from rulebound import scenario

TABLE = """
game = "luminous"

[[card]]
name = "Cheer"
type = "spell"
faction = "Wanderers"
text = "A unit you control gets +2 attack this turn."

[[card]]
name = "Testament"
type = "spell"
faction = "Wanderers"
text = "Void a card from your hand face down."

[[card]]
name = "Grub"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
text = "Mulch, 1G: Gain 1 life."

[[card]]
name = "Dig"
type = "spell"
faction = "Wanderers"
text = "Cull 1."

[[card]]
name = "Soft Landing"
type = "relic"
faction = "Wanderers"
durability = 3
text = "If a unit would be destroyed, return it to its owner's hand instead."

[[card]]
name = "Smite"
type = "spell"
faction = "Wanderers"
text = "Destroy a unit."

[seat.A]
hand = ["HAND"]
play = ["Grub"]
deck = ["Grub"]
"""


def told(card: str, more: str = "") -> list[str]:
    game = scenario.position(TABLE.replace('"HAND"', f'"{card}"') + more)
    game.decide(f"play {card}")
    return game.log


def test_the_only_unit_is_named() -> None:
    assert "A can only choose Grub" in told("Cheer")


def test_a_mulch_that_cannot_be_paid_is_told() -> None:
    assert "A cannot pay for the Mulch of Grub" in told("Dig")


def test_a_text_that_takes_the_place_of_an_event_is_told() -> None:
    lines = told("Smite", '[seat.B]\nplay = ["Soft Landing"]\n')
    assert "something else happens instead, by the text of Soft Landing" in lines


def test_a_card_of_the_hand_that_was_no_choice_stays_secret() -> None:
    game = scenario.position(TABLE.replace('"HAND"', '"Testament", "Dig"'))
    game.decide("play Testament")
    assert "A can only choose Dig" in game.log_of(0)
    assert not any("Dig" in line for line in game.log_of(1))
    assert "A chooses in secret" in game.log_of(1)


def test_each_of_several_effects_that_are_put_off_is_told_in_its_own_words() -> None:
    """They are told apart by a number, which once was taken for the place of an instruction."""
    path = Path(__file__).parent / "scenarios" / "designers" / "three-effects-put-off.toml"
    game = scenario.position(path.read_text(encoding="utf-8"))
    for label in ("play Warden", "pass", "play Warden", "pass", "play Warden"):
        game.decide(label)
    words = "Void a unit the opponent controls until this leaves play"
    assert str([sentence.bits for sentence in game.whole_story(0)]).count(words) == 3
