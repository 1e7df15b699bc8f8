"""`rulebound cards` for Lightseekers: its types, categories and corners; a hero's trait is its text."""

import pytest

CARDS = """
[[card]]
name = "Good Hero"
type = "hero"
health = 30
elements = ["Superior Fire", "Basic Earth", "Basic Death"]
trait = "When you Equip,  deal 2 damage to another hero."

[[card]]
name = "Good Attack"
type = "Action"
category = "Attack"
requirement = ["Fire"]
text = "Deal 4 damage."

[[card]]
name = "Silent Ring"
type = "Action"
category = "Item"
worth = 1
granted_elements = ["Basic Fire"]

[[card]]
name = "Bad Trait"
type = "Hero"
health = 30
elements = ["Superior Fire", "Basic Earth", "Basic Death"]
trait = '''
Ability: Heal 1.
When you Equip, Drow 1 card.'''

[[card]]
name = "Wrong Everywhere"
type = "Combo"
category = "Buff"
cost = "Fire"
corners = "(2)(1)"
worth = 1
text = "Deal V dmage. Draw 1 crd."

[[card]]
type = "Attack"
text = "Deal 4 damage to."

[[card]]
name = "Never There"
type = "Action"
category = "Attack"
text = "When you Equip, Draw 1 card."
"""
ROW = {"name", "ok", "printed", "errors"}
ERROR = {"line", "column", "word", "message", "expected"}


@pytest.fixture(params=["lightseekers", "lightseekers-first"])
def rows(request, command, tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    outcome = command("cards", "check", path, "--game", request.param, "--json")
    assert outcome.status == 1
    return outcome.document


def places(row):
    return [(error["line"], error["column"], error["word"]) for error in row["errors"]]


def test_every_card_has_a_row_in_either_edition(rows):
    assert [row["ok"] for row in rows] == [True, True, True, False, False, False, False]
    assert all(set(row) == ROW for row in rows)
    assert all(set(error) == ERROR for row in rows for error in row["errors"])
    assert [row["name"] for row in rows[3:]] == ["Bad Trait", "Wrong Everywhere", "card 6", "Never There"]


def test_good_cards_are_printed_back(rows):
    assert [row["printed"] for row in rows[:3]] == [
        "When you Equip, deal 2 damage to another hero.",
        "Deal 4 damage.",
        "",
    ]


def test_the_place_counts_in_the_trait_of_a_hero(rows):
    assert places(rows[3]) == [(2, 17, "Drow")]
    assert rows[3]["printed"] is None


def test_every_fault_of_a_card_is_said_keys_first(rows):
    assert places(rows[4]) == [(1, 1, "worth"), (1, 1, "cost"), (1, 1, "corners"), (1, 8, "dmage"), (1, 22, "crd")]
    assert "four corners" in rows[4]["errors"][2]["message"]


def test_a_card_of_no_type_is_still_read(rows):
    assert places(rows[5]) == [(1, 1, "name"), (1, 1, "type"), (1, 15, "to")]
    assert "Hero, Combo, Action" in rows[5]["errors"][1]["message"]


def test_a_text_that_cannot_work_on_its_card_is_refused_with_a_caret(rows):
    assert places(rows[6]) == [(1, 1, "When")]


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ('type = "Hero"\nhealth = 30', ["name", "elements"]),
        ('type = "Hero"\nhelth = 30\nelements = ["Superior Fire"]', ["helth", "name", "elements"]),
        ('type = "Hero"', ["name", "health", "elements"]),
        ('type = "Combo"\ncategory = "Item"\ncost = ["Fire"]', ["name", "category"]),
        ('type = "Combo"\ncategory = "Attack"\ntrait = "Heal 1."', ["name", "trait", "cost"]),
        ('type = "Action"\ncategory = "Item"\nworth = 3\ncorners = "(1)---"', ["name", "corners", "worth"]),
        ('type = "Action"\ncategory = "Buff"\ncorners = "1"\nrequirement = "x"', ["name", "requirement", "corners"]),
        ('name = 5\ntype = "Action"\ncategory = "Attack"\nflavour = "x"\ntext = 7', ["flavour", "name", "text"]),
        ('nmae = "A"\ntpye = "Action"\ncategory = "Attack"', ["nmae", "tpye"]),
    ],
)  # fmt: skip
def test_every_wrong_key_is_named_once(command, tmp_path, card, keys):
    path = tmp_path / "card.toml"
    path.write_text(f"[[card]]\n{card}\n", encoding="utf-8")
    [row] = command("cards", "check", path, "--game", "lightseekers", "--json").document
    assert [error["word"] for error in row["errors"]] == keys


def test_people_see_the_line_and_the_caret(command, tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    outcome = command("cards", "check", path, "--game", "lightseekers")
    assert outcome.status == 1
    assert "    When you Equip, Drow 1 card.\n                    ^^^^" in outcome.out
    assert "3 of 7 cards are understood" in outcome.err


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("", "Deal 4 damage."),
        ("hero", "Ability: Heal 1."),
        ("Combo Attack", "Deal 4 damage."),
        ("action defend", "Heal 2."),
        ("item", "Attack Ability: Deal 3 damage."),
        ("buff", "Heal V."),
        ("combo buff <2><X>--", "Heal V."),
    ],
)
def test_a_text_is_explained_on_the_kind_of_card_that_has_it(command, kind, text):
    outcome = command("cards", "explain", text, "--game", "lightseekers", "--type", kind)
    assert outcome.status == 0, outcome.err
    for words in ("phrases", "instructions", "printed back", text):
        assert words in outcome.out


@pytest.mark.parametrize(
    ("kind", "said"),
    [("planet", "combo defend"), ("combo item", "combo defend"), ("buff (3)", "four"), ("hero (3)---", "corners")],
)
def test_a_kind_that_cannot_be_is_a_mistake_of_usage(command, kind, said):
    outcome = command("cards", "explain", "Heal 1.", "--game", "lightseekers", "--type", kind)
    assert outcome.status == 2
    assert said in outcome.err


def test_explaining_says_everything_that_is_wrong(command):
    outcome = command("cards", "explain", "Drow 1 card. Heal 2. Frobnicate.", "--game", "lightseekers")
    assert outcome.status == 1
    assert outcome.out == ""
    assert "Drow" in outcome.err
    assert "Frobnicate" in outcome.err


def test_the_set_is_listed_by_what_is_printed_on_its_cards(command):
    words = ("--game", "lightseekers", "--order", "tech", "--category=Buff", "--json")
    cards = command("cards", "list", *words).document
    assert cards
    assert {card["category"] for card in cards} == {"Buff"}
    words = ("--game", "lightseekers", "--type", "Hero", "--element", "Fire", "--json")
    heroes = command("cards", "list", *words).document
    assert heroes
    assert all(any("Fire" in stat for stat in hero["elements"]) for hero in heroes)
    unaligned = command("cards", "list", "--game", "lightseekers", "--order", "Unaligned", "--json").document
    assert not any("requirement" in card or "cost" in card for card in unaligned)


def test_the_listing_shows_cost_corners_and_stats(command):
    shown = command("cards", "list", "--game", "lightseekers").out
    for words in ("Combo Attack", "needs Fire", "health 30", "worth 1", "( )( )"):
        assert words in shown


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["--faction", "Tech"], 2, "--element"),
        (["--ordr", "Tech"], 2, "--order"),
        (["--order"], 2, "--order VALUE"),
        (["Tech"], 2, "stands alone"),
        (["--order", "Tek"], 1, "Unaligned"),
    ],
)
def test_a_filter_that_does_not_exist_is_answered_with_those_that_do(command, words, status, said):
    outcome = command("cards", "list", "--game", "lightseekers", *words)
    assert outcome.status == status
    assert outcome.out == ""
    assert said in outcome.err


def test_gaps_read_the_traits_of_heroes(command, tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    found = command("cards", "gaps", path, "--game", "lightseekers", "--json").document
    assert {card for gap in found for card in gap["cards"]} == {"Bad Trait", "Wrong Everywhere", "card 6"}


def test_the_language_is_that_of_the_game(command):
    assert command("cards", "language", "--game", "lightseekers").out.startswith("# Card English of Lightseekers")
    assert "Equip" in command("cards", "next", "When you ", "--game", "lightseekers", "--json").document
    nothing = command("cards", "next", "Frobnicate the ", "--game", "lightseekers", "--json")
    assert (nothing.status, nothing.document) == (1, [])
