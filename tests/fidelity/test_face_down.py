"""What nobody may look at has no face for a text either: what is offered or counted would tell it."""

from __future__ import annotations

import pytest

from rulebound.fuzz.honesty import is_honest
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.scenario import position

VOID = """
game = "luminous"
[[card]]
name = "Hide"
type = "spell"
fast = true
essence_cost = "0"
text = "Void the top 3 cards of your deck face down."
[[card]]
name = "Key"
type = "spell"
fast = true
essence_cost = "0"
text = "{text}"
[[card]]
name = "Pawn"
type = "unit"
attack = 1
health = 1
essence_cost = "0"
[seat.A]
life = 20
hand = ["Hide", "Key"]
deck = ["Pawn", "Key", "Pawn", "Key", "Pawn"]
"""
STORE = """
game = "lightseekers"
[[card]]
name = "Hero A"
type = "Hero"
health = 35
elements = ["Superior Fire", "Superior Water", "Basic Soul"]
[[card]]
name = "Urn"
type = "Action"
category = "Buff"
text = "When this enters play, store the top 2 cards of your deck under this card{how}. Then heal {text}."
[[card]]
name = "Flame"
type = "Action"
category = "Attack"
requirement = ["Fire"]
text = "Deal 1 damage."
[seat.A]
hero = "Hero A"
health = 20
hand = ["Urn"]
deck = ["Flame", "Flame", "Flame"]
[seat.B]
hero = "Hero A"
"""


def voided(text: str) -> Game:
    game = position(VOID.format(text=text))
    for words in ("play Hide", "pass", "play Key"):
        game.decide(words)
    return game


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Gain 1 life for each unit in your void.", 20),
        ("Each player gains 1 life for each unit in their void.", 20),
        ("Gain 1 life for each card in your void.", 23),
    ],
)
@pytest.mark.rules("LU-zone.6b")
def test_a_text_counts_cards_in_the_void_and_not_what_lies_face_down_there(text: str, life: int) -> None:
    game = voided(text)
    assert game.view(1)["seats"][0]["life"] == life
    for seed in range(4):
        is_honest(game.ruleset, game.state, 1, Dice(seed))


@pytest.mark.rules("LU-zone.6b")
def test_what_goes_from_face_down_to_a_hand_is_named_to_those_who_know_it() -> None:
    game = voided("Return all cards from your void to your hand.")
    assert "Pawn is returned" in game.log_of(0)
    for reader in (1, None):
        assert game.log_of(reader).count("a face-down card is returned") == 3
        assert not any("Pawn" in line for line in game.log_of(reader))
    assert not any("Pawn" in each.words for each in game.whole_story(1))


@pytest.mark.parametrize(
    ("how", "text", "health"),
    [
        (" face down", "1 for each Fire card stored under this card", 20),
        (" face down", "1 for each card stored under this card", 22),
        ("", "1 for each Fire card stored under this card", 22),
    ],
)
@pytest.mark.rules("LS-G51")
def test_a_text_counts_stored_cards_and_not_what_lies_face_down(how: str, text: str, health: int) -> None:
    game = position(STORE.format(how=how, text=text))
    game.decide("play Urn")
    assert game.view(1)["seats"][0]["health"] == health


@pytest.mark.parametrize(
    "text",
    [
        "choose a card stored under this card. If it is an Attack card, heal 1",
        "choose a card stored under this card. If it isn't an Attack card, heal 1",
        "if the topmost card stored under this card is an Attack card, heal 1",
        "if all cards stored under this card are Attack cards, heal 1",
    ],
)
@pytest.mark.rules("LS-G51")
def test_a_card_that_nobody_may_look_at_is_nothing_that_a_text_asks_of_it(text: str) -> None:
    told: list[tuple[int, list[str]]] = []
    for deck in ('"Flame", "Flame", "Flame", "Flame"', '"Urn", "Urn", "Flame", "Flame"'):
        words = STORE.format(how=" face-down", text=f"1. At the start of your turn, {text}")
        game = position(words.replace('"Flame", "Flame", "Flame"', deck))
        game.decide("play Urn")
        while game.view(1)["turn"] < 3 and not game.over:
            for seed in range(2):
                is_honest(game.ruleset, game.state, 1, Dice(seed))
            game.decide(game.decision.default)
        told.append((game.view(1)["seats"][0]["health"], game.log_of(1)))
    assert told[0] == told[1] and told[0][0] == 21
