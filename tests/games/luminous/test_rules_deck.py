"""What a deck may hold, and how a deck is written.

Each deck here is a legal one but for what the test says: cards of its own fill it up to fifty.
"""

from pathlib import Path

import pytest

import rulebound
from rulebound.games.luminous.library import read_deck
from rulebound.tabletop.decklists import BadCount, DeckError, UnknownCards, UnknownKey

WANDERER, EMBER = "The Crowned Stray", "Regent of Sparks"


def plain(name, faction="Wanderers", **other):
    return {"name": name, "type": "unit", "faction": faction, "attack": 1, "health": 1} | other


NUMBERS = (
    "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Last"
)
FILLERS = [f"Milestone {word}" for word in NUMBERS.split()]
CARDS = [
    *(plain(name) for name in FILLERS),
    plain("Crown of Ash", unique=True),
    plain("Crown of Moss", unique=True),
    plain("Crown of Dusk", unique=True),
    plain("Crown of Roads", unique=True),
    {"name": "Road Facet", "type": "orb", "faction": "Wanderers", "colours": "OG"},
    {"name": "Sole Facet", "type": "orb", "faction": "Wanderers", "colours": "OP", "unique": True},
    {"name": "Deep Facet", "type": "orb", "faction": "Duskveil", "colours": "P"},
    {"name": "Sprig", "type": "token", "faction": "Mossbound", "attack": 1, "health": 1},
]


def deck(favored=EMBER, size=50, **cards):
    """A deck with the given cards (underscores for blanks) and as many fillers as it takes."""
    main = {name.replace("_", " "): count for name, count in cards.items()}
    left = size - sum(main.values())
    for name in FILLERS:
        count = min(3, left)
        if count > 0:
            main[name] = count
            left -= count
    assert left <= 0, "the fillers do not reach"
    return {"name": "a deck", "favored": favored, "main": main}


def breaches(deck, **switches):
    return [str(breach) for breach in rulebound.check_deck("luminous", deck, cards=CARDS, switches=switches)]


def rules(deck, **switches):
    return [breach.rule for breach in rulebound.check_deck("luminous", deck, cards=CARDS, switches=switches)]


# One favored, fifty cards


@pytest.mark.rules("LU-deck.1")
def test_a_deck_has_exactly_one_favored():
    assert rules(deck()) == []
    assert rules(deck() | {"favored": [EMBER, WANDERER]}) == ["LU-deck.1"]
    without = deck()
    del without["favored"]
    assert rules(without) == ["LU-deck.1"]


@pytest.mark.rules("LU-deck.1")
def test_the_favored_is_not_among_the_fifty():
    assert rules(deck(Regent_of_Sparks=1)) == ["LU-deck.1"]


@pytest.mark.rules("LU-deck.1")
def test_only_a_favored_leads_a_deck():
    assert breaches(deck(favored="Kindle Scamp")) == [
        "LU-deck.1: Kindle Scamp is a unit, no favored, and cannot lead a deck"
    ]


@pytest.mark.rules("LU-deck.2")
@pytest.mark.parametrize("size", [0, 49, 51])
def test_a_main_deck_has_exactly_fifty_cards(size):
    assert breaches(deck(size=size)) == [f"LU-deck.2: {size} cards in the main deck; it has exactly 50"]


@pytest.mark.rules("LU-deck.2")
def test_another_size_by_switch():
    assert rules(deck(size=40), main_deck_size=40) == []
    assert rules(deck(), main_deck_size=40) == ["LU-deck.2"]


# Factions


@pytest.mark.rules("LU-deck.3a")
def test_a_faction_favored_takes_its_faction_and_wanderers():
    assert rules(deck(Kindle_Scamp=3, Gate_Mastiff=3)) == []
    assert breaches(deck(Kindle_Scamp=3, Fen_Needler=1)) == [
        "LU-deck.3a: Fen Needler is Duskveil, allowed are Emberwright and Wanderers"
    ]


@pytest.mark.rules("LU-deck.3a")
def test_a_faction_favored_takes_no_second_faction():
    named = deck(Fen_Needler=1) | {"second_faction": "Duskveil"}
    assert rules(named) == ["LU-deck.3a", "LU-deck.3a"]


@pytest.mark.rules("LU-deck.3b")
def test_a_wanderers_favored_takes_one_other_faction():
    assert rules(deck(WANDERER, Fen_Needler=3)) == []
    assert rules(deck(WANDERER, Kindle_Scamp=3)) == []
    assert breaches(deck(WANDERER, Fen_Needler=1, Kindle_Scamp=1)) == [
        "LU-deck.3b: cards of Duskveil and Emberwright; "
        "a Wanderers favored takes Wanderers and one other faction"
    ]


@pytest.mark.rules("LU-deck.3b", "LU-dec.27")
def test_the_second_faction_may_be_named():
    mixed = deck(WANDERER, Fen_Needler=1)
    assert rules(mixed | {"second_faction": "Duskveil"}) == []
    assert breaches(mixed | {"second_faction": "Emberwright"}) == [
        "LU-deck.3b: Fen Needler is Duskveil, allowed are Wanderers and Emberwright"
    ]
    assert breaches(mixed | {"second_faction": ""}) == [
        "LU-deck.3b: Fen Needler is Duskveil, allowed is Wanderers"
    ]


@pytest.mark.rules("LU-deck.3c")
def test_second_faction_and_wanderers_are_optional():
    assert rules(deck(WANDERER)) == []
    ember = [plain(name.replace("Mile", "Ember"), "Emberwright") for name in FILLERS]
    main = {card["name"]: 3 for card in ember[:16]} | {ember[16]["name"]: 2}
    own = {"name": "ember only", "favored": EMBER, "main": main}
    assert rulebound.check_deck("luminous", own, cards=ember) == []


# Copies and uniques


@pytest.mark.rules("LU-deck.4", "LU-card.1")
def test_at_most_three_cards_of_one_name():
    assert rules(deck(Gate_Mastiff=3)) == []
    assert breaches(deck(Gate_Mastiff=4)) == ["LU-deck.4: 4 copies of Gate Mastiff"]


@pytest.mark.rules("LU-deck.5")
def test_the_three_copies_are_counted_over_main_and_side_deck():
    assert rules(deck(Gate_Mastiff=2) | {"side": {"Gate Mastiff": 1}}, side_deck_max=10) == []
    assert breaches(deck(Gate_Mastiff=2) | {"side": {"Gate Mastiff": 2}}, side_deck_max=10) == [
        "LU-deck.5: 4 copies of Gate Mastiff, 2 in the main deck and 2 in the side deck"
    ]


@pytest.mark.rules("LU-deck.6")
def test_one_copy_of_a_unique_card():
    assert rules(deck(Crown_of_Ash=1)) == []
    assert breaches(deck(Crown_of_Ash=2)) == ["LU-deck.6: 2 copies of Crown of Ash, which is unique"]


@pytest.mark.rules("LU-deck.6")
def test_one_copy_of_a_unique_card_over_both_decks():
    assert rules(deck(Crown_of_Ash=1) | {"side": {"Crown of Ash": 1}}, side_deck_max=10) == ["LU-deck.6"]


@pytest.mark.rules("LU-deck.7")
def test_three_unique_cards_in_all():
    three = {"Crown_of_Ash": 1, "Crown_of_Moss": 1, "Crown_of_Dusk": 1}
    assert rules(deck(**three)) == []
    assert rules(deck(**three, Crown_of_Roads=1)) == ["LU-deck.7"]


@pytest.mark.rules("LU-deck.7")
def test_the_three_uniques_are_those_of_the_main_deck():
    three = deck(Crown_of_Ash=1, Crown_of_Moss=1, Crown_of_Dusk=1)
    assert rules(three | {"side": {"Crown of Roads": 1}}, side_deck_max=10) == []


# Orbs and tokens


@pytest.mark.rules("LU-deck.8")
def test_the_orb_pile_has_six_of_each_colour():
    assert rules(deck() | {"orbs": {"Orange": 6, "Green": 6, "Purple": 6}}) == []
    assert rules(deck() | {"orbs": {"Orange": 5, "Green": 6, "Purple": 7}}) == ["LU-deck.8"]
    assert rules(deck() | {"orbs": {"Orange": 9, "Green": 9, "Purple": 0}}) == ["LU-deck.8"]
    assert rules(deck() | {"orbs": {"Orange": 6, "Green": 6}}) == ["LU-deck.8"]


@pytest.mark.rules("LU-deck.9")
def test_basic_orbs_do_not_belong_in_the_main_deck():
    assert breaches(deck(Green=1)) == [
        "LU-deck.9: Green is a basic orb and belongs in the orb pile, not in the deck"
    ]


@pytest.mark.rules("LU-deck.9")
def test_non_basic_orbs_belong_in_the_main_deck():
    assert rules(deck(Road_Facet=3)) == []
    pile = {"Orange": 6, "Green": 6, "Purple": 5, "Road Facet": 1}
    assert set(rules(deck() | {"orbs": pile})) == {"LU-deck.8", "LU-deck.9"}


@pytest.mark.rules("LU-deck.10")
def test_tokens_are_part_of_no_deck():
    assert breaches(deck(Sprig=1)) == ["LU-deck.10: Sprig is a token and can be part of no deck"]
    assert rules(deck(Luminous_Bloom=1)) == ["LU-deck.10"]
    assert rules(deck() | {"side": {"Sprig": 1}}, side_deck_max=1) == ["LU-deck.10"]


@pytest.mark.rules("LU-deck.11")
def test_non_basic_orbs_obey_the_copy_limit():
    assert rules(deck(Road_Facet=4)) == ["LU-deck.4", "LU-deck.11"]


@pytest.mark.rules("LU-deck.11")
def test_non_basic_orbs_obey_the_faction_limit():
    assert rules(deck(Deep_Facet=1)) == ["LU-deck.3a", "LU-deck.11"]


@pytest.mark.rules("LU-deck.11")
def test_non_basic_orbs_obey_the_unique_limits():
    assert rules(deck(Sole_Facet=2)) == ["LU-deck.6", "LU-deck.11"]
    three = {"Crown_of_Ash": 1, "Crown_of_Moss": 1, "Crown_of_Dusk": 1}
    assert rules(deck(**three, Sole_Facet=1)) == ["LU-deck.7"]


@pytest.mark.rules("LU-deck.2", "LU-deck.3a", "LU-deck.4", "LU-deck.8")
def test_all_breaches_are_named_at_once():
    bad = deck(size=51, Gate_Mastiff=4, Fen_Needler=1) | {"orbs": {"Orange": 6}}
    assert rules(bad) == ["LU-deck.2", "LU-deck.3a", "LU-deck.4", "LU-deck.8"]


@pytest.mark.rules("LU-match.2")
def test_there_is_no_side_deck_unless_the_match_has_one():
    side = {"side": {"Gate Mastiff": 3}}
    assert rules(deck() | side) == ["LU-match.2"]
    assert rules(deck() | side, side_deck_max=3) == []
    assert rules(deck() | side, side_deck_max=2) == ["LU-match.2"]


# How a deck is written

TOML = """
name = "two lines"
favored = "Regent of Sparks"
about = "short"
[main]
"Kindle Scamp" = 3
"Gate Mastiff" = 2
[side]
"Stolen Banner" = 1
"""

PASTED = """
# from the table
Name: two lines
Favored: Regent of Sparks
About: short

3x Kindle Scamp
2 Gate Mastiff
Side:
1x Stolen Banner
"""


def test_a_pasted_list_is_the_same_deck_as_its_toml():
    assert read_deck(PASTED) == read_deck(TOML)
    assert dict(read_deck(PASTED).main) == {"Kindle Scamp": 3, "Gate Mastiff": 2}


def test_a_name_pasted_twice_counts_twice():
    assert read_deck("Favored: X\n2x Kindle Scamp\n2x Kindle Scamp").main == {"Kindle Scamp": 4}


def test_a_deck_file_is_named_after_its_file(tmp_path):
    path = tmp_path / "sparks.txt"
    path.write_text("Favored: Regent of Sparks\n3x Kindle Scamp\n")
    assert read_deck(path).name == "sparks"
    assert read_deck(path).favored == ("Regent of Sparks",)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(DeckError, match="gone"):
        read_deck(tmp_path / "gone.toml")


def test_a_misspelt_key_is_named_with_the_nearest():
    with pytest.raises(UnknownKey, match=r"'favoured' is no part of a deck\. Did you mean 'favored'"):
        read_deck('favoured = "Regent of Sparks"\n[main]\n')


def test_a_misspelt_header_is_named_with_its_line():
    with pytest.raises(UnknownKey, match="line 2: 'Favoured'"):
        read_deck("3x Kindle Scamp\nFavoured: Regent of Sparks")


@pytest.mark.parametrize("count", ["-1", "1.5", '"3"', "true"])
def test_a_count_that_is_none_is_named_with_its_card(count):
    with pytest.raises(BadCount, match="Kindle Scamp"):
        read_deck(f'favored = "Regent of Sparks"\n[main]\n"Kindle Scamp" = {count}\n')


def test_a_line_without_a_count_says_how_to_write_it():
    with pytest.raises(DeckError, match=r"line 2: .*Write '3x Kindle Scamp'"):
        read_deck("Favored: Regent of Sparks\nKindle Scamp")


def test_unknown_cards_are_all_named_with_the_nearest():
    wrong = deck(Gate_Mastif=1, Kindle_Skamp=1)
    with pytest.raises(UnknownCards) as caught:
        rulebound.check_deck("luminous", wrong, cards=CARDS)
    assert caught.value.names == ["Gate Mastif", "Kindle Skamp"]
    assert "Did you mean 'Gate Mastiff'?" in str(caught.value)


def test_every_deck_of_the_box_is_legal():
    box = sorted((Path(rulebound.__file__).parent / "games" / "luminous" / "decks").glob("*.toml"))
    assert box
    for path in box:
        assert rulebound.check_deck("luminous", read_deck(path).as_dict()) == [], path.name
