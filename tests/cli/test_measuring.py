"""`rulebound bench` and `rulebound fuzz`: one document each, with a status that means something."""


import pytest

from rulebound import _pure
from rulebound.kernel import state

FIGURES = {"compiled", "games_per_s", "decisions_per_s", "decisions_per_game", "copy_us", "playouts_per_s"}
FIGURES |= {"game_decisions_per_s"}
REPORT = {
    "games", "decisions", "options", "checked", "refusals", "copies", "views", "replays", "unfinished", "failures",
}  # fmt: skip


def test_bench_prints_the_figures_of_each_ruleset(command):
    outcome = command("bench", "luminous", "--seconds", "0.2", "--json")
    assert outcome.status == 0
    assert set(outcome.document) == {"luminous"}
    figures = outcome.document["luminous"]
    assert set(figures) == FIGURES
    assert figures["compiled"] is _pure.is_compiled(state)
    assert all(figures[name] > 0 for name in FIGURES - {"compiled"})


def test_bench_for_people_names_the_form(command):
    form = "compiled" if _pure.is_compiled(state) else "plain Python"
    assert f"luminous, {form}, one core" in command("bench", "luminous", "--seconds", "0.1").out


YARDSTICK = """
def games(first, count):
    return sum(range(1000 * count)) and 7 * count
"""


def test_bench_prints_the_ratio_beside_another_kernel_if_it_is_asked_for(command, tmp_path):
    (tmp_path / "kernel.py").write_text(YARDSTICK)
    words = ["bench", "luminous", "--seconds", "0.1", "--beside", str(tmp_path)]
    figures = command(*words, "--json").document["luminous"]
    assert set(figures) == FIGURES | {"ratio"}
    assert 0 < figures["ratio"] < 100
    assert "of the decisions of the kernel beside it" in command(*words).out


def test_a_folder_without_a_kernel_is_a_mistake_of_usage(command, tmp_path):
    outcome = command("bench", "luminous", "--seconds", "0", "--beside", str(tmp_path))
    assert outcome.status == 2
    assert "kernel" in outcome.err


def test_fuzz_prints_what_it_did(command):
    outcome = command("fuzz", "luminous", "--games", "2", "--seed", "1", "--json")
    assert outcome.status == 0
    assert set(outcome.document) == {"luminous"}
    report = outcome.document["luminous"]
    assert set(report) == REPORT
    assert report["games"] == 2
    assert report["failures"] == []


def test_fuzz_fails_with_the_game_that_shows_it(command, monkeypatch):
    def broken(*_):
        from rulebound.fuzz.promises import Broken

        raise Broken("cards", "one is missing")

    monkeypatch.setattr("rulebound.fuzz.promises.every_card_in_one_place", broken)
    outcome = command("fuzz", "luminous", "--games", "1", "--json")
    assert outcome.status == 1
    [failure] = outcome.document["luminous"]["failures"]
    assert set(failure) == {"promise", "message", "seed", "decks", "switches", "answers"}
    assert (failure["promise"], failure["message"]) == ("cards", "one is missing")
    assert "one is missing" in command("fuzz", "--games", "1").out


@pytest.mark.parametrize("words", [["fuzz", "--games", "0"], ["bench", "--seconds", "-1"]])
def test_nothing_to_do_is_a_mistake_of_usage(command, words):
    assert command(*words).status == 2


EDITIONS = ["lightseekers", "lightseekers-first"]


@pytest.mark.parametrize("players", ["2", "4"])
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_lightseekers_is_fuzzed_with_so_many_players(command, ruleset, players):
    outcome = command("fuzz", ruleset, "--games", "1", "--players", players, "--json")
    assert outcome.status == 0
    report = outcome.document[ruleset]
    assert (report["games"], report["failures"]) == (1, [])
    assert report["decisions"] > 10


@pytest.mark.parametrize("players", ["2", "4"])
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_lightseekers_is_measured_with_so_many_players(command, ruleset, players):
    outcome = command("bench", ruleset, "--seconds", "0", "--players", players, "--json")
    assert outcome.status == 0
    figures = outcome.document[ruleset]
    assert all(figures[name] > 0 for name in FIGURES - {"compiled"})


def test_edits_stop_when_their_time_is_up(command):
    found = command("fuzz", "lightseekers", "--edits", "100000", "--seconds", "0.5", "--json").document["lightseekers"]
    assert 0 < found["edits"] < 100_000


@pytest.mark.parametrize("words", [["--depth", "2"], ["--without", "equip"], ["--without", "a", "--report", "a.html"]])
def test_depth_that_nobody_would_be_told_is_refused(command, words):
    refused = command("lab", "matrix", "lightseekers", "--games", "2", *words)
    assert refused.status == 2 and "it goes with --report" in refused.err

