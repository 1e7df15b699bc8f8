"""`rulebound deck`: every breach of a deck, and the decks that come with the game."""

import pytest

import rulebound


def test_a_legal_deck_has_no_breaches(command):
    outcome = command("deck", "check", "emberfall", "--json")
    assert outcome.status == 0
    assert outcome.document == {"ok": True, "breaches": []}


def test_every_breach_is_named(command, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("4x Fuse Rat\n2x Vash, the Falling Star\n", encoding="utf-8")
    outcome = command("deck", "check", path, "--json")
    assert outcome.status == 1
    assert outcome.document["ok"] is False
    assert all(set(breach) == {"rule", "message"} for breach in outcome.document["breaches"])
    rules = {breach["rule"] for breach in outcome.document["breaches"]}
    assert {"LU-deck.1", "LU-deck.2", "LU-deck.4", "LU-deck.6"} <= rules


def test_people_read_one_breach_a_line(command, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("Favored: Regent of Sparks\n4x Fuse Rat\n", encoding="utf-8")
    outcome = command("deck", "check", path)
    assert outcome.status == 1
    assert [line.split(":")[0] for line in outcome.out.splitlines()] == ["LU-deck.2", "LU-deck.4"]


@pytest.mark.parametrize("text", ["3x No Such Card\n", "nonsense\n"])
def test_a_deck_that_cannot_be_read_is_not_ok(command, tmp_path, text):
    path = tmp_path / "deck.txt"
    path.write_text(text, encoding="utf-8")
    outcome = command("deck", "check", path, "--json")
    assert outcome.status == 1
    assert outcome.document == {"ok": False, "breaches": []}
    assert str(path) in outcome.err


def test_cards_of_ones_own_come_along(command, tmp_path):
    cards = tmp_path / "cards.toml"
    cards.write_text('[[card]]\nname = "My Orb"\ntype = "orb"\nfaction = "Emberwright"\n', encoding="utf-8")
    deck = tmp_path / "deck.txt"
    deck.write_text("Favored: Regent of Sparks\n3x My Orb\n", encoding="utf-8")
    outcome = command("deck", "check", deck, "--cards", cards, "--switch", "main_deck_size=3", "--json")
    assert outcome.document == {"ok": True, "breaches": []}


def test_a_switch_must_be_one(command):
    assert command("deck", "check", "emberfall", "--switch", "nonsense").status == 2
    outcome = command("deck", "check", "emberfall", "--switch", "main_dek_size=3")
    assert outcome.status == 2
    assert "main_deck_size" in outcome.err


def test_without_a_game_it_is_the_one_that_the_deck_is_for(command, tmp_path):
    assert command("deck", "check", "forgeworks", "--json").document == {"ok": True, "breaches": []}
    path = tmp_path / "deck.txt"
    path.write_text("Hero: Brannoc Forgeborn\n4x Emberlash Whelp\n", encoding="utf-8")
    rules = {breach["rule"] for breach in command("deck", "check", path, "--json").document["breaches"]}
    assert {"LS-2.1.1.1a", "LS-2.1.1.1c"} <= rules
    path.write_text('hero = "Brannoc Forgeborn"\nmian = 3\n', encoding="utf-8")
    outcome = command("deck", "check", path)
    assert outcome.status == 1
    assert "'main'" in outcome.err


@pytest.mark.parametrize("game", ["lightseekers", "lightseekers-first"])
def test_the_decks_of_lightseekers_are_listed_and_legal(command, game):
    decks = command("deck", "list", "--game", game, "--json").document
    assert [deck["name"] for deck in decks] == rulebound.deck_names(game)
    assert all(set(deck) == {"name", "hero", "about"} for deck in decks)
    assert command("deck", "check", decks[0]["name"], "--game", game).status == 0


def test_an_unknown_game_is_a_mistake_of_usage(command):
    outcome = command("deck", "check", "emberfall", "--game", "chess", "--json")
    assert (outcome.status, outcome.out) == (2, "")
    assert "lightseekers" in outcome.err


def test_the_decks_are_listed(command):
    outcome = command("deck", "list", "--json")
    assert [deck["name"] for deck in outcome.document] == rulebound.deck_names()
    assert all(set(deck) == {"name", "favored", "about"} for deck in outcome.document)
