"""Card files: what is printed, and every way to get it wrong."""

from __future__ import annotations

import pytest

from rulebound.games.luminous.cardfile import Symbols, load_cards, printed_card, symbols
from rulebound.tabletop.cardfiles import BadValue, CardFileError, MisplacedKey, MissingKey, NotToml, UnknownKey

UNIT = {"name": "Duelist", "type": "Unit", "faction": "Wanderers", "attack": 3, "health": 1}


@pytest.mark.rules("LU-cost.1", "LU-cost.16")
def test_costs_are_counted_and_kept_as_printed():
    card = printed_card({**UNIT, "essence_cost": "2G", "orb_check": "GP"})
    assert card.essence_cost == Symbols("2G", 2, 0, 1, 0)
    assert card.orb_check == Symbols("GP", 0, 0, 1, 1)
    assert card.cost == 5
    assert symbols("").total == 0
    assert symbols("OOP") == Symbols("OOP", 0, 2, 0, 1)


def test_type_is_read_without_regard_to_capitals_and_flags_default_to_no():
    card = printed_card(UNIT)
    assert (card.type, card.fast, card.unique, card.text) == ("unit", False, False, "")


def test_a_token_is_also_what_its_numbers_say():
    token = printed_card({"name": "Sprig", "type": "token", "attack": 1, "health": 1})
    assert (token.is_unit, token.is_relic) == (True, False)
    token = printed_card({"name": "Cairn", "type": "token", "durability": 2})
    assert (token.is_unit, token.is_relic) == (False, True)
    token = printed_card({"name": "Mote", "type": "token"})
    assert (token.is_unit, token.is_relic) == (False, False)


@pytest.mark.parametrize(
    ("table", "error", "key", "said"),
    [
        ({**UNIT, "helth": 2}, UnknownKey, "helth", "did you mean 'health'?"),
        ({**UNIT, "rarity": "rare"}, UnknownKey, "rarity", "keys are"),
        ({"type": "unit"}, MissingKey, "name", "every card needs a name"),
        ({"name": "X"}, MissingKey, "type", "every card needs a type"),
        ({"name": "X", "type": "unti"}, BadValue, "type", "did you mean 'unit'?"),
        ({"name": "X", "type": "unit", "attack": 1}, MissingKey, "health", "a unit needs health"),
        ({"name": "X", "type": "relic"}, MissingKey, "durability", "a relic needs durability"),
        ({"name": "X", "type": "token", "attack": 1}, MissingKey, "health", "both attack and health"),
        ({**UNIT, "health": 0}, BadValue, "health", "from 1 to 9,999"),
        ({**UNIT, "attack": -1}, BadValue, "attack", "from 0 to 9,999"),
        ({**UNIT, "attack": "3"}, BadValue, "attack", "whole number"),
        ({**UNIT, "attack": True}, BadValue, "attack", "whole number"),
        ({**UNIT, "fast": "yes"}, BadValue, "fast", "true or false"),
        ({**UNIT, "text": 3}, BadValue, "text", "quotation marks"),
        ({**UNIT, "essence_cost": "G2"}, BadValue, "essence_cost", "is no cost"),
        ({**UNIT, "orb_check": "2"}, BadValue, "orb_check", "is no orb check"),
        ({**UNIT, "durability": 2}, MisplacedKey, "durability", "has no durability"),
        ({"name": "X", "type": "orb", "colours": "GX"}, BadValue, "colours", "no list of colours"),
        ({"name": "X", "type": "orb", "fast": True}, MisplacedKey, "fast", "has no fast"),
        ({"name": "X", "type": "favored", "essence_cost": "1"}, MisplacedKey, "essence_cost", "leave it out"),
    ],
)
def test_a_mistake_names_file_card_and_key(table, error, key, said):
    with pytest.raises(error) as caught:
        printed_card(table, "cards.toml", 4)
    assert isinstance(caught.value, CardFileError)
    assert caught.value.file == "cards.toml"
    assert caught.value.card == table.get("name", "card 4")
    assert caught.value.key == key
    assert said in str(caught.value)


def test_other_tables_are_left_alone(tmp_path):
    file = tmp_path / "scenario.toml"
    file.write_text(
        'title = "x"\n[[card]]\nname = "A"\ntype = "spell"\n[seat.A]\nlife = 3\n', encoding="utf-8"
    )
    assert [card.name for card in load_cards(file)] == ["A"]


@pytest.mark.parametrize("content", ["[[card]\n", "card = 3\n", "[card]\nname = 'x'\n"])
def test_a_file_that_holds_no_cards_says_so(tmp_path, content):
    file = tmp_path / "bad.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(CardFileError) as caught:
        load_cards(file)
    assert caught.value.file == str(file)


def test_a_missing_file_is_an_error_of_the_file(tmp_path):
    with pytest.raises(NotToml):
        load_cards(tmp_path / "none.toml")
