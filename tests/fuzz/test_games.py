"""The fuzzer's games: of all kinds, repeatable, and with an answer to what went wrong."""

import pytest

import rulebound
from rulebound.fuzz import Report, fuzz, promises
from rulebound.fuzz.games import RESTRICT_CARDS, THREE_PLAYERS_EVERY, arrange, play_one
from rulebound.games.luminous.switches import Switches
from rulebound.tabletop.rulebook import load_rulebook

BOOK = load_rulebook("luminous")


def test_random_games_keep_every_promise():
    [report] = fuzz(["luminous"], games=THREE_PLAYERS_EVERY + 1, seed=20)
    assert report.failures == []
    assert report.games == THREE_PLAYERS_EVERY + 1
    assert report.decisions > 0
    assert min(report.options, report.checked, report.refusals, report.copies, report.views, report.replays) > 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("ruleset", ["lightseekers", "lightseekers-first"])
def test_random_games_of_lightseekers_keep_every_promise(ruleset, players):
    [report] = fuzz([ruleset], games=12 // players, seed=20, players=players)
    assert report.failures == []
    assert report.games == 12 // players
    assert min(report.options, report.checked, report.refusals, report.copies, report.views, report.replays) > 0


def test_a_number_of_players_holds_for_every_game():
    assert {len(arrange(BOOK, 1, number, players=4).decks) for number in range(10)} == {4}


def test_the_games_are_of_all_kinds():
    games = [arrange(BOOK, 1, number) for number in range(30)]
    assert {len(game.decks) for game in games} == {2, 3}
    assert {deck for game in games for deck in game.decks} == set(rulebound.deck_names())
    switched = {(name, value) for game in games for name, value in game.switches.items()}
    for switch in BOOK.switches:
        if len(switch.values) > 1 and switch.name not in RESTRICT_CARDS:
            assert all((switch.name, value) in switched for value in switch.values)
    for game in games:
        Switches(dict(game.switches))


def test_the_same_seed_plays_the_same_games():
    assert [arrange(BOOK, 7, n) for n in range(5)] == [arrange(BOOK, 7, n) for n in range(5)]
    assert arrange(BOOK, 7, 0) != arrange(BOOK, 8, 0)


def test_an_error_in_the_engine_is_a_failure_with_the_answers_that_led_there(monkeypatch):
    checked = []

    def fragile(ruleset, s, physical):
        checked.append(s)
        if len(checked) == 20:
            raise ZeroDivisionError("the engine broke")

    monkeypatch.setattr(promises, "every_card_in_one_place", fragile)
    report = Report("luminous")
    play_one(arrange(BOOK, 1, 0), BOOK, 0, report)
    [failure] = report.failures
    assert "the engine broke" in failure.message
    assert len(failure.answers) == 19
    assert f"seed {failure.seed}" in str(failure)


def test_time_ends_a_run():
    [report] = fuzz(["luminous"], games=10_000, seed=1, seconds=0.0)
    assert report.games < 10


def test_switches_that_are_drawn_can_be_played_together():
    book = load_rulebook("lost-legacy")
    drawn = [arrange(book, 1, number) for number in range(160)]
    boards = {each.switches.get("board") for each in drawn}
    entries = {each.switches.get("board.entries") for each in drawn if each.switches.get("board") != "standard"}
    assert len(boards) > 4 and entries == {None}
    assert len({each.switches.get("board.entries") for each in drawn}) > 3
    for each in drawn:
        each.begin()
