"""Programs that sit down at a table over the socket: they play there, and what goes wrong costs them their own game."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from tests.server.killing import Server, Zygote, free_port
from typer.testing import CliRunner, Result

from rulebound.bots.external import Program
from rulebound.cli.app import app
from rulebound.cli.visiting import Visitor
from rulebound.kernel.errors import RuleboundError

FIRST = shlex.join([sys.executable, str(Path(__file__).resolve().parents[2] / "examples" / "first_bot.py")])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    zygote = Zygote()
    found = Server(zygote, str(tmp_path_factory.mktemp("tables") / "t.sqlite"))
    found.start()
    yield found
    found.kill()
    zygote.close()


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    found = [Program(FIRST) for _ in range(2)]
    yield found
    for program in found:
        program.close()


def post(server: Server, path: str, body: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    where = f"http://127.0.0.1:{server.port}{path}"
    with urlopen(Request(where, json.dumps(body).encode(), headers)) as reply:
        return json.load(reply)


def host(server: Server, program: Program) -> tuple[str, Visitor]:
    """The link to a new table with a free chair, and who made it."""
    token = post(server, "/api/guests", {"name": "Anna"})["token"]
    settings = {"ruleset": "luminous", "private": True, "switches": {"turn_cap": 6}}
    made = post(server, "/api/tables", {"settings": settings, "chairs": [{"who": "me"}, {"who": "open"}]}, token)
    link = f"http://127.0.0.1:{server.port}/table/{made['table']['id']}#{made['invite']}"
    found = Visitor(link, program, "Anna")
    found.token = token
    return link, found


def join(link: str, command: str, *more: str) -> Result:
    return CliRunner().invoke(app, ["join", link, command, *more])


def test_a_program_plays_a_whole_game_at_a_table(server: Server, programs: list[Program]) -> None:
    link, anna = host(server, programs[0])
    with ThreadPoolExecutor() as threads:
        other = threads.submit(anna.play)
        done = join(link, FIRST, "--name", "First")
    assert done.exit_code == 0, done.output
    winner = other.result()["winner"]
    outcome = "Nobody has won" if winner is None else "First has lost" if winner == anna.seat else "First has won"
    said, ending = done.output.splitlines()
    assert said == "First sits at the table." and ending.split(":")[0] == outcome


def test_two_programs_go_on_when_the_server_was_killed(server: Server, programs: list[Program]) -> None:
    link, anna = host(server, programs[0])
    berta = Visitor(link, programs[1], "Berta")
    berta.sit_down(None)
    with ThreadPoolExecutor() as threads:
        games = [threads.submit(visitor.play) for visitor in (anna, berta)]
        while anna.step < 5 and not games[0].done():
            time.sleep(0.01)
        assert not games[0].done(), "it ended before the kill"
        server.kill()
        server.start()
        endings = [game.result() for game in games]
    assert endings[0] == endings[1]
    assert {anna.seat, berta.seat} == {0, 1}


def test_a_program_that_fails_concedes(server: Server, programs: list[Program]) -> None:
    link, anna = host(server, programs[0])
    with ThreadPoolExecutor() as threads:
        other = threads.submit(anna.play)
        done = join(link, f"{sys.executable} -c 'print(1)'", "--name", "Brief")
    assert done.exit_code == 1
    assert "did not answer decision 1" in done.output and "it has conceded" in done.output
    assert other.result()["winner"] == anna.seat


class Said:
    """A line on which nothing is answered."""

    def __init__(self) -> None:
        self.types: list[str] = []

    def send(self, frame: str) -> None:
        self.types.append(json.loads(frame)["type"])


def test_what_passes_is_said_again_and_who_cannot_go_on_concedes(
    monkeypatch: pytest.MonkeyPatch, programs: list[Program]
) -> None:
    monkeypatch.setattr("rulebound.cli.visiting.time.sleep", lambda _: None)
    visitor = Visitor("http://there/table/7", programs[0], "P")
    option = {"id": "1", "label": "pass", "kind": "pass"}
    visitor.state = {"view": {"game": "luminous"}, "decision": {"id": 3, "seat": 0, "options": [option]}}
    line: Any = Said()
    for _ in range(5):
        visitor.answer(line, visitor.state["decision"])
        visitor.hear({"type": "error", "code": "too_fast", "words": "slower"})
        assert visitor.sent is None and visitor.leaving is None
    visitor.hear({"type": "error", "code": "late", "words": "late"})
    visitor.hear({"type": "error", "code": "too_fast", "words": "slower"})  # once too often
    visitor.answer(line, visitor.state["decision"])
    visitor.hear({"type": "error", "code": "too_fast", "words": "slower"})
    visitor.answer(line, visitor.state["decision"])
    assert line.types == ["decide"] * 5 + ["concede"] * 2
    with pytest.raises(RuleboundError, match="slower"):
        visitor.hear({"type": "error", "code": "over", "words": "the game is over"})


def test_who_is_not_let_in_is_told_so(programs: list[Program]) -> None:
    visitor = Visitor("http://there/table/7", programs[0], "P")
    with pytest.raises(RuleboundError, match="no such table"):
        visitor.hear({"type": "error", "code": "unknown_table", "words": "there is no such table"})


def test_a_full_table_and_a_wrong_invite_are_refused_in_words(server: Server, programs: list[Program]) -> None:
    link, _ = host(server, programs[0])
    with pytest.raises(RuleboundError, match="private"):
        Visitor(link.split("#")[0], programs[1], "P").sit_down(None)
    Visitor(link, programs[1], "P").sit_down(None)
    with pytest.raises(RuleboundError, match="chair"):
        Visitor(link, programs[1], "P").sit_down(None)


@pytest.mark.parametrize("link", ["", "table/7", "ftp://there/table/7", "http://there/", "http://there/table/"])
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(RuleboundError, match="no link to a table"):
        Visitor(link, Program(FIRST), "P")


def test_nobody_there() -> None:
    with pytest.raises(RuleboundError, match="does not answer"):
        Visitor(f"http://127.0.0.1:{free_port()}/table/7", Program(FIRST), "P").sit_down(None)
