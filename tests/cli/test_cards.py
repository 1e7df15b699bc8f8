"""`rulebound cards`: every complaint about every card, and what the language can say."""

import json

import pytest

from rulebound.tabletop.rooms import rulesets

CARDS = """
[[card]]
name = "Good Scholar"
type = "unit"
faction = "Wanderers"
essence_cost = "1"
attack = 1
health = 1
text = "Flight.  Arrive: Draw 1."

[[card]]
name = "Bad Key"
type = "unit"
atack = 1
health = 1

[[card]]
name = "Bad Text"
type = "unit"
attack = 1
health = 1
text = '''
Flight.
Arrive: Drow 1.'''

[[card]]
name = "Silent"
type = "relic"
durability = 2

[deck]
name = "other tables are ignored"

[[card]]
name = "Two Mistakes"
type = "spell"
attack = 1
text = "Draw."
"""
ROW = {"name", "ok", "printed", "errors"}
ERROR = {"line", "column", "word", "message", "expected"}


def check(command, tmp_path, text):
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return command("cards", "check", path, "--game", "luminous", "--json")


def test_one_row_per_card_and_a_bad_card_hides_no_other(command, tmp_path):
    outcome = check(command, tmp_path, CARDS)
    assert outcome.status == 1
    rows = outcome.document
    assert [row["name"] for row in rows] == ["Good Scholar", "Bad Key", "Bad Text", "Silent", "Two Mistakes"]
    assert all(set(row) == ROW for row in rows)
    assert all(set(error) == ERROR for row in rows for error in row["errors"])
    assert [row["ok"] for row in rows] == [True, False, False, True, False]


def test_a_good_card_is_printed_back_normalised(command, tmp_path):
    rows = check(command, tmp_path, CARDS).document
    assert rows[0] == {"name": "Good Scholar", "ok": True, "printed": "Flight. Arrive: Draw 1.", "errors": []}
    assert rows[3]["printed"] == ""


def test_an_error_has_its_place_in_the_text(command, tmp_path):
    row = check(command, tmp_path, CARDS).document[2]
    assert row["printed"] is None
    [error] = row["errors"]
    assert (error["line"], error["column"], error["word"]) == (2, 9, "Drow")
    assert isinstance(error["expected"], list)


def test_where_a_sentence_ends_too_early_the_caret_is_under_its_last_word(command, tmp_path):
    row = check(command, tmp_path, CARDS).document[4]
    assert row["errors"][0]["word"] == "attack"  # a spell has none: the key
    assert row["errors"][1]["word"] == "Draw"
    assert (row["errors"][1]["line"], row["errors"][1]["column"]) == (1, 1)


def test_a_wrong_key_is_named_with_the_right_one(command, tmp_path):
    [error] = check(command, tmp_path, CARDS).document[1]["errors"]
    assert error["word"] == "atack"
    assert "attack" in error["message"]


def test_every_wrong_key_is_named_and_a_misspelt_one_is_not_missed(command, tmp_path):
    card = '[[card]]\ntype = "unit"\natack = 1\nhealth = 0\ncolours = "G"\ntext = "Drow 1."\n'
    [row] = check(command, tmp_path, card).document
    assert row["name"] == "card 1"
    assert [error["word"] for error in row["errors"]] == ["atack", "name", "colours", "health", "Drow"]


def test_every_ability_that_never_works_is_named(command, tmp_path):
    card = '[[card]]\nname = "A"\ntype = "relic"\ndurability = 1\ntext = "Flight. Arrive: Draw 1. Contact: Draw 1."\n'
    [row] = check(command, tmp_path, card).document
    assert [(error["column"], error["word"]) for error in row["errors"]] == [(1, "Flight"), (25, "Contact")]


LATER = """
[[card]]
name = "First"
type = "spell"
text = "Draw 1."

[[card]]
name = "No When"
type = "unit"
attack = 1
health = 1
text = "Draw 1."

[[card]]
name = "Never There"
type = "spell"
text = "Gain 1 life. Arrive: Draw 1."

[[card]]
name = "No Such Token"
type = "spell"
text = "Play a Sprig token."

[[card]]
name = "Not Yet"
type = "relic"
durability = 1
text = "Whenever you tribute the top card of your deck, draw 1."

[[card]]
name = "Broken Token"
type = "token"
attack = 1
health = 1
text = "Draw 1."

[[card]]
name = "Plain Orb"
type = "orb"

[[card]]
name = "Last"
type = "spell"
text = "Draw 2."
"""


def test_what_is_found_only_behind_the_reading_is_a_row_like_any_other(command, tmp_path):
    outcome = check(command, tmp_path, LATER)
    assert outcome.status == 1
    wrong = {row["name"]: [(e["line"], e["column"], e["word"]) for e in row["errors"]] for row in outcome.document}
    assert wrong == {
        "First": [],
        "No When": [(1, 1, "Draw")],
        "Never There": [(1, 14, "Arrive")],
        "No Such Token": [(1, 8, "Sprig")],
        "Not Yet": [(1, 22, "the")],
        "Broken Token": [(1, 1, "Draw")],
        "Plain Orb": [(1, 1, "colours")],
        "Last": [],
    }
    assert [row["ok"] for row in outcome.document] == [not errors for errors in wrong.values()]


def test_the_status_is_0_if_every_card_is_understood(command, tmp_path):
    good = CARDS.split("[[card]]")[1]
    outcome = check(command, tmp_path, f"[[card]]{good}")
    assert outcome.status == 0
    assert [row["ok"] for row in outcome.document] == [True]


def test_a_file_that_cannot_be_read_is_said_and_hides_no_other(command, tmp_path):
    path = tmp_path / "good.toml"
    path.write_text("[[card]]" + CARDS.split("[[card]]")[1], encoding="utf-8")
    outcome = command("cards", "check", tmp_path / "missing.toml", path, "--json")
    assert outcome.status == 1
    assert [row["name"] for row in outcome.document] == ["Good Scholar"]
    assert "missing.toml" in outcome.err


def test_people_see_the_line_and_the_caret(command, tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    outcome = command("cards", "check", path)
    assert outcome.status == 1
    assert "^^^^" in outcome.out
    assert "2 of 5 cards are understood" in outcome.err


def test_explain_shows_phrases_instructions_and_the_text(command):
    outcome = command("cards", "explain", "flight. Arrive: Draw 1.", "--type", "unit")
    assert outcome.status == 0
    for words in ("phrases", "instructions", "printed back", "Flight. Arrive: Draw 1.", "1. You draw 1 card."):
        assert words in outcome.out


def test_explain_has_everything_as_data(command):
    found = command("cards", "explain", "Arrive: Draw 1.", "--type", "unit", "--json").document
    assert found["printed"] == "Arrive: Draw 1." and found["abilities"][0]["instructions"] and not found["errors"]
    assert found["plain"] == ["When this card enters play:", "  1. You draw 1 card."]


def test_explaining_a_text_that_cannot_be_read_ends_in_a_message(command):
    outcome = command("cards", "explain", "Frobnicate 2.")
    assert outcome.status == 1
    assert "Frobnicate" in outcome.err
    assert "Traceback" not in outcome.err


def test_explaining_an_unknown_type_is_a_mistake_of_usage(command):
    assert command("cards", "explain", "Draw 1.", "--type", "planet").status == 2


def test_the_set_is_listed_by_faction_and_type(command):
    outcome = command("cards", "list", "--faction", "wanderers", "--type", "relic", "--json")
    assert outcome.status == 0
    assert outcome.document
    assert {(card["faction"], card["type"]) for card in outcome.document} == {("Wanderers", "relic")}


def test_a_faction_that_does_not_exist_is_a_mistake(command):
    outcome = command("cards", "list", "--faction", "Nobody")
    assert outcome.status == 1
    assert "Wanderers" in outcome.err


def test_a_filter_of_another_game_is_a_mistake_of_usage(command):
    outcome = command("cards", "list", "--order", "Tech")
    assert outcome.status == 2
    assert "--faction" in outcome.err


def test_the_listing_shows_faction_cost_and_numbers(command):
    shown = command("cards", "list", "--faction", "Emberwright").out
    for words in ("Emberwright unit", "cost 1O", "1/1"):
        assert words in shown


def test_gaps_rank_what_cannot_be_said(command, tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    outcome = command("cards", "gaps", path, "--json")
    assert outcome.status == 0
    assert {"phrase", "blocks", "cards"} == set(outcome.document[0])
    assert {"Bad Text", "Two Mistakes"} == {card for gap in outcome.document for card in gap["cards"]}


def test_the_reference_is_printed(command):
    outcome = command("cards", "language")
    assert outcome.status == 0
    assert outcome.out.startswith("# Card English of Luminous")


def test_what_may_come_next(command):
    outcome = command("cards", "next", "Whenever you ", "--json")
    assert "draw" in json.loads(outcome.out)
    assert command("cards", "next", "Frobnicate the ").status == 1


@pytest.mark.parametrize("ruleset", rulesets())
def test_every_ruleset_has_every_command(command, tmp_path, ruleset):
    """Whatever is listed can be checked, printed back, explained as a language and gone on with."""
    tables = command("cards", "list", "--game", ruleset, "--json").document
    card = next(table for table in tables if table.get("text"))
    path = tmp_path / "card.toml"
    path.write_text("[[card]]\n" + "\n".join(f"{key} = {json.dumps(value)}" for key, value in card.items()))
    [row] = command("cards", "check", path, "--game", ruleset, "--json").document
    assert (row["ok"], row["printed"]) == (True, card["text"])
    assert command("cards", "gaps", path, "--game", ruleset, "--json").document == []
    assert command("cards", "language", "--game", ruleset).out.startswith("# Card English of ")
    assert command("cards", "next", card["text"].split()[0] + " ", "--game", ruleset, "--json").document
    assert command("cards", "explain", "Nothing of the kind.", "--game", ruleset).status == 1
