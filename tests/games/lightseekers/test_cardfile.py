"""Card files of Lightseekers: what is printed, and every way to get it wrong."""

from __future__ import annotations

import pytest

from rulebound.games.lightseekers.cardfile import Access, load_cards, printed_card
from rulebound.games.lightseekers.corners import PERMANENT, Corner, Shape, print_corners, read_corners
from rulebound.games.lightseekers.orders import ELEMENTS, ELEMENTS_OF, ORDER_OF, ORDERS
from rulebound.tabletop.cardfiles import BadValue, CardFileError, MisplacedKey, MissingKey, UnknownKey

HERO = {
    "name": "Ash",
    "type": "Hero",
    "health": 30,
    "elements": ["Superior Fire", "Basic Earth", "Basic Death"],
    "trait": "Ability: Heal 1.",
}
BUFF = {"name": "Wheel", "type": "Action", "category": "Buff", "requirement": ["Fire"], "text": "Heal V."}
COMBO = {"name": "Gale", "type": "Combo", "category": "Attack", "cost": ["Air", "Storm"], "text": "Deal 5 damage."}
ITEM = {"name": "Lamp", "type": "Action", "category": "Item", "worth": 1, "granted_elements": ["Basic Water"]}


@pytest.mark.rules("LS-2.3.1.1", "LS-2.3.1.2", "LS-2.3.2.1")
def test_six_orders_own_three_elements_each():
    assert len(ORDERS) == 6
    assert len(ELEMENTS) == len(set(ELEMENTS)) == 18
    assert all(len(elements) == 3 for elements in ELEMENTS_OF.values())
    assert (ORDER_OF["Soul"], ORDER_OF["Lunar"]) == ("Nature", "Astral")


@pytest.mark.rules("LS-2.4.1.1b", "LS-2.4.1.1c.2", "LS-2.4.1.1c.3")
def test_a_hero():
    card = printed_card(HERO)
    assert card.is_hero
    assert card.health == 30
    assert card.access == (Access("Fire", "Superior"), Access("Earth", "Basic"), Access("Death", "Basic"))
    assert card.elements == ("Fire", "Earth", "Death")
    assert card.orders == ("Mountain", "Dread")
    assert card.text == "Ability: Heal 1."


@pytest.mark.rules("LS1-2.4.1.3")
def test_a_hero_of_the_earlier_edition_may_have_an_order():
    card = printed_card({**HERO, "elements": ["Superior Fire", "Mountain", "Basic Death"]})
    assert card.access[1] == Access("Mountain")
    assert card.access[1].is_order
    assert card.orders == ("Mountain", "Dread")


@pytest.mark.rules("LS-2.4.2.1b", "LS-2.4.2.1d", "LS-2.4.2.2a.1", "LS-2.3.1.3")
def test_a_combo_costs_elements_and_orders():
    card = printed_card(COMBO)
    assert card.is_combo and card.resolves_at_once
    assert card.symbols == ("Air", "Storm")
    assert (card.elements, card.orders) == (("Air",), ("Storm",))


@pytest.mark.rules("LS-2.4.3.1", "LS-2.4.3.2b.1", "LS-2.3.1.5", "LS-2.3.1.6", "LS-2.3.1.4")
def test_an_action_card_needs_what_it_says_or_nothing():
    assert printed_card(BUFF).orders == ("Mountain",)
    assert printed_card({**BUFF, "requirement": ["Fire", "Death"]}).orders == ("Mountain", "Dread")
    unaligned = printed_card({k: v for k, v in BUFF.items() if k != "requirement"})
    assert (unaligned.elements, unaligned.orders, unaligned.is_action_card) == ((), (), True)


@pytest.mark.rules("LS-2.5.4.1", "LS-2.5.4.4", "LS-2.5.4.8", "LS-2.5.4.9a")
def test_an_item_is_an_action_card_of_the_elements_that_it_grants():
    card = printed_card(ITEM)
    assert (card.is_action_card, card.category, card.worth, card.text) == (True, "Item", 1, "")
    assert card.access == (Access("Water", "Basic"),)
    assert card.elements == ("Water",)


def test_words_are_read_without_regard_to_capitals():
    card = printed_card({**BUFF, "type": "action", "category": "buff", "requirement": ["fire"]})
    assert (card.type, card.category, card.symbols) == ("Action", "Buff", ("Fire",))


# ------------------------------------------------------------------ corners


@pytest.mark.rules("LS-6.2.1-corner", "LS-2.5.3.9b", "LS-2.5.3.9d", "LS-2.5.3.9-i", "LS-2.5.3.10-i")
def test_corners_have_a_shape_and_a_content():
    corners = read_corners("(2)<X>( )–")
    assert corners == (
        Corner(Shape.ROUND, "2"),
        Corner(Shape.CLUNKY, "X"),
        Corner(Shape.ROUND, ""),
        Corner(Shape.NONE, ""),
    )
    assert [corner.value for corner in corners] == [2, None, None, None]
    assert [corner.is_x for corner in corners] == [False, True, False, False]
    assert not printed_card({**BUFF, "corners": "(2)---"}).is_permanent
    assert printed_card(BUFF).is_permanent


def test_a_hyphen_is_read_as_a_dash_and_icons_have_names():
    assert read_corners("(2)(1)--") == read_corners("(2)(1)––") == read_corners(" (2) (1) – – ")
    assert read_corners("(Star)(10)--")[0].icon == "Star"
    assert read_corners("(Star)(10)--")[1].value == 10
    assert read_corners("") == read_corners("––––") == PERMANENT


@pytest.mark.parametrize("printed", ["(2)(2)(1)–", "(X)( )( )–", "<3><2>––", "(1)(1)(1)(1)", ""])
def test_corners_print_as_they_are_written(printed):
    assert print_corners(read_corners(printed)) == printed


# ------------------------------------------------------------------ mistakes


@pytest.mark.rules("LS-2.4.1.1a", "LS-2.4.1.1c.1", "LS-2.4.2.1b", "LS-2.5.4.4")
@pytest.mark.parametrize(
    ("table", "error", "key", "said"),
    [
        ({**BUFF, "corner": "(1)---"}, UnknownKey, "corner", "did you mean 'corners'?"),
        ({**BUFF, "rarity": "rare"}, UnknownKey, "rarity", "keys are"),
        ({k: v for k, v in HERO.items() if k != "name"}, MissingKey, "name", "every card needs a name"),
        ({"name": "X"}, MissingKey, "type", "every card needs a type"),
        ({"name": "X", "type": "Heroo"}, BadValue, "type", "did you mean 'Hero'?"),
        ({k: v for k, v in HERO.items() if k != "health"}, MissingKey, "health", "needs health"),
        ({**HERO, "health": 36}, BadValue, "health", "from 1 to 35"),
        ({**HERO, "health": "30"}, BadValue, "health", "whole number"),
        ({**HERO, "elements": ["Superior Fire", "Basic Earth"]}, BadValue, "elements", "three Elements, not 2"),
        (
            {**HERO, "elements": ["Superior Fire", "Basic Fire", "Basic Earth"]},
            BadValue,
            "elements",
            "all different",
        ),
        ({**HERO, "elements": ["Fire", "Basic Earth", "Basic Death"]}, BadValue, "elements", "'Basic Fire'"),
        ({**HERO, "elements": ["Superiour Fire"]}, BadValue, "elements", "did you mean 'Superior'?"),
        ({**HERO, "elements": ["Basic Fyre"]}, BadValue, "elements", "did you mean 'Fire'?"),
        ({**HERO, "elements": "Basic Fire"}, BadValue, "elements", "list of texts"),
        ({**HERO, "category": "Attack"}, MisplacedKey, "category", "leave it out"),
        ({k: v for k, v in COMBO.items() if k != "cost"}, MissingKey, "cost", "needs cost"),
        ({**COMBO, "cost": []}, MissingKey, "cost", "needs cost"),
        ({**COMBO, "cost": ["Strom"]}, BadValue, "cost", "did you mean 'Storm'?"),
        ({**COMBO, "category": "Item"}, BadValue, "category", "Attack, a Defend or a Buff"),
        ({**COMBO, "corners": "(1)---"}, MisplacedKey, "corners", "only cards of category Buff"),
        ({**COMBO, "requirement": ["Air"]}, MisplacedKey, "requirement", "has no requirement"),
        ({**BUFF, "category": "Bufff"}, BadValue, "category", "did you mean 'Buff'?"),
        ({**BUFF, "worth": 1}, MisplacedKey, "worth", "only cards of category Item"),
        ({**BUFF, "corners": "(1)(1)-"}, BadValue, "corners", "four corners"),
        ({**BUFF, "corners": "1111"}, BadValue, "corners", "is no corner"),
        ({**BUFF, "corners": "(+1)---"}, BadValue, "corners", "cannot stand in a corner"),
        ({**BUFF, "text": 3}, BadValue, "text", "quotation marks"),
        ({**ITEM, "worth": 3}, BadValue, "worth", "from 1 to 2"),
        ({k: v for k, v in ITEM.items() if k != "worth"}, MissingKey, "worth", "worth 1 or 2"),
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
        'title = "x"\n[[card]]\nname = "A"\ntype = "Action"\ncategory = "Attack"\n[seat.A]\nhealth = 3\n',
        encoding="utf-8",
    )
    assert [(card.name, card.text) for card in load_cards(file)] == [("A", "")]
