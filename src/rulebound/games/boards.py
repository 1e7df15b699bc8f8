"""Which game builds the board of a scenario."""

from __future__ import annotations

from typing import Any

from rulebound.games.kits import PLAYABLE, kit_of
from rulebound.kernel.board import Board, BoardError


def board_of(game: str, ruleset: str, doc: dict[str, Any]) -> Board:
    room = PLAYABLE.get(game)
    if room is None or PLAYABLE.get(ruleset) != room:
        raise BoardError(f"there is no game '{game}' with the ruleset '{ruleset}' here")
    return kit_of(ruleset).board(doc)
