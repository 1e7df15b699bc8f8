"""Saves and replays as documents: what is wrong with one is said in words."""

from __future__ import annotations

import json
from typing import Any

from rulebound.kernel.errors import BadSave, ReplayDrift, RuleboundError
from rulebound.kernel.game import Game
from rulebound.kernel.saves import VERSION

ROW = {"seat", "answer", "before"}


def read_document(text: str, what: str) -> dict[str, Any]:
    """A save or a replay as data; typed errors say what is wrong with it."""
    try:
        doc = json.loads(text)
    except ValueError as fault:
        raise BadSave(f"this {what} is no valid JSON ({fault}); it was cut off or changed. Take another.") from fault
    if not isinstance(doc, dict) or "rulebound" not in doc or "ruleset" not in doc or "pinned" not in doc:
        raise BadSave(f"this is no {what} of Rulebound: the fields 'rulebound', 'ruleset' and 'pinned' are missing")
    if not isinstance(doc["ruleset"], str) or not isinstance(doc["pinned"], dict):
        raise BadSave(f"this {what} is damaged: 'ruleset' is a name, and 'pinned' a table. Take another.")
    if doc["rulebound"] != VERSION:
        raise BadSave(
            f"this {what} is of version {doc['rulebound']}, and this Rulebound reads version {VERSION}: "
            "use the Rulebound that made it"
        )
    return doc


def check_replay(doc: dict[str, Any]) -> None:
    """Whether everything is there that a replay needs."""
    if "answers" not in doc or not doc.get("setup"):
        raise BadSave("this is no replay: it holds no set-up or no answers. A save is resumed with rulebound.load.")
    rows = doc["answers"]
    whole = isinstance(rows, list) and all(isinstance(row, dict) and row.keys() >= ROW for row in rows)
    if not whole or "after" not in doc or not isinstance(doc["setup"], dict):
        raise BadSave("this replay is damaged: an answer, its seat or a fingerprint is missing. Take another.")


def run_replay(game: Game, doc: dict[str, Any]) -> Game:
    """Give the answers again and compare every fingerprint."""
    for at, row in enumerate(doc["answers"]):
        if game.fingerprint() != row["before"]:
            raise ReplayDrift(at, f"the position before '{row['answer']}' is not the one that was recorded")
        try:
            game.decide(row["answer"], row["seat"])
        except RuleboundError as fault:
            raise ReplayDrift(at, str(fault)) from fault
    if game.fingerprint() != doc["after"]:
        raise ReplayDrift(len(doc["answers"]), "the last position is not the one that was recorded")
    return game
