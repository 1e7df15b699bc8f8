"""From a number back to its games: a run can be asked again from its folder, and each of its games be played again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulebound.kernel.letters import nearest
from rulebound.lab.comparing import Compare
from rulebound.lab.laddering import Ladder
from rulebound.lab.matching import Matrix
from rulebound.lab.plans import LabError, Plan, Side, Variant
from rulebound.lab.running import GAMES, SETTINGS, Question, whole_lines
from rulebound.lab.valuing import Worths

ASKED: dict[str, Callable[..., Question]] = {
    "matrix": Matrix, "compare": Compare, "cards": Worths, "ladder": Ladder,
}  # fmt: skip


def question_of(settings: dict[str, Any]) -> Question:
    """The question of a run, from what its folder keeps."""
    given = dict(settings)
    asked = ASKED[given.pop("question")]
    return asked(**{key: read(value) for key, value in given.items()})


def read(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(read(each) for each in value)
    if isinstance(value, dict) and value.keys() == Side.__dataclass_fields__.keys():
        return Side(**value)
    if isinstance(value, dict) and value.keys() == Variant.__dataclass_fields__.keys():
        return Variant(**{**value, "cards": tuple(value["cards"])})
    return value


def plan_of(folder: Path, game: str) -> Plan:
    """The plan of a game that was played."""
    asked = folder / SETTINGS
    if not asked.exists():
        raise LabError(f"{folder} is not the folder of a run: it has no {SETTINGS}")
    question = question_of(json.loads(asked.read_text(encoding="utf-8")))
    kept = {row["id"]: row for row in whole_lines(folder / GAMES)}
    rows: dict[str, Any] = {}
    while batch := question.batch(rows):
        for plan in batch:
            if plan.id == game:
                return plan
        if any(plan.id not in kept for plan in batch):
            break
        rows.update((plan.id, kept[plan.id]) for plan in batch)
    near = nearest(game, list(kept))
    raise LabError(f"there is no game '{game}' in {folder}" + (f"; did you mean '{near}'?" if near else ""))
