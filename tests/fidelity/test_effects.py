"""What lasts is in the view: by which card, whose, in its words, on what, and how long; and every length has words."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.games.luminous.view import foreign_cards, waiting_spells
from rulebound.kernel.chance import Dice
from rulebound.scenario import position
from rulebound.tabletop.kits import kit_of

RULESETS = ("luminous", "lightseekers", "lightseekers-first", "starlight", "lost-legacy", "lost-legacy-quick")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_lasts_is_told_to_every_seat(ruleset: str) -> None:
    told = 0
    decks = rulebound.deck_names(ruleset)
    for seed in range(8):
        chosen = [decks[(seed + 5 * seat) % len(decks)] for seat in range(2)]
        game = rulebound.new_game(ruleset, chosen, seed, kit_of(ruleset).switches_for(2))
        dice = Dice(seed)
        for _ in range(150):
            if game.over:
                break
            game.decide(game.decision.options[dice.below(len(game.decision.options))])
            lasting = {each.ability.definition.name for each in game.state.modifiers if each.ability is not None}
            for seat in range(2):
                effects = game.view(seat)["effects"]
                besides = waiting_spells(game.state) + foreign_cards(game.state, seat) if ruleset == "luminous" else []
                assert {each["card"] for each in effects} == lasting | {each["card"] for each in besides}
                assert all(each["words"] and each["until"] and "{" not in each["until"] for each in effects)
                told += len(effects)
    assert told


GONE = """
game = "lost-legacy"
[[card]]
name = "Doom"
kind = "option"
class = "item"
text = "One of your opponent's standby options cannot be destroyed until the end of your opponent's next turn."
[[card]]
name = "Home"
kind = "option"
class = "item"
text = "Eject one of your opponent's standby options."
[[card]]
name = "Gift"
kind = "option"
class = "item"
text = "Gain 1 MP."
[seat.A]
hand = ["Doom", "Home"]
[seat.B]
field = [{ card = "Gift", at = "d7", position = "standby" }]
"""


def test_a_card_that_was_laid_on_hidden_is_not_named_when_it_comes_back() -> None:
    """Who sees it played from the hand does not know that it is the one that lay there."""
    game = position(GONE)
    for answer in ("play Doom on a2", "play Home on a2", "end turn", "keep hand", "play Gift on d8"):
        game.decide(answer)
        (effect,) = game.view(0)["effects"]
        assert effect["on"] == [None]


WAITING = """
game = "luminous"
[[card]]
name = "War Song"
type = "spell"
faction = "Wanderers"
text = "Whenever a unit you control attacks this turn, draw 1."
[[card]]
name = "Ram"
type = "unit"
faction = "Wanderers"
attack = 1
health = 1
[seat.A]
hand = ["War Song"]
[seat.B]
play = [{ card = "Ram", controller = "A" }]
"""


def test_what_a_spell_waits_for_and_whose_a_card_is_are_told() -> None:
    game = position(WAITING)
    ram = {"card": "Ram", "seat": 0, "words": "You control it.", "on": ["Ram"], "until": "as long as it is in play"}
    assert game.view(0)["effects"] == [ram]
    assert game.view(1)["effects"] == [{**ram, "words": "A controls it."}]
    game.decide("play War Song")
    song = {"card": "War Song", "seat": 0, "words": "Whenever a unit you control attacks this turn, draw 1."}
    assert {**song, "on": [], "until": "this turn"} in game.view(1)["effects"]
    game.decide("pass")
    game.decide("pass")
    assert all(each["card"] != "War Song" for each in game.view(1)["effects"])


EXTRA = {
    "luminous": ('type = "spell"\nfaction = "Wanderers"\nessence_cost = "0"', ["pass", "pass"]),
    "lightseekers": ('type = "Action"\ncategory = "Defend"', ["pass"]),
}


@pytest.mark.parametrize("name", EXTRA)
def test_an_extra_turn_that_has_begun_is_not_still_to_come(name: str) -> None:
    card, passes = EXTRA[name]
    card += '\nname = "Glass"\ntext = "Take an extra turn after this one."'
    game = position(f'game = "{name}"\n[[card]]\n{card}\n[seat.A]\nhand = ["Glass"]\n[seat.B]\n')
    game.decide("play Glass")
    assert [each["until"] for each in game.view(0)["effects"]] == ["still to come"]
    for answer in passes:
        game.decide(answer)
    assert game.view(0)["turn"] == 0 and [each["until"] for each in game.view(0)["effects"]] == ["going on"]
