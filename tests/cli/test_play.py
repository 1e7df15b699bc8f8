"""`rulebound play`: a game at the terminal, typed line by line."""

import json
import re

import pytest

import rulebound

# `e` passes where it can, `1` answers whatever else is asked.
TO_THE_END = "e\n1\n" * 400


def test_a_whole_game_is_played_to_its_end(command):
    outcome = command("play", "luminous", "--seed", "4", "--against", "greedy", typed=TO_THE_END)
    assert outcome.status == 0
    assert "wins (" in outcome.out or "a draw (" in outcome.out
    assert "A (you)" in outcome.out
    assert "B plays " in outcome.out  # the bot's moves are told


def test_three_at_the_table(command):
    outcome = command("play", "--players", "3", "--seed", "1", "--against", "random", typed=TO_THE_END)
    assert outcome.status == 0
    assert "C · life" in outcome.out


def test_without_input_the_table_is_left_with_a_hint(command):
    outcome = command("play", "--seed", "4")
    assert outcome.status == 0
    assert "The input has ended" in outcome.out
    assert "Keep this hand?" in outcome.out
    assert "\x1b" not in outcome.out  # no colour where there is no terminal


def play(command, *lines, seed=4, words=()):
    return command("play", "--seed", seed, *words, typed="".join(f"{line}\n" for line in lines)).out


def test_a_label_is_as_good_as_a_number(command):
    by_label = play(command, "keep this hand", "play a Green orb", "quit")
    by_number = play(command, "1", "3", "quit")
    assert by_label == by_number
    assert "1 Green ready" in by_label


def test_a_move_that_is_not_there_changes_nothing(command):
    said = play(command, "keep this hand", "dance", "77", "", "quit")
    assert "'dance' is not an option here" in said
    assert "there is no option 77" in said
    assert "Type a number, a label, or help." in said


def test_why_names_rules_with_their_statements(command):
    said = play(command, "keep this hand", "why attack B with Kindle Scamp", "why pass", "quit")
    assert "no: LU-" in said
    assert "it is legal now" in said


def test_an_illegal_move_is_refused_with_its_rules(command):
    said = play(command, "keep this hand", "play Sootwing Raider", "quit")
    assert "no: LU-cost" in said


def test_rules_and_cards_can_be_looked_up(command):
    said = play(command, "rule LU-cost.2", "card skyrocket", "card skyroket", "rule LU-cost.99", "help", "quit")
    assert "LU-cost.2 (rule): The essence cost" in said
    assert "Skyrocket · Emberwright spell" in said
    assert "Did you mean 'Skyrocket'?" in said
    assert "has no 'LU-cost.99'" in said
    assert "why LABEL" in said


def test_undo_takes_back_at_once_what_revealed_nothing(command):
    said = play(command, "1", "play a Green orb", "undo", "log", "quit")
    assert "Taken back: play a Green orb. Nothing hidden was revealed." in said
    assert "Undone: play a Green orb." in said


def test_undo_asks_first_if_something_was_revealed(command):
    said = play(command, "1", "p", "undo", "n", "undo", "y", "quit")
    assert said.count("Something hidden was revealed") == 2
    assert "Nothing was taken back." in said
    assert "Taken back: pass" in said


def test_there_may_be_nothing_to_take_back(command):
    assert "nothing to take back" in play(command, "undo", "quit")


def test_concede_ends_the_game(command):
    assert "B wins (concession, LU-win.14)." in play(command, "concede", "y")


def test_a_saved_game_goes_on(command, tmp_path):
    file = tmp_path / "evening.json"
    said = play(command, "1", "play a Green orb", f"save {file}", "quit")
    assert "saved" in said
    game = rulebound.load(file.read_text(encoding="utf-8"))
    outcome = command("play", "--resume", file, typed="quit\n")
    assert outcome.status == 0
    assert "1 Green ready" in outcome.out
    assert game.decision.prompt in outcome.out


def test_a_save_that_was_cut_off_is_a_message(command, tmp_path):
    file = tmp_path / "evening.json"
    play(command, f"save {file}", "quit")
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    outcome = command("play", "--resume", file)
    assert outcome.status == 1
    assert "valid JSON" in outcome.err


def test_a_resumed_game_has_its_log_and_can_be_undone(command, tmp_path):
    file = tmp_path / "evening.json"
    play(command, "keep this hand", "play a Green orb", f"save {file}", "quit")
    outcome = command("play", "--resume", file, typed="log\nundo\nquit\n")
    assert "You play a Green orb." in outcome.out
    assert "Taken back: play a Green orb" in outcome.out


def test_a_resumed_game_takes_no_other_decks(command, tmp_path):
    assert command("play", "--resume", tmp_path / "x.json", "--deck", "emberfall").status == 2
    assert command("play", "--resume", tmp_path / "x.json", "--record", tmp_path / "y.json").status == 2


def test_a_recorded_game_is_replayed(command, tmp_path):
    file = tmp_path / "game.json"
    play(command, "1", "play a Green orb", "concede", "y", words=["--record", file])
    outcome = command("replay", file, "--log")
    assert outcome.status == 0
    assert "A: play a Green orb" in outcome.out
    assert "every position as recorded: B wins (concession, LU-win.14)." in outcome.out


def test_a_replay_that_drifts_says_where(command, tmp_path):
    file = tmp_path / "game.json"
    play(command, "1", "play a Green orb", "concede", "y", words=["--record", file])
    document = json.loads(file.read_text(encoding="utf-8"))
    at = next(k for k, row in enumerate(document["answers"]) if row["answer"] == "play a Green orb")
    document["answers"][at]["answer"] = "play a Purple orb"
    file.write_text(json.dumps(document), encoding="utf-8")
    outcome = command("replay", file)
    assert outcome.status == 1
    assert f"drifts at answer {at + 2}" in outcome.err


@pytest.mark.parametrize("words", [[], ["--log-only"]])
def test_bots_can_be_watched(command, tmp_path, words):
    file = tmp_path / "game.json"
    bots = ["--bots", "random,random", "--decks", "gravelamp,waystone"]
    outcome = command("watch", *bots, "--seed", "5", "--record", file, *words)
    assert outcome.status == 0
    assert "(LU-" not in outcome.out.splitlines()[0]
    assert outcome.out.splitlines()[-1].endswith(").")
    assert ("in play" in outcome.out) is (not words)
    assert command("replay", file).status == 0


def test_the_same_seed_gives_the_same_game(command):
    words = ["watch", "--bots", "random,greedy", "--seed", "11", "--log-only"]
    assert command(*words).out == command(*words).out


def test_rest_passes_within_one_turn_and_goes_on_as_one_answer(command, tmp_path):
    file = tmp_path / "game.json"
    said = play(command, "1", "e", "undo", "y", "quit", words=["--record", file])
    assert re.search(r"Taken back: pass(, pass)*", said)
    answers = json.loads(file.read_text(encoding="utf-8"))["answers"]
    assert "pass" not in [row["answer"] for row in answers]


def test_what_only_offers_to_pass_is_not_asked_unless_one_holds(command):
    smart = play(command, "1", *["p"] * 4, "quit")
    held = play(command, "1", "hold", *["p"] * 4, "quit")
    alone = re.compile(r"main phase of B\.\n +1  pass.*\n(?! +2)")
    assert alone.search(held) and "You are asked everything" in held
    assert not alone.search(smart)


def test_resting_never_swallows_the_own_next_turn(command):
    said = play(command, "1", "e", "e", "quit")
    assert said.count("A has priority in the main phase of A.") == 3  # each of the own turns is asked


def test_there_is_nothing_to_yield_to_where_no_card_asks(command):
    assert "no card offers anything here" in play(command, "1", "yield", "quit")


# ---- words that were cut
def test_beginnings_of_words_are_understood_where_one_thing_begins_so(command):
    said = play(command, "ke", "pl a gr", "quit", "y")
    assert "1 Green ready" in said
    said = play(command, "ke", "play a", "quit", "y")
    assert "'play a' may mean: play an Orange orb; play a Green orb; play a Purple orb" in said
    assert "You have left the table" in play(command, "qui", "y")


def test_a_number_of_letters_that_begins_nothing_is_refused(command):
    assert "'zz' is not an option here" in play(command, "ke", "zz", "quit", "y")


# ---- learning
def test_why_of_a_card_tells_all_that_it_can_and_cannot_do(command):
    said = play(command, "keep this hand", "hold", "why Sootwing Raider", "quit", "y")
    assert "play Sootwing Raider: no" in said and "no: LU-cost" in said


def test_a_hint_is_what_a_bot_would_do(command):
    said = play(command, "hint", "quit", "y")
    assert re.search(r"A bot would: (keep this hand|mulligan \d cards)\.\n  \d+% \(± \d+%\): (keep|mulligan)", said)


def test_how_to_play_and_what_words_mean(command):
    said = play(command, "how", "word Flight", "word flihgt", "quit", "y")
    assert "Flight: " in said and "Did you mean 'flight'?" in said
    assert len(said) > 2_000


def test_the_log_tells_as_closely_as_wanted(command):
    said = play(command, "ke", "play a Green orb", "log 3", "log 7", "quit", "y")
    assert "You play a Green orb. [LU-dec.4]" in said and "log 2 also costs and steps" in said


# ---- leaving
def test_quit_and_concede_ask(command):
    said = play(command, "quit", "n", "concede", "n", "quit", "y")
    assert "Leave the table? The game is kept." in said and "Give this game up?" in said
    assert "wins" not in said and "You have left the table." in said


@pytest.mark.parametrize("left", [["quit", "y"], []])
def test_a_game_that_was_left_is_offered_again_with_its_log_and_undo(command, left):
    def go(*lines):
        return command("play", "luminous", typed="".join(f"{line}\n" for line in lines)).out

    go("keep this hand", "play a Green orb", *left)
    said = go("y", "log", "undo", "quit", "y")
    assert "A game is kept, at turn" in said
    assert "You play a Green orb." in said and "Taken back: play a Green orb" in said


def test_a_crash_in_the_midst_loses_nothing(command, monkeypatch):
    from rulebound.cli.session import Session

    def crash(self):
        raise RuntimeError("the lights go out")

    with monkeypatch.context() as dark:
        dark.setattr(Session, "hint", crash)
        with pytest.raises(RuntimeError):
            command("play", "luminous", typed="keep this hand\nplay a Green orb\nhint\n")
    assert "1 Green ready" in command("play", "luminous", typed="y\n").out


def test_who_begins_another_game_keeps_the_old_one_in_a_file(command, tmp_path):
    command("play", "luminous", typed="keep this hand\nplay a Green orb\n")
    outcome = command("play", "luminous", typed="n\n")
    assert "The kept game stays: rulebound play --resume" in outcome.err
    aside = tmp_path / "data" / "luminous.aside.json"
    assert "1 Green ready" in command("play", "--resume", aside, typed="").out


def test_a_game_that_is_over_is_kept_no_more(command, tmp_path):
    command("play", "luminous", typed="concede\ny\n")
    assert not list((tmp_path / "data").glob("*.kept.json"))


# ---- the end
def test_the_end_says_who_won_and_why_and_offers_another_game(command, tmp_path):
    file = tmp_path / "replay.json"
    said = play(command, "keep this hand", "concede", "y", "log 2", f"save {file}", "again", "concede", "y", "")
    assert "B has won by concession. A player may concede at any decision and then loses." in said
    assert re.search(r"\d+ turns, \d+ answers; A life 25; B life 25\.", said)
    assert "You concede." in said
    assert said.count("B has won by concession.") == 2
    assert command("replay", file).status == 0


# ---- any terminal
def test_sixty_columns_and_no_letters_beyond_ascii(tmp_path):
    import subprocess
    import sys

    words = [sys.executable, "-m", "rulebound", "play", "luminous", "--seed", "4"]
    env = {"PYTHONIOENCODING": "ascii", "COLUMNS": "60", "RULEBOUND_DATA": str(tmp_path), "RULEBOUND_PURE": "1",
           "PATH": "", "TERM": "dumb"}  # fmt: skip
    typed = "keep this hand\nhow\nplay a Green orb\np\nquit\ny\n"
    done = subprocess.run(words, input=typed, capture_output=True, text=True, env=env, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii() and "1 Green ready" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if not line.startswith(">")) <= 60
