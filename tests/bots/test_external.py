"""Bots that are programs: told what their seat sees; whatever goes wrong costs them their own game alone."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from rulebound.api import new_game
from rulebound.bots import External, Random, UnknownBot, bot_of
from rulebound.lab import asking
from rulebound.lab.running import Store, here, run

FIRST = Path(__file__).resolve().parents[2] / "examples" / "first_bot.py"


def command(program: Path) -> str:
    return shlex.join([sys.executable, str(program)])


def written(tmp_path: Path, body: str) -> str:
    program = tmp_path / "bot.py"
    program.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {body}\n")
    return command(program)


@pytest.mark.parametrize("ruleset", ["luminous", "lightseekers", "starlight"])
def test_the_sample_bot_plays_a_whole_game(ruleset: str) -> None:
    bot = External(command(FIRST))
    try:
        game = new_game(ruleset, seed=4)
        game.play([bot, Random(1)])
    finally:
        bot.close()
    assert game.over and not bot.failed
    assert any(seat == 0 for seat, _ in game.answers)


def test_it_is_told_what_its_seat_sees_and_no_more(tmp_path: Path) -> None:
    seen = tmp_path / "seen.jsonl"
    keep = f"open({str(seen)!r}, 'a').write(line)"
    body = f"{keep}; print(json.dumps({{'number': asked.get('number'), 'choice': 'pass'}}), flush=True)"
    bot = External(written(tmp_path, f"if asked['type'] == 'decision': {body}"))
    game = new_game("lightseekers", seed=4)
    while game.decision.seat != 0:
        game.decide(game.decision.options[0])
    view, decision = game.view(0), game.decision
    bot.choose(view, decision)
    bot.close()
    asked = json.loads(seen.read_text())
    told = {key: value for key, value in dict(view).items() if key != "decisions"}
    assert asked["view"] == json.loads(json.dumps(told))
    assert [option["label"] for option in asked["decision"]["options"]] == [each.label for each in decision.options]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("sys.exit(1)", "has ended"),
        ("time.sleep(60)", "did not answer within 0.5 seconds"),
        ("print('hello', flush=True)", "did not answer in JSON"),
        ("print(json.dumps({'number': 99, 'choice': 'x'}), flush=True)", "did not answer decision 1"),
        ("print(json.dumps({'number': 1, 'choice': 'win'}), flush=True)", "chose what is not offered"),
        ("print('[' * 100000, flush=True)", "did not answer in JSON"),
        ("print('x' * 3000000, flush=True)", "said more than 1000000 characters"),
    ],
)
def test_a_program_that_fails_loses_its_game(tmp_path: Path, body: str, why: str) -> None:
    seconds = 0.5 if "sleep" in body else 20
    bot = External(written(tmp_path, f"if asked['type'] == 'decision': {body}"), seconds)
    game = new_game("luminous", seed=4)
    result = game.play([bot, Random(1)])
    assert result.winner == 1 and why in bot.failed
    assert bot.program.process is None


def test_a_program_that_is_not_there_loses_its_game() -> None:
    bot = External("no-such-program-anywhere")
    assert new_game("luminous", seed=4).play([bot, Random(1)]).winner == 1
    assert "could not be started" in bot.failed


def test_names_and_programs() -> None:
    assert isinstance(bot_of("run:python bot.py", 1), External)
    with pytest.raises(UnknownBot, match="there is no bot 'gredy': bots are random, greedy"):
        bot_of("gredy", 1)


def test_the_lab_plays_against_programs_and_says_why_they_failed(tmp_path: Path) -> None:
    bots = [f"run:{written(tmp_path, 'sys.exit(3)')}", "random"]
    sides = asking.sides_of("lightseekers", ["long-noon"], bots)
    question = asking.matrix("lightseekers", sides, 2)
    with here(1) as players:
        rows = run(question, Store(None, question.settings), players)
    for row in rows.values():
        seat = row["bots"].index(bots[0])
        assert row["returns"][seat] == -1 and "has ended" in row["failed"][seat] and not row["fault"]
