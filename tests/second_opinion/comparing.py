"""Many texts of a game, one after the other: how many agree, and which do not."""

from __future__ import annotations

import collections
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from . import lightseekers, luminous, starlight
from .playing import Outcome, compared
from .texts import Garden

GAMES: dict[str, Any] = {"luminous": luminous, "lightseekers": lightseekers, "starlight": starlight}


class Report(NamedTuple):
    """What became of the texts, by verdict; why there was no opinion; and what differs."""

    verdicts: collections.Counter[str]
    reasons: collections.Counter[str]
    found: list[tuple[str, Outcome]]


def texts_of(name: str, seed: int, many: int) -> Iterator[str]:
    game = GAMES[name]
    garden = Garden(game.VOCABULARY, game.WEIGHTS, game.WORDS, game.shaped, game.REFERENCES)
    dice = random.Random(f"{name} {seed}")
    for _ in range(many):
        yield garden.text(dice)


def compare(name: str, seed: int, many: int) -> Report:
    report = Report(collections.Counter(), collections.Counter(), [])
    for text in texts_of(name, seed, many):
        outcome = compared(GAMES[name], text, text)
        verdict = outcome.verdict
        report.verdicts[verdict] += 1
        if verdict in ("unsure", "refused"):
            report.reasons[f"{verdict}: {outcome.why.splitlines()[0]}"] += 1
        if verdict == "differs":
            report.found.append((text, outcome))
    return report


def told(text: str, outcome: Outcome) -> str:
    """A difference with everything that is needed to see it again."""
    lines = [text, f"  {outcome.why}", *(f"  {each}" for each in outcome.said)]
    return "\n".join([*lines, *(f"  {seat}: {table}" for seat, table in outcome.document["seat"].items())])
