"""What a deck may hold, in both formats.

Each deck here is a legal one but for what the test says: cards of its own fill it up to its size. A draft deck says
`format = "draft"` and names one or two heroes.
"""

import json

import pytest

import rulebound
from rulebound.games.lightseekers.cardfile import printed_card
from rulebound.kernel.errors import RuleboundError
from rulebound.tabletop.cardfiles import MissingKey
from rulebound.tabletop.rulebook import load_rulebook

KEEPER, MISER, HOARDER, TRADER = "Toll Keeper", "Lean Miser", "Glad Hoarder", "Fair Trader"


def hero(name, trait=""):
    elements = ["Superior Fire", "Basic Earth", "Basic Water"]
    return {"name": name, "type": "Hero", "health": 30, "elements": elements, "trait": trait}


def combo(name):
    return {"name": name, "type": "Combo", "category": "Attack", "cost": ["Fire"], "text": "Deal 5 damage."}


def action(name):
    return {"name": name, "type": "Action", "category": "Attack", "text": "Deal 2 damage."}


WORDS = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"]
COMBOS = [f"Great Work {word}" for word in WORDS]
ACTIONS = [f"Small Deed {word}" for word in WORDS]
CARDS = [
    hero(KEEPER),
    hero(MISER, "Your deck contains 4 combos."),
    hero(HOARDER, "Your deck contains 2 more Items."),
    hero(TRADER, "Your deck contains 1 more combo and 1 fewer action card."),
    *(combo(name) for name in COMBOS),
    *(action(name) for name in ACTIONS),
    {"name": "Grave Chill", "type": "Action", "category": "Attack", "requirement": ["Death"], "text": "Deal 2 damage."},
    {"name": "Tin Ring", "type": "Action", "category": "Item", "worth": 1},
    {"name": "Copper Ring", "type": "Action", "category": "Item", "worth": 1},
]


def filled(names, size, most):
    """As many cards as asked for, no more than `most` of a name."""
    main = {}
    for name in names:
        count = min(most, size - sum(main.values()))
        if count > 0:
            main[name] = count
    assert sum(main.values()) == size, "the fillers do not reach"
    return main


def deck(combos=5, actions=30, hero=KEEPER, **cards):
    """A constructed deck with the given cards (underscores for blanks) among its action cards."""
    given = {name.replace("_", " "): count for name, count in cards.items()}
    main = filled(COMBOS, combos, 1) | filled(ACTIONS, actions - sum(given.values()), 3) | given
    return {"name": "a deck", "hero": hero, "main": main}


def draft(combos=3, actions=27, heroes=(KEEPER,), **cards):
    """A draft deck; its fillers come six of a name."""
    given = {name.replace("_", " "): count for name, count in cards.items()}
    main = filled(COMBOS, combos, 6) | filled(ACTIONS, actions, 6) | given
    return {"name": "a draft", "format": "draft", "hero": list(heroes), "main": main}


def rules(deck):
    return {breach.rule for breach in rulebound.check_deck("lightseekers", deck, cards=CARDS)}


# Constructed decks


@pytest.mark.rules("LS-2.1.1.1a", "LS-2.1.1.1b", "LS-2.1.1.1c", "LS-2.1.1.1d", "LS-2.1.1.1e")
def test_one_hero_five_combos_thirty_action_cards():
    assert rules(deck()) == set()


@pytest.mark.rules("LS-2.1.1.1a", "LS-2.1.1.1d")
@pytest.mark.parametrize("actions", [0, 29, 31])
def test_thirty_six_cards_with_the_hero(actions):
    assert {"LS-2.1.1.1a", "LS-2.1.1.1d"} <= rules(deck(actions=actions))


@pytest.mark.rules("LS-2.1.1.1a", "LS-2.1.1.1c", "LS-2.1.1.1d")
def test_the_right_total_of_the_wrong_kinds():
    found = rules(deck(combos=4, actions=31))
    assert {"LS-2.1.1.1c", "LS-2.1.1.1d"} <= found
    assert "LS-2.1.1.1a" not in found


@pytest.mark.rules("LS-2.1.1.3", "LS-F01")
def test_more_items_are_more_action_cards_that_must_be_items():
    assert rules(deck(actions=32, hero=HOARDER, Tin_Ring=1, Copper_Ring=1)) == set()
    assert rules(deck(actions=32, hero=HOARDER, Tin_Ring=1)) == {"LS-2.1.1.3"}
    assert {"LS-2.1.1.1a", "LS-2.1.1.1d"} <= rules(deck(actions=30, hero=HOARDER, Tin_Ring=3))


@pytest.mark.rules("LS-2.1.1.3", "LS-F01")
def test_a_hero_may_change_two_counts_in_one_sentence():
    assert rules(deck(combos=6, actions=29, hero=TRADER)) == set()
    assert "LS-2.1.1.3" in rules(deck(hero=TRADER))


@pytest.mark.rules("LS-2.1.1.1b")
def test_exactly_one_hero_leads_a_deck():
    assert "LS-2.1.1.1b" in rules(deck() | {"hero": [KEEPER, MISER]})
    without = deck()
    del without["hero"]
    assert "LS-2.1.1.1b" in rules(without)
    assert "LS-2.1.1.1b" in rules(deck() | {"hero": "Tin Ring"})


@pytest.mark.rules("LS-2.1.1.1b")
def test_a_hero_is_not_among_the_cards_of_the_deck():
    assert "LS-2.1.1.1b" in rules(deck(actions=30, **{KEEPER: 1}))


@pytest.mark.rules("LS-2.1.1.1b")
def test_hand_and_deck_of_a_fresh_game_hold_the_other_35():
    game = rulebound.new_game("lightseekers", decks=[deck(), deck(Tin_Ring=3)], cards=CARDS, seed=1)
    for seat in (0, 1):
        own = game.view(seat)["seats"][seat]
        assert len(own["hand"]) + own["deck"] == 35
        assert KEEPER not in json.dumps(own["hand"])


@pytest.mark.rules("LS-2.1.1.1c", "LS-2.4.2.1a")
def test_five_combos_no_two_alike():
    assert "LS-2.1.1.1c" in rules(deck(combos=4))
    assert "LS-2.1.1.1c" in rules(deck(combos=6))
    twin = deck(combos=3)
    twin["main"][COMBOS[0]] = 3
    assert rules(twin) <= {"LS-2.1.1.1c", "LS-2.4.2.1a"}
    assert rules(twin)


@pytest.mark.rules("LS-2.1.1.1e", "LS-2.4.3.2a")
def test_three_copies_of_an_action_card_and_no_fourth():
    assert rules(deck(Tin_Ring=3)) == set()
    assert rules(deck(Tin_Ring=4)) <= {"LS-2.1.1.1e", "LS-2.4.3.2a"}
    assert rules(deck(Tin_Ring=4))


@pytest.mark.rules("LS-F02")
def test_copies_are_counted_by_name():
    assert rules(deck(Tin_Ring=2, Copper_Ring=2)) == set()


@pytest.mark.rules("LS-F03")
def test_a_deck_may_hold_cards_that_its_hero_cannot_use():
    assert rules(deck(Grave_Chill=3)) == set()


@pytest.mark.rules("LS-2.1.1.2")
def test_every_player_brings_a_deck():
    game = rulebound.new_game("lightseekers", decks=[deck(), deck(), deck()], cards=CARDS, seed=1)
    seats = game.view(0)["seats"]
    assert len(seats) == 3
    assert [len(game.view(seat)["seats"][seat]["hand"]) + seats[seat]["deck"] for seat in range(3)] == [35] * 3
    with pytest.raises(RuleboundError):
        rulebound.new_game("lightseekers", decks=[deck()], cards=CARDS, seed=1)


@pytest.mark.rules("LS-2.1.1.3", "LS-F01")
def test_a_hero_that_asks_for_four_combos_changes_nothing_else():
    assert rules(deck(combos=4, hero=MISER)) == set()
    assert "LS-2.1.1.1d" in rules(deck(combos=4, actions=31, hero=MISER))
    assert "LS-2.1.1.1c" in rules(deck(combos=5, hero=MISER))
    assert "LS-2.1.1.1c" in rules(deck(combos=4))


@pytest.mark.rules("LS-2.4.3.2d")
def test_an_action_card_has_a_category():
    assert printed_card(action("Small Deed")).category == "Attack"
    bare = action("Small Deed")
    del bare["category"]
    with pytest.raises(MissingKey, match="category"):
        printed_card(bare)


# Draft decks


@pytest.mark.rules("LS-2.1.2.1a", "LS-2.1.2.1c")
def test_a_draft_deck_has_thirty_cards_beside_its_heroes():
    assert rules(draft()) == set()
    assert rules(draft(combos=0, actions=30)) == set()
    assert rules(draft(heroes=(KEEPER, MISER))) == set()
    for actions, cards in ((25, 29), (29, 33)):
        deck = draft(actions=actions)
        assert sum(deck["main"].values()) + len(deck["hero"]) == cards
        assert rules(deck) == {"LS-2.1.2.1a", "LS-2.1.2.1c"}
    assert rules(draft(actions=26)) == {"LS-2.1.2.1c"}, "thirty cards with the hero are not too few, only wrongly mixed"


@pytest.mark.rules("LS-2.1.2.1b", "LS-G61")
def test_a_draft_deck_has_one_hero_or_two():
    assert "LS-2.1.2.1b" in rules(draft(heroes=(KEEPER, MISER, HOARDER)))
    assert {"LS-2.1.2.1b", "LS-G61"} & rules(draft(heroes=()))
    assert "LS-2.1.2.1b" in rules(draft(actions=26, **{KEEPER: 1}))


@pytest.mark.rules("LS-2.1.2.1d")
def test_five_combos_at_most_in_a_draft_deck():
    assert rules(draft(combos=5, actions=25)) == set()
    assert rules(draft(combos=6, actions=24)) == {"LS-2.1.2.1d"}


@pytest.mark.rules("LS-2.1.2.1e")
def test_copies_are_free_in_a_draft_deck():
    five = draft(combos=0, actions=25)
    five["main"][COMBOS[0]] = 5
    assert max(five["main"].values()) == 6
    assert rules(five) == set()
    constructed = {key: value for key, value in five.items() if key != "format"} | {"hero": KEEPER}
    assert "LS-2.1.1.1c" in rules(constructed)


@pytest.mark.rules("LS-2.1.2.2", "LS-G61")
def test_how_a_draft_is_run_is_a_setting():
    switch = load_rulebook("lightseekers").switch("draft")
    assert len(switch.values) > 1
    assert switch.gap == "LS-G61"
