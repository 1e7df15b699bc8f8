"""Many games on all cores. Each is kept as it ends, so that a run that was stopped, or killed, goes on where it was.

A question says which games it needs next, knowing those before (`Question.batch`); so it can play on where more games
tell more, and stop when the answer is clear. After a stop it is asked anew from the beginning and answers alike, so the
games of a run hang on its settings alone, and not on when it was stopped or how many cores it had.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Protocol

from rulebound.lab.plans import LabError, Plan
from rulebound.lab.playing import Row, begun_row, played

Rows = Mapping[str, Row]
Players = Callable[[Sequence[Plan]], Iterator[Row]]
Told = Callable[[int, int, str], None]

GAMES: Final = "games.jsonl"
SETTINGS: Final = "settings.json"
SENT: Final = 4  # games under way for each core


class Question(Protocol):
    """What somebody wants to know."""

    @property
    def settings(self) -> dict[str, Any]:
        """All that its games hang on."""

    @property
    def most(self) -> int:
        """No more games than that."""

    def batch(self, rows: Rows) -> list[Plan]:
        """The games that are wanted next, when these were played; none if the answer is clear or there are enough."""

    def so_far(self, rows: Rows) -> str:
        """The answer in a few words, while it is looked for."""


class Store:
    """The folder of a run: what was asked, and a line for each game. None keeps nothing."""

    def __init__(self, folder: Path | None, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.rows: dict[str, Row] = {}
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        settings = json.loads(json.dumps(settings))
        asked = folder / SETTINGS
        if asked.exists():
            before = json.loads(asked.read_text(encoding="utf-8"))
            if before != settings:
                other = [key for key in {**before, **settings} if before.get(key) != settings.get(key)]
                raise LabError(
                    f"{folder} holds a run that was asked otherwise ({', '.join(other)}). "
                    "Take another folder with --out, or ask the same again to go on with it."
                )
        else:
            write_whole(asked, json.dumps(settings, indent=1))
        self.rows = {row["id"]: row for row in whole_lines(folder / GAMES)}

    def keep(self, row: Row) -> None:
        self.rows[row["id"]] = row
        if self.folder is not None:
            with (self.folder / GAMES).open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


def whole_lines(path: Path) -> Iterator[Row]:
    """The lines of a file. What a kill has left of the last one is taken away, and that game is played again."""
    if not path.exists():
        return
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    for line in whole.decode("utf-8").splitlines():
        yield json.loads(line)


def write_whole(path: Path, text: str) -> None:
    """A file that is there whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def run(question: Question, store: Store, players: Players, told: Told | None = None) -> dict[str, Row]:
    """All games of a question, batch after batch, by their ids."""
    rows: dict[str, Row] = {}
    while batch := question.batch(rows):
        assert any(plan.id not in rows for plan in batch), "a question that asks for what it knows would never end"
        missing = [plan for plan in batch if plan.id not in store.rows]
        for row in players(missing):
            store.keep(row)
            if told is not None:
                told(len(store.rows), question.most, "")
        rows.update((plan.id, store.rows[plan.id]) for plan in batch)
        if told is not None:
            told(len(rows), question.most, question.so_far(rows))
    return rows


@contextmanager
def here(cores: int | None = None) -> Iterator[Players]:
    """Players on the cores of this machine."""
    count = cores or len(os.sched_getaffinity(0))
    if count == 1:
        yield lambda plans: map(played, plans)
        return
    with Pool(count) as pool:
        yield pool.play


class Pool:
    """Processes that play. If one dies in the middle of a game, that is noted with the games it may have been, each
    tried once more and alone."""

    def __init__(self, count: int, play: Callable[[Plan], Row] = played) -> None:
        self.count = count
        self.play_one = play
        self.made: ProcessPoolExecutor | None = None

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *fault: object) -> None:
        if self.made is not None:
            self.made.shutdown(cancel_futures=True)

    def executor(self) -> ProcessPoolExecutor:
        if self.made is None:
            self.made = ProcessPoolExecutor(self.count, mp_context=get_context("forkserver"))
        return self.made

    def play(self, plans: Sequence[Plan]) -> Iterator[Row]:
        waiting = list(reversed(plans))
        under_way: dict[Future[Row], Plan] = {}
        suspects: list[Plan] = []
        while waiting or under_way:
            while waiting and len(under_way) < self.count * SENT:
                plan = waiting.pop()
                under_way[self.executor().submit(self.play_one, plan)] = plan
            done = next(as_completed(under_way))
            plan = under_way.pop(done)
            try:
                yield done.result()
            except BrokenProcessPool:
                suspects += [plan, *under_way.values()]
                under_way.clear()
                self.made = None
        for plan in suspects:
            yield self.alone(plan)

    def alone(self, plan: Plan) -> Row:
        with ProcessPoolExecutor(1, mp_context=get_context("forkserver")) as single:
            try:
                return single.submit(self.play_one, plan).result()
            except BrokenProcessPool:
                return {**begun_row(plan), "fault": "the process that played this game died"}
