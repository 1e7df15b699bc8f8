"""`rulebound draft`: bots pick, build legal decks and play them."""

import rulebound


def test_four_bots_draft_legal_decks(command):
    outcome = command("draft", "lightseekers", "--players", "4", "--seed", "4", "--json")
    assert outcome.status == 0
    document = outcome.document
    assert (document["seed"], document["result"], len(document["decks"])) == (4, None, 4)
    for deck in document["decks"]:
        assert rulebound.check_deck("lightseekers", deck) == []


def test_the_decks_are_played_to_the_end(command):
    outcome = command("draft", "--players", "4", "--seed", "4", "--play", "random")
    assert outcome.status == 0
    lines = outcome.out.splitlines()
    assert [line.partition("'")[0] for line in lines[:4]] == ["A", "B", "C", "D"]
    assert lines[-1].endswith(").")
    assert "wins (" in lines[-1] or "a draw (" in lines[-1]


def test_the_same_seed_drafts_the_same_decks(command):
    words = ["draft", "--players", "3", "--seed", "9"]
    assert command(*words).out == command(*words).out


def test_a_game_without_drafts_says_so(command):
    outcome = command("draft", "luminous")
    assert outcome.status == 1
    assert "there is no draft in luminous" in outcome.err
    assert "LS-S31" in command("draft", "lightseekers-first").err
