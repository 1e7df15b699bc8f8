"""`rulebound play` and `rulebound watch` at a table of Lightseekers: duels and four players, both editions."""

import re

import pytest

# `e` passes where it can, `1` answers whatever else is asked.
TO_THE_END = "e\n1\n" * 400
EDITIONS = ["lightseekers", "lightseekers-first"]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_whole_game_is_played_to_its_end(command, ruleset, players):
    words = ["--players", players, "--seed", "3", "--against", "random"]
    outcome = command("play", ruleset, *words, typed=TO_THE_END)
    assert outcome.status == 0
    assert "wins (" in outcome.out or "a draw (" in outcome.out
    assert "A (you) · health" in outcome.out
    for name in "BCD"[: players - 1]:
        assert f"─ {name} · health" in outcome.out


def test_the_person_gets_the_deck_that_was_named_wherever_the_seats_are_drawn(command):
    for seed in range(4):
        words = ["--players", "4", "--deck", "ninth-wave", "--seed", seed]
        outcome = command("play", "lightseekers", *words, "--bot-deck", "forgeworks", typed="quit\n")
        yours = outcome.out[outcome.out.index("A (you)") :]
        first = re.search(r"hero\s+(.*?)\s+│", yours)
        assert first is not None
        assert first[1].startswith(hero_of(command, "ninth-wave"))


def hero_of(command, deck):
    decks = command("deck", "list", "--game", "lightseekers", "--json").document
    hero = next(each["hero"] for each in decks if each["name"] == deck)
    return hero if isinstance(hero, str) else hero[0]


@pytest.mark.parametrize("words", [[], ["--log-only"]])
@pytest.mark.parametrize("players", ["2", "4"])
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_bots_can_be_watched_and_replayed(command, tmp_path, ruleset, players, words):
    file = tmp_path / "game.json"
    bots = ["--bots", "random", "--players", players, "--seed", "5"]
    outcome = command("watch", ruleset, *bots, "--record", file, *words)
    assert outcome.status == 0
    assert outcome.out.splitlines()[-1].endswith(").")
    assert ("Elements" in outcome.out) is (not words)
    assert command("replay", file).status == 0


def test_a_bot_that_looks_ahead_plays_with_three_others(command):
    bots = ["--bots", "greedy,random", "--players", "4", "--seed", "2", "--log-only"]
    outcome = command("watch", "lightseekers", *bots)
    assert outcome.status == 0
    assert outcome.out.splitlines()[-1].endswith(").")


def test_more_bots_than_players_are_a_mistake_of_usage(command):
    outcome = command("watch", "lightseekers", "--bots", "random,random,random", "--players", "2")
    assert outcome.status == 2


def test_cards_and_rules_can_be_looked_up_at_the_table(command):
    typed = "card anvil chorus\ncard brannoc forgeborn\ncard forge crwn\nrule LS-5.2.2\nwhy pass\nquit\n"
    said = command("play", "lightseekers", "--seed", "3", typed=typed).out
    assert "Anvil Chorus · Combo Attack · cost Fire, Crystal" in said
    assert "Brannoc Forgeborn · Hero · health 21 · Superior Fire, Basic Earth, Basic Crystal" in said
    assert "Did you mean 'Forge Crown'?" in said
    assert "LS-5.2.2 (rule): " in said
    assert "it is legal now" in said


def test_a_saved_game_of_four_goes_on_with_the_same_person(command, tmp_path):
    file = tmp_path / "evening.json"
    words = ["--players", "4", "--seed", "1", "--against", "random"]
    command("play", "lightseekers", *words, typed=f"1\nsave {file}\nquit\n")
    outcome = command("play", "--resume", file, typed="quit\n")
    assert outcome.status == 0
    assert "A (you) · health" in outcome.out


def test_at_a_table_of_four_everybody_has_a_deck_of_their_own():
    from rulebound.cli.opening import all_named

    known = ["a", "b", "c", "d", "e"]
    decks = all_named(["", "", "", ""], ["b", "d"], known, 7)
    assert decks[:2] == ["b", "d"] and sorted(decks) == sorted(set(decks)) and set(decks) <= set(known)
    assert all_named(["a", "", "", ""], ["b", "d"], known, 7)[:2] == ["a", "d"]
    assert len({tuple(all_named([""] * 4, ["b", "d"], known, seed)) for seed in range(20)}) > 1
    assert len(all_named([""] * 8, ["b", "d"], known, 1)) == 8


def test_four_bots_at_one_table_play_four_decks(command, tmp_path):
    import json

    file = tmp_path / "game.json"
    words = ["--players", "4", "--bots", "random", "--seed", "3", "--log-only", "--record", file]
    command("watch", "lightseekers", *words)
    decks = json.loads(file.read_text(encoding="utf-8"))["setup"]["decks"]
    assert len({json.dumps(deck) for deck in decks}) == 4
