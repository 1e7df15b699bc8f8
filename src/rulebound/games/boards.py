"""Which game builds the board of a scenario."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.board import Board, BoardError


def board_of(game: str, ruleset: str, doc: dict[str, Any]) -> Board:
    if game == "luminous" and ruleset == "luminous":
        from rulebound.games.luminous.position import LuminousBoard

        return LuminousBoard(doc)
    raise BoardError(f"there is no game '{game}' with the ruleset '{ruleset}' here")
