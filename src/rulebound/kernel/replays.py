"""Saves and replays as documents: what is wrong with one is said in words."""

from __future__ import annotations

import json
from typing import Any

from rulebound.kernel.errors import BadSave, ReplayDrift, RuleboundError
from rulebound.kernel.game import CONCEDE, Game
from rulebound.kernel.saves import VERSION


def read_document(text: str, what: str) -> dict[str, Any]:
    """A save or a replay as data; typed errors say what is wrong with it."""
    try:
        doc = json.loads(text)
    except ValueError as fault:
        raise BadSave(f"this {what} is no valid JSON ({fault}); it was cut off or changed. Take another.") from fault
    if not isinstance(doc, dict) or "rulebound" not in doc or "ruleset" not in doc or "pinned" not in doc:
        raise BadSave(f"this is no {what} of Rulebound: the fields 'rulebound', 'ruleset' and 'pinned' are missing")
    if doc["rulebound"] != VERSION:
        raise BadSave(
            f"this {what} is of version {doc['rulebound']}, and this Rulebound reads version {VERSION}: "
            "use the Rulebound that made it"
        )
    return doc


def run_replay(game: Game, doc: dict[str, Any]) -> Game:
    """Give the answers again and compare every fingerprint."""
    for at, row in enumerate(doc["answers"]):
        if game.fingerprint() != row["before"]:
            raise ReplayDrift(at, f"the position before '{row['answer']}' is not the one that was recorded")
        try:
            game.decide(row["answer"], row["seat"] if row["answer"] == CONCEDE else None)
        except RuleboundError as fault:
            raise ReplayDrift(at, str(fault)) from fault
    if game.fingerprint() != doc["after"]:
        raise ReplayDrift(len(doc["answers"]), "the last position is not the one that was recorded")
    return game
