"""A whole game without card texts, in one file outside the package: all that the two large games can do, it can do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rulebound
from rulebound import Game
from rulebound.bots import BOTS
from rulebound.fuzz import fuzz, fuzz_edits, promises
from rulebound.kernel.chance import Dice
from rulebound.tabletop.packs import set_number
from rulebound.tabletop.rulebook import load_rulebook

pytestmark = pytest.mark.usefixtures("walk")

MOST_LINES = 400
SCENARIO = """
title = "Who can follow must"
game = "gleaners"
turn = "A"
neutral = ["Rye 1", "Rye 2"]
[seat.A]
hand = ["Barley 3", "Corn 1"]
seed = ["Barley 1"]
[seat.B]
hand = ["Barley 8", "Rye 7"]
seed = ["Corn 8"]
[script]
moves = '''
A: refused: play Rye 7 -> GL-play.1
A: play Barley 3
B: play Barley 8
B: play Rye 7
'''
expect = ["turn = B", "B.won = [Barley 3, Barley 8]", "A.hand = 2", "Rye 2 in A.hand", "B.points = 0", "game not over"]
"""


def begin(players: int = 3, seed: int = 5) -> Game:
    return rulebound.new_game("gleaners", players=players, seed=seed)


def command(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "rulebound", *words]
    return subprocess.run(line, input=typed, capture_output=True, text=True, check=False, timeout=120)


def test_it_is_one_file_and_nothing_in_the_package_knows_it(walk: Path) -> None:
    lines = (walk / "gleaners.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) < MOST_LINES
    package = Path(rulebound.__file__).parent
    assert not [file for file in package.rglob("*.py") if "gleaners" in file.read_text(encoding="utf-8").lower()]


def test_every_rule_is_cited(walk: Path) -> None:
    source = (walk / "gleaners.py").read_text(encoding="utf-8").partition('"""\n\nDECK')[2]
    for rule in load_rulebook("gleaners"):
        assert rule.id in source, rule.id
    assert rulebound.rule("GL-play.2").statement == "Who can follow the crop led must."


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_plays_it_to_the_end(name: str, players: int) -> None:
    game = begin(players)
    result = game.play([BOTS[name](seat) for seat in range(players)])
    assert result.rule == "GL-end.2"
    assert sorted(seat for place in game.places for seat in place) == list(range(players))
    assert sum(game.returns) == pytest.approx(0)


def test_equals_share_a_place_and_what_it_is_worth() -> None:
    game = begin()
    while not game.over:
        game.decide(game.decision.options[0])
    numbers = [game.view(0)["seats"][seat]["points"] for seat in range(3)]
    assert [[numbers[seat] for seat in place] for place in game.places] == sorted(
        ([each] * numbers.count(each) for each in set(numbers)), reverse=True
    )
    shared = begin()
    shared.state.end(-1, "points", "GL-end.2")
    assert shared.places == [[0, 1, 2]] and shared.returns == [0, 0, 0]
    for seat, points in enumerate([7, 2, 7]):
        set_number(shared.state, seat, 0, points)
    assert shared.places == [[0, 2], [1]] and shared.returns == [0.5, -1, 0.5]


def test_who_gives_up_is_last() -> None:
    game = begin()
    game.decide("concede", 1)
    assert game.result is not None and game.result.rule == "GL-end.3" and game.places[-1] == [1]


def test_a_refusal_names_its_rule_and_an_answer_in_secret_stays_secret() -> None:
    game = begin()
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    label = game.decisions[1].options[0].label
    game.decide(label, 1)
    assert [decision.seat for decision in game.decisions] == [0, 2]
    assert label.removeprefix("sow ") not in str(game.view(0)) + str(game.log_of(0))
    assert game.view(0).masked.doc["frames"][1]["answers"] == [None, None, None]
    for seat in (0, 2):
        game.decide(game.decisions[0].options[0], seat)
    leader = game.decision.seat
    hand = game.view(leader)["seats"][leader]["hand"]
    assert [refusal.rule for refusal in game.why_not(f"sow {hand[0]}")] == ["GL-play.1"]
    seed = game.view(leader)["seats"][leader]["seed"][0]
    assert "GL-play.3" in [refusal.rule for refusal in game.why_not(f"play {seed}")]


def test_who_can_follow_must() -> None:
    told = []
    for seed in range(20):
        game = begin(2, seed)
        while not game.over:
            seat = game.decision.seat
            view = game.view(seat)
            if game.decision.free and view["seats"][1 - seat]["trick"]:
                labels = [choice.label for choice in game.decision.options]
                for name in view["seats"][seat]["hand"]:
                    if f"play {name}" not in labels:
                        told += [refusal.rule for refusal in game.why_not(f"play {name}")]
            game.decide(game.decision.options[0], seat)
    assert set(told) == {"GL-play.2"} and len(told) > 10


@pytest.mark.parametrize("players", [2, 4])
def test_at_every_decision_it_is_saved_copied_undone_and_honestly_seen(players: int) -> None:
    game = begin(players)
    dice = Dice(1)
    book = load_rulebook("gleaners")
    while not game.over:
        promises.somebody_is_asked_or_it_is_over(game.state, book)
        promises.copies_and_saves_go_on_alike(game.ruleset, game.state, dice)
        promises.a_question_can_be_asked_again(game.state)
        promises.a_view_hides_what_is_hidden(game.ruleset, game.state, dice)
        promises.the_list_is_what_the_checklists_allow(game.ruleset, game.state)
        before = game.fingerprint()
        game.decide(game.decision.options[-1])
        again = game.copy()
        again.undo()
        assert again.fingerprint() == before
    loaded = rulebound.load(game.save(history=True))
    assert loaded.log == game.log and rulebound.replay(game.replay()).fingerprint() == game.fingerprint()


def test_the_promises_hold_in_random_games() -> None:
    for report in (*fuzz(["gleaners"], 12, 3), fuzz_edits("gleaners", 40, 3)):
        assert report.ok, report.failures


def test_a_scenario_sets_it_up_and_a_position_is_written_as_one() -> None:
    rulebound.scenario.run(rulebound.scenario.parse(SCENARIO))
    game = begin(2)
    for _ in range(2):
        game.decide(game.decision.options[0])
    there = rulebound.scenario.position(game.position())
    assert there.view(0)["seats"] == game.view(0)["seats"]
    with pytest.raises(rulebound.RuleboundError, match="there is one Rye 1 in the pack"):
        rulebound.scenario.position('game = "gleaners"\n[seat.A]\nhand = ["Rye 1", "Rye 1"]\n')


def test_what_cannot_be_is_refused_in_words() -> None:
    for players, switches, words in ((5, {}, "GL-setup.1"), (4, {"hand_size": 7}, "GL-setup.2"), (2, {"x": 1}, "'x'")):
        with pytest.raises(rulebound.RuleboundError, match=words):
            rulebound.new_game("gleaners", players=players, switches=switches)
    with pytest.raises(rulebound.RuleboundError, match="without decks"):
        rulebound.new_game("gleaners", decks=["emberfall", "tidewatch"])
    assert len(rulebound.new_game("gleaners", switches={"hand_size": 6}).view(0)["seats"][0]["hand"]) == 6
    with pytest.raises(rulebound.RuleboundError, match="there are 2 decks"):
        rulebound.new_game("luminous", decks=["emberfall", "tidewatch"], players=3)


def test_it_is_played_watched_and_measured_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "follow.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    watched = command("watch", "gleaners", "--players", "3", "--seed", "3")
    assert watched.returncode == 0 and "GL-end.2" in watched.stdout and "the table" in watched.stdout
    played = command("play", "gleaners", "--seed", "3", typed="1\n" * 30)
    assert "GL-end.2" in played.stdout, played.stderr
    for words in (f"scenario {file}", "rules gleaners GL-play.2", "bench gleaners --seconds 0.2"):
        done = command(*words.split())
        assert done.returncode == 0, done.stdout + done.stderr
