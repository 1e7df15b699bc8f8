"""`rulebound replay`, and writing what it plays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.output import complain

if TYPE_CHECKING:
    from rulebound.kernel.game import Game


MOST_OF_A_SAVE = 50_000_000  # bytes


def replay(
    file: Annotated[str, typer.Argument(help="A replay, as --record writes it.", metavar="FILE")],
    show_log: Annotated[bool, typer.Option("--log", help="Print what happened, line by line.")] = False,
) -> None:
    """Play a recorded game again, comparing every position; a replay that drifts says where, with status 1.

    Example: rulebound watch --seed 7 --record game.json && rulebound replay game.json --log
    """
    import rulebound
    from rulebound.tabletop.files import read_file

    game = rulebound.replay(read_file(file, MOST_OF_A_SAVE))
    if show_log:
        for line in game.log:
            typer.echo(line)
    typer.echo(f"{len(game.answers)} answers, every position as recorded: {outcome(game)}")


def outcome(game: Game) -> str:
    """How it ended, in words."""
    result = game.result
    if result is None:
        return "the game is not over."
    how = "a draw" if result.winner is None else f"{result.name} wins"
    return f"{how} ({result.reason}, {result.rule})."


def record(game: Game, file: str) -> None:
    Path(file).write_text(game.replay(), encoding="utf-8")
    complain(f"recorded in {file}: rulebound replay {file}")
